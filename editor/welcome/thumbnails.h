#pragma once

#include "editor/background/background.h"
#include "model/game/games.h"

#include <QImage>
#include <QObject>
#include <QStringList>

#include <utility>

namespace stagewright {

/// A stage file as a small picture.
struct Thumbnail {
    enum class State : unsigned char {
        Drawn,
        Bare,       ///< it holds no tile, or too many for a small picture
        Unreadable, ///< it holds no stage, or more than is read for a picture
        Gone        ///< no such file
    };

    State state = State::Gone;
    QImage picture; ///< without a ground; null unless drawn
};

/// Draws stage files small, one after the other in a thread of its own, so that neither a long
/// stage nor a slow disk holds up the window.
class Thumbnails final : public QObject {
    Q_OBJECT

public:
    explicit Thumbnails(QObject* parent = nullptr);

    /// Gives up what was begun before.
    /// @param size in device-independent pixels
    void draw(const QStringList& paths, const Games& games, QSize size, qreal devicePixelRatio);

    /// The others are not drawn.
    void halt() { drawing_.giveUp(); }

Q_SIGNALS:
    void drawn(const QString& path, const stagewright::Thumbnail& thumbnail);

private:
    using Drawing = Background<std::pair<QString, Thumbnail>>; ///< a path and its picture

    static void drawAll(const std::stop_token& stop, const Drawing::Tell& tell,
                        const QStringList& paths, const Games& games, const QSize& size,
                        const qreal& devicePixelRatio);

    Drawing drawing_;
};

/// The file as a picture; of a file with several stages the first.
[[nodiscard]] Thumbnail thumbnailOf(const QString& path, const Games& games, QSize size,
                                    qreal devicePixelRatio);

} // namespace stagewright
