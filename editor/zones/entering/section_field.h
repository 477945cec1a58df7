#pragma once

#include "model/layouts/zones/road/section_text.h"

#include <QPlainTextEdit>

#include <optional>

namespace stagewright {

/// A section as one line of text (section_text.h), as long as it is. What is wrong with it is
/// underlined. On earth the straights beside a corner get their halves as it is typed.
class SectionField final : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit SectionField(QWidget* parent = nullptr);

    /// Another section, with nothing to undo.
    void show(const RoadElements& road, bool isEarth);
    /// The side has got another surface; what is typed stays.
    void setEarth(bool isEarth) { isEarth_ = isEarth; }
    [[nodiscard]] const SectionText& section() const { return section_; }
    /// On which the cursor is.
    [[nodiscard]] std::optional<std::size_t> element() const;
    /// Puts the cursor behind it.
    void goTo(std::size_t element);

    /// Writes an item behind the one on which the cursor is.
    void add(const QString& item);
    /// The item on which the cursor is gets the flag, or loses it.
    void toggle(QChar flag);

Q_SIGNALS:
    void edited();
    /// Enter, or the field was left.
    void finished();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void insertFromMimeData(const QMimeData* source) override;

private:
    void judge();
    void addHalves();
    void write(const QString& text, qsizetype cursor);

    SectionText section_;
    bool isEarth_ = false;
    std::size_t halved_ = 0; ///< so many elements have got their halves, or none of the user's will
};

} // namespace stagewright
