#pragma once

#include "editor/fields/number_field.h"
#include "editor/hextiles/palette/token_list.h"

#include <QLabel>
#include <QWidget>

namespace stagewright {

/// The tokens there are, what the one is called that is meant, and how the one is turned that is
/// chosen on the board.
class TokenPanel final : public QWidget {
    Q_OBJECT

public:
    explicit TokenPanel(QWidget* parent = nullptr);

    [[nodiscard]] TokenList& tokens() const { return *tokens_; }
    [[nodiscard]] NumberField& angle() const { return *angle_; }
    [[nodiscard]] QLabel& name() const { return *name_; }

    /// The token that is chosen on the board.
    struct Chosen {
        QString id;
        double angle = 0; ///< degrees, clockwise
    };
    /// Nothing: none is.
    void showChosen(const std::optional<Chosen>& chosen);

    [[nodiscard]] QSize sizeHint() const override { return {240, 170}; }

Q_SIGNALS:
    void angleWanted(double degrees);

private:
    void showName();
    bool eventFilter(QObject* watched, QEvent* event) override;

    TokenList* tokens_;
    QLabel* name_;
    NumberField* angle_;
    QString chosen_; ///< its id; empty: none is
    QString under_;  ///< the pointer; likewise
};

} // namespace stagewright
