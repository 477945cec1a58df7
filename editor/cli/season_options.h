#pragma once

#include "model/fault.h"
#include "model/season/season_standings.h"

#include <QCommandLineParser>
#include <QDate>
#include <QStringList>

#include <optional>

namespace stagewright {

/// How standings are written.
enum class SeasonForm : unsigned char { Text, Csv, Markdown, Html, Pdf, Json };

/// What the season command is asked for, apart from the file.
struct SeasonChoice {
    bool makeNew = false;
    std::optional<QString> title;
    std::optional<PointsTable> points;
    std::optional<int> best;        ///< 0: all
    std::optional<int> teamDrivers; ///< likewise
    std::optional<QList<TieRule>> ties;
    QStringList rallies;           ///< to be added
    QDate date;                    ///< of the one that is added
    std::optional<int> powerStage; ///< likewise, from 1
    QString fastestLap;            ///< likewise
    QString roster;                ///< a file; empty: none is read
    SeasonQuestion question;
    SeasonForm form = SeasonForm::Text;
    QString output; ///< empty: standard output

    /// Whether the season's file is written.
    [[nodiscard]] bool changes() const {
        return makeNew || title || points || best || teamDrivers || ties || !rallies.isEmpty() ||
               !roster.isEmpty();
    }
};

/// The options of the season command.
class SeasonOptions {
public:
    /// Adds them to the parser.
    explicit SeasonOptions(QCommandLineParser& parser);

    /// @return the fault of what was given wrongly
    [[nodiscard]] Expected<SeasonChoice> read(const QCommandLineParser& parser) const;

private:
    [[nodiscard]] Expected<void> readChanges(const QCommandLineParser& parser,
                                             SeasonChoice& choice) const;
    [[nodiscard]] Expected<void> readForm(const QCommandLineParser& parser,
                                          SeasonChoice& choice) const;

    QCommandLineOption new_;
    QCommandLineOption title_;
    QCommandLineOption points_;
    QCommandLineOption best_;
    QCommandLineOption teamDrivers_;
    QCommandLineOption ties_;
    QCommandLineOption add_;
    QCommandLineOption date_;
    QCommandLineOption powerStage_;
    QCommandLineOption fastestLap_;
    QCommandLineOption roster_;
    QCommandLineOption after_;
    QCommandLineOption teams_;
    QCommandLineOption class_;
    QCommandLineOption csv_;
    QCommandLineOption markdown_;
    QCommandLineOption html_;
    QCommandLineOption json_;
    QCommandLineOption output_;
};

} // namespace stagewright
