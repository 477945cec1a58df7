#pragma once

#include "model/carrier/carrier.h"
#include "model/exchange/carried_rally.h"

#include <QCheckBox>
#include <QWidget>

class QSettings;

namespace stagewright {

/// Asks what of the rally a file carries inside, and says how large that is.
class CarryFields final : public QWidget {
    Q_OBJECT

public:
    /// @param first what is chosen to begin with
    explicit CarryFields(Carried first, QWidget* parent = nullptr);

    [[nodiscard]] Carried carried() const;

    /// How large a file of that kind becomes by it. A pack that cannot be made has no size.
    /// @param stages indices of those that are shown
    void tellSizes(Carrier carrier, const std::vector<qsizetype>& stages, PacksToCarry& packs);

    [[nodiscard]] QCheckBox& stages() const { return *stages_; }
    [[nodiscard]] QCheckBox& all() const { return *all_; }

Q_SIGNALS:
    void changed();

private:
    QCheckBox* stages_;
    QCheckBox* all_;
};

/// What files carried the last time; at first the stages.
[[nodiscard]] Carried readCarried(const QSettings& settings);
void rememberCarried(Carried what, QSettings& settings);

} // namespace stagewright
