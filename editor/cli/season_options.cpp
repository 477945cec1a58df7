#include "editor/cli/season_options.h"

#include "editor/cli/arguments.h"
#include "editor/cli/number_option.h"
#include "editor/cli/refusal.h"
#include "model/rally/rally.h"

#include <QCoreApplication>

#include <array>

namespace stagewright {

namespace {

struct SeasonTexts {
    Q_DECLARE_TR_FUNCTIONS(SeasonOptions)
};

Expected<PointsTable> pointsNamed(const QString& text) {
    if (const PointsTable* known = builtInPoints(text))
        return *known;
    PointsTable own;
    const QStringList parts = text.split(u'/');
    const auto places = readPointsList(parts.value(0));
    const auto power = readPointsList(parts.value(1));
    const auto lap = parts.size() > 2 ? readPointsList(parts[2]) : QList<int>{0};
    if (!places || places->isEmpty() || !power || !lap || lap->size() != 1 || parts.size() > 3) {
        QStringList ids;
        for (const PointsTable& table : builtInPointsTables())
            ids << table.id;
        return refusal(
            SeasonTexts::tr("\"%1\" is no table of points").arg(text),
            SeasonTexts::tr("Known are %1; one of your own is as in 10,6,4,3,2,1/3,2,1/1: for the "
                            "places, the power stage, the fastest lap")
                .arg(ids.join(QStringLiteral(", "))));
    }
    own.places = *places;
    own.powerStage = *power;
    own.fastestLap = lap->constFirst();
    return own;
}

/// "places,last-round"; nothing: it is no such list.
std::optional<QList<TieRule>> tieRules(const QString& text) {
    QList<TieRule> rules;
    if (text == u"none")
        return rules;
    for (const QString& name : text.split(u',')) {
        const auto rule = tieRuleNamed(name.trimmed());
        if (!rule || rules.contains(*rule))
            return std::nullopt;
        rules << *rule;
    }
    return rules;
}

/// What the name of a file asks for; nothing: no more than the text.
std::optional<SeasonForm> formOfName(const QString& path) {
    constexpr std::array<std::pair<QLatin1StringView, SeasonForm>, 5> endings{
        std::pair{QLatin1StringView(".csv"), SeasonForm::Csv},
        {QLatin1StringView(".md"), SeasonForm::Markdown},
        {QLatin1StringView(".html"), SeasonForm::Html},
        {QLatin1StringView(".pdf"), SeasonForm::Pdf},
        {QLatin1StringView(".json"), SeasonForm::Json}};
    for (const auto& [ending, form] : endings)
        if (path.endsWith(ending, Qt::CaseInsensitive))
            return form;
    return std::nullopt;
}

} // namespace

SeasonOptions::SeasonOptions(QCommandLineParser& parser)
    : new_(QStringLiteral("new"),
           SeasonTexts::tr("Make a new season and write it to FILE, which must not be there yet."))
    , title_(valueOption("title", SeasonTexts::tr("The season's title."), "TITLE"))
    , points_(valueOption(
          "points",
          SeasonTexts::tr("What places give: rally, circuit, or numbers of your own, as in "
                          "10,6,4,3,2,1/3,2,1/1 for the places, the power stage and the fastest "
                          "lap. Of a new season left out: rally."),
          "TABLE"))
    , best_(
          valueOption("best", SeasonTexts::tr("So many rounds count, the best ones; 0: all."), "N"))
    , teamDrivers_(
          valueOption("team-drivers",
                      SeasonTexts::tr("So many drivers of a team count in a round; 0: all."), "N"))
    , ties_(valueOption("ties",
                        SeasonTexts::tr("What decides among equal points, one after the other: any "
                                        "of places, last-round, all-points; none: the place is "
                                        "shared."),
                        "RULES"))
    , add_(valueOption("add",
                       SeasonTexts::tr("Copy the results of a rally into the season; of one that "
                                       "is in it, anew. As often as there are rallies."),
                       "RALLY"))
    , date_(
          valueOption("date", SeasonTexts::tr("With one --add: when it was driven."), "YYYY-MM-DD"))
    , powerStage_(valueOption("power-stage",
                              SeasonTexts::tr("With one --add: the number of the stage that gives "
                                              "a bonus. Left out: the last."),
                              "N"))
    , fastestLap_(valueOption(
          "fastest-lap", SeasonTexts::tr("With one --add: who drove the fastest lap."), "NAME"))
    , roster_(valueOption("roster",
                          SeasonTexts::tr("Take in the drivers of a roster, with their numbers, "
                                          "teams and classes."),
                          "FILE"))
    , after_(valueOption(
          "after", SeasonTexts::tr("Standings after so many rounds. Left out: after all."), "N"))
    , teams_(QStringLiteral("teams"), SeasonTexts::tr("Standings of the teams."))
    , class_(
          valueOption("class", SeasonTexts::tr("Standings among the drivers of a class."), "CLASS"))
    , csv_(QStringLiteral("csv"), SeasonTexts::tr("Write comma-separated values."))
    , markdown_(QStringLiteral("markdown"), SeasonTexts::tr("Write a table of Markdown."))
    , html_(QStringLiteral("html"),
            SeasonTexts::tr("Write a page of HTML with a chart over the season."))
    , json_(jsonOption())
    , output_(outputOption(
          SeasonTexts::tr("The file to write the standings to. Its name says how unless an option "
                          "does: .csv, .md, .html, .json, .pdf to print."))) {
    parser.addOptions({new_, title_, points_, best_, teamDrivers_, ties_, add_, date_, powerStage_,
                       fastestLap_, roster_, after_, teams_, class_, csv_, markdown_, html_, json_,
                       output_});
}

Expected<SeasonChoice> SeasonOptions::read(const QCommandLineParser& parser) const {
    SeasonChoice choice;
    if (const auto changes = readChanges(parser, choice); !changes)
        return tl::unexpected(changes.error());
    const auto after = wholeNumberOf(parser, after_, {0, mostRounds});
    if (!after)
        return tl::unexpected(after.error());
    if (*after)
        choice.question.rounds = static_cast<qsizetype>(**after);
    choice.question.teams = parser.isSet(teams_);
    choice.question.carClass = parser.value(class_);
    if (const auto form = readForm(parser, choice); !form)
        return tl::unexpected(form.error());
    return choice;
}

Expected<void> SeasonOptions::readChanges(const QCommandLineParser& parser,
                                          SeasonChoice& choice) const {
    choice.makeNew = parser.isSet(new_);
    if (parser.isSet(title_))
        choice.title = parser.value(title_);
    if (parser.isSet(points_)) {
        const auto points = pointsNamed(parser.value(points_));
        if (!points)
            return tl::unexpected(points.error());
        choice.points = *points;
    }
    const auto best = wholeNumberOf(parser, best_, {0, mostRounds});
    const auto stage = wholeNumberOf(parser, powerStage_, {1, mostStages});
    if (!best || !stage)
        return tl::unexpected(best ? stage.error() : best.error());
    if (*best)
        choice.best = static_cast<int>(**best);
    if (*stage)
        choice.powerStage = static_cast<int>(**stage);
    const auto teamDrivers = wholeNumberOf(parser, teamDrivers_, {0, mostDrivers});
    if (!teamDrivers)
        return tl::unexpected(teamDrivers.error());
    if (*teamDrivers)
        choice.teamDrivers = static_cast<int>(**teamDrivers);
    if (parser.isSet(ties_)) {
        choice.ties = tieRules(parser.value(ties_));
        if (!choice.ties)
            return refusal(SeasonTexts::tr("--ties takes any of places, last-round, all-points, "
                                           "with commas, or none"));
    }
    choice.rallies = parser.values(add_);
    choice.fastestLap = parser.value(fastestLap_);
    choice.roster = parser.value(roster_);
    const bool ofOne = parser.isSet(date_) || choice.powerStage || !choice.fastestLap.isEmpty();
    if (ofOne && choice.rallies.size() != 1)
        return refusal(SeasonTexts::tr("--date, --power-stage and --fastest-lap are of one rally"),
                       SeasonTexts::tr("Give them with one --add"));
    if (parser.isSet(date_)) {
        choice.date = QDate::fromString(parser.value(date_), QStringLiteral("yyyy-MM-dd"));
        if (!choice.date.isValid())
            return refusal(SeasonTexts::tr("--date takes a date, as in 2026-03-21"));
    }
    return {};
}

Expected<void> SeasonOptions::readForm(const QCommandLineParser& parser,
                                       SeasonChoice& choice) const {
    choice.output = parser.value(output_);
    if (const auto form = formOfName(choice.output))
        choice.form = *form;
    int asked = 0;
    const std::array<std::pair<const QCommandLineOption*, SeasonForm>, 4> forms{
        std::pair{&csv_, SeasonForm::Csv},
        {&markdown_, SeasonForm::Markdown},
        {&html_, SeasonForm::Html},
        {&json_, SeasonForm::Json}};
    for (const auto& [option, form] : forms)
        if (parser.isSet(*option)) {
            choice.form = form;
            ++asked;
        }
    if (asked > 1)
        return refusal(SeasonTexts::tr("--csv, --markdown, --html and --json do not go together"));
    return {};
}

} // namespace stagewright
