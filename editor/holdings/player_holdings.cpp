#include "editor/holdings/player_holdings.h"

#include "editor/document/document.h"
#include "model/rally/piece_needs.h"

namespace stagewright {

PlayerHoldings::PlayerHoldings(Document& document, QSettings& settings, QObject* parent)
    : QObject(parent)
    , document_(&document)
    , settings_(settings)
    , holdings_(readHoldings(settings)) {
    follow();
}

void PlayerHoldings::turnTo(Document& document, const QString& openBox) {
    disconnect(document_, nullptr, this, nullptr);
    document_ = &document;
    openBox_ = openBox;
    follow();
}

void PlayerHoldings::follow() {
    connect(document_, &Document::changed, this, [this](const StageChange& change) {
        if (change.whole || change.games)
            tellBoxes();
    });
    tellBoxes();
    tellTable();
}

void PlayerHoldings::setHoldings(const Holdings& holdings) {
    const bool begins = holdings.countBoxes && !holdings_.countBoxes && holdings.boxes.empty();
    holdings_ = holdings;
    if (begins)
        holdings_.boxes = boxesOf(document_->stage(), document_->games());
    rememberHoldings(holdings_, settings_);
    tellBoxes();
    tellTable();
    Q_EMIT changed(holdings_);
}

Table PlayerHoldings::table() const {
    return {holdings_.table.width(), holdings_.table.height(), holdings_.tile / 10};
}

void PlayerHoldings::openBox(const QString& id) {
    openBox_ = id;
    tellBoxes();
}

void PlayerHoldings::tellBoxes() {
    document_->setBoxes(holdings_.countBoxes
                            ? holdings_.boxes
                            : boxesFor(document_->stage(), document_->games(), openBox_));
}

void PlayerHoldings::tellTable() {
    document_->setTable(holdings_.heedTable ? std::optional(table()) : std::nullopt);
}

} // namespace stagewright
