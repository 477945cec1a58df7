#pragma once

#include "editor/manual/manual.h"
#include "editor/manual/manual_pictures.h"

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeWidget>

#include <vector>

namespace stagewright {

/// The manual in a window of its own, with its contents beside it and a search. Escape closes it.
class ManualWindow final : public QDialog {
    Q_OBJECT

public:
    ManualWindow(Manual manual, PictureOf pictureOf, QWidget* parent = nullptr);

    /// With the pictures as they are now.
    void drawAgain();
    /// Turns to a section, by its id; an id that is not there changes nothing.
    void turnTo(const QString& section);
    /// The id of the one that is read: the last whose heading lies at or above the upper border.
    [[nodiscard]] QString section() const;

    [[nodiscard]] QTreeWidget& contents() const { return *contents_; }
    [[nodiscard]] QTextBrowser& text() const { return *text_; }
    [[nodiscard]] QLineEdit& searchLine() const { return *search_; }
    /// How many places there are of what is searched for, and which of them is shown.
    [[nodiscard]] QString found() const { return found_->text(); }

protected:
    void changeEvent(QEvent* event) override;

private:
    QToolButton* stepButton(Qt::ArrowType arrow, const QString& text, int by);
    [[nodiscard]] std::size_t sectionRead() const;
    void listContents();
    void fill();
    void search(const QString& words);
    void step(int by);
    void showPlace();
    void followText();
    void showInContents(const QString& section);

    Manual manual_;
    PictureOf pictureOf_;
    QTreeWidget* contents_;
    QLineEdit* search_;
    QLabel* found_;
    QToolButton* previous_;
    QToolButton* next_;
    QTextBrowser* text_;
    std::vector<QTextCursor> places_; ///< of what is searched for, in order
    std::size_t place_ = 0;
    bool turning_ = false; ///< to a section, which the contents then show
};

} // namespace stagewright
