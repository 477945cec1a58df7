#include "editor/points/palette/mark_list.h"

#include "editor/points/faces/mark_painter.h"
#include "editor/points/faces/mark_words.h"

#include <QEvent>
#include <QPainter>
#include <QSignalBlocker>

namespace stagewright {

namespace {

constexpr int markSignSize = 30; // pixels
constexpr int noMark = -1;

QIcon signOf(TrackMark mark, const QColor& rim) {
    constexpr int ratio = 2; // sharp on fine screens too
    QPixmap picture(QSize(markSignSize, markSignSize) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paintMark(painter, mark, {markSignSize / 2.0, markSignSize / 2.0}, markSignSize * 0.46, false,
              rim);
    painter.end();
    QIcon icon;
    icon.addPixmap(picture, QIcon::Normal);
    icon.addPixmap(picture, QIcon::Selected); // a tint would hide what it is
    return icon;
}

} // namespace

MarkList::MarkList(QWidget* parent) : QListWidget(parent) {
    setObjectName(QStringLiteral("marks"));
    setAccessibleName(tr("Marks"));
    setIconSize({markSignSize, markSignSize});
    setWordWrap(true);
    setResizeMode(QListView::Adjust);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(this, &QListWidget::currentRowChanged, this, [this] { Q_EMIT markChosen(chosen()); });
}

void MarkList::offer(TrackMarks marks) {
    if (marks == offered_ && count() > 0)
        return;
    offered_ = marks;
    fill();
}

void MarkList::fill() {
    const auto before = chosen();
    {
        const QSignalBlocker quiet(this);
        clear();
        auto* none = new QListWidgetItem(tr("Choose points (Esc)"), this);
        none->setData(Qt::UserRole, noMark);
        none->setToolTip(tr("A click chooses a point and marks nothing."));
        for (const TrackMark mark : allTrackMarks) {
            if (!offered_.has(mark))
                continue;
            auto* item = new QListWidgetItem(
                signOf(mark, palette().color(QPalette::Text)),
                tr("%1 (%2)").arg(markName(mark), QString(markKey(mark))), this);
            item->setData(Qt::UserRole, static_cast<int>(mark));
            item->setToolTip(markEffect(mark));
        }
        setCurrentRow(0);
        choose(before);
    }
    if (chosen() != before)
        Q_EMIT markChosen(chosen());
}

std::optional<TrackMark> MarkList::chosen() const {
    const QListWidgetItem* item = currentItem();
    const int mark = item ? item->data(Qt::UserRole).toInt() : noMark;
    return mark == noMark ? std::nullopt : std::optional(static_cast<TrackMark>(mark));
}

void MarkList::choose(std::optional<TrackMark> mark) {
    const int wanted = mark ? static_cast<int>(*mark) : noMark;
    for (int row = 0; row < count(); ++row)
        if (item(row)->data(Qt::UserRole).toInt() == wanted)
            setCurrentRow(row);
}

void MarkList::changeEvent(QEvent* event) {
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && count() > 0)
        fill(); // with rims that are seen
}

} // namespace stagewright
