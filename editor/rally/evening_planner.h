#pragma once

#include "editor/document/document.h"

#include <QStringList>
#include <QTimer>

#include <thread>

namespace stagewright {

/// What is said of the evening, each a sentence or a line.
struct EveningReport {
    QStringList timetable; ///< with what it adds up to, and what to do where it is too long
    QStringList table;     ///< boxes and tiles
    QStringList findings;  ///< of the rally as a whole
    QString whyNot;        ///< a sentence where the rally cannot be driven

    friend bool operator==(const EveningReport&, const EveningReport&) = default;
};

/// Plans the evening of a document's rally, behind the window: once its edits have come to rest, it
/// is driven some hundred times. The window never waits for it.
class EveningPlanner final : public QObject {
    Q_OBJECT

public:
    /// Begins at once. @param document must outlive it, with its catalogue
    explicit EveningPlanner(Document& document, QObject* parent = nullptr);
    ~EveningPlanner() override;

    [[nodiscard]] const EveningReport& report() const { return report_; }
    /// Whether the report is of the rally as it was before the last edits.
    [[nodiscard]] bool isStale() const { return busy_ || rest_.isActive(); }

Q_SIGNALS:
    void reported();

private:
    void begin();
    void take(const std::optional<EveningReport>& report);

    Document& document_;
    EveningReport report_;
    bool busy_ = false;
    QTimer rest_;
    std::jthread worker_; ///< last, so that it ends before all else goes
};

} // namespace stagewright
