#pragma once

#include "editor/document/document.h"
#include "editor/rally/rally_rules_cache.h"
#include "model/rally/result_warnings.h"

namespace stagewright {

/// Whose result is entered next, and entering it: the stage that is played and the driver whose
/// turn it is, unless others are chosen. Each entry is a step of the document.
class TimingEntry final : public QObject {
    Q_OBJECT

public:
    /// @param document and rulesCache must outlive it
    TimingEntry(Document& document, const RallyRulesCache& rulesCache, QObject* parent = nullptr);

    /// Index; where all is played, the last.
    [[nodiscard]] qsizetype stage() const { return stage_; }
    /// In which the drivers start it.
    [[nodiscard]] const QList<DriverKey>& order() const { return order_; }
    /// Nothing: all is played and nobody is chosen, or there are no drivers.
    [[nodiscard]] std::optional<DriverKey> driver() const { return driver_; }
    /// Nothing: nothing was entered of the driver.
    [[nodiscard]] const StageResult* result() const;
    /// The time, or the place in a race, as it is typed.
    [[nodiscard]] QString text() const;
    [[nodiscard]] bool isRetired() const;

    /// The stage `by` further; at either end it stays.
    void turnStage(int by);
    /// The driver `by` further in the order; at either end it stays.
    void turnDriver(int by);
    /// Whose result is entered next. Nothing: likewise.
    [[nodiscard]] std::optional<ResultKey> next() const;
    /// Stays with the driver in the stage, whatever is entered elsewhere, for as long as he is
    /// typed of.
    void hold(ResultKey key);
    /// What was typed is given up.
    void letGo();

    /// What is typed of the driver, who stays chosen. Nothing is written of what is as it was, nor
    /// of nothing: only enter() takes a result out.
    [[nodiscard]] Expected<void> take(const QString& text);
    /// Likewise, and on to the next; if the result was taken out, to nobody.
    [[nodiscard]] Expected<void> enter(const QString& text);
    /// On to the next, with nothing written: who has no result yet in the stage; if he is the only
    /// one, or there is none, the first of the next stage that is not played.
    void pass();
    /// Retired, and on to the next; or not retired after all.
    void toggleRetired();

    /// What is odd about what was entered last, and about what is there of the driver.
    [[nodiscard]] QStringList questions() const;

    /// After results, drivers, stages or rules have changed.
    void read();

Q_SIGNALS:
    void changed();

private:
    /// @pre there is a driver
    void write(const std::optional<StageResult>& result);
    [[nodiscard]] QStringList questionsAbout(ResultKey key) const;
    [[nodiscard]] const DriveRules& drive() const;
    [[nodiscard]] StageKey stageKey() const;

    Document& document_;
    const RallyRulesCache& rulesCache_;
    std::optional<StageKey> chosenStage_;
    std::optional<DriverKey> chosenDriver_; ///< in the chosen stage
    std::optional<ResultKey> held_;
    std::optional<ResultKey> entered_; ///< last
    qsizetype stage_ = 0;
    QList<DriverKey> order_;
    std::optional<DriverKey> driver_;
};

} // namespace stagewright
