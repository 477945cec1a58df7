#include "editor/compare/change_list.h"

#include "editor/compare/change_marks.h"
#include "editor/compare/words/comparison_words.h"

#include <QHeaderView>
#include <QTreeWidgetItemIterator>

namespace stagewright {

namespace {

constexpr int changeRole = Qt::UserRole;

} // namespace

ChangeList::ChangeList(QWidget* parent) : QTreeWidget(parent) {
    setHeaderHidden(true);
    setRootIsDecorated(false);
    setIndentation(fontMetrics().averageCharWidth() * 2);
    setAccessibleName(tr("What is different"));
    setIconSize({fontMetrics().height(), fontMetrics().height()});
    connect(this, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) {
        const QVariant change = item ? item->data(0, changeRole) : QVariant();
        Q_EMIT changeChosen(change.isValid() ? std::optional(change.value<std::size_t>())
                                             : std::nullopt);
    });
}

void ChangeList::showComparison(const StageComparison& comparison, const QString& first,
                                const QString& second, const StagePlaces& places) {
    clear();
    if (comparison.layout && !comparison.layout->changes.empty()) {
        auto* heading = new QTreeWidgetItem(this, {tr("Changes")});
        heading->setFlags(Qt::ItemIsEnabled);
        for (std::size_t i = 0; i < comparison.layout->changes.size(); ++i) {
            const LayoutChange& change = comparison.layout->changes[i];
            auto* item = new QTreeWidgetItem(heading, {phraseFor(change, places)});
            item->setIcon(0, changeSign(change.kind, fontMetrics().height(), devicePixelRatioF()));
            item->setData(0, changeRole, QVariant::fromValue(i));
        }
    }
    addPieces(tr("Only in %1").arg(first), comparison.onlyFirst);
    addPieces(tr("Only in %1").arg(second), comparison.onlySecond);
    expandAll();
}

void ChangeList::addPieces(const QString& title, const PieceCounts& pieces) {
    if (pieces.empty())
        return;
    auto* heading = new QTreeWidgetItem(this, {title});
    heading->setFlags(Qt::ItemIsEnabled);
    for (const QString& piece : piecesSaid(pieces))
        new QTreeWidgetItem(heading, {piece});
}

void ChangeList::choose(std::optional<std::size_t> change) {
    for (QTreeWidgetItemIterator each(this); *each; ++each)
        if (const QVariant number = (*each)->data(0, changeRole);
            number.isValid() && number.value<std::size_t>() == change)
            return setCurrentItem(*each);
    setCurrentItem(nullptr);
}

QStringList ChangeList::lines() const {
    QStringList lines;
    for (QTreeWidgetItemIterator each(const_cast<ChangeList*>(this)); *each; ++each)
        lines << (*each)->text(0);
    return lines;
}

} // namespace stagewright
