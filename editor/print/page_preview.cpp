#include "editor/print/page_preview.h"

#include "editor/icons/icons.h"
#include "editor/language/temporary_language.h"

#include <QGestureEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QKeySequence>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

constexpr int edge = 12; ///< around the page
/// A whole page is drawn larger and made smaller, so that nothing is left out that has room on
/// paper.
constexpr int fineness = 3;
constexpr double zoomStep = 1.25;
constexpr int notch = 120;                    ///< of a wheel
constexpr int keyStep = 48;                   ///< pixels
constexpr double mostPixels = 32e6;           ///< of a picture; closer by, its pixels are seen
constexpr QColor leftOut(128, 128, 128, 170); ///< over a page that is not printed

QToolButton* iconButton(const QString& iconName, const QString& name, const QKeySequence& key) {
    auto* button = new QToolButton;
    button->setIcon(icon(iconName));
    button->setAutoRaise(true);
    button->setAccessibleName(name);
    button->setToolTip(QStringLiteral("%1 (%2)").arg(name, key.toString(QKeySequence::NativeText)));
    return button;
}

} // namespace

PagePreview::PagePreview(QWidget* parent)
    : QWidget(parent)
    , closer_(iconButton(QStringLiteral("zoom-in"), tr("Zoom in"), QKeySequence::ZoomIn))
    , farther_(iconButton(QStringLiteral("zoom-out"), tr("Zoom out"), QKeySequence::ZoomOut))
    , whole_(iconButton(QStringLiteral("fit"), tr("Whole page"), Qt::CTRL | Qt::Key_0))
    , previous_(new QToolButton)
    , next_(new QToolButton)
    , number_(new QLabel) {
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(280, 320);
    setAccessibleName(tr("Preview"));
    grabGesture(Qt::PinchGesture);
    addButtons();
}

void PagePreview::addButtons() {
    previous_->setArrowType(Qt::LeftArrow);
    previous_->setToolTip(tr("Previous page"));
    previous_->setAccessibleName(previous_->toolTip());
    next_->setArrowType(Qt::RightArrow);
    next_->setToolTip(tr("Next page"));
    next_->setAccessibleName(next_->toolTip());
    number_->setAlignment(Qt::AlignCenter);
    auto* zooms = new QHBoxLayout;
    zooms->setSpacing(2);
    for (QToolButton* each : {farther_, whole_, closer_})
        zooms->addWidget(each);
    auto* bar = new QHBoxLayout; // the number in the middle, whatever stands beside it
    bar->addStretch(1);
    bar->addWidget(previous_);
    bar->addWidget(number_);
    bar->addWidget(next_);
    auto* right = new QHBoxLayout;
    right->addStretch();
    right->addLayout(zooms);
    bar->addLayout(right, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addStretch();
    layout->addLayout(bar);
    connect(previous_, &QToolButton::clicked, this, [this] { turn(-1); });
    connect(next_, &QToolButton::clicked, this, [this] { turn(1); });
    connect(closer_, &QToolButton::clicked, this, &PagePreview::zoomIn);
    connect(farther_, &QToolButton::clicked, this, &PagePreview::zoomOut);
    connect(whole_, &QToolButton::clicked, this, &PagePreview::showWhole);
}

void PagePreview::show(const SheetDocument& document, const QString& language) {
    document_ = document;
    language_ = language;
    why_.clear();
    page_ = std::min(page_, document_.pages.size() - 1);
    refresh();
}

void PagePreview::mark(const PageChoice& printed) {
    printed_ = printed;
    refresh();
}

bool PagePreview::isPrinted() const {
    return std::find(printed_.begin(), printed_.end(), page_) != printed_.end();
}

void PagePreview::showNothing(const QString& why) {
    document_ = {};
    why_ = why;
    refresh();
}

void PagePreview::turn(int pages) {
    const auto count = static_cast<long long>(document_.pages.size());
    if (count == 0)
        return;
    page_ =
        static_cast<std::size_t>(std::clamp(static_cast<long long>(page_) + pages, 0LL, count - 1));
    refresh();
}

void PagePreview::refresh() {
    picture_ = {};
    const std::size_t count = document_.pages.size();
    previous_->setEnabled(count > 0 && page_ > 0);
    next_->setEnabled(page_ + 1 < count);
    const auto numbered = [&](const QString& text) {
        return text.arg(QLocale().toString(page_ + 1), QLocale().toString(count));
    };
    // Whatever it says, the arrows stay under the pointer.
    const QString longest =
        tr("Page %1 of %2, left out").arg(QLocale().toString(count), QLocale().toString(count));
    number_->setMinimumWidth(number_->fontMetrics().horizontalAdvance(longest));
    number_->setText(count == 0    ? QString()
                     : isPrinted() ? numbered(tr("Page %1 of %2"))
                                   : numbered(tr("Page %1 of %2, left out")));
    if (count > 0)
        view_.setPaper(
            layoutOf(document_.format, document_.pages[page_].orientation).fullRect().size());
    look();
}

void PagePreview::look() {
    const bool isThere = !document_.pages.empty();
    closer_->setEnabled(isThere && view_.zoom() < PageView::closest);
    farther_->setEnabled(isThere && !view_.isWhole());
    whole_->setEnabled(isThere && !view_.isWhole());
    if (!drag_)
        setCursor(view_.isWhole() ? Qt::ArrowCursor : Qt::OpenHandCursor);
    update();
}

void PagePreview::zoom(double factor, QPointF at) {
    if (document_.pages.empty())
        return;
    const double before = view_.zoom();
    view_.zoomBy(factor, at);
    if (view_.zoom() != before)
        picture_ = {};
    look();
}

void PagePreview::zoomIn() {
    zoom(zoomStep, QRectF(room()).center());
}

void PagePreview::zoomOut() {
    zoom(1 / zoomStep, QRectF(room()).center());
}

void PagePreview::showWhole() {
    zoom(0, QRectF(room()).center());
}

/// Where the page lies, above the buttons.
QRect PagePreview::room() const {
    return rect().adjusted(edge, edge, -edge, -edge - next_->height() - edge);
}

void PagePreview::resizeEvent(QResizeEvent* event) {
    picture_ = {};
    QWidget::resizeEvent(event);
    view_.setRoom(room());
}

QImage PagePreview::drawn() const {
    const TemporaryLanguage words(language_);
    const QSizeF size = view_.place().size() * devicePixelRatioF();
    const double most = std::sqrt(mostPixels * size.width() / size.height());
    const int width = std::max(1, static_cast<int>(std::lround(std::min(size.width(), most))));
    const double finer = std::clamp(fineness / view_.zoom(), 1.0, most / width);
    QImage picture = sheetPicture(document_, page_, static_cast<int>(std::lround(finer * width)))
                         .scaledToWidth(width, Qt::SmoothTransformation);
    // What was measured in dots of paper is shown in pixels of the screen.
    picture.setDotsPerMeterX(3780);
    picture.setDotsPerMeterY(3780);
    return picture;
}

void PagePreview::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (document_.pages.empty()) {
        painter.drawText(room(), Qt::AlignCenter | Qt::TextWordWrap, why_);
        return;
    }
    if (picture_.isNull())
        picture_ = drawn();
    const QRectF place = view_.place();
    const QRect outer = room().adjusted(-4, -4, 4, 4); // with what is drawn around the page
    painter.setClipRect(outer);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.fillRect(place.translated(2, 2), QColor(0, 0, 0, 70));
    painter.drawImage(place, picture_);
    if (!isPrinted())
        painter.fillRect(place, leftOut);
    painter.setPen(QColor(0, 0, 0, 110));
    painter.drawRect(place);
    if (!view_.isWhole()) // which goes on beyond it
        painter.drawRect(QRectF(room()).intersected(place));
    if (hasFocus()) {
        painter.setPen(QPen(palette().highlight(), 2));
        painter.drawRect(place.adjusted(-3, -3, 3, 3).intersected(outer.adjusted(1, 1, -1, -1)));
    }
}

