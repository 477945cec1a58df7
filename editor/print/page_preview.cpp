#include "editor/print/page_preview.h"

#include "editor/language/temporary_language.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

constexpr int edge = 12; ///< around the page
/// Drawn larger and made smaller, so that nothing is left out that has room on paper.
constexpr int fineness = 3;
constexpr QColor leftOut(128, 128, 128, 170); ///< over a page that is not printed

} // namespace

PagePreview::PagePreview(QWidget* parent)
    : QWidget(parent)
    , previous_(new QToolButton)
    , next_(new QToolButton)
    , number_(new QLabel) {
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(280, 320);
    setAccessibleName(tr("Preview"));
    previous_->setArrowType(Qt::LeftArrow);
    previous_->setToolTip(tr("Previous page"));
    previous_->setAccessibleName(previous_->toolTip());
    next_->setArrowType(Qt::RightArrow);
    next_->setToolTip(tr("Next page"));
    next_->setAccessibleName(next_->toolTip());
    number_->setAlignment(Qt::AlignCenter);
    auto* bar = new QHBoxLayout;
    bar->addStretch();
    bar->addWidget(previous_);
    bar->addWidget(number_);
    bar->addWidget(next_);
    bar->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->addStretch();
    layout->addLayout(bar);
    connect(previous_, &QToolButton::clicked, this, [this] { turn(-1); });
    connect(next_, &QToolButton::clicked, this, [this] { turn(1); });
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
    update();
}

/// Where the page lies, above the buttons.
QRect PagePreview::room() const {
    return rect().adjusted(edge, edge, -edge, -edge - next_->height() - edge);
}

void PagePreview::resizeEvent(QResizeEvent* event) {
    picture_ = {};
    QWidget::resizeEvent(event);
}

void PagePreview::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (document_.pages.empty()) {
        painter.drawText(room(), Qt::AlignCenter | Qt::TextWordWrap, why_);
        return;
    }
    const SheetPage& shown = document_.pages[page_];
    const QSizeF paper = layoutOf(document_.format, shown.orientation).fullRect().size();
    const QSizeF size = paper.scaled(room().size(), Qt::KeepAspectRatio);
    QRectF place({}, size);
    place.moveCenter(QRectF(room()).center());
    if (picture_.isNull()) {
        const TemporaryLanguage words(language_);
        const auto width =
            std::max(1, static_cast<int>(std::lround(size.width() * devicePixelRatioF())));
        picture_ = sheetPicture(document_, page_, fineness * width)
                       .scaledToWidth(width, Qt::SmoothTransformation);
        // What was measured in dots of paper is shown in pixels of the screen.
        picture_.setDotsPerMeterX(3780);
        picture_.setDotsPerMeterY(3780);
    }
    painter.fillRect(place.translated(2, 2), QColor(0, 0, 0, 70));
    painter.drawImage(place, picture_);
    if (!isPrinted())
        painter.fillRect(place, leftOut);
    painter.setPen(QColor(0, 0, 0, 110));
    painter.drawRect(place);
    if (hasFocus()) {
        painter.setPen(QPen(palette().highlight(), 2));
        painter.drawRect(place.adjusted(-3, -3, 3, 3));
    }
}

void PagePreview::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Up:
    case Qt::Key_PageUp:
        return turn(-1);
    case Qt::Key_Right:
    case Qt::Key_Down:
    case Qt::Key_PageDown:
        return turn(1);
    case Qt::Key_Home:
        return turn(-static_cast<int>(page_));
    case Qt::Key_End:
        return turn(static_cast<int>(document_.pages.size()));
    default:
        QWidget::keyPressEvent(event);
    }
}

void PagePreview::wheelEvent(QWheelEvent* event) {
    turn(event->angleDelta().y() > 0 ? -1 : 1);
    event->accept();
}

} // namespace stagewright
