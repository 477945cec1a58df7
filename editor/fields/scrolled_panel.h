#pragma once

#include <QScrollArea>

namespace stagewright {

/// Shows what is taller than the room with bars. What lies in it is as tall as its lines are where
/// they wrap at the width that there is: no line is cut. A field that gets the focus by a key, or
/// from elsewhere, comes into sight.
class ScrolledPanel final : public QScrollArea {
    Q_OBJECT

public:
    explicit ScrolledPanel(QWidget* parent = nullptr);

    /// From now on it is not made taller than what lies in it, nor lower, if that is only a few
    /// lines.
    void leaveNoVoid();
    /// From now on it scrolls up and down alone: it is never narrower than what lies in it.
    void keepContentWidth();
    /// To be called when something else has been put into it.
    void fitHeight();

Q_SIGNALS:
    /// What lies in one that leaves no void has come to need another height, in pixels.
    void heightNeeded(int height);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void bringFocusIntoSight();

    void fitWidth();

    bool leavesNoVoid_ = false;
    bool keepsContentWidth_ = false;
};

} // namespace stagewright
