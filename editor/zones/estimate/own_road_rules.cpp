#include "editor/zones/estimate/own_road_rules.h"

#include "editor/estimate/rules_choice.h"
#include "model/atomic_file.h"
#include "model/drive/rules_file.h"

#include <QFileInfo>

#include <utility>

namespace stagewright {

namespace {

const auto roadRulesKey = QStringLiteral("estimate/boardRules");

} // namespace

OwnRoadRules::OwnRoadRules(QSettings& settings, QObject* parent)
    : QObject(parent)
    , settings_(settings)
    , file_(settings.value(roadRulesKey).toString())
    , reading_([this](const Found& found) { hear(found); }, WorkManner{false, diskPatience}) {
    connect(&alarm_, &PathAlarm::rang, this, &OwnRoadRules::read);
    read();
}

void OwnRoadRules::readFile(const std::stop_token&, const Reading::Tell& tell, const QString& file,
                            const std::shared_ptr<const PathAlarm::Watches>& watches) {
    watches->addFile(file); // first: what happens after it is read is told
    tell({file, load(file)});
}

void OwnRoadRules::read() {
    alarm_.forget(); // many programs write a new file and rename it, which is another then
    if (file_.isEmpty())
        return reading_.giveUp();
    reading_.begin(&OwnRoadRules::readFile, file_, alarm_.watches());
    reading_.hearUntil(QDeadlineTimer(2 * diskBlink));
    if (!rules_ && !fault_)
        fault_ = Fault{RulesChoice::tr("the file does not answer yet"),
                       {},
                       RulesChoice::tr("Check that its disk is reached"),
                       file_};
}

/// What was last read stays in force if the file is bad now.
void OwnRoadRules::hear(const Found& found) {
    if (found.file != file_)
        return;
    fault_.reset();
    if (found.rules)
        rules_ = *found.rules;
    else
        fault_ = found.rules.error();
    Q_EMIT changed();
}

void OwnRoadRules::take(const QString& file, std::optional<RoadRules> rules) {
    file_ = file;
    rules_ = std::move(rules);
    fault_.reset();
    if (file.isEmpty())
        settings_.remove(roadRulesKey);
    else
        settings_.setValue(roadRulesKey, file);
    Q_EMIT changed();
    read(); // and watched from now on
}

Expected<void> OwnRoadRules::choose(const QString& path, const Expected<RoadRules>& rules) {
    if (!rules)
        return tl::unexpected(rules.error());
    take(path, *rules);
    return {};
}

void OwnRoadRules::chooseBuiltIn() {
    take({}, std::nullopt);
}

Expected<RoadRules> OwnRoadRules::load(const QString& path) {
    auto rules = rulesText(path).and_then(readRoadRules);
    if (rules)
        rules->file = QFileInfo(path).fileName();
    else
        rules.error().file = path;
    return rules;
}

Expected<RoadRules> OwnRoadRules::copyTo(const QString& path, const QString& from) {
    const auto text =
        from.isEmpty() ? Expected<QByteArray>(builtInRoadRulesText()) : rulesText(from);
    if (!text)
        return tl::unexpected(text.error());
    if (auto written = writeFileAtomically(path, *text); !written)
        return tl::unexpected(written.error());
    return load(path);
}

} // namespace stagewright
