#include "editor/compare/compared_picture.h"

#include "editor/compare/change_marks.h"
#include "editor/sheets/place_outline.h"
#include "editor/sheets/stage_drawing.h"

#include <QMouseEvent>
#include <QPainter>

#include <chrono>

namespace stagewright {

namespace {

using namespace std::chrono_literals;
constexpr auto untilDrawn = 80ms;

} // namespace

ComparedPicture::ComparedPicture(QWidget* parent)
    : QWidget(parent)
    , drawing_([this](const QImage& picture) {
        picture_ = picture;
        update();
    }) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    rest_.setSingleShot(true);
    rest_.setInterval(untilDrawn);
    connect(&rest_, &QTimer::timeout, this, &ComparedPicture::drawAnew);
}

void ComparedPicture::showStage(const Stage& stage, const Games& games,
                                std::vector<MarkedPlace> marks, const QString& name) {
    setAccessibleName(name);
    setAccessibleDescription(tr("%n place(s) marked", nullptr, static_cast<int>(marks.size())));
    stage_ = stage;
    games_ = games;
    marks_ = std::move(marks);
    chosen_.reset();
    said_.clear();
    picture_ = {};
    drawAnew();
    update();
}

void ComparedPicture::say(const QString& text) {
    drawing_.giveUp();
    stage_.reset();
    marks_.clear();
    chosen_.reset();
    said_ = text;
    setAccessibleName(text);
    setAccessibleDescription({});
    update();
}

void ComparedPicture::choose(std::optional<std::size_t> change) {
    chosen_ = change;
    update();
}

QPolygonF ComparedPicture::outlineOf(const MarkedPlace& mark) const {
    return stage_ ? games_.face<PlaceOutlines>(*stage_).outline(*stage_, games_, mark.place, size())
                  : QPolygonF();
}

QSize ComparedPicture::sizeHint() const {
    return {fontMetrics().averageCharWidth() * 60, fontMetrics().height() * 18};
}

QSize ComparedPicture::minimumSizeHint() const {
    return {fontMetrics().averageCharWidth() * 20, fontMetrics().height() * 6};
}

void ComparedPicture::draw(const std::stop_token&, const Background<QImage>::Tell& tell,
                           const Stage& stage, const Games& games, const QSize& size,
                           const qreal& ratio, const QColor& ground) {
    tell(games.face<StageDrawing>(stage).picture(stage, games, size, ratio, ground));
}

void ComparedPicture::drawAnew() {
    rest_.stop();
    if (stage_ && !size().isEmpty())
        drawing_.begin(&ComparedPicture::draw, *stage_, games_, size(), devicePixelRatioF(),
                       palette().color(QPalette::Base));
}

void ComparedPicture::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    if (!said_.isEmpty()) {
        const int margin = fontMetrics().height();
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(rect().adjusted(margin, margin, -margin, -margin),
                         Qt::AlignCenter | Qt::TextWordWrap, said_);
        return;
    }
    if (picture_.isNull())
        return;
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.drawImage(rect(), picture_);
    if (picture_.deviceIndependentSize().toSize() != size())
        return; // the marks come with the picture of this size
    const double letter = fontMetrics().height() * 0.6;
    for (const bool isChosen : {false, true})
        for (const MarkedPlace& mark : marks_)
            if ((chosen_ == mark.change) == isChosen)
                paintChangeMark(painter, outlineOf(mark), mark.kind, letter, isChosen);
}

void ComparedPicture::resizeEvent(QResizeEvent*) {
    if (stage_)
        rest_.start();
}

void ComparedPicture::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        drawAnew();
}

void ComparedPicture::mousePressEvent(QMouseEvent* event) {
    for (const MarkedPlace& mark : marks_)
        if (outlineOf(mark).containsPoint(event->position(), Qt::OddEvenFill))
            return Q_EMIT changeClicked(mark.change);
    QWidget::mousePressEvent(event);
}

} // namespace stagewright
