#pragma once

#include <QDockWidget>
#include <QMainWindow>
#include <QPointer>

namespace stagewright {

class FindingsPanel;

/// How the findings share the height of their column: while there are none they leave it to the
/// panels below; when there are some again they have what they had before.
class FindingsHeight final : public QObject {
    Q_OBJECT

public:
    /// The window owns it. @param dock where the findings stand; both must outlive it
    FindingsHeight(QMainWindow& window, QDockWidget& dock);

    /// Of these findings from now on.
    void follow(const FindingsPanel& findings);

private:
    void share();

    QMainWindow& window_;
    QDockWidget& dock_;
    QPointer<const FindingsPanel> findings_;
    int before_ = 0; ///< the height that they had
    int small_ = 0;  ///< what they have been given while there are none; 0: there are some
};

} // namespace stagewright
