#pragma once

#include "editor/document/document.h"

#include <QPixmap>
#include <QTimer>

#include <map>

namespace stagewright {

/// What the strip shows of each stage that takes time to make: its picture, and how many errors the
/// rules find. Made one stage after another while the program has nothing else to do.
class SeenStages final : public QObject {
    Q_OBJECT

public:
    struct Seen {
        QPixmap picture; ///< StripItem::pictureSize; null: not drawn yet
        int errors = 0;
    };

    /// @param document must outlive it
    explicit SeenStages(Document& document, QObject* parent = nullptr);

    /// What is known of the stage. If it has changed since it was looked at, what was seen then,
    /// and it is looked at soon.
    [[nodiscard]] const Seen& of(const RallyStage& stage);

    /// Pictures are of another ground, or sharpness, from now on.
    void drawOn(const QColor& ground, qreal devicePixelRatio);
    /// Everything is looked at again.
    void forget();

Q_SIGNALS:
    /// There is more to be seen of the stage.
    void seen(stagewright::StageKey stage);

private:
    struct Known {
        Stage stage;
        Seen seen;
        bool isStale = true;
    };

    void look();

    Document& document_;
    QColor ground_;
    qreal devicePixelRatio_ = 1;
    std::map<StageKey, Known> known_;
    QTimer idle_;
};

} // namespace stagewright
