#include "editor/panels/findings_model.h"

#include "editor/canvas/severity_mark.h"

#include <QElapsedTimer>

namespace stagewright {

FindingsModel::FindingsModel(Document& document, QObject* parent)
    : QAbstractListModel(parent)
    , document_(document) {
    connect(&document, &Document::changed, this, &FindingsModel::refresh);
    connect(&idle_, &QTimer::timeout, this, &FindingsModel::lookForFixes);
    refresh();
}

void FindingsModel::refresh() {
    if (findings_ != document_.findings()) {
        beginResetModel();
        findings_ = document_.findings();
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
