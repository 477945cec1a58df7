#pragma once

#include <QLabel>
#include <QPushButton>
#include <QStatusBar>

namespace stagewright {

/// Says in the status bar which files take long to be read, with a button to give them up.
class WaitingNote final : public QObject {
    Q_OBJECT

public:
    /// @param bar owns it
    explicit WaitingNote(QStatusBar& bar);

    /// @param files none: nothing is said
    void show(const QStringList& files);

    [[nodiscard]] QLabel& text() const { return *text_; }
    [[nodiscard]] QPushButton& giveUp() const { return *giveUp_; }

Q_SIGNALS:
    void givenUp();

private:
    QLabel* text_;
    QPushButton* giveUp_;
};

} // namespace stagewright
