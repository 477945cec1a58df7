#include "model/layouts/zones/chain/roadbook_text.h"

#include "model/layouts/zones/boards/zone_boards_file.h"
#include "model/layouts/zones/chain/chain_layout.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

struct RoadbooksText {
    Q_DECLARE_TR_FUNCTIONS(RoadbooksText)
};

constexpr int mostRoadbooks = 200;
constexpr qsizetype mostTitleLength = 200;

/// A stage as it was written.
struct WrittenRoadbook {
    QString title;
    QString text;
};

bool isBetweenSections(QChar c) {
    return QStringView(u"/;,|").contains(c);
}

/// Where the first point of a line stands, as "L0"; its length where there is none.
qsizetype firstPointOf(const QString& line) {
    static const QRegularExpression point(
        QStringLiteral("(?<![\\p{L}\\p{N}])[A-Za-z]\\d{1,2}(?![\\p{L}\\p{N}])"));
    for (const qsizetype from : {line.indexOf(u':') + 1, qsizetype{0}})
        if (const auto match = point.match(line, from); match.hasMatch())
            return match.capturedStart();
    return line.size();
}

/// What stands before the points of a line. Empty: it is no title, as a wrong point is none.
QString titleIn(QStringView before) {
    const auto isAround = [](QChar c) {
        return c.isSpace() || QStringView(u"#*:.-\u2013").contains(c);
    };
    QStringView title = before.trimmed();
    const bool isMarked = !title.isEmpty() && QStringView(u":.)").contains(title.back());
    while (!title.isEmpty() && isAround(title.front()))
        title = title.sliced(1);
    while (!title.isEmpty() && isAround(title.back()))
        title.chop(1);
    bool hasWord = false;
    for (qsizetype i = 1; i < title.size(); ++i)
        hasWord = hasWord || (title[i - 1].isLetter() && title[i].isLetter());
    const bool isTitle =
        (isMarked || hasWord) && !title.isEmpty() && !isBetweenSections(title.back());
    return isTitle ? title.left(mostTitleLength).toString() : QString();
}

bool hasSeveralSections(QStringView line) {
    return std::any_of(line.begin(), line.end(), isBetweenSections);
}

/// Whether a line goes on with the stage of the line above it.
bool goesOnWith(QStringView above, QStringView line) {
    const bool isOpen = isBetweenSections(above.back()) || isBetweenSections(line.front());
    return isOpen || !hasSeveralSections(above) || !hasSeveralSections(line);
}

QList<WrittenRoadbook> roadbooksAsWritten(QStringView text) {
    QList<WrittenRoadbook> written;
    QString title; // in a line of its own
    QString above;
    for (const QStringView each : text.split(u'\n')) {
        const QString line = each.trimmed().toString();
        const qsizetype points = firstPointOf(line);
        const QString before = titleIn(line.first(points));
        if (line.isEmpty() || (points == line.size() && !before.isEmpty())) {
            title = line.isEmpty() ? title : before;
            above.clear();
            continue;
        }
        const QString rest = before.isEmpty() ? line : line.sliced(points);
        if (!before.isEmpty() || above.isEmpty() || !goesOnWith(above, rest))
            written.append({before.isEmpty() ? title : before, rest});
        else
            written.last().text += u'\n' + rest;
        title.clear();
        above = rest;
    }
    return written;
}

} // namespace

Expected<QList<RoadbookStage>> readRoadbooks(QStringView text, const ZoneBoards& boards) {
    const QList<WrittenRoadbook> written = roadbooksAsWritten(text);
    if (written.isEmpty() || (written.size() == 1 && written.first().title.isEmpty()))
        return readRoadbookLine(text, boards).map([](const QList<StageSection>& sections) {
            return QList{RoadbookStage{{}, sections}};
        });
    if (written.size() > mostRoadbooks)
        return tl::unexpected(Fault{
            RoadbooksText::tr("holds more stages than a rally can have, %1").arg(mostRoadbooks),
            RoadbooksText::tr("stage %1").arg(mostRoadbooks + 1),
            {},
            {}});
    QList<RoadbookStage> stages;
    for (const WrittenRoadbook& each : written) {
        auto sections = readRoadbookLine(each.text, boards);
        if (!sections) {
            if (written.size() > 1)
                sections.error().place = RoadbooksText::tr("stage %1, %2", "its number, a column")
                                             .arg(stages.size() + 1)
                                             .arg(sections.error().place);
            return tl::unexpected(sections.error());
        }
        stages.append({each.title, *std::move(sections)});
    }
    return stages;
}

Stage stageOf(const RoadbookStage& roadbook) {
    Stage stage;
    stage.info.title = roadbook.title;
    stage.info.game = zonesGame;
    ChainLayout chain;
    chain.sections = roadbook.sections;
    stage.layout = Layout(std::move(chain));
    return stage;
}

bool isOfRoadbooks(QStringView text, const ZoneBoards& boards) {
    const QList<WrittenRoadbook> written = roadbooksAsWritten(text);
    return std::any_of(written.begin(), written.end(), [&](const WrittenRoadbook& each) {
        return readRoadbookLine(each.text, boards).has_value();
    });
}

} // namespace stagewright
