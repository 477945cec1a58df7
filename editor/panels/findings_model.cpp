#include "editor/panels/findings_model.h"

#include "editor/canvas/severity_mark.h"

namespace stagewright {

FindingsModel::FindingsModel(Document& document, QObject* parent)
    : QAbstractListModel(parent)
    , document_(document)
    , findings_(document.findings()) {
    connect(&document, &Document::changed, this, &FindingsModel::refresh);
}

void FindingsModel::refresh() {
    if (findings_ == document_.findings())
        return;
    beginResetModel();
    findings_ = document_.findings();
    endResetModel();
}

int FindingsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(findings_.size());
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const {
    const Finding& each = finding(index);
    switch (role) {
    case Qt::DisplayRole:
        return each.text;
    case Qt::AccessibleTextRole:
        return tr("%1: %2").arg(severityName(each.severity), each.text);
    case SeverityRole:
        return static_cast<int>(each.severity);
    default:
        return {};
    }
}

} // namespace stagewright
