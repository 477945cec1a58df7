#include "editor/zones/entering/section_field.h"

#include "editor/colours/board_colours.h"

#include <QKeyEvent>
#include <QMimeData>
#include <QSignalBlocker>

#include <algorithm>
#include <vector>

namespace stagewright {

namespace {

constexpr int sectionLines = 3;

/// An item of the text: where it stands, and how many elements it is.
struct WrittenItem {
    qsizetype begin = 0;
    qsizetype end = 0;
    std::size_t count = 1;
};

bool isBlankOfSection(QChar c) {
    return c.isSpace() || c == u',' || c == u';';
}

std::vector<WrittenItem> itemsOf(const QString& text) {
    std::vector<WrittenItem> items;
    for (qsizetype at = 0; at < text.size();) {
        if (isBlankOfSection(text[at])) {
            ++at;
            continue;
        }
        WrittenItem item{at, at, 1};
        while (item.end < text.size() && !isBlankOfSection(text[item.end]))
            ++item.end;
        const QStringView word = QStringView(text).sliced(at, item.end - at);
        if (const qsizetype star = word.indexOf(u'*'); star > 0)
            item.count = word.first(star).toUInt();
        items.push_back(item);
        at = item.end;
    }
    return items;
}

/// Flags of which an item has one at most.
QString alikeFlags(QChar flag) {
    for (const QString& group : {QStringLiteral("mfrw"), QStringLiteral("<>")})
        if (group.contains(flag))
            return group;
    return flag;
}

/// Of several like elements the last one alone gets the flag, or loses it.
QString theLastWithFlag(const QString& word, std::size_t count, QChar flag) {
    QString body = count > 1 ? word.sliced(word.indexOf(u'*') + 1) : word;
    const QString whole = body;
    const bool hadIt = body.indexOf(flag, 1, Qt::CaseInsensitive) > 0;
    for (const QChar each : alikeFlags(flag))
        if (const qsizetype there = body.indexOf(each, 1, Qt::CaseInsensitive); there > 0)
            body.remove(there, 1);
    if (!hadIt)
        body += flag;
    if (count < 2)
        return body;
    const QString before = count == 2 ? whole : QStringLiteral("%1*%2").arg(count - 1).arg(whole);
    return before + u' ' + body;
}

/// The straights beside corners that came since then have halves.
RoadElements halvedSince(const RoadElements& road, std::size_t since) {
    const RoadElements all = withEarthHalves(road);
    RoadElements halved = road;
    for (std::size_t i = since == 0 ? 0 : since - 1; i < road.size(); ++i)
        halved[i] = all[i];
    return halved;
}

} // namespace

SectionField::SectionField(QWidget* parent) : QPlainTextEdit(parent) {
    setObjectName(QStringLiteral("section-text"));
    setAccessibleName(tr("Spaces of the section"));
    setPlaceholderText(QStringLiteral("3*s c3/4k4 s~f"));
    setTabChangesFocus(true);
    setFixedHeight(fontMetrics().lineSpacing() * sectionLines + 2 * frameWidth() +
                   2 * static_cast<int>(document()->documentMargin()));
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        judge();
        Q_EMIT edited();
    });
}

void SectionField::show(const RoadElements& road, bool isEarth) {
    const QSignalBlocker quiet(this);
    isEarth_ = isEarth;
    setPlainText(textOfRoad(road));
    halved_ = road.size();
    moveCursor(QTextCursor::End);
    judge();
}

void SectionField::judge() {
    section_ = readSectionText(toPlainText());
    halved_ = std::min(halved_, section_.road.size());
    QList<QTextEdit::ExtraSelection> marks;
    if (toPlainText().trimmed().isEmpty())
        section_.remarks.clear(); // nothing is entered, and nothing wrong
    for (const SectionRemark& remark : section_.remarks) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = textCursor();
        mark.cursor.setPosition(
            std::min(remark.column - 1, static_cast<int>(toPlainText().size())));
        mark.cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor,
                                 std::max(remark.length, 1));
        mark.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        mark.format.setUnderlineColor(colour(remark.isError ? Severity::Error : Severity::Warning));
        marks.append(mark);
    }
    setExtraSelections(marks);
}

std::optional<std::size_t> SectionField::element() const {
    const int at = textCursor().position();
    std::size_t before = 0;
    for (const WrittenItem& item : itemsOf(toPlainText())) {
        if (at >= item.begin && at <= item.end)
            return before + item.count - 1;
        before += item.count;
    }
    return std::nullopt;
}

void SectionField::goTo(std::size_t element) {
    std::size_t before = 0;
    for (const WrittenItem& item : itemsOf(toPlainText())) {
        before += item.count;
        if (element >= before)
            continue;
        QTextCursor cursor = textCursor();
        cursor.setPosition(static_cast<int>(item.end));
        setTextCursor(cursor);
        return;
    }
}

/// As the user would type it, so that it can be undone.
void SectionField::write(const QString& text, qsizetype at) {
    QTextCursor cursor = textCursor();
    cursor.beginEditBlock();
    cursor.select(QTextCursor::Document);
    cursor.insertText(text);
    cursor.endEditBlock();
    cursor.setPosition(static_cast<int>(std::min(at, text.size())));
    setTextCursor(cursor);
}

void SectionField::add(const QString& item) {
    QString text = toPlainText();
    qsizetype at = textCursor().position();
    while (at < text.size() && !isBlankOfSection(text[at]))
        ++at;
    const bool joins = at > 0 && !isBlankOfSection(text[at - 1]);
    const QString piece = (joins ? QStringLiteral(" ") : QString()) + item;
    text.insert(at, piece);
    write(text, at + piece.size());
    addHalves();
}

void SectionField::toggle(QChar flag) {
    const int at = textCursor().position();
    const QString text = toPlainText();
    for (const WrittenItem& item : itemsOf(text)) {
        if (at < item.begin || at > item.end)
            continue;
        const QString word = text.sliced(item.begin, item.end - item.begin);
        const QString flagged = theLastWithFlag(word, item.count, flag);
        return write(text.first(item.begin) + flagged + text.sliced(item.end),
                     item.begin + flagged.size());
    }
}

/// Where all is right, and the cursor is at the end, as while a road is entered.
void SectionField::addHalves() {
    const bool isAtTheEnd = textCursor().position() == toPlainText().size();
    if (!isEarth_ || !section_.isRight() || !isAtTheEnd || section_.road.size() <= halved_)
        return;
    const RoadElements halved = halvedSince(section_.road, halved_);
    halved_ = halved.size();
    if (halved == section_.road)
        return;
    const bool hasBlank = toPlainText().endsWith(u' ');
    const QString text = textOfRoad(halved) + (hasBlank ? QStringLiteral(" ") : QString());
    write(text, text.size());
}

void SectionField::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        addHalves();
        return Q_EMIT finished();
    }
    QPlainTextEdit::keyPressEvent(event);
    if (event->key() == Qt::Key_Space)
        addHalves();
}

void SectionField::focusOutEvent(QFocusEvent* event) {
    QPlainTextEdit::focusOutEvent(event);
    if (event->reason() == Qt::PopupFocusReason || event->reason() == Qt::MenuBarFocusReason)
        return;
    addHalves();
    Q_EMIT finished();
}

/// In one line, whatever was copied.
void SectionField::insertFromMimeData(const QMimeData* source) {
    textCursor().insertText(source->text().simplified());
}

} // namespace stagewright
