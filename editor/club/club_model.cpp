#include "editor/club/club_model.h"

#include "editor/icons/car_colours.h"
#include "model/one_line.h"
#include "model/season/season.h"

#include <algorithm>

namespace stagewright {

namespace {

ClubColumn clubColumnAt(const QModelIndex& index) {
    return ClubColumn(index.column());
}

/// The driver with what was typed; the fault is a sentence of why not.
tl::expected<RosterDriver, QString> typedInto(RosterDriver driver, ClubColumn column,
                                              const QString& text) {
    switch (column) {
    case ClubColumn::Name:
        if (text.isEmpty())
            return tl::unexpected(ClubModel::tr("A driver needs a name."));
        driver.name = text;
        break;
    case ClubColumn::Colour:
        driver.colour = text;
        break;
    case ClubColumn::Number: {
        bool isNumber = false;
        const int number = text.toInt(&isNumber);
        if (!text.isEmpty() && (!isNumber || number < 0 || number > highestCarNumber))
            return tl::unexpected(ClubModel::tr("A number is from 0 to %1.").arg(highestCarNumber));
        driver.number = text.isEmpty() ? std::nullopt : std::optional(number);
        break;
    }
    case ClubColumn::Team:
        driver.team = text;
        break;
    case ClubColumn::Class:
        driver.carClass = text;
        break;
    }
    return driver;
}

} // namespace

ClubModel::ClubModel(ClubDrivers& club, QObject* parent)
    : QAbstractTableModel(parent)
    , club_(club)
    , rules_(builtInRallyRules().value_or(RallyRules())) {
    connect(&club, &ClubDrivers::changed, this, &ClubModel::read);
    read();
}

/// Keeps what is selected, if the drivers are as many as before.
void ClubModel::read() {
    const auto rows = static_cast<int>(club_.drivers().size());
    if (rows == rows_ && rows > 0) {
        Q_EMIT dataChanged(index(0, 0), index(rows - 1, clubColumns - 1));
        return;
    }
    beginResetModel();
    rows_ = rows;
    endResetModel();
}

int ClubModel::add() {
    RosterDriver driver;
    for (qsizetype i = club_.drivers().size() + 1; driver.name.isEmpty(); ++i)
        if (const QString name = tr("Driver %1").arg(i); !findDriver(club_.drivers(), name))
            driver.name = name;
    const bool kept =
        keep(club_.change([&](QList<RosterDriver> drivers) { return drivers << driver; }));
    return kept ? rowCount() - 1 : -1;
}

void ClubModel::remove(const QList<int>& rows) {
    QStringList names;
    for (const int row : rows)
        names << driverNameKey(club_.drivers().at(row).name);
    (void)keep(club_.change([&](QList<RosterDriver> drivers) {
        drivers.removeIf(
            [&](const RosterDriver& each) { return names.contains(driverNameKey(each.name)); });
        return drivers;
    }));
}

bool ClubModel::keep(const Expected<void>& done) {
    if (done)
        Q_EMIT taken();
    else
        Q_EMIT refused(sentenceAlone(done.error()));
    return done.has_value();
}

int ClubModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : rows_;
}

int ClubModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : clubColumns;
}

QString ClubModel::textAt(int row, ClubColumn column) const {
    const RosterDriver& driver = club_.drivers().at(row);
    switch (column) {
    case ClubColumn::Name:
        return oneLine(driver.name);
    case ClubColumn::Colour:
        return driver.colour.isEmpty() ? QString() : wordForColour(driver.colour);
    case ClubColumn::Number:
        return driver.number ? QString::number(*driver.number) : QString();
    case ClubColumn::Team:
        return oneLine(driver.team);
    case ClubColumn::Class:
        return oneLine(driver.carClass);
    }
    return {};
}

QVariant ClubModel::data(const QModelIndex& index, int role) const {
    const ClubColumn column = clubColumnAt(index);
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return textAt(index.row(), column);
    if (role == Qt::EditRole)
        return column == ClubColumn::Colour ? club_.drivers().at(index.row()).colour
                                            : textAt(index.row(), column);
    if (role == choicesRole && column == ClubColumn::Colour)
        return colourIds(rules_);
    if (role == Qt::DecorationRole && column == ClubColumn::Colour)
        return colourSpot(rules_, club_.drivers().at(index.row()).colour);
    if (role == Qt::TextAlignmentRole && column == ClubColumn::Number)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

bool ClubModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole)
        return false;
    const RosterDriver before = club_.drivers().at(index.row());
    const QString text = oneLine(value.toString()).simplified();
    if (text == data(index, Qt::EditRole).toString())
        return true;
    const auto typed = typedInto(before, clubColumnAt(index), text);
    if (!typed) {
        Q_EMIT refused(typed.error());
        return false;
    }
    const QString key = driverNameKey(typed->name);
    const RosterDriver* const same = findDriver(club_.drivers(), typed->name);
    if (same && driverNameKey(before.name) != key) {
        Q_EMIT refused(tr("There is a driver called %1 already.").arg(oneLine(same->name)));
        return false;
    }
    return keep(club_.change([&](QList<RosterDriver> drivers) {
        for (RosterDriver& driver : drivers)
            if (driverNameKey(driver.name) == driverNameKey(before.name))
                driver = *typed;
        return drivers;
    }));
}

QVariant ClubModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (ClubColumn(section)) {
    case ClubColumn::Name:
        return tr("Name");
    case ClubColumn::Colour:
        return tr("Colour");
    case ClubColumn::Number:
        return tr("Number");
    case ClubColumn::Team:
        return tr("Team");
    case ClubColumn::Class:
        return tr("Class");
    }
    return {};
}

Qt::ItemFlags ClubModel::flags(const QModelIndex& index) const {
    return QAbstractTableModel::flags(index) | Qt::ItemIsEditable;
}

} // namespace stagewright
