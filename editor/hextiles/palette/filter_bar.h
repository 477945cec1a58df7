#pragma once

#include <QLabel>
#include <QPushButton>
#include <QWidget>

namespace stagewright {

/// Says which filter is in force and how many tiles it hides, with a button that shows them. Not
/// seen without a filter.
class FilterBar final : public QWidget {
    Q_OBJECT

public:
    explicit FilterBar(QWidget* parent = nullptr);

    /// @param filter in words; none: there is no filter
    void show(const QStringList& filter, int hidden);

    [[nodiscard]] QString text() const { return text_->text(); }
    [[nodiscard]] QPushButton& button() const { return *button_; }

Q_SIGNALS:
    void showAllWanted();

private:
    QLabel* text_;
    QPushButton* button_;
};

} // namespace stagewright
