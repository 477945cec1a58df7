#pragma once

#include "editor/document/document.h"
#include "editor/editing/window_part.h"

#include <QListWidget>
#include <QWidget>

namespace stagewright {

/// The line as squares, the first at the left. Keys 1 to 4 lay a start, a road, a bend, a finish
/// behind the last; a click there lays the field that is chosen in the palette, one on a field
/// selects it.
class FieldBoard final : public QWidget {
    Q_OBJECT

public:
    explicit FieldBoard(Document& document);

    int side = 40;                          ///< of a square, pixels: the zoom
    int selected = -1;                      ///< none
    QString chosen{QStringLiteral("road")}; ///< by the palette

    void lay(const QString& field);
    void takeBack();
    void select(int field);

Q_SIGNALS:
    void selectedChanged();
    void refused(const QString& reason);
    void painted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    Document& document_;
};

class FieldEditor final : public StageEditor {
    Q_OBJECT

public:
    explicit FieldEditor(Document& document);

    [[nodiscard]] QWidget& board() const override { return *board_; }
    [[nodiscard]] FieldBoard& fields() const { return *board_; }
    [[nodiscard]] QListWidget& palette() const { return *palette_; }
    void createPanels() override;
    [[nodiscard]] BoardPanels panels() const override { return {palette_.get(), nullptr, nullptr}; }
    [[nodiscard]] bool has(BoardCommand command) const override;
    void run(BoardCommand command) override;
    [[nodiscard]] BoardStatus status(const KeysOf& keysOf) const override;
    void showPlaces(const Places& places) override;
    void showPiece(int piece) override { board_->select(piece); }
    [[nodiscard]] QString openBox() const override { return QStringLiteral("fields-box"); }
    [[nodiscard]] std::any view() const override { return board_->side; }
    void setView(const std::any& view) override;

private:
    Document& document_;
    std::unique_ptr<FieldBoard> board_;
    std::unique_ptr<QListWidget> palette_;
    bool seen_ = false;
};

/// All that the program asks of a kind of layout, of fields: the worked example of a game of
/// another kind. @param games with "fields" among them (gamesWithFields)
[[nodiscard]] Games withFieldParts(const Games& games);

} // namespace stagewright
