#include "editor/estimate/piece_bars.h"

#include "editor/colours/board_colours.h"

#include <QAbstractListModel>
#include <QLocale>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

constexpr int LossRole = Qt::UserRole;
constexpr int PartRole = Qt::UserRole + 1; ///< of the worst tile's losses
constexpr int TurnsRole = Qt::UserRole + 2;
constexpr int PieceRole = Qt::UserRole + 3;

/// Number, bar, losses, turns: three columns of text about a bar.
class BarDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override {
        return {120, option.fontMetrics.height() + 4};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        painter->save();
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        if (selected)
            painter->fillRect(option.rect, option.palette.highlight());
        const int wide = option.fontMetrics.horizontalAdvance(QStringLiteral("0000a "));
        const QRect row = option.rect.adjusted(6, 0, -6, 0);
        const QRect bar(row.left() + wide, row.top() + 4, row.width() - 3 * wide, row.height() - 8);
        painter->fillRect(QRectF(bar.left(), bar.top(),
                                 bar.width() * index.data(PartRole).toDouble(), bar.height()),
                          colour(Severity::Warning));
        painter->setPen(
            option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text));
        painter->drawText(row, Qt::AlignLeft | Qt::AlignVCenter, index.data().toString());
        painter->drawText(row.adjusted(0, 0, -wide, 0), Qt::AlignRight | Qt::AlignVCenter,
                          index.data(LossRole).toString());
        painter->drawText(row, Qt::AlignRight | Qt::AlignVCenter, index.data(TurnsRole).toString());
        painter->restore();
    }
};

} // namespace

class PieceBars::Model final : public QAbstractListModel {
public:
    using QAbstractListModel::QAbstractListModel;

    void show(const DriveReport& report, const PieceWords& words) {
        beginResetModel();
        words_ = words;
        rows_.clear();
        worst_ = 0;
        if (report.estimate)
            rows_ = report.estimate->pieces;
        for (const PieceEstimate& row : rows_)
            worst_ = std::max(worst_, row.losses);
        endResetModel();
    }

    int rowCount(const QModelIndex& parent) const override {
        return parent.isValid() ? 0 : static_cast<int>(rows_.size());
    }

    QVariant data(const QModelIndex& index, int role) const override {
        const PieceEstimate& row = rows_.at(static_cast<std::size_t>(index.row()));
        const QString loss = PieceBars::tr("%1 %").arg(std::lround(row.losses * 100));
        const QString turns = QLocale().toString(row.turns, 'f', 1);
        switch (role) {
        case Qt::DisplayRole:
            return row.name;
        case Qt::AccessibleTextRole:
        case Qt::ToolTipRole:
            return words_
                .say(PieceSentence::LossesAt, static_cast<int>(std::lround(row.losses * 100)))
                .arg(row.name, turns, QLocale().toString(row.gear, 'f', 1));
        case LossRole:
            return loss;
        case PartRole:
            return worst_ > 0 ? row.losses / worst_ : 0;
        case TurnsRole:
            return turns;
        case PieceRole:
            return row.piece;
        default:
            return {};
        }
    }

private:
    std::vector<PieceEstimate> rows_;
    PieceWords words_;
    double worst_ = 0;
};

PieceBars::PieceBars(QWidget* parent) : QListView(parent), model_(new Model(this)) {
    setModel(model_);
    setItemDelegate(new BarDelegate(this));
    setUniformItemSizes(true);
    setMinimumHeight(3 * (fontMetrics().height() + 4)); // and scrolls
    setFrameShape(QFrame::NoFrame);
    const auto choose = [this](const QModelIndex& index) {
        Q_EMIT chosen(index.data(PieceRole).toInt());
    };
    connect(this, &QListView::clicked, this, choose);
    connect(this, &QListView::activated, this, choose);
}

void PieceBars::show(const DriveReport& report, const PieceWords& words) {
    setAccessibleName(words.say(PieceSentence::LossesByPiece));
    model_->show(report, words);
}

} // namespace stagewright
