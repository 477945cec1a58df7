#include "model/layouts/zones/road/section_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace stagewright {

namespace {

struct SectionNotation {
    Q_DECLARE_TR_FUNCTIONS(SectionNotation)
};

constexpr int mostOfAKind = 99;

/// Whether the road may have a flag twice is for nobody to ask: it is said once.
QString saidTwice() {
    return SectionNotation::tr("this is said twice of one space");
}

QString takeOneAway() {
    return SectionNotation::tr("Take one of them away");
}

/// Reads one item. What it meets first that is wrong ends it.
class SectionItem {
public:
    /// @param item in lower case @param column of its first unit
    SectionItem(QStringView item, int column, std::vector<SectionRemark>& remarks)
        : item_(item)
        , column_(column)
        , remarks_(remarks) {}

    /// Nothing: an error is among the remarks.
    std::optional<RoadElement> read() {
        if (!readCount() || !readBody())
            return std::nullopt;
        while (at_ < item_.size())
            if (!readFlag())
                return std::nullopt;
        return element_;
    }
    [[nodiscard]] int count() const { return count_; }

private:
    [[nodiscard]] QChar next() const { return at_ < item_.size() ? item_[at_] : QChar(); }

    bool fail(const QString& what, const QString& remedy, qsizetype at, qsizetype length = 1) {
        const qsizetype known = std::min(length, item_.size() - at);
        remarks_.push_back(
            {column_ + static_cast<int>(at), static_cast<int>(known), true, what, remedy});
        return false;
    }
    bool fail(const QString& what, const QString& remedy) { return fail(what, remedy, at_); }

    bool readCount() {
        qsizetype digits = 0;
        while (digits < item_.size() && item_[digits] >= u'0' && item_[digits] <= u'9')
            ++digits;
        if (digits == 0)
            return true;
        if (digits == item_.size() || item_[digits] != u'*')
            return fail(SectionNotation::tr("a number alone is no space"),
                        SectionNotation::tr("Write a count as in 3*s, a note behind its letter as "
                                            "in c3"),
                        0, digits);
        count_ = digits > 2 ? 0 : item_.first(digits).toInt();
        if (count_ < 1 || count_ > mostOfAKind)
            return fail(SectionNotation::tr("a count is 2 to 99"), {}, 0, digits);
        at_ = digits + 1;
        return true;
    }

    bool readNote(int& note) {
        const QChar digit = next();
        if (digit < u'1' || digit > u'5')
            return fail(SectionNotation::tr("a note is 1 to 5"),
                        SectionNotation::tr("Write the gear that is printed on the board"));
        note = digit.digitValue();
        ++at_;
        return true;
    }

    /// "x3", if it is there.
    bool readSpaces(int& spaces) {
        if (next() != u'x')
            return true;
        ++at_;
        const QChar digit = next();
        if (digit < u'1' || digit > u'9')
            return fail(SectionNotation::tr("a line of a corner has 1 to 9 spaces"),
                        SectionNotation::tr("Write how many behind the x, as in c3x3"));
        spaces = digit.digitValue();
        ++at_;
        return true;
    }

    bool readSlide() {
        const qsizetype begin = at_;
        ++at_;
        element_.slideSpaces = element_.insideSpaces + 1;
        if (!readNote(element_.slideNote) || !readSpaces(element_.slideSpaces))
            return false;
        if (element_.slideSpaces <= element_.insideSpaces)
            return fail(SectionNotation::tr("a slide line has more spaces than the inside line"),
                        SectionNotation::tr("Write at least x%1, or nothing for one more")
                            .arg(element_.insideSpaces + 1),
                        begin, at_ - begin);
        if (element_.slideNote < element_.note)
            remarks_.push_back({column_ + static_cast<int>(begin), static_cast<int>(at_ - begin),
                                false,
                                SectionNotation::tr("the slide is slower than the inside line"),
                                SectionNotation::tr("Compare both numbers with the board")});
        return true;
    }

    bool readCut() {
        if (next() != u'k')
            return true;
        ++at_;
        return readNote(element_.cutNote);
    }

    bool readBody() {
        const QChar letter = next();
        const qsizetype begin = at_++;
        if (letter == u's')
            return true;
        if (letter == u'b') {
            element_.kind = ElementKind::Bump;
            // A bump without its note, but with a flag of straights: what is meant is that.
            return isFlagOfStraights() ? readFlag() : readNote(element_.note);
        }
        if (letter == u't') {
            element_.kind = ElementKind::Turn;
            if (!readNote(element_.note))
                return false;
            if (next() == u'/' || next() == u'x')
                return fail(SectionNotation::tr("a turn in a crossroads has an inside space and a "
                                                "cut alone"),
                            SectionNotation::tr("Write t3 or t3k4; a corner is a c"));
            return readCut();
        }
        if (letter == u'c') {
            element_.kind = ElementKind::Corner;
            if (!readNote(element_.note) || !readSpaces(element_.insideSpaces))
                return false;
            if (next() == u'/' && !readSlide())
                return false;
            return readCut();
        }
        return fail(SectionNotation::tr("no space begins with this"),
                    SectionNotation::tr("Write s for a straight, b for a bump, c for a corner, t "
                                        "for a turn in a crossroads"),
                    begin);
    }

    [[nodiscard]] bool isFlagOfStraights() const { return next() == u'h' || next() == u'~'; }

    bool readStraightFlag(bool& flag) {
        if (element_.kind != ElementKind::Straight)
            return fail(next() == u'~' ? SectionNotation::tr("a ford is a straight")
                        : element_.kind == ElementKind::Bump
                            ? SectionNotation::tr("a bump has no halves")
                            : SectionNotation::tr("a corner has no halves"),
                        next() == u'~'
                            ? SectionNotation::tr("Write s~")
                            : SectionNotation::tr("Halves are written with a straight: sh"));
        if (flag)
            return fail(saidTwice(), takeOneAway());
        flag = true;
        ++at_;
        return true;
    }

