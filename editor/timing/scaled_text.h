#pragma once

#include <QFont>
#include <QLabel>
#include <QSize>

namespace stagewright {

/// A text as it goes into some room.
struct ScaledText {
    QFont font;
    QString text; ///< shortened, with an ellipsis, where even the least letters are too large
};

/// How many lines a text may have.
enum class TextLines : unsigned char { One, AsManyAsFit };

/// In the largest letters that let the room hold it.
/// @param most and least height of the font, pixels
[[nodiscard]] ScaledText scaled(const QString& text, const QFont& font, QSize room, int most,
                                int least, TextLines lines = TextLines::One);

/// A text whose letters are as large as its place allows; it asks for no room of its own.
class ScaledLabel final : public QLabel {
    Q_OBJECT

public:
    explicit ScaledLabel(TextLines lines = TextLines::One, QWidget* parent = nullptr);

    /// @param least they become no smaller: the text is shortened; pixels
    void setLetters(int most, int least);
    /// What is seen of it.
    [[nodiscard]] ScaledText shown() const;

    [[nodiscard]] QSize sizeHint() const override { return {0, 0}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, 0}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    TextLines lines_;
    int most_ = 12;
    int least_ = 12;
};

} // namespace stagewright
