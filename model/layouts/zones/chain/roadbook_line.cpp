#include "model/digit.h"
#include "model/layouts/zones/chain/stage_section.h"

#include <QCoreApplication>

#include <vector>

namespace stagewright {

namespace {

struct RoadbookText {
    Q_DECLARE_TR_FUNCTIONS(RoadbookText)
};

constexpr int numbersOfASide = 20; ///< from the first of one surface to that of the other
constexpr int mostLineLength = 4000;
constexpr int mostPointsOfASection = 12;

/// Points of a section as they were written.
struct WrittenSection {
    StageSection section;
    qsizetype at = 0;         ///< of its first point, from 0
    bool beginsAtMark = true; ///< of the line, or one that parts sections
};

Fault lineFault(qsizetype at, const QString& what, const QString& remedy) {
    return {what, RoadbookText::tr("column %1").arg(at + 1), remedy, {}};
}

bool isMark(QChar c) {
    return c == u'/' || c == u';' || c == u',' || c == u'|' || c == u'\n' || c == u'\r';
}

bool isJoint(QChar c) {
    return c.isSpace() || c == u'-' || c == u'>' || c == u'\u2010' || c == u'\u2011' ||
           c == u'\u2013' || c == u'\u2014' || c == u'\u2192';
}

/// 10 to 12 and 30 to 32: above the numbers of ends.
bool isInside(int number) {
    return number % numbersOfASide >= zoneEnds;
}

/// "A27*" at that place, which moves behind it.
Expected<StageSection> readWrittenPoint(QStringView line, qsizetype& at) {
    const QChar letter = line[at].toUpper();
    qsizetype end = at + 1;
    while (end < line.size() && end < at + 3 && isDigit(line[end]))
        ++end;
    const bool isPoint = letter >= u'A' && letter <= u'Z' && end > at + 1 &&
                         (end == line.size() || !isDigit(line[end]));
    if (!isPoint)
        return tl::unexpected(lineFault(at,
                                        RoadbookText::tr("a point is a zone's letter and a number"),
                                        RoadbookText::tr("Write a line as L0-L1 / C7-C6")));
    StageSection point{letter, {line.sliced(at + 1, end - at - 1).toInt()}};
    if (end < line.size() && line[end] == u'*') {
        point.snow = true;
        ++end;
    }
    at = end;
    return point;
}

bool goesOn(const std::vector<WrittenSection>& written, const StageSection& point, bool mark) {
    if (written.empty() || written.back().section.zone != point.zone)
        return false;
    return !mark || isInside(written.back().section.exit());
}

Expected<std::vector<WrittenSection>> sectionsAsWritten(QStringView line) {
    std::vector<WrittenSection> written;
    if (line.size() > mostLineLength)
        return tl::unexpected(
            lineFault(mostLineLength, RoadbookText::tr("the line is too long for a stage"), {}));
    bool mark = true;
    for (qsizetype at = 0; at < line.size();) {
        if (isMark(line[at]) || isJoint(line[at])) {
            mark = mark || isMark(line[at]);
            ++at;
            continue;
        }
        const qsizetype begin = at;
        const auto point = readWrittenPoint(line, at);
        if (!point)
            return tl::unexpected(point.error());
        if (goesOn(written, *point, mark)) {
            StageSection& section = written.back().section;
            section.points.append(point->points);
            section.snow = section.snow || point->snow;
            if (section.points.size() > mostPointsOfASection)
                return tl::unexpected(lineFault(begin,
                                                RoadbookText::tr("no road has so many points"),
                                                RoadbookText::tr("Write / between sections")));
        } else {
            written.push_back({*point, begin, mark});
        }
        mark = false;
    }
    return written;
}

/// Whether it is a row of borders: no mark parts sections, and a single point of a zone is at one
/// of its ends.
bool isRowOfBorders(const std::vector<WrittenSection>& written) {
    for (std::size_t i = 1; i < written.size(); ++i)
        if (written[i].beginsAtMark)
            return false;
    return written.size() > 1;
}

/// The road that the boards have at that end, from there.
Expected<StageSection> wholeRoad(const WrittenSection& written, const ZoneBoards& boards) {
    const StageSection& section = written.section;
    const QString name = nameOf(section);
    const Zone* zone = boards.zone(section.zone);
    const ZoneSide* side = zone ? sideWith(*zone, section.entry(), section.snow) : nullptr;
    const auto road = side ? roadFrom(*zone, *side, section.entry()) : std::nullopt;
    if (road)
        return StageSection{section.zone, road->points, section.snow};
    return tl::unexpected(lineFault(
        written.at, RoadbookText::tr("it is not known to where the road from %1 leads").arg(name),
        RoadbookText::tr("Write both points of the section")));
}

} // namespace

Expected<QList<StageSection>> readRoadbookLine(QStringView line, const ZoneBoards& boards) {
    auto written = sectionsAsWritten(line);
    if (!written)
        return tl::unexpected(written.error());
    const bool borders = isRowOfBorders(*written);
    QList<StageSection> sections;
    for (std::size_t i = 0; i < written->size(); ++i) {
        const WrittenSection& each = (*written)[i];
        const bool isFirst = i == 0;
        const bool isLast = i + 1 == written->size();
        if (each.section.points.size() == 1 && borders && (isFirst || isLast)) {
            const auto road = wholeRoad(each, boards);
            if (!road)
                return tl::unexpected(road.error());
            sections.append(isFirst ? reversed(*road) : *road);
        } else if (each.section.points.size() == 1) {
            return tl::unexpected(lineFault(
                each.at, RoadbookText::tr("a section has two points, where it begins and ends"),
                RoadbookText::tr("Write a line as L0-L1 / C7-C6")));
        } else {
            sections.append(each.section);
        }
    }
    if (sections.isEmpty())
        return tl::unexpected(lineFault(0, RoadbookText::tr("a stage has at least one section"),
                                        RoadbookText::tr("Write a line as L0-L1 / C7-C6")));
    if (sections.size() > mostStageSections)
        return tl::unexpected(lineFault(
            (*written)[mostStageSections].at,
            RoadbookText::tr("a stage has at most %1 sections").arg(mostStageSections), {}));
    return sections;
}

Expected<StageSection> readSection(QStringView text) {
    auto sections = readRoadbookLine(text, {});
    if (!sections)
        return tl::unexpected(sections.error());
    if (sections->size() != 1)
        return tl::unexpected(
            lineFault(0, RoadbookText::tr("these are %1 sections").arg(sections->size()),
                      RoadbookText::tr("Write each for itself")));
    return sections->first();
}

} // namespace stagewright
