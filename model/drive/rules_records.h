#pragma once

#include "model/drive/rules.h"
#include "model/json/object_reader.h"

namespace stagewright {

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

    template <typename Read>
    void readList(Name field, bool required, Read read);
    template <typename Read>
    void readRecord(Name field, bool required, Read read);
    void readSource(ObjectReader& record, const JsonPlace& place);
    void refuseTwice(std::vector<QString>& seen, const QString& what, const JsonPlace& place);

    ObjectReader& reader_;
    DriveRules& rules_;
    Faults& faults_;
};

} // namespace stagewright
