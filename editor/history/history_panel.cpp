#include "editor/history/history_panel.h"

#include "editor/icons/icons.h"

#include <QStyledItemDelegate>
#include <QUndoStack>

namespace stagewright {

namespace {

constexpr int space = 4; // above and below a step
constexpr int signSize = 16;

class StepDelegate final : public QStyledItemDelegate {
public:
    StepDelegate(const QUndoGroup& histories, QObject* parent)
        : QStyledItemDelegate(parent)
        , histories_(histories) {}

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        const QUndoStack* history = histories_.activeStack();
        if (history && index.row() > history->index())
            option->palette.setColor(QPalette::Text,
                                     option->palette.color(QPalette::Disabled, QPalette::Text));
        option->decorationPosition = QStyleOptionViewItem::Right; // else saved steps are indented
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override {
        const QSize usual = QStyledItemDelegate::sizeHint(option, index);
        return {usual.width(), option.fontMetrics.lineSpacing() + 2 * space};
    }

private:
    const QUndoGroup& histories_;
};

} // namespace

HistoryPanel::HistoryPanel(QUndoGroup& histories, QWidget* parent) : QUndoView(&histories, parent) {
    setFrameShape(QFrame::NoFrame);
    setEmptyLabel(tr("As opened"));
    setCleanIcon(icon(QStringLiteral("save")));
    setIconSize({signSize, signSize});
    setSpacing(1);
    setItemDelegate(new StepDelegate(histories, this));
    setTextElideMode(Qt::ElideRight);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Steps of this stage"));
    setToolTip(tr("A click goes back, or forward, to that step."));
}

} // namespace stagewright
