#pragma once

#include "editor/points/race/race_steps.h"

#include <QComboBox>
#include <QFormLayout>

#include <array>

namespace stagewright {

/// On what is raced: one track, or three as a Grand Slam with the one on top first, as they lie on
/// the table; and what the owner of the box knows to be on their backs. Rows of a form.
class BoardFields final : public QObject {
    Q_OBJECT

public:
    /// Adds its rows to the form. Both must outlive it.
    BoardFields(QFormLayout& form, Document& document, QObject* parent);

    void show();

private:
    void addBoard(int board);
    void addBack(int board);
    void showBoard(int board, const std::vector<BoardChoice>& choices);
    void showBack(int board);
    [[nodiscard]] QList<PointTrack> tracks() const;

    QFormLayout& form_;
    Document& document_;
    QComboBox* stack_;
    std::array<QComboBox*, grandSlamTracks> boards_{};
    std::array<QComboBox*, grandSlamTracks> backs_{};
    std::array<int, grandSlamTracks> shown_{}; ///< items of the boards
};

/// A field below its caption, with the whole width of a column, so that what can be chosen is read
/// to its end in every language. (Forms that wrap their rows by themselves lose count of rows that
/// are hidden.) A row of a form, or a widget; it is the field's parent.
[[nodiscard]] QWidget* captioned(const QString& caption, QWidget& field);
/// Of a field that is captioned.
void setCaption(const QWidget& field, const QString& caption);

/// Narrow enough for a column beside the board, however long its items are.
[[nodiscard]] QComboBox* narrowCombo(const char* name, const QString& accessibleName);

} // namespace stagewright
