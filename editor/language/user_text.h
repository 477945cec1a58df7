#pragma once

#include <QObject>
#include <QString>

class QCoreApplication;

namespace stagewright {

// What users and files say stands in the window sign for sign.

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

/// For menus, tabs, buttons and the labels of fields, to which an ampersand marks a key.
[[nodiscard]] QString withoutKey(QString text);

/// For the title bar, to which "[*]" is the place of the mark of changes.
[[nodiscard]] QString inTitleBar(QString text);

} // namespace stagewright
