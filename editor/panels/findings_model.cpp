#include "editor/panels/findings_model.h"

#include "editor/icons/severity_mark.h"

#include <QElapsedTimer>

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

} // namespace

FindingsModel::FindingsModel(Document& document, QObject* parent)
    : QAbstractListModel(parent)
    , document_(document) {
    connect(&document, &Document::changed, this, &FindingsModel::refresh);
    connect(&idle_, &QTimer::timeout, this, &FindingsModel::lookForFixes);
    refresh();
}

void FindingsModel::refresh() {
    if (Findings now = listed(document_.findings()); findings_ != now) {
        beginResetModel();
        findings_ = std::move(now);
        fixes_ = QStringList(findings_.size());
        endResetModel();
    }
    // The same finding may be mended otherwise in another stage.
    lookedAt_ = 0;
    idle_.start(0);
}

void FindingsModel::lookForFixes() {
    constexpr int patience = 8; // milliseconds
    QElapsedTimer time;
    time.start();
    for (; lookedAt_ < rowCount() && time.elapsed() < patience; ++lookedAt_) {
        const auto fix = document_.fixFor(findings_.at(lookedAt_));
        const QString name = fix ? fix->name() : QString();
        if (fixes_.at(lookedAt_) == name)
            continue;
        fixes_[lookedAt_] = name;
        Q_EMIT dataChanged(index(lookedAt_), index(lookedAt_));
    }
    if (lookedAt_ == rowCount())
        idle_.stop();
}

int FindingsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(findings_.size());
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const {
    const Finding& each = finding(index);
    const QString& fix = fixes_.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return each.text;
    case Qt::AccessibleTextRole: {
        const QString said = tr("%1: %2").arg(severityName(each.severity), each.text);
        return fix.isEmpty() ? said : tr("%1 Can be mended: %2").arg(said, fix);
    }
    case SeverityRole:
        return static_cast<int>(each.severity);
    case FixRole:
        return fix;
    default:
        return {};
    }
}

} // namespace stagewright
