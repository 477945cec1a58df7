#include "editor/rally/pasted_results.h"

#include "editor/document/result_undo_step.h"
#include "model/rally/rally_edits.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

struct PastedText {
    Q_DECLARE_TR_FUNCTIONS(PastedResults)
};

using Entry = std::optional<StageResult>;

bool isOneOf(const QString& text, std::initializer_list<QString> words) {
    return std::any_of(words.begin(), words.end(), [&](const QString& word) {
        return text.compare(word, Qt::CaseInsensitive) == 0;
    });
}

/// As it is written in tables of results, too.
bool saysRetired(const QString& text) {
    return isOneOf(text, {retiredText(), QStringLiteral("retired"), QStringLiteral("ret"),
                          QStringLiteral("dnf")});
}

std::optional<bool> markIn(const QString& text) {
    if (isOneOf(text, {QString(), QStringLiteral("0"), QStringLiteral("no"),
                       QStringLiteral("false"), QStringLiteral("-"), QStringLiteral("–")}))
        return false;
    if (isOneOf(text, {markText(true), QStringLiteral("1"), QStringLiteral("yes"),
                       QStringLiteral("true"), QStringLiteral("✓"), QStringLiteral("×")}) ||
        saysRetired(text))
        return true;
    return std::nullopt;
}

std::optional<SpareWheel> wheelIn(const QString& text) {
    if (text.isEmpty())
        return SpareWheel::Kept;
    for (const SpareWheel wheel :
         {SpareWheel::Kept, SpareWheel::UsedOnStage, SpareWheel::ChangedAfterwards})
        if (isOneOf(text, {wordFor(wheel)}))
            return wheel;
    return std::nullopt;
}

Expected<Entry> notKnown(const QString& text) {
    constexpr int mostQuoted = 40; // letters
    return tl::unexpected(
        Fault{PastedText::tr("\"%1\" means nothing there").arg(text.left(mostQuoted)), {}, {}, {}});
}

/// The entry with what stands in a cell.
Expected<Entry> withCell(const Entry& before, ResultColumn column, const QString& cell) {
    const QString text = cell.trimmed();
    if (column == ResultColumn::Retired) {
        const auto mark = markIn(text);
        if (!mark)
            return notKnown(text);
        const bool was = before && std::holds_alternative<Retired>(before->outcome);
        return *mark == was ? before : *mark ? Entry(retired(before)) : notRetired(before);
    }
    if (column == ResultColumn::Time && saysRetired(text))
        return Entry(retired(before));
    if (!before && column != ResultColumn::Time)
        return text.isEmpty() || text == markText(false)
                   ? Expected<Entry>(before)
                   : tl::unexpected(Fault{PastedText::tr("there is no time yet"), {}, {}, {}});
    if (column == ResultColumn::Sisu) {
        const auto mark = markIn(text);
        if (!mark)
            return notKnown(text);
        Entry entry = before;
        entry->sisu = *mark;
        return entry;
    }
    if (column == ResultColumn::Wheel) {
        const auto wheel = wheelIn(text);
        if (!wheel)
            return notKnown(text);
        Entry entry = before;
        entry->wheel = *wheel;
        return entry;
    }
    return typed(before, column, text);
}

/// A rally that cells are entered into one after the other.
class Pasting {
public:
    Pasting(Rally rally, StageKey stage, const PastePlace& place)
        : rally_(std::move(rally))
        , stage_(stage)
        , place_(place) {}

    PastedResults all(const CellBlock& block) {
        for (qsizetype i = 0; i < block.size(); ++i)
            enter(place_.row + i, block[i]);
        if (hasMore_ > 0)
            pasted_.refused << PastedText::tr("There are %n line(s) more than drivers.", nullptr,
                                              hasMore_);
        constexpr qsizetype most = 3;
        if (const auto more = pasted_.refused.size() - most; more > 0)
            pasted_.refused = pasted_.refused.first(most)
                              << PastedText::tr("And %n more.", nullptr, static_cast<int>(more));
        if (!pasted_.refused.isEmpty())
            pasted_.edit = {};
        return std::move(pasted_);
    }

private:
    void make(const RallyEdit& edit) {
        apply(edit, rally_);
        pasted_.edit = composed(pasted_.edit, edit);
    }

    void enter(qsizetype row, const QStringList& cells) {
        const bool isNew = row >= rally_.drivers().size();
        if (isNew && isBare(cells))
            return; // an empty line at the end
        if (isNew && place_.columns.value(0) != ResultColumn::Driver) {
            ++hasMore_;
            return;
        }
        if (isNew) {
            const RallyUndoStep added = addDriverTo(rally_, place_.colours);
            if (added.edit.isNothing()) {
                ++hasMore_;
                return;
            }
            make(added.edit);
            row = rally_.drivers().size() - 1;
        }
        const DriverKey driver = rally_.drivers()[row].key;
        const StageResult* there = rally_.result(stage_, driver);
        Entry entry = there ? std::optional(*there) : std::nullopt;
        for (qsizetype i = 0; i < cells.size(); ++i) {
            if (i >= place_.columns.size()) {
                if (!cells[i].trimmed().isEmpty())
                    refuse(driver, PastedText::tr("there is no column for \"%1\"")
                                       .arg(cells[i].trimmed().left(40)));
                continue;
            }
            put(driver, place_.columns[i], cells[i], entry);
        }
        make(enterResult(rally_, {stage_, driver}, entry));
    }

    void put(DriverKey driver, ResultColumn column, const QString& cell, Entry& entry) {
        if (column == ResultColumn::Start)
            return; // it comes of the results
        if (column == ResultColumn::Driver) {
            make(renameDriverOf(rally_, driver, cell.simplified()).edit);
            return;
        }
        if (entry && column == ResultColumn::Time &&
            cell.trimmed() == cellText(*entry, column, place_.rules))
            return; // a sheet of gears is more than its sum
        const auto with = withCell(entry, column, cell);
        if (with)
            entry = *with;
        else
            refuse(driver, sentenceAlone(with.error()));
    }

    void refuse(DriverKey driver, const QString& why) {
        pasted_.refused << PastedText::tr("%1: %2", "a driver, and why an entry is not taken")
                               .arg(rally_.find(driver)->name, why);
    }

    static bool isBare(const QStringList& cells) {
        return std::all_of(cells.begin(), cells.end(),
                           [](const QString& cell) { return cell.trimmed().isEmpty(); });
    }

    Rally rally_;
    StageKey stage_;
    const PastePlace& place_;
    PastedResults pasted_;
    int hasMore_ = 0;
};

} // namespace

QString retiredText() {
    return QCoreApplication::translate("TimeSheet", "retired"); // as sheets say it
}

QString markText(bool isSet) {
    return isSet ? QStringLiteral("x") : QString();
}

PastedResults pastedResults(const Rally& rally, StageKey stage, const PastePlace& place,
                            const CellBlock& block) {
    return Pasting(rally, stage, place).all(block);
}

} // namespace stagewright
