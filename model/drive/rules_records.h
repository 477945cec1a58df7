#pragma once

#include "model/drive/rules.h"
#include "model/json/object_reader.h"

#include <QCoreApplication>

namespace stagewright {

/// The texts about a rules file.
struct RulesFile {
    Q_DECLARE_TR_FUNCTIONS(RulesFile)
};

/// Reads the records of a rules file into `rules`, one list after the other. What is wrong is
/// gathered in `faults`.
class RulesRecords {
public:
    RulesRecords(ObjectReader& reader, DriveRules& rules, Faults& faults)
        : reader_(reader)
        , rules_(rules)
        , faults_(faults) {}

    void readDice();
    void readDashboards();
    void readTimes();
    void readBacks();
    void readLosses();
    void readBag();
    void readShortcuts();
    void readSingleValues();

private:
    using Name = QLatin1StringView;

    static constexpr Range secondsRange{0, 3600};

    /// Calls `read` with each record of a list, and its place.
    template <typename Read>
    void readList(Name field, bool required, Read read);
    template <typename Read>
    void readRecord(Name field, bool required, Read read);
    void readSource(ObjectReader& record, const JsonPath& place);
    void refuseTwice(std::vector<QString>& seen, const QString& what, const JsonPath& place);

    ObjectReader& reader_;
    DriveRules& rules_;
    Faults& faults_;
};

template <typename Read>
void RulesRecords::readList(Name field, bool required, Read read) {
    const QJsonArray items =
        required ? reader_.array(field) : reader_.optionalArray(field).value_or(QJsonArray());
    const JsonPath list = reader_.at(field);
    for (qsizetype i = 0; i < items.size(); ++i) {
        const JsonPath place(list, i);
        ObjectReader record(items[i], place, faults_);
        read(record, place);
        readSource(record, place);
    }
}

template <typename Read>
void RulesRecords::readRecord(Name field, bool required, Read read) {
    const auto value = required ? std::optional(reader_.require(field)) : reader_.find(field);
    if (!value || value->isUndefined() || value->isNull())
        return;
    const JsonPath place = reader_.at(field);
    ObjectReader record(*value, place, faults_);
    read(record);
    readSource(record, place);
}

} // namespace stagewright
