#include "editor/panels/findings_model.h"

#include "editor/icons/severity_mark.h"

#include <algorithm>

namespace stagewright {

namespace {

/// Nobody reads more, and each takes its place in the list.
constexpr qsizetype mostListed = 500;

/// The first ones, and how many more there are.
Findings listed(const Findings& all) {
    if (all.size() <= mostListed)
        return all;
    Findings first = all.first(mostListed);
    Finding rest;
    rest.severity = Severity::Hint;
    rest.text = FindingsModel::tr("And %n more, shown when some of these are mended.", nullptr,
                                  static_cast<int>(all.size() - mostListed));
    first.append(rest);
    return first;
}

/// What it does; empty where there is none.
QString nameOf(const std::optional<Fix>& fix) {
    return fix ? fix->name() : QString();
}

} // namespace

FindingsModel::FindingsModel(Document& document, QObject* parent)
    : QAbstractListModel(parent)
    , document_(document)
    , work_([this](const Answer& answer) { take(answer); }) {
    connect(&document, &Document::changed, this, &FindingsModel::refresh);
    connect(&document, &Document::checked, this, &FindingsModel::refresh);
    refresh();
}

void FindingsModel::refresh() {
    giveUp();
    const Findings now = listed(document_.findings());
    const bool isSame =
        std::equal(rows_.begin(), rows_.end(), now.begin(), now.end(),
                   [](const Row& row, const Finding& finding) { return row.finding == finding; });
    if (isSame) {
        // The same finding may be mended otherwise in another stage.
        for (Row& row : rows_)
            row.search = Search::Missing;
        return lookForFixes();
    }
    beginResetModel();
    firstSeen_ = seen_ = 0;
    rows_.clear();
    for (const Finding& finding : now)
        rows_.push_back({finding, std::nullopt});
    endResetModel();
}

void FindingsModel::see(int first, int last) {
    firstSeen_ = static_cast<std::size_t>(first);
    seen_ = static_cast<std::size_t>(last - first + 1);
    lookForFixes();
}

void FindingsModel::seeNothing() {
    seen_ = 0;
    giveUp();
}

void FindingsModel::giveUp() {
    work_.giveUp();
    for (Row& row : rows_)
        if (row.search == Search::Begun)
            row.search = Search::Missing;
}

/// In place of what is being looked for, unless that is all that is seen. What was found before the
/// stage changed may be there no more.
void FindingsModel::lookForFixes() {
    if (!document_.isChecked() || std::none_of(seen().begin(), seen().end(), [](const Row& row) {
            return row.search == Search::Missing;
        }))
        return;
    giveUp();
    std::vector<Asked> asked;
    for (std::size_t i = firstSeen_; i < firstSeen_ + seen_; ++i) {
        if (rows_[i].search == Search::Done)
            continue;
        rows_[i].search = Search::Begun;
        asked.push_back({i, rows_[i].finding});
    }
    work_.begin(&FindingsModel::work, document_.fixes(), asked);
}

void FindingsModel::work(const std::stop_token& stop, const Work::Tell& tell,
                         const FixFinder& fixes, const std::vector<Asked>& asked) {
    const FixFinder& finder = fixes;
    for (const Asked& each : asked) {
        if (stop.stop_requested())
            return;
        tell({each.row, finder(each.finding)});
    }
}

void FindingsModel::take(const Answer& answer) {
    Row& row = rows_.at(answer.row);
    const bool isOther = nameOf(row.fix) != nameOf(answer.fix);
    row.fix = answer.fix;
    row.search = Search::Done;
    if (isOther)
        Q_EMIT dataChanged(index(static_cast<int>(answer.row)),
                           index(static_cast<int>(answer.row)));
}

std::optional<Fix> FindingsModel::fix(const QModelIndex& index) const {
    const Row& each = row(index);
    if (!document_.isChecked())
        return std::nullopt;
    return each.search == Search::Done ? each.fix : document_.fixFor(each.finding);
}

bool FindingsModel::isSettled() const {
    if (!document_.isChecked())
        return false;
    if (seen_ == 0)
        return rows_.empty();
    return std::all_of(seen().begin(), seen().end(),
                       [](const Row& row) { return row.search == Search::Done; });
}

int FindingsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const {
    const Row& each = row(index);
    switch (role) {
    case Qt::DisplayRole:
        return each.finding.text;
    case Qt::AccessibleTextRole: {
        const QString said =
            tr("%1: %2").arg(severityName(each.finding.severity), each.finding.text);
        return each.fix ? tr("%1 Can be mended: %2").arg(said, nameOf(each.fix)) : said;
    }
    case SeverityRole:
        return static_cast<int>(each.finding.severity);
    case FixRole:
        return document_.isChecked() ? nameOf(each.fix) : QString(); // none is made meanwhile
    default:
        return {};
    }
}

} // namespace stagewright
