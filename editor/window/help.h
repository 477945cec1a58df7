#pragma once

#include "editor/window/manual_window.h"

#include <QPointer>

#include <functional>

namespace stagewright {

/// Opens the manual beside a window. It remembers nothing from one opening to the next.
class Help final : public QObject {
    Q_OBJECT

public:
    /// The rule of the finding that the user stands on; empty: none.
    using Rule = std::function<QString()>;

    /// @param window owns it, and the manual
    Help(Rule rule, PictureOf pictureOf, QWidget& window);

    /// At the finding that the user stands on; without one at the beginning, or where it is open.
    void show();
    /// At what it says of the findings of a rule.
    void explain(const QString& rule);
    /// With the pictures as they are now.
    void drawAgain();
    /// Opens its manual, in the language spoken now, where that of another window lies and is read.
    void takeOver(const Help& other);

    /// Null while it is closed.
    [[nodiscard]] ManualWindow* manual() const { return manual_; }

private:
    ManualWindow& open();

    Rule rule_;
    PictureOf pictureOf_;
    QWidget& window_;
    QPointer<ManualWindow> manual_;
};

} // namespace stagewright