    bool readScenery(RoadScenery scenery) {
        if (element_.scenery != RoadScenery::None)
            return fail(SectionNotation::tr("a space has one scenery"), takeOneAway());
        element_.scenery = scenery;
        ++at_;
        return true;
    }

    bool readHand(RoadHand hand) {
        if (element_.kind != ElementKind::Corner && element_.kind != ElementKind::Turn)
            return fail(SectionNotation::tr("left and right are said of corners and turns"),
                        SectionNotation::tr("Take it away"));
        if (element_.hand != RoadHand::Unsaid)
            return fail(saidTwice(), takeOneAway());
        element_.hand = hand;
        ++at_;
        return true;
    }

    bool readFlag() {
        switch (next().unicode()) {
        case u'h':
            return readStraightFlag(element_.halves);
        case u'~':
            return readStraightFlag(element_.ford);
        case u'm':
            return readScenery(RoadScenery::Meadow);
        case u'f':
            return readScenery(RoadScenery::Forest);
        case u'r':
            return readScenery(RoadScenery::Rock);
        case u'w':
            return readScenery(RoadScenery::Water);
        case u'<':
            return readHand(RoadHand::Left);
        case u'>':
            return readHand(RoadHand::Right);
        default:
            return fail(SectionNotation::tr("nothing of a space is written like this"),
                        SectionNotation::tr("Behind a space there can be h, ~, one of m f r w, and "
                                            "< or >; between spaces a blank"));
        }
    }

    QStringView item_;
    int column_;
    std::vector<SectionRemark>& remarks_;
    qsizetype at_ = 0;
    int count_ = 1;
    RoadElement element_;
};

bool isBetweenItems(QChar c) {
    return c.isSpace() || c == u',' || c == u';';
}

QString textOfElement(const RoadElement& element) {
    QString text;
    const auto note = [](int value) { return QString::number(value); };
    switch (element.kind) {
    case ElementKind::Straight:
        text = QStringLiteral("s");
        break;
    case ElementKind::Bump:
        text = u'b' + note(element.note);
        break;
    case ElementKind::Turn:
        text = u't' + note(element.note);
        break;
    case ElementKind::Corner:
        text = u'c' + note(element.note);
        if (element.insideSpaces != 1)
            text += u'x' + note(element.insideSpaces);
        if (element.slideSpaces > 0)
            text += u'/' + note(element.slideNote);
        if (element.slideSpaces > 0 && element.slideSpaces != element.insideSpaces + 1)
            text += u'x' + note(element.slideSpaces);
        break;
    }
    if (element.cutNote > 0)
        text += u'k' + note(element.cutNote);
    if (element.halves)
        text += u'h';
    if (element.ford)
        text += u'~';
    constexpr QStringView sceneries = u" mfrw";
    if (element.scenery != RoadScenery::None)
        text += sceneries[static_cast<qsizetype>(element.scenery)];
    if (element.hand != RoadHand::Unsaid)
        text += element.hand == RoadHand::Left ? u'<' : u'>';
    return text;
}

} // namespace

bool SectionText::isRight() const {
    return std::none_of(remarks.begin(), remarks.end(),
                        [](const SectionRemark& remark) { return remark.isError; });
}

SectionText readSectionText(QStringView text) {
    SectionText read;
    bool isEmpty = true;
    for (qsizetype at = 0; at < text.size();) {
        if (isBetweenItems(text[at])) {
            ++at;
            continue;
        }
        isEmpty = false;
        qsizetype end = at;
        while (end < text.size() && !isBetweenItems(text[end]))
            ++end;
        // Letter by letter, so that columns stay what they are.
        QString lower = text.sliced(at, end - at).toString();
        for (QChar& c : lower)
            c = c.toLower();
        SectionItem item(lower, static_cast<int>(at) + 1, read.remarks);
        if (const auto element = item.read()) {
            const std::size_t room = mostSectionElements - read.road.size();
            if (static_cast<std::size_t>(item.count()) > room) {
                read.remarks.push_back({static_cast<int>(at) + 1,
                                        static_cast<int>(end - at),
                                        true,
                                        SectionNotation::tr("a section has at most %1 spaces")
                                            .arg(mostSectionElements),
                                        {}});
                return read;
            }
            read.road.insert(read.road.end(), static_cast<std::size_t>(item.count()), *element);
        }
        at = end;
    }
    if (isEmpty)
        read.remarks.push_back({static_cast<int>(text.size()) + 1, 0, true,
                                SectionNotation::tr("a section has at least one space"),
                                SectionNotation::tr("Write s for a straight")});
    return read;
}

Expected<RoadElements> roadFromText(QStringView text) {
    SectionText read = readSectionText(text);
    for (const SectionRemark& remark : read.remarks)
        if (remark.isError)
            return tl::unexpected(Fault{remark.what,
                                        SectionNotation::tr("column %1").arg(remark.column),
                                        remark.remedy,
                                        {}});
    return std::move(read.road);
}

QString textOfRoad(const RoadElements& road) {
    QStringList items;
    for (std::size_t i = 0; i < road.size();) {
        std::size_t same = 1;
        while (i + same < road.size() && same < mostOfAKind && road[i + same] == road[i])
            ++same;
        const QString text = textOfElement(road[i]);
        items << (same > 1 ? QStringLiteral("%1*%2").arg(same).arg(text) : text);
        i += same;
    }
    return items.join(u' ');
}

} // namespace stagewright
