#include "tests/field_rules.h"

#include "tests/field_game.h"

namespace stagewright {

namespace {

const auto startField = QStringLiteral("start");
const auto bendField = QStringLiteral("bend");
const auto noStart = QStringLiteral("no-start");

QStringList fieldsOn(const Stage& stage) {
    const auto* line = stage.layout.as<FieldLine>();
    return line ? line->fields : QStringList();
}

void firstIsAStart(const QStringList& fields, Findings& findings) {
    if (fields.first() != startField)
        findings.append({Severity::Error,
                         {placeOfField(0)},
                         std::nullopt,
                         QStringLiteral("The line does not begin with a start."),
                         noStart});
}

void boxesHoldThem(const QStringList& fields, const CheckSettings& settings, Findings& findings) {
    const PieceCounts there = piecesOf(settings.boxes, settings.games);
    std::map<QString, Places> laid;
    for (int i = 0; i < static_cast<int>(fields.size()); ++i)
        laid[fields[i]] << placeOfField(i);
    for (const auto& [field, places] : laid) {
        const auto held = there.find(field);
        const int count = held == there.end() ? 0 : held->second;
        if (places.size() > count)
            findings.append({Severity::Error, places.sliced(count), std::nullopt,
                             QStringLiteral("The boxes hold %1 × %2.").arg(count).arg(field),
                             QStringLiteral("fields-short")});
    }
}

void bendsDiffer(const QStringList& fields, Findings& findings) {
    for (int i = 1; i < static_cast<int>(fields.size()); ++i)
        if (fields[i - 1] == bendField && fields[i] == bendField)
            findings.append({Severity::Hint,
                             {placeOfField(i - 1), placeOfField(i)},
                             std::nullopt,
                             QStringLiteral("Two bends follow each other."),
                             QStringLiteral("equal-bends")});
}

std::optional<Fix> fixOf(const Stage& stage, const Finding& finding) {
    if (finding.rule != noStart)
        return std::nullopt;
    return Fix{layFields(stage, QStringList{startField} + fieldsOn(stage)),
               [] { return QStringLiteral("Lay a start in front"); }};
}

class FieldChecker final : public StageChecker {
public:
    explicit FieldChecker(const CheckSettings& settings) : settings_(settings) {}

    bool check(const Stage& stage, const std::stop_token&) override {
        findings_.clear();
        const QStringList fields = fieldsOn(stage);
        if (fields.isEmpty())
            return true;
        firstIsAStart(fields, findings_);
        boxesHoldThem(fields, settings_, findings_);
        if (settings_.hints)
            bendsDiffer(fields, findings_);
        sortFindings(findings_);
        return true;
    }
    void recheck(const Stage& stage, const LayoutEdit&) override { (void)check(stage, {}); }
    void set(const CheckSettings& settings) override { settings_ = settings; }
    [[nodiscard]] const Findings& findings() const override { return findings_; }
    [[nodiscard]] FixFinder fixes(const Stage& stage) const override {
        return [stage](const Finding& finding) { return fixOf(stage, finding); };
    }
    [[nodiscard]] QStringList way(const Stage& stage) const override {
        const QStringList fields = fieldsOn(stage);
        const bool leads = !fields.isEmpty() && fields.first() == startField &&
                           fields.last() == QStringLiteral("finish");
        return leads ? fields : QStringList();
    }

private:
    CheckSettings settings_;
    Findings findings_;
};

std::unique_ptr<StageChecker> checkerOfFields(const CheckSettings& settings) {
    return std::make_unique<FieldChecker>(settings);
}

Mended mendedFields(const Stage& stage, const CheckSettings& settings) {
    Mended mended{stage, {}};
    FieldChecker checker(settings);
    (void)checker.check(stage, {});
    for (const Finding& finding : checker.findings())
        if (auto fix = fixOf(stage, finding)) {
            apply(fix->edit, mended.stage);
            mended.fixes.push_back(*std::move(fix));
        }
    return mended;
}

} // namespace

StageRules fieldRules() {
    return {checkerOfFields, mendedFields};
}

} // namespace stagewright
