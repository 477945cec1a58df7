#include "editor/settings/command_match.h"

#include "editor/language/plain_letters.h"

#include <QStringList>

#include <algorithm>

namespace stagewright {

namespace {

bool beginsWord(const QString& text, qsizetype at) {
    return at == 0 || !text[at - 1].isLetterOrNumber();
}

std::optional<qsizetype> beginningOf(const QString& word, const QString& text) {
    for (qsizetype at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
        if (beginsWord(text, at))
            return at;
    return std::nullopt;
}

/// All letters in their order, the first of them at the beginning of a word.
bool isSkippedThrough(const QString& word, const QString& text) {
    for (qsizetype at = text.indexOf(word.front()); at >= 0;
         at = text.indexOf(word.front(), at + 1)) {
        if (!beginsWord(text, at))
            continue;
        qsizetype next = at;
        for (const QChar letter : word) {
            next = text.indexOf(letter, next);
            if (next < 0)
                return false; // nor from any later beginning
            ++next;
        }
        return true;
    }
    return false;
}

int weightOf(const QString& word, const QString& name, const QString& more, const QString& others) {
    if (const auto at = beginningOf(word, name))
        return *at == 0 ? 20 : 16;
    if (name.contains(word))
        return 8;
    if (beginningOf(word, others))
        return 6;
    if (more.contains(word))
        return 4;
    return word.size() > 1 && isSkippedThrough(word, name) ? 1 : 0;
}

} // namespace

std::optional<int> matchCommand(const QString& typed, const QString& name, const QString& more,
                                const QString& others) {
    const QString itsName = plainLetters(name);
    const QString itsMore = plainLetters(more);
    const QString itsOthers = plainLetters(others);
    int sum = 0;
    for (const QString& word : plainLetters(typed).split(u' ', Qt::SkipEmptyParts)) {
        const int weight = weightOf(word, itsName, itsMore, itsOthers);
        if (weight == 0)
            return std::nullopt;
        sum += weight;
    }
    return sum;
}

} // namespace stagewright
