#pragma once

#include "editor/holdings/holdings.h"

#include <QObject>

namespace stagewright {

class Document;
struct Table;

/// The player's boxes and table, remembered, and told to the document that is worked on.
class PlayerHoldings final : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it, the document unless it turns to another.
    PlayerHoldings(Document& document, QSettings& settings, QObject* parent = nullptr);

    /// From now on this document is told. @param openBox as for `openBox`
    void turnTo(Document& document, const QString& openBox);

    [[nodiscard]] const Holdings& holdings() const { return holdings_; }
    /// Where no box is owned that is to be counted, it begins with those that the stage needs.
    void setHoldings(const Holdings& holdings);

    /// The table, with tiles of the size that the player has.
    [[nodiscard]] Table table() const;

    /// Where the boxes owned are not counted, the box that tiles are taken from lies there too.
    void openBox(const QString& id);

Q_SIGNALS:
    void changed(const stagewright::Holdings& holdings);

private:
    void follow();
    void tellBoxes();
    void tellTable();

    Document* document_;
    QSettings& settings_;
    Holdings holdings_;
    QString openBox_;
};

} // namespace stagewright
