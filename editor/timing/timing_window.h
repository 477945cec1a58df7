#pragma once

#include "editor/rally/evening_planner.h"
#include "editor/rally/rally_rules_cache.h"
#include "editor/timing/painted_mark.h"
#include "editor/timing/scaled_text.h"
#include "editor/timing/timing_entry.h"
#include "editor/timing/timing_standings.h"
#include "editor/timing/typed_time.h"

#include <QLineEdit>
#include <QTimer>

namespace stagewright {

/// The evening for a second screen at the table, in figures that all can read, and the times typed
/// in as the drivers come in. Keys alone are needed. Of the document it writes results only.
class TimingWindow final : public QWidget {
    Q_OBJECT

public:
    /// @param document and planner must outlive it
    TimingWindow(Document& document, EveningPlanner& planner, QWidget* parent = nullptr);

    [[nodiscard]] const Document& document() const { return document_; }
    [[nodiscard]] QLineEdit& field() const { return *field_; }
    [[nodiscard]] const TimingStandings& standings() const { return *standings_; }

    /// What is being typed counts, as if Enter had been pressed. @return false: it is no time,
    /// which is said, and it stays in the field
    bool takeInEntry();
    /// What is being typed and does not count yet.
    [[nodiscard]] std::optional<TypedTime> typed() const;
    /// As if it was being typed, if the driver is still there.
    void typeAgain(const TypedTime& typed);

Q_SIGNALS:
    void leaving();
    void saveWanted();

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    ScaledLabel* label(const char* name, TextLines lines = TextLines::One);
    /// Whether there is something in the field that is not taken yet.
    [[nodiscard]] bool isTyping() const;
    /// @return whether it was one of its keys
    bool run(const QKeyEvent& key);
    bool take(Expected<void> (TimingEntry::*way)(const QString&));
    void enter();
    void turn(void (TimingEntry::*way)(int), int by);
    void leave();
    void complain(const Fault& fault);
    void read();
    void refresh();
    void showDriver();
    void showField();
    void showNote();
    void showPlan();
    void showFullness();
    void place();

    Document& document_;
    EveningPlanner& planner_;
    RallyRulesCache rulesCache_;
    TimingEntry entry_;
    QTimer minute_;
    ScaledLabel* title_;
    ScaledLabel* stage_;
    ScaledLabel* time_;
    ScaledLabel* plan_;
    ScaledLabel* turn_;
    PaintedMark* spot_;
    ScaledLabel* driver_;
    QLineEdit* field_;
    PaintedMark* mark_;
    ScaledLabel* note_;
    ScaledLabel* standingsTitle_;
    TimingStandings* standings_;
    ScaledLabel* laying_;
    ScaledLabel* keys_;
    std::optional<ResultKey> shown_; ///< whose result is in the field
    QString refused_;                ///< why what was typed was not taken
};

} // namespace stagewright
