#include "model/design/tile_listing.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <optional>

namespace stagewright {

namespace {

struct TileListingText {
    Q_DECLARE_TR_FUNCTIONS(TileListingText)
};

/// A tile as it is named somewhere in a line.
struct Named {
    QString number; ///< with a prefix, "club12"
    QString side;
    int count = 1;
};

/// "202", "club12"; a number of one's own has four digits and more.
const char* const tileNumber = R"((?:[a-zA-Z]{1,8}\d{1,6}|\d{3,6}))";

/// Cells of a row of a table: number, side, count, perhaps behind a title of the stage.
struct Row {
    QString stage;
    Named tile;
};

std::optional<Row> rowOf(const QString& line) {
    static const QRegularExpression number(
        QStringLiteral("^(%1)([abAB]?)$").arg(QLatin1StringView(tileNumber)));
    static const QRegularExpression side(QStringLiteral("^[abAB]?$"));
    static const QRegularExpression count(QStringLiteral("^\\d{1,3}$"));
    static const QRegularExpression between(QStringLiteral("[,;\\t|]"));
    QString inner = line.trimmed();
    if (inner.startsWith(u'|'))
        inner = inner.sliced(1);
    QStringList cells;
    for (const QString& cell : inner.split(between))
        cells << cell.trimmed().remove(u'"').trimmed();
    for (int first = 0; first < 2; ++first) {
        if (cells.size() < first + 3)
            break;
        const auto found = number.match(cells[first]);
        if (found.hasMatch() && found.captured(2).isEmpty() &&
            side.match(cells[first + 1]).hasMatch() && count.match(cells[first + 2]).hasMatch())
            return Row{first == 0 ? QString() : cells[0],
                       {found.captured(1), cells[first + 1], cells[first + 2].toInt()}};
    }
    return std::nullopt;
}

std::vector<Named> namedIn(const QString& line) {
    // Before the tile: "2 x", "2×", "2 szt.", at the beginning of a line "2" alone. Behind it: the
    // side, with a word or without; "x 2", "(2)", ": 2", at the end of a line "2" alone.
    static const QRegularExpression pattern(
        QStringLiteral(
            "(?:(?:^[\\s•*·\\-–]*|(?<![\\w.,]))(\\d{1,2})\\s*(?:[x×X*]|\\p{L}{2,9}\\.?(?=\\s))\\s*"
            "|^[\\s•*·\\-–]*(\\d{1,2})\\s+|(?<![\\w.]))"
            "(%1)"
            "(?:\\s*(?:side|face|côté|seite|strona|str\\.)?\\s*"
            "(?:([abAB])(?:\\s*[/|]\\s*([abAB]))?|\\(([abAB])\\)))?"
            "(?![\\w.]\\w|\\w)"
            "(?:\\s*[\\(\\[]?\\s*[x×X*]\\s*(\\d{1,2})\\b|\\s*\\(\\s*(\\d{1,2})\\s*[x×X]?\\s*\\)"
            "|\\s*[:=]\\s*(\\d{1,2})\\b|\\s+(\\d{1,2})\\s*$)?")
            .arg(QLatin1StringView(tileNumber)),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression measure(
        QStringLiteral("^\\s*(?:(?:cm|mm|m|km|min|s|sec)\\b|[%€])"),
        QRegularExpression::CaseInsensitiveOption);
    // Counts that nobody means, which must not be taken for one.
    static const QRegularExpression manyBefore(
        QStringLiteral("(?<![\\w.,])(\\d{3,})\\s*[x×X*]\\s*$"));
    static const QRegularExpression manyBehind(
        QStringLiteral("^\\s*[\\(\\[]?\\s*[x×X*]\\s*(\\d{3,})(?!\\w)"));
    std::vector<Named> all;
    auto found = pattern.globalMatch(line);
    while (found.hasNext()) {
        const auto match = found.next();
        if (measure.match(line.sliced(match.capturedEnd())).hasMatch())
            continue;
        Named tile{match.captured(3), match.captured(4) + match.captured(6), 1};
        if (!match.captured(5).isEmpty() &&
            match.captured(5).toLower() != match.captured(4).toLower())
            tile.side.clear(); // either of them
        for (const int group : {1, 2, 7, 8, 9, 10})
            if (!match.captured(group).isEmpty())
                tile.count = match.captured(group).toInt();
        for (const auto& many : {manyBefore.match(line.first(match.capturedStart(3))),
                                 manyBehind.match(line.sliced(match.capturedEnd()))})
            if (many.hasMatch())
                tile.count =
                    many.captured(1).size() > 4 ? mostListedTiles + 1 : many.captured(1).toInt();
        all.push_back(tile);
    }
    return all;
}

bool isKnown(const Named& named, const Catalogue& catalogue) {
    const auto id = TileId::parse(named.number);
    return id && (catalogue.find(*id) || catalogue.find(id->withSide('a')));
}

/// Words with digits in them, and years, are tiles only if the catalogue knows them.
bool isWord(const Named& named, const Catalogue& catalogue) {
    const bool maySay =
        named.number.front().isDigit() && (named.number.size() == 3 || !named.side.isEmpty());
    return !maySay && !isKnown(named, catalogue);
}

Expected<TileId> tileOf(const Named& named, const Catalogue& catalogue) {
    const auto id = TileId::parse(named.number + named.side);
    const auto known = [&](char side) { return id && catalogue.find(id->withSide(side)); };
    if (id && catalogue.find(*id))
        return *id;
    if (id && id->side() == 0 && (known('a') || known('b')))
        return *id;
    const QString name = (named.number + named.side).toLower();
    if (known(0) || known('a') || known('b'))
        return tl::unexpected(Fault{TileListingText::tr("tile %1 has no such side").arg(name),
                                    {},
                                    TileListingText::tr("Name the side that lies up, or none"),
                                    {}});
    return tl::unexpected(
        Fault{TileListingText::tr("there is no tile %1").arg(name),
              {},
              TileListingText::tr("Correct its number, or name the file of your own tiles that has "
                                  "it with --overlay"),
              {}});
}

Fault placed(Fault fault, qsizetype line) {
    fault.place = TileListingText::tr("line %1").arg(line);
    return fault;
}

class ListReader {
public:
    explicit ListReader(const Catalogue& catalogue) : catalogue_(catalogue) {}

    Expected<void> read(const QString& line) {
        if (const auto row = rowOf(line)) {
            if (!row->stage.isEmpty() && !stage_.isEmpty() && row->stage != stage_)
                return tl::unexpected(
                    Fault{TileListingText::tr("the tiles of another stage begin here"),
                          {},
                          TileListingText::tr("Give the list of one stage at a time"),
                          {}});
            stage_ = row->stage;
            return add(row->tile);
        }
        bool any = false;
        for (const Named& named : namedIn(line)) {
            if (isWord(named, catalogue_))
                continue;
            any = true;
            if (const auto added = add(named); !added)
                return added;
        }
        if (!any && listing_.title.isEmpty() && listing_.tiles.empty())
            listing_.title = titleOf(line);
        return {};
    }

    [[nodiscard]] const TileListing& listing() const { return listing_; }

private:
    static QString titleOf(QString line) {
        static const QRegularExpression marks(QStringLiteral("^[\\s#*•\\-]+|\\[/?[a-z]\\]"));
        return line.remove(marks).trimmed().left(200);
    }

    Expected<void> add(const Named& named) {
        const auto id = tileOf(named, catalogue_);
        if (!id)
            return tl::unexpected(id.error());
        if (named.count < 1 || (count_ += named.count) > mostListedTiles)
            return tl::unexpected(Fault{
                named.count < 1
                    ? TileListingText::tr("%1: there is none of it").arg(id->toString())
                    : TileListingText::tr("the list has more than %1 tiles").arg(mostListedTiles),
                {},
                TileListingText::tr("Give the list of one stage at a time"),
                {}});
        const auto known = std::find_if(listing_.tiles.begin(), listing_.tiles.end(),
                                        [&](const ListedTile& tile) { return tile.tile == *id; });
        if (known == listing_.tiles.end())
            listing_.tiles.push_back({*id, named.count});
        else
            known->count += named.count;
        return {};
    }

    const Catalogue& catalogue_;
    TileListing listing_;
    QString stage_;
    int count_ = 0;
};

} // namespace

Expected<TileListing> readTileListing(const QString& text, const Catalogue& catalogue) {
    if (text.size() > longestListing)
        return tl::unexpected(Fault{TileListingText::tr("is too long for a list of tiles"),
                                    {},
                                    TileListingText::tr("Give the list of one stage at a time"),
                                    {}});
    // A stage's file names tiles too, and is none.
    static const QRegularExpression file(QStringLiteral("^\\s*(\\[\\s*)?\\{"));
    if (file.match(text).hasMatch())
        return tl::unexpected(
            Fault{TileListingText::tr("is the file of a stage, not a list of tiles"),
                  {},
                  TileListingText::tr("Open it as a file"),
                  {}});
    static const QRegularExpression lineEnd(QStringLiteral("\\r\\n|[\\r\\n\\f\\v]"));
    ListReader reader(catalogue);
    const QStringList lines = text.split(lineEnd);
    for (qsizetype i = 0; i < lines.size(); ++i)
        if (const auto read = reader.read(lines[i]); !read)
            return tl::unexpected(placed(read.error(), i + 1));
    if (reader.listing().tiles.empty())
        return tl::unexpected(
            Fault{TileListingText::tr("names no tile"),
                  {},
                  TileListingText::tr("Write the tiles as rulebooks do, such as 1 x 202a"),
                  {}});
    return reader.listing();
}

} // namespace stagewright
