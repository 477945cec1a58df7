#pragma once

#include "editor/rally/markup.h"
#include "model/rally/rally.h"

#include <QTextBrowser>

namespace stagewright {

/// Text about the evening (evening_text.h) in which stages can be clicked, or reached by Tab and
/// opened by Enter.
class EveningView final : public QTextBrowser {
    Q_OBJECT

public:
    explicit EveningView(QWidget* parent = nullptr);

    /// As high as its text from now on, where what is around it has the bars.
    void growWithText();

    /// Where it is read stays where it is.
    void tell(const Markup& text);

Q_SIGNALS:
    void stageWanted(stagewright::StageKey stage);
    /// @param index in the plan
    void remedyWanted(int index);
    /// @param index of the finding that is to be mended
    void fixWanted(int index);

protected:
    void changeEvent(QEvent* event) override;
    QVariant loadResource(int type, const QUrl& name) override;

private:
    void fill();

    Markup text_;
};

} // namespace stagewright
