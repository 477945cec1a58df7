#pragma once

#include "editor/hextiles/board/ghost.h"

#include <QRectF>
#include <QSet>

#include <optional>

namespace stagewright {

/// What the mouse does on the board. One tool is active at a time; the view hands it the mouse.
/// Positions are pixels of the view.
class Tool {
public:
    Tool() = default;
    Tool(const Tool&) = delete;
    Tool& operator=(const Tool&) = delete;
    virtual ~Tool() = default;

    virtual void activate() {}
    /// What is under way ends without a change to the stage.
    virtual void deactivate() { cancel(); }

    virtual void press(QPointF at, Qt::KeyboardModifiers modifiers) = 0;
    virtual void moveTo(QPointF at) = 0;
    virtual void release(QPointF at) = 0;

    /// Ends what is under way, without a change to the stage. @return whether anything was
    virtual bool cancel() = 0;

    /// Turns or flips what is in the hand. @return whether anything is
    virtual bool turn(int by) = 0;
    virtual bool flip() = 0;

    /// The same by the wheel, as part of a gesture. @return whether anything is
    virtual bool turnByWheel(int /*notches*/, int /*gesture*/) { return false; }
    /// Takes what is chosen by the tool off the board, or moves it. @return whether anything is
    virtual bool remove() { return false; }
    virtual bool nudge(int /*columns*/, int /*rows*/) { return false; }

    /// The stage is another one: what was under way ends.
    virtual void stageChanged() { cancel(); }

    [[nodiscard]] virtual bool holdsTiles() const = 0;
    /// Whether the wheel turns something rather than scrolls.
    [[nodiscard]] virtual bool takesWheel(QPointF /*at*/) const { return ghost() != nullptr; }

    /// What is shown beside the stage; null where there is nothing.
    [[nodiscard]] virtual const Ghost* ghost() const { return nullptr; }
    /// Placement::laid of the tiles in the hand, shown faint where they still lie.
    [[nodiscard]] virtual QSet<int> lifted() const { return {}; }
    [[nodiscard]] virtual std::optional<QRectF> band() const { return std::nullopt; }
};

} // namespace stagewright
