#pragma once

#include <QWidget>

namespace stagewright {

class WrappedRow;

/// Buttons for the pieces of a road, drawn, and for what may be said of each.
class SectionKeys final : public QWidget {
    Q_OBJECT

public:
    explicit SectionKeys(QWidget* parent = nullptr);

Q_SIGNALS:
    /// @param item as it is written: "c3/4k4"
    void pieceWanted(const QString& item);
    void flagWanted(QChar flag);

protected:
    void changeEvent(QEvent* event) override;

private:
    void addPieces(WrappedRow& row);
    void addFlags(WrappedRow& row);
    void drawPieces();
};

} // namespace stagewright
