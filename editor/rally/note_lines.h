#pragma once

#include <QLabel>
#include <QScrollArea>

namespace stagewright {

/// Notes below a table that leave it its room: a few lines of them are seen, more are scrolled to.
class NoteLines final : public QScrollArea {
    Q_OBJECT

public:
    explicit NoteLines(QWidget* parent = nullptr);

    [[nodiscard]] QString text() const { return label_->text(); }
    /// Of nothing, it takes no room.
    void setText(const QString& text);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();

    QLabel* label_;
};

} // namespace stagewright
