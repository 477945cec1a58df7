#pragma once

#include "model/game/games.h"
#include "model/game/stage.h"
#include "model/rally/result.h"

#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>
#include <QTime>

#include <compare>
#include <map>
#include <optional>
#include <utility>

namespace stagewright {

/// When the SISU token can be spent.
enum class Sisu : unsigned char {
    Never,
    OncePerStage, ///< a service park gives it back
    OncePerRally
};

/// Rules that a table chooses.
struct OptionalRules {
    bool timeControl = false; ///< drivers may take penalties on after the stage
    bool oneShot = false;     ///< without the leader die
    bool flyingStart = false;
    bool redline = false; ///< brake dice go on in the highest gear

    friend bool operator==(const OptionalRules&, const OptionalRules&) = default;
};

/// Which stages lie on tables at the same time.
enum class Laying : unsigned char { OneAfterAnother, SessionAtOnce, AllAtOnce };

/// What is planned for: when, how long, for how many.
struct Evening {
    QTime start;                ///< null: not said
    std::optional<int> minutes; ///< 1 to longestEvening; nothing: as long as it takes
    int players = 4;            ///< 1 to mostDrivers; counts where fewer drivers are named

    friend bool operator==(const Evening&, const Evening&) = default;
};

inline constexpr int longestEvening = 7 * 24 * 60; ///< minutes
inline constexpr int longestBreak = 7 * 24 * 60;   ///< minutes
inline constexpr int mostDrivers = mostPlayers;
inline constexpr int mostStages = 200;
inline constexpr int mostBoxCopies = 99; ///< of a box

/// Stages played without a break.
struct Session {
    QString title;
    int breakBefore = 0; ///< minutes, 0 to longestBreak; of the first session 0
    QJsonObject unknown;

    friend bool operator==(const Session&, const Session&) = default;
};

/// What is said of a rally, apart from stages, players and results.
struct RallyInfo {
    QString title;
    QStringList authors;
    QString text;
    QString licence;
    QString language; ///< of the texts, "pl"; may be empty
    Sisu sisu = Sisu::Never;
    OptionalRules options;
    Laying laying = Laying::OneAfterAnother;
    Evening evening;
    std::map<QString, int> boxes; ///< how many of each box the table has; empty: not said
    QJsonObject unknown;          ///< fields of the file that this version does not know
    QJsonObject resultsUnknown;   ///< likewise, of results.json

    friend bool operator==(const RallyInfo&, const RallyInfo&) = default;
};

inline constexpr int highestKey = 1'000'000;

/// What names a stage or a driver within a rally, whatever its place: a number from 1 to
/// highestKey.
enum class StageKey : int {};
enum class DriverKey : int {};

/// A stage as part of a rally. Title, kind and laps are the stage's own.
struct RallyStage {
    StageKey key{};
    Stage stage;
    int session = 0; ///< index; never less than that of the stage before
    bool serviceAfter = false;
    QString place;
    QString country;
    QString text;
    std::optional<OptionalRules> options; ///< its own; nothing: those of the rally
    QList<int> bonuses; ///< seconds taken off for the places 1, 2, ... in the stage
    QJsonObject unknown;

    friend bool operator==(const RallyStage&, const RallyStage&) = default;
};

struct Driver {
    DriverKey key{};
    QString name;
    QString colour; ///< id of a colour in the rally rules; may be empty
    QJsonObject unknown;

    friend bool operator==(const Driver&, const Driver&) = default;
};

struct ResultKey {
    StageKey stage{};
    DriverKey driver{};

    friend auto operator<=>(const ResultKey&, const ResultKey&) = default;
};

using Results = std::map<ResultKey, StageResult>;

struct RallyEdit;

/// A rally as a value. It has at least one session; its stages and drivers have keys of their own;
/// sessions do not go back; results are of stages and drivers that are in it. One stage alone is a
/// rally of one.
class Rally {
public:
    RallyInfo info;

    Rally() = default;
    /// A rally of one, for as many as have places at the stage, or as it says, if that is more.
    explicit Rally(const Stage& stage);

    /// Nothing where they do not make a rally.
    [[nodiscard]] static std::optional<Rally>
    of(const RallyInfo& info, const QList<Session>& sessions, const QList<RallyStage>& stages,
       const QList<Driver>& drivers, const Results& results);

    [[nodiscard]] const QList<Session>& sessions() const& { return sessions_; }
    [[nodiscard]] const QList<RallyStage>& stages() const& { return stages_; }
    /// In the order in which they start the first stage.
    [[nodiscard]] const QList<Driver>& drivers() const& { return drivers_; }
    [[nodiscard]] const Results& results() const& { return results_; }

    // Of a rally that ends with the expression, which a loop would outlive.
    [[nodiscard]] QList<Session> sessions() && { return std::move(sessions_); }
    [[nodiscard]] QList<RallyStage> stages() && { return std::move(stages_); }
    [[nodiscard]] QList<Driver> drivers() && { return std::move(drivers_); }
    [[nodiscard]] Results results() && { return std::move(results_); }

    /// Null, or -1, where there is none.
    [[nodiscard]] const RallyStage* find(StageKey key) const;
    [[nodiscard]] const Driver* find(DriverKey key) const;
    [[nodiscard]] const StageResult* result(StageKey stage, DriverKey driver) const;
    [[nodiscard]] qsizetype indexOf(StageKey key) const;

    /// How many drive: the players planned for, or the drivers, where more are named. Who plans for
    /// four and names them one by one plans for four all the while; who then finds three at the
    /// table sets the evening to three.
    [[nodiscard]] int players() const;

    friend bool operator==(const Rally&, const Rally&) = default;

private:
    friend void apply(const RallyEdit& edit, Rally& rally);

    QList<Session> sessions_{Session{}};
    QList<RallyStage> stages_;
    QList<Driver> drivers_;
    Results results_;
};

/// For how many a stage is laid (LayoutKind::players); nothing: it does not say.
[[nodiscard]] std::optional<int> placesAt(const Stage& stage);

/// For how many an evening is of which nobody has said it: as many as have places at the largest
/// table, or as usual.
[[nodiscard]] int playersFor(const QList<RallyStage>& stages);

/// Those of the stage, or of the rally where it has none.
[[nodiscard]] OptionalRules optionalRulesOf(const Rally& rally, const RallyStage& stage);

/// Nothing but the games of its stages, by which what is written of it is read again.
[[nodiscard]] Games gamesOf(const Rally& rally);

/// How often the line is crossed: the laps of a circuit, once on a stage.
[[nodiscard]] int lapsOf(const RallyStage& stage);

} // namespace stagewright
