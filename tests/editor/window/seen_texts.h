#pragma once

#include <QStringList>
#include <QWidget>

namespace stagewright {

/// Looks at what the window shows of texts that hold markup, and hovers over all of it. Such a text
/// has `sign` right before `word`, and the word nowhere else.
class SeenTexts {
public:
    static const QString sign; ///< "<b>"
    static const QString word;

    SeenTexts();
    ~SeenTexts();

    /// All that is visible in the window now, and the tooltip of each part of it.
    void lookAt(QWidget& window);

    /// Where the markup of such a text was carried out.
    [[nodiscard]] const QStringList& interpreted() const { return interpreted_; }
    /// What texts asked for, such as pictures, of the program's own marks apart.
    [[nodiscard]] static const QStringList& loaded();
    /// The tooltips that showed such a text sign by sign.
    [[nodiscard]] const QStringList& tips() const { return tips_; }
    /// Likewise labels and documents.
    [[nodiscard]] const QStringList& texts() const { return texts_; }

private:
    void read(const QWidget& widget);
    void judge(const QString& text, bool isRich, const QString& place, QStringList& plain);
    void hover(QWidget& widget, QPoint at);
    void hoverOverParts(QWidget& widget);

    QStringList interpreted_;
    QStringList tips_;
    QStringList texts_;
};

} // namespace stagewright
