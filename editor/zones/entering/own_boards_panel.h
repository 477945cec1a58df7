#pragma once

#include "editor/document/document.h"
#include "editor/fields/measure_field.h"
#include "editor/zones/entering/own_boards.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>

#include <functional>

namespace stagewright {

/// Asks where boards are read from and written to; empty: nowhere.
struct BoardFileDialogs {
    std::function<QString(QWidget* parent)> pathToImport;
    std::function<QString(QWidget* parent)> pathToExport;

    [[nodiscard]] static BoardFileDialogs onDesktop();
};

/// What is said of the user's boards as a whole: how the numbers of their ends run, how large they
/// are, how many roads are entered; and the file in which all that goes from one to another.
class OwnBoardsPanel final : public QWidget {
    Q_OBJECT

public:
    /// Document and boards must outlive it.
    OwnBoardsPanel(Document& document, OwnBoards& own, BoardFileDialogs dialogs,
                   QWidget* parent = nullptr);

Q_SIGNALS:
    void refused(const QString& reason);

private:
    void showBoards();
    [[nodiscard]] QString countInWords() const;
    void change(const std::function<void(ZoneBoards& own)>& edit);
    void changeSize();
    void importBoards();
    void exportBoards();

    Document& document_;
    OwnBoards& own_;
    BoardFileDialogs dialogs_;
    QLabel* entered_;
    QComboBox* order_;
    MeasureField* width_;
    MeasureField* height_;
    QCheckBox* inPacks_;
    QPushButton* import_;
    QPushButton* export_;
    QLabel* said_; ///< what came of the last file
};

} // namespace stagewright
