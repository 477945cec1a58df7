#include "model/exchange/code_groups.h"
#include "model/exchange/hop_order.h"
#include "model/exchange/stage_code.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <span>

namespace stagewright {

namespace {

struct StageCodeReader {
    Q_DECLARE_TR_FUNCTIONS(StageCode)
};

constexpr std::size_t checkCount = CheckSigns().size();
constexpr std::size_t fewestSigns = 3 + 3 + checkCount; ///< of a code: head, a tile, check
constexpr int mostNameLetters = 8;                      ///< of a tile's name
constexpr int mostVariant = 99;

bool isChecked(std::span<const Sign> signs) {
    const auto body = signs.first(signs.size() - checkCount);
    const CheckSigns check = checkSigns(body);
    return std::equal(check.begin(), check.end(), signs.last(checkCount).begin());
}

bool isKnownFirst(Sign sign) {
    return sign >= firstGameSign && sign < firstGameSign + 2 * codedGames.size();
}

/// The body of a code that has been checked. Whatever is not as this version writes it is nothing.
class CodedStage {
public:
    explicit CodedStage(std::span<const Sign> signs) : reader_(signs) {}

    std::optional<Stage> read() {
        const int first = reader_.sign() - firstGameSign;
        game_ = static_cast<std::size_t>(first / 2);
        stage_.info.game = codedGames.at(game_);
        stage_.info.kind = first % 2 == 1 ? StageKind::Circuit : StageKind::Stage;
        if (stage_.info.kind == StageKind::Circuit && !readLaps())
            return std::nullopt;
        if (!moveByOffsets())
            return std::nullopt;
        while (!reader_.isAtEnd())
            if (!readGroup(reader_.group()))
                return std::nullopt;
        if (reader_.isBroken() || side_ || variant_ != 0)
            return std::nullopt;
        return std::move(stage_);
    }

private:
    bool readGroup(int group) {
        if (reader_.isBroken())
            return false;
        if (group < firstMark)
            return readTile(group);
        if (group < farMark) {
            const int way = group - firstMark;
            constexpr int ways = 2 * mostStrides + 1;
            from_ = afterStrides(from_, {way % ways - mostStrides, way / ways - mostStrides});
            return true;
        }
        switch (group) {
        case farMark:
            return moveByOffsets();
        case variantMark:
            variant_ = reader_.number();
            return variant_ >= 1 && variant_ <= mostVariant;
        case spelledMark:
            return spellSide();
        case lapsMark:
            return readLaps();
        default:
            return false;
        }
    }

    bool readLaps() {
        stage_.info.laps = reader_.number();
        return stage_.info.laps >= 1 && stage_.info.laps <= mostLaps;
    }

    bool moveByOffsets() {
        const int q = reader_.offset();
        const int r = reader_.offset();
        constexpr int most = 2 * boardReach / hopStride;
        if (reader_.isBroken() || std::max(std::abs(q), std::abs(r)) > most)
            return false;
        from_ = afterStrides(from_, {q, r});
        return true;
    }

    bool spellSide() {
        const int letters = reader_.sign();
        if (letters > mostNameLetters)
            return false;
        QString name;
        for (int i = 0; i < letters; ++i)
            name += QChar(u'a' + reader_.sign());
        name += QString::number(reader_.number());
        if (const int side = reader_.sign(); side > 0)
            name += QChar(u'a' + side - 1);
        side_ = TileId::parse(name);
        return side_.has_value();
    }

    bool readTile(int group) {
        Placement tile;
        tile.hex = from_ + Hex{group % 5 - hopReach, group / 5 % 5 - hopReach};
        const int what = group / 25;
        tile.turn = Turn(what % 6);
        const CodedSide coded{what / 12, what / 6 % 2 == 1};
        const auto side = side_ ? side_ : sideOfCode(game_, coded);
        if (!side || !onBoard(tile.hex) || tilesOf(stage_).pieceCount() == mostCodedTiles)
            return false;
        tile.side = *side;
        tile.variant = variant_;
        tile.laid = tilesOf(stage_).nextLaid();
        tilesOf(stage_).insert(tile);
        from_ = tile.hex;
        side_.reset();
        variant_ = 0;
        return true;
    }

    SignReader reader_;
    Stage stage_;
    std::size_t game_ = 0;
    Hex from_;                   ///< what the next hop is counted from
    std::optional<TileId> side_; ///< of the next tile, if it is spelt
    int variant_ = 0;            ///< of the next tile
};

} // namespace

bool mayBeStageCode(QByteArrayView text) {
    const auto signs = signsIn(text);
    return signs && signs->size() >= fewestSigns &&
           (isKnownFirst(signs->front()) || isChecked(*signs));
}

Expected<Imported> readStageCode(QByteArrayView text) {
    const auto signs = signsIn(text);
    if (!signs || signs->size() < fewestSigns || !isChecked(*signs))
        return tl::unexpected(
            Fault{StageCodeReader::tr("this is no code of a stage, or a sign in it is wrong, "
                                      "missing or too many"),
                  {},
                  StageCodeReader::tr("Compare it with the one you were given"),
                  {}});
    auto stage = isKnownFirst(signs->front())
                     ? CodedStage(std::span(*signs).first(signs->size() - checkCount)).read()
                     : std::nullopt;
    if (!stage)
        return tl::unexpected(
            Fault{StageCodeReader::tr("this code says what this version does not know"),
                  {},
                  StageCodeReader::tr("Open it with a newer version of Stagewright"),
                  {}});
    return Imported{Format::Code, {}, {*std::move(stage)}, {}};
}

} // namespace stagewright
