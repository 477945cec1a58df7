#include "editor/zones/words/line_change_words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace stagewright {

namespace {

struct LineChangeWords {
    Q_DECLARE_TR_FUNCTIONS(LineChangeWords)
};

} // namespace

QString lineChangesInWords(const RoadElements& road, const std::optional<LineChanges>& changes) {
    if (!changes || std::none_of(road.begin(), road.end(), isLongCorner))
        return {};
    if (changes->list.isEmpty())
        return LineChangeWords::tr("In long corners of this road a car stays on its line");
    QStringList fitting;
    QStringList others;
    for (const LineChange& change : changes->list) {
        QStringList read;
        for (const RoadElement& element : road)
            if (isLongCorner(element))
                if (const auto here = changeInCorner(change, changes->backwards,
                                                     element.insideSpaces, element.slideSpaces))
                    read << textOf(*here);
        if (read.isEmpty())
            others << textOf(change);
        for (const QString& text : read)
            if (!fitting.contains(text))
                fitting << text;
    }
    QStringList words;
    if (!fitting.isEmpty())
        words << LineChangeWords::tr("Changes of line in long corners of this road: %1")
                     .arg(fitting.join(QStringLiteral(", ")));
    if (!others.isEmpty())
        words << LineChangeWords::tr("In none of its long corners these lead on: %1")
                     .arg(others.join(QStringLiteral(", ")));
    return words.join(u'\n');
}

} // namespace stagewright
