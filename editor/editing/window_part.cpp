#include "editor/editing/window_part.h"

#include "editor/sheets/stage_drawing.h"
#include "model/game/piece_words.h"

#include <QCoreApplication>
#include <QPainter>
#include <QTimer>

#include <utility>

namespace stagewright {

namespace {

struct PictureTexts {
    Q_DECLARE_TR_FUNCTIONS(PictureWindow)
};

class PictureBoard final : public QWidget {
public:
    explicit PictureBoard(const Document& document) : document_(document) {
        setFocusPolicy(Qt::StrongFocus);
        setAccessibleName(PictureTexts::tr("Board"));
    }

    std::function<void()> painted;

protected:
    void paintEvent(QPaintEvent*) override {
        const Stage& stage = document_.stage();
        const auto& drawing = document_.games().face<StageDrawing>(stage);
        QPainter painter(this);
        painter.drawImage(0, 0,
                          drawing.picture(stage, document_.games(), size(), devicePixelRatioF(),
                                          palette().color(QPalette::Base)));
        if (painted)
            painted();
    }

private:
    const Document& document_;
};

class PictureEditor final : public StageEditor {
public:
    explicit PictureEditor(Document& document)
        : document_(document)
        , board_(std::make_unique<PictureBoard>(document)) {
        board_->painted = [this] {
            if (std::exchange(isShown_, true))
                return;
            // Not while it is being painted: who hears of it may put another board in its place.
            QTimer::singleShot(0, this, [this] {
                Q_EMIT firstPainted();
                Q_EMIT firstShown();
            });
        };
        connect(&document, &Document::changed, this, [this] {
            board_->update();
            Q_EMIT statusChanged();
        });
    }

    [[nodiscard]] QWidget& board() const override { return *board_; }
    [[nodiscard]] bool has(BoardCommand) const override { return false; }
    void run(BoardCommand) override {}
    [[nodiscard]] BoardStatus status(const KeysOf&) const override {
        return {PictureTexts::tr("Stages of this game can be viewed, not edited"),
                {},
                document_.games()
                    .face<PieceWords>(document_.stage())
                    .count(document_.stage().layout.pieceCount()),
                {}};
    }
    void showPlaces(const Places&) override {}
    void showPiece(int) override {}

private:
    const Document& document_;
    std::unique_ptr<PictureBoard> board_;
    bool isShown_ = false;
};

class PictureWindow final : public WindowPart {
public:
    using WindowPart::WindowPart;
    [[nodiscard]] std::unique_ptr<StageEditor> makeEditor(Document& document, Estimator&,
                                                          RaceEstimator&) override {
        return std::make_unique<PictureEditor>(document);
    }
};

} // namespace

std::unique_ptr<WindowPart> pictureWindow(QMainWindow&, QSettings&) {
    return std::make_unique<PictureWindow>();
}

} // namespace stagewright
