#include "tests/field_game.h"

#include "model/catalogue/catalogue.h"
#include "model/json/object_writer.h"
#include "tests/rulebook_stages.h"

#include <QJsonArray>

namespace stagewright {

namespace {

using Name = QLatin1StringView;

constexpr qsizetype mostFields = 100;

Layout readFields(ObjectReader& reader, Faults&) {
    FieldLine line;
    const QJsonArray fields = reader.array(Name("fields"));
    for (const QJsonValue& field : fields) {
        if (field.toString().isEmpty())
            reader.fault(Name("fields"), QStringLiteral("each must be a name"));
        line.fields << field.toString();
    }
    return Layout(line);
}

} // namespace

const LayoutKind& FieldLine::kind() {
    static constexpr LayoutKind line{Name("line"), Name("fields"), readFields};
    return line;
}

void FieldLine::write(ObjectWriter& members) const {
    members.add("fields", jsonText(QJsonValue(QJsonArray::fromStringList(fields))));
}

Expected<void> FieldLine::fitsAFile() const {
    if (fields.size() <= mostFields)
        return {};
    return tl::unexpected(Fault{QStringLiteral("the line is too long"), {}, {}, {}});
}

void apply(const FieldLineEdit& edit, FieldLine& line) {
    line.fields = edit.after;
}

FieldLineEdit inverse(const FieldLineEdit& edit) {
    return {edit.after, edit.before};
}

FieldLineEdit composed(const FieldLineEdit& first, const FieldLineEdit& second) {
    return {first.before, second.after};
}

Games gamesWithFields() {
    const auto known = games().all();
    std::vector<Game> all(known.begin(), known.end());
    all.push_back({QStringLiteral("fields"), QStringLiteral("Fields"), &FieldLine::kind()});
    return Games(std::move(all)).with(catalogue());
}

Stage fieldStage(const QStringList& fields) {
    Stage stage;
    stage.info.title = QStringLiteral("Col de la Table");
    stage.info.game = QStringLiteral("fields");
    stage.layout = Layout(FieldLine{fields});
    return stage;
}

Edit layFields(const Stage& stage, const QStringList& fields) {
    const auto* line = stage.layout.as<FieldLine>();
    return {LayoutEdit(FieldLineEdit{line ? line->fields : QStringList(), fields})};
}

} // namespace stagewright
