#pragma once

#include <QObject>

class QCoreApplication;

namespace stagewright {

/// As long as it lives, no label guesses that a text is rich, and no tooltip, which is a label too:
/// an `<img>` in a title would open a file. A label shows rich text only if it is told to do so
/// (Qt::RichText), which is for texts of the program's own.
class PlainLabels final : public QObject {
    Q_OBJECT

public:
    /// @param application must outlive it; its widgets are watched
    explicit PlainLabels(QCoreApplication& application);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace stagewright
