#pragma once

#include "editor/document/document.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QObject>

namespace stagewright {

/// The tiles that the next command is meant for. It follows them through edits, undo and redo.
class Selection final : public QObject {
    Q_OBJECT

public:
    explicit Selection(Document& document, QObject* parent = nullptr);

    /// As they lie in the stage now, in no order that matters.
    [[nodiscard]] const QList<Placement>& tiles() const { return tiles_; }
    [[nodiscard]] bool isEmpty() const { return tiles_.isEmpty(); }
    [[nodiscard]] bool contains(const Placement& tile) const;

    void set(const QList<Placement>& tiles);
    void selectAt(Hex hex); ///< all that lies there; nothing lying there clears the selection
    void toggle(const Placement& tile);
    void clear() { set({}); }

Q_SIGNALS:
    void changed();

private:
    void follow(const StageChange& change);

    Document& document_;
    QList<Placement> tiles_;
};

} // namespace stagewright
