#pragma once

#include "editor/background/background.h"
#include "model/game/games.h"

#include <QImage>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include <memory>
#include <utility>
#include <vector>

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

/// A stage of a file, to be drawn.
struct ShownStage {
    QString path;
    int stage = -1; ///< index; less than 0: the first
};

/// Draws stage files small, one after the other behind the window. One that takes long, as its disk
/// does not answer, holds up none of the others.
class Thumbnails final : public QObject {
    Q_OBJECT

public:
    explicit Thumbnails(QObject* parent = nullptr);
    ~Thumbnails() override;

    /// Gives up what was begun before.
    /// @param size in device-independent pixels
    void draw(const std::vector<ShownStage>& stages, const Games& games, QSize size,
              qreal devicePixelRatio);
    /// Likewise, of each file the first stage.
    void draw(const QStringList& paths, const Games& games, QSize size, qreal devicePixelRatio);

    /// The others are not drawn.
    void halt();

Q_SIGNALS:
    /// @param stage as it was asked for
    void drawn(const QString& path, const stagewright::Thumbnail& thumbnail, int stage);

private:
    using Drawing = Background<std::pair<ShownStage, Thumbnail>>;

    static void drawOne(const std::stop_token& stop, const Drawing::Tell& tell,
                        const ShownStage& shown, const Games& games, const QSize& size,
                        const qreal& devicePixelRatio);
    void passBySlow();
    void drawNext(Drawing& drawing);

    std::vector<ShownStage> left_; ///< not begun yet, the next one last
    Games games_;
    QSize size_;
    qreal devicePixelRatio_ = 1;
    QTimer slow_;
    /// Each has drawn all it was given, or is at one; last, so that they end before all else goes.
    std::vector<std::unique_ptr<Drawing>> drawings_;
};

/// The file as a picture; of a file with several stages the first, or the one that is asked for.
[[nodiscard]] Thumbnail thumbnailOf(const QString& path, const Games& games, QSize size,
                                    qreal devicePixelRatio, int stage = 0);

} // namespace stagewright
