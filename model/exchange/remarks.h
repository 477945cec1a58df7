#pragma once

#include "model/fault.h"

#include <QString>

#include <vector>

namespace stagewright {

struct Placement;

/// More are counted only.
inline constexpr std::size_t mostRemarks = 100;

/// Gathers what a format cannot hold or a program will not show. The same thing in several places
/// becomes one remark, which names the first of them and how many more there are. Beyond
/// mostRemarks they are counted only.
class Remarks {
public:
    void add(const QString& what, const QString& place = {});

    [[nodiscard]] std::vector<Fault> list() const;
    /// The places being paths in this JSON text; their lines are named too.
    [[nodiscard]] std::vector<Fault> listIn(const QByteArray& text) const;

private:
    struct Remark {
        QString what;
        QString place;
        int more = 0;
    };

    std::vector<Remark> remarks_;
    int beyond_ = 0; ///< how many came when there were too many already
};

/// "tile 205a on hex (0, 1)"
[[nodiscard]] QString placeOf(const Placement& tile);

} // namespace stagewright
