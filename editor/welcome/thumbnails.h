#pragma once

#include "model/catalogue/catalogue.h"

#include <QImage>
#include <QObject>
#include <QStringList>

#include <thread>

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
    explicit Thumbnails(QObject* parent = nullptr) : QObject(parent) {}
    ~Thumbnails() override;

    /// Gives up what was begun before.
    /// @param catalogue must stay until the last has been drawn, or until halt()
    /// @param size in device-independent pixels
    void draw(const QStringList& paths, const Catalogue& catalogue, QSize size,
              qreal devicePixelRatio);

    /// Waits for the one that is being drawn; the others are not drawn.
    void halt();

Q_SIGNALS:
    void drawn(const QString& path, const stagewright::Thumbnail& thumbnail);

private:
    void tell(int number, const QString& path, const Thumbnail& thumbnail);

    int number_ = 0; ///< of the last call of draw()
    std::jthread worker_;
};

/// The file as a picture; of a file with several stages the first.
[[nodiscard]] Thumbnail thumbnailOf(const QString& path, const Catalogue& catalogue, QSize size,
                                    qreal devicePixelRatio);

} // namespace stagewright
