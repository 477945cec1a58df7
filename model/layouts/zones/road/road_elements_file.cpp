#include "model/layouts/zones/road/road_elements_file.h"

#include "model/layouts/zones/road/section_text.h"

#include <QCoreApplication>
#include <QJsonObject>

namespace stagewright {

namespace {

struct RoadElementsFile {
    Q_DECLARE_TR_FUNCTIONS(RoadElementsFile)
};

using Field = QLatin1StringView;

constexpr Range roadNoteRange{1, highestRoadNote};

struct LineRecord {
    int spaces = 1;
    int note = 1;
};

LineRecord readLineRecord(const QJsonValue& value, const JsonPath& place, Faults& faults,
                          int most) {
    ObjectReader reader(value, place, faults);
    const LineRecord line{reader.integer(Field("spaces"), {1, most}),
                          reader.integer(Field("note"), roadNoteRange)};
    reader.refuseUnknown();
    return line;
}

int readCutNote(ObjectReader& reader, Faults& faults) {
    const auto value = reader.find(Field("cut"));
    if (!value)
        return 0;
    const JsonPath place = reader.at(Field("cut"));
    ObjectReader cut(*value, place, faults);
    const int note = cut.integer(Field("note"), roadNoteRange);
    cut.refuseUnknown();
    return note;
}

void readCornerLines(ObjectReader& reader, Faults& faults, RoadElement& element) {
    const JsonPath insidePlace = reader.at(Field("inside"));
    const LineRecord inside =
        readLineRecord(reader.require(Field("inside")), insidePlace, faults, mostLineSpaces);
    element.insideSpaces = inside.spaces;
    element.note = inside.note;
    const auto slideValue = reader.find(Field("slide"));
    if (!slideValue)
        return;
    const JsonPath slidePlace = reader.at(Field("slide"));
    const LineRecord slide = readLineRecord(*slideValue, slidePlace, faults, mostLineSpaces + 1);
    element.slideSpaces = slide.spaces;
    element.slideNote = slide.note;
    const bool isUsual = slide.spaces == inside.spaces + 1;
    if (slide.spaces <= inside.spaces || (slide.spaces > mostLineSpaces && !isUsual))
        reader.fault(Field("slide"),
                     RoadElementsFile::tr("a slide line has more spaces than the inside line, and "
                                          "at most one more than 9"));
}

RoadHand readHandOf(ObjectReader& reader) {
    return reader
        .optionalWord<RoadHand>(
            Field("hand"), {{Field("left"), RoadHand::Left}, {Field("right"), RoadHand::Right}})
        .value_or(RoadHand::Unsaid);
}

/// @param count how many alike there are
RoadElement readRoadElement(const QJsonValue& value, const JsonPath& place, Faults& faults,
                            int& count) {
    ObjectReader reader(value, place, faults);
    RoadElement element;
    element.kind =
        reader.word<ElementKind>(Field("kind"), {{Field("straight"), ElementKind::Straight},
                                                 {Field("bump"), ElementKind::Bump},
                                                 {Field("corner"), ElementKind::Corner},
                                                 {Field("turn"), ElementKind::Turn}});
    switch (element.kind) {
    case ElementKind::Straight:
        count = reader.optionalInteger(Field("count"), {1, mostSectionElements}).value_or(1);
        element.halves = reader.optionalBoolean(Field("halves")).value_or(false);
        element.ford = reader.optionalBoolean(Field("ford")).value_or(false);
        break;
    case ElementKind::Bump:
        element.note = reader.integer(Field("note"), roadNoteRange);
        break;
    case ElementKind::Corner:
        readCornerLines(reader, faults, element);
        element.cutNote = readCutNote(reader, faults);
        element.hand = readHandOf(reader);
        break;
    case ElementKind::Turn:
        element.note = reader.integer(Field("note"), roadNoteRange);
        element.cutNote = readCutNote(reader, faults);
        element.hand = readHandOf(reader);
        break;
    }
    element.scenery =
        reader
            .optionalWord<RoadScenery>(Field("scenery"), {{Field("meadow"), RoadScenery::Meadow},
                                                          {Field("forest"), RoadScenery::Forest},
                                                          {Field("rock"), RoadScenery::Rock},
                                                          {Field("water"), RoadScenery::Water}})
            .value_or(RoadScenery::None);
    reader.refuseUnknown();
    return element;
}

QJsonObject lineAsJson(int spaces, int note) {
    return {{Field("spaces"), spaces}, {Field("note"), note}};
}

QJsonObject elementAsJson(const RoadElement& element) {
    constexpr Field kinds[]{Field("straight"), Field("bump"), Field("corner"), Field("turn")};
    constexpr Field sceneries[]{Field(""), Field("meadow"), Field("forest"), Field("rock"),
                                Field("water")};
    QJsonObject object{{Field("kind"), kinds[static_cast<int>(element.kind)]}};
    if (element.kind == ElementKind::Corner) {
        object[Field("inside")] = lineAsJson(element.insideSpaces, element.note);
        if (element.slideSpaces > 0)
            object[Field("slide")] = lineAsJson(element.slideSpaces, element.slideNote);
    } else if (element.kind != ElementKind::Straight) {
        object[Field("note")] = element.note;
    }
    if (element.cutNote > 0)
        object[Field("cut")] = QJsonObject{{Field("note"), element.cutNote}};
    if (element.halves)
        object[Field("halves")] = true;
    if (element.ford)
        object[Field("ford")] = true;
    if (element.scenery != RoadScenery::None)
        object[Field("scenery")] = sceneries[static_cast<int>(element.scenery)];
    if (element.hand != RoadHand::Unsaid)
        object[Field("hand")] = element.hand == RoadHand::Left ? Field("left") : Field("right");
    return object;
}

} // namespace

RoadElements readRoadElements(const QJsonArray& list, const JsonPath& place, Faults& faults) {
    RoadElements road;
    for (qsizetype i = 0; i < list.size() && faults.none(); ++i) {
        const JsonPath itemPlace(place, i);
        int count = 1;
        const RoadElement element = readRoadElement(list[i], itemPlace, faults, count);
        if (road.size() + static_cast<std::size_t>(count) > mostSectionElements) {
            faults.add(
                RoadElementsFile::tr("a section has at most %1 spaces").arg(mostSectionElements),
                itemPlace);
            break;
        }
        road.insert(road.end(), static_cast<std::size_t>(count), element);
    }
    if (list.isEmpty())
        faults.add(RoadElementsFile::tr("a section has at least one space"), place);
    return road;
}

QJsonArray roadElementsAsJson(const RoadElements& road) {
    QJsonArray list;
    for (std::size_t i = 0; i < road.size();) {
        QJsonObject object = elementAsJson(road[i]);
        std::size_t same = 1;
        while (road[i].kind == ElementKind::Straight && i + same < road.size() &&
               road[i + same] == road[i])
            ++same;
        if (same > 1)
            object[Field("count")] = static_cast<int>(same);
        list.append(object);
        i += same;
    }
    return list;
}

} // namespace stagewright
