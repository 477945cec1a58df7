#pragma once

#include "editor/background/background.h"
#include "editor/document/document.h"

#include <QImage>
#include <QPixmap>
#include <QTimer>

#include <map>
#include <optional>
#include <vector>

namespace stagewright {

/// What the strip shows of each stage that takes time to make: its picture, and how many errors the
/// rules find. Made one stage after another, behind the window.
class StageThumbnails final : public QObject {
    Q_OBJECT

public:
    struct Preview {
        QPixmap picture; ///< StripItem::pictureSize; null: not drawn yet
        int errors = 0;
    };

    /// @param document must outlive it
    explicit StageThumbnails(Document& document, QObject* parent = nullptr);

    /// What is known of the stage. If it has changed since it was looked at, what was seen then,
    /// and it is looked at soon.
    [[nodiscard]] const Preview& of(const RallyStage& stage);

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
        Preview seen;
        bool isStale = true;
    };
    struct Asked {
        StageKey key;
        Stage stage;
        bool isOpen; ///< the rules have been asked of it already
    };
    struct Paper {
        QColor ground;
        qreal devicePixelRatio = 1;
        friend bool operator==(const Paper&, const Paper&) = default;
    };
    struct Answer {
        StageKey key;
        std::optional<int> errors;
        QImage picture;
    };
    using Work = Background<Answer>;

    static void work(const std::stop_token& stop, const Work::Tell& tell,
                     const std::vector<Asked>& asked, const CheckSettings& settings,
                     const Paper& paper);
    /// What is under way is of stages as they were.
    void again();
    void look();
    void take(const Answer& answer);

    Document& document_;
    Paper paper_;
    std::map<StageKey, Known> known_;
    QTimer soon_; ///< when all have been asked for
    Work work_;   ///< last, so that it ends before all else goes
};

} // namespace stagewright