void PagePreview::moveOrTurn(QPointF by) {
    if (view_.moveBy(by))
        return look();
    if (view_.isWhole())
        turn(by.x() + by.y() > 0 ? -1 : 1);
}

void PagePreview::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
        return moveOrTurn({keyStep, 0});
    case Qt::Key_Up:
        return moveOrTurn({0, keyStep});
    case Qt::Key_Right:
        return moveOrTurn({-keyStep, 0});
    case Qt::Key_Down:
        return moveOrTurn({0, -keyStep});
    case Qt::Key_PageUp:
        return turn(-1);
    case Qt::Key_PageDown:
        return turn(1);
    case Qt::Key_Home:
        return turn(-static_cast<int>(page_));
    case Qt::Key_End:
        return turn(static_cast<int>(document_.pages.size()));
    case Qt::Key_Plus:
    case Qt::Key_Equal: // the same key without Shift
        return zoomIn();
    case Qt::Key_Minus:
        return zoomOut();
    default:
        QWidget::keyPressEvent(event);
    }
}

void PagePreview::wheelEvent(QWheelEvent* event) {
    event->accept();
    const QPoint angle = event->angleDelta();
    if (event->modifiers().testFlag(Qt::ControlModifier))
        return zoom(std::pow(zoomStep, static_cast<double>(angle.y()) / notch), event->position());
    const QPointF pixels =
        event->pixelDelta().isNull() ? QPointF(angle) * keyStep / notch : event->pixelDelta();
    if (view_.moveBy(pixels)) {
        spun_ = 0;
        return look();
    }
    // A touchpad tells of many small turns.
    spun_ += angle.y();
    const int turns = spun_ / notch;
    spun_ -= turns * notch;
    if (turns == 0)
        return;
    turn(-turns);
    constexpr double far = 1e6;
    view_.moveBy({0, turns < 0 ? far : -far}); // close by, to where one goes on reading
}

bool PagePreview::event(QEvent* event) {
    if (event->type() == QEvent::NativeGesture) {
        const auto* gesture = static_cast<QNativeGestureEvent*>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture) {
            zoom(1 + gesture->value(), gesture->position());
            return true;
        }
    }
    if (event->type() == QEvent::Gesture) {
        auto* gestures = static_cast<QGestureEvent*>(event);
        if (auto* pinch = static_cast<QPinchGesture*>(gestures->gesture(Qt::PinchGesture))) {
            zoom(pinch->scaleFactor(), mapFromGlobal(pinch->hotSpot()));
            gestures->accept(pinch);
            return true;
        }
    }
    return QWidget::event(event);
}

void PagePreview::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || view_.isWhole())
        return QWidget::mousePressEvent(event);
    drag_ = event->pos();
    setCursor(Qt::ClosedHandCursor);
}

void PagePreview::mouseMoveEvent(QMouseEvent* event) {
    if (!drag_)
        return QWidget::mouseMoveEvent(event);
    view_.moveBy(event->pos() - *drag_);
    drag_ = event->pos();
    look();
}

void PagePreview::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return QWidget::mouseReleaseEvent(event);
    drag_.reset();
    look();
}

} // namespace stagewright
