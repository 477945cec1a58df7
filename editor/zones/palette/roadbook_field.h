#pragma once

#include "editor/document/document.h"

#include <QLabel>
#include <QPlainTextEdit>

namespace stagewright {

/// The chain as a roadbook line, in as many lines as it needs. What is typed or pasted, in any form
/// that is read (stage_section.h), is taken by Enter and when the field is left; what is wrong with
/// it stands below. A text of several stages (roadbook_text.h) becomes several of the rally.
class RoadbookField final : public QWidget {
    Q_OBJECT

public:
    /// @param document must outlive it
    explicit RoadbookField(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] QPlainTextEdit& line() const { return *line_; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show();
    void judge();
    void take();

    Document& document_;
    QPlainTextEdit* line_;
    QLabel* remark_;
    QString shown_; ///< what the field shows of the chain
};

} // namespace stagewright
