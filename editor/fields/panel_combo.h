#pragma once

#include <QComboBox>

namespace stagewright {

/// A choice in a panel, which is narrow. It asks for the room that its longest entry needs, so that
/// a form puts it below its caption where both have none beside each other. What is longer than a
/// panel is wide, as titles of the user's own, is elided, and said whole in a tool tip and in the
/// list.
class PanelCombo final : public QComboBox {
    Q_OBJECT

public:
    PanelCombo(const char* name, const QString& accessibleName, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
    void showPopup() override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    /// The entry as it is shown: elided if it is too long.
    [[nodiscard]] QString shownText() const;
};

} // namespace stagewright
