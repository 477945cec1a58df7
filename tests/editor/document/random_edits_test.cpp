#include "editor/document/document.h"
#include "editor/hextiles/edits/clip.h"
#include "editor/hextiles/edits/replacement.h"
#include "editor/hextiles/edits/tile_steps.h"
#include "editor/hextiles/edits/token_edits.h"
#include "model/game/stage_file.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/rulebook_stages.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <random>

namespace stagewright {

namespace {

/// What a hand with a pencil would note: the tiles on the table, and each state there has been. It
/// knows nothing of edits, inverses or an undo stack.
struct Notebook {
    struct Page {
        QList<Placement> tiles; ///< in no order
        QString title;
    };

    std::vector<Page> pages{{}};
    std::size_t now = 0;
    std::optional<std::size_t> saved = 0;

    [[nodiscard]] const Page& page() const { return pages[now]; }

    void write(Page next) {
        if (saved && *saved > now)
            saved.reset();
        pages.resize(now + 1);
        pages.push_back(std::move(next));
        ++now;
    }

    void beginAnew() {
        pages = {page()};
        now = 0;
        saved = 0;
    }

    [[nodiscard]] bool isFree(Hex hex, const QList<Placement>& except = {}) const {
        return std::none_of(page().tiles.begin(), page().tiles.end(), [&](const Placement& tile) {
            return tile.hex == hex && !except.contains(tile);
        });
    }
};

/// Makes the same change to a document and in a notebook.
class TwoHands {
public:
    explicit TwoHands(unsigned seed) : chance_(seed) {}

    void doSomething() {
        using Act = void (TwoHands::*)();
        static constexpr Act acts[] = {
            &TwoHands::lay,       &TwoHands::lay,       &TwoHands::lay,     &TwoHands::move,
            &TwoHands::turnGroup, &TwoHands::turnGroup, &TwoHands::flipAll, &TwoHands::remove,
            &TwoHands::paste,     &TwoHands::cover,     &TwoHands::rename,  &TwoHands::token,
            &TwoHands::annotate,  &TwoHands::undo,      &TwoHands::undo,    &TwoHands::redo,
            &TwoHands::redo,      &TwoHands::save};
        (this->*acts[below(std::size(acts))])();
    }

    void compare() const {
        Stage noted;
        for (const Placement& tile : book_.page().tiles)
            tilesOf(noted).insert(tile);
        noted.info = document_.stage().info;
        noted.info.title = book_.page().title;
        ASSERT_TRUE(document_.stage() == noted);
        ASSERT_EQ(document_.isModified(), book_.saved != book_.now);
    }

    [[nodiscard]] qsizetype tiles() const { return book_.page().tiles.size(); }

private:
    [[nodiscard]] std::size_t below(std::size_t end) { return chance_() % end; }
    [[nodiscard]] int between(int least, int most) {
        return least + static_cast<int>(below(static_cast<std::size_t>(most - least + 1)));
    }
    [[nodiscard]] Hex somewhere() { return {between(-4, 4), between(-4, 4)}; }

    [[nodiscard]] QList<Placement> someTiles() {
        QList<Placement> group;
        const std::size_t part = 1 + below(6);
        for (const Placement& tile : tilesOf(document_.stage()).placements())
            if (below(part) == 0)
                group.append(tile);
        return group;
    }

    void take(const StageUndoStepOr& step) {
        ASSERT_TRUE(step.has_value());
        document_.make(*step);
    }

    /// The page with some tiles instead of others; none where that is no change.
    void note(const QList<Placement>& gone, const QList<Placement>& come) {
        if (gone == come)
            return;
        Notebook::Page next = book_.page();
        for (const Placement& tile : gone)
            next.tiles.removeOne(tile);
        next.tiles.append(come);
        book_.write(next);
    }

    void lay() {
        static constexpr const char* sides[] = {"202a", "203a", "204a", "205b", "208a", "210a"};
        const Placement tile{
            somewhere(), tileId(sides[below(std::size(sides))]), Turn(between(0, 5)), 0, 0, {}, {}};
        const auto step = layTile(document_.stage(), tile);
        ASSERT_EQ(step.has_value(), book_.isFree(tile.hex));
        if (!step)
            return;
        take(step);
        note({}, {tile});
    }

    void rearrange(const QList<Placement>& group, const StageUndoStepOr& step,
                   const std::function<void(Placement&)>& change) {
        QList<Placement> after = group;
        bool free = true;
        for (Placement& tile : after) {
            change(tile);
            free = free && book_.isFree(tile.hex, group);
        }
        ASSERT_EQ(step.has_value(), free);
        if (!free)
            return;
        take(step);
        note(group, after);
    }

    void move() {
        const auto group = someTiles();
        const Hex by{between(-2, 2), between(-2, 2)};
        rearrange(group, moveTiles(document_.stage(), group, by),
                  [by](Placement& tile) { tile.hex = tile.hex + by; });
    }

    void turnGroup() {
        const auto group = someTiles();
        if (group.isEmpty())
            return;
        double x = 0;
        double y = 0;
        for (const Placement& tile : group) {
            x += tile.hex.q;
            y += tile.hex.r + tile.hex.q / 2.0;
        }
        const auto n = static_cast<double>(group.size());
        // The hex whose centre is nearest; the first by q, then r.
        std::optional<std::pair<double, Hex>> nearest;
        for (const Placement& tile : group) {
            const double across = (tile.hex.q - x / n) * 1.5;
            const double down = (tile.hex.r + tile.hex.q / 2.0 - y / n) * std::sqrt(3.0);
            const double far = std::round(std::hypot(across, down) * 1e6);
            if (!nearest || std::pair(far, tile.hex) < *nearest)
                nearest = {far, tile.hex};
        }
        const Hex pivot = nearest->second;
        rearrange(group, turnTiles(document_.stage(), group, Turn(1)), [pivot](Placement& tile) {
            const Hex arm = tile.hex - pivot;
            tile.hex = pivot + Hex{-arm.r, arm.q + arm.r};
            tile.turn = tile.turn + Turn(1);
        });
    }

    void flipAll() {
        const auto group = someTiles();
        rearrange(group, flipTiles(group, catalogue()), [](Placement& tile) {
            tile.side = tile.side.withSide(tile.side.side() == 'a' ? 'b' : 'a');
        });
    }

    void remove() {
        const auto group = someTiles();
        if (group.size() > 6 && tiles() < enough)
            return; // or the board would stay empty
        document_.make(removeTiles(group));
        note(group, {});
    }

    void paste() {
        const auto group = someTiles();
        if (group.size() > 6)
            return; // or the board would grow without end
        auto tiles = tilesOfClip(clipOf(document_.stage(), group), games());
        if (!tiles)
            return;
        const Hex by = somewhere();
        QList<Placement> covered;
        for (Placement& tile : *tiles) {
            tile.hex = tile.hex + by;
            for (const Placement& there : tilesOf(document_.stage()).at(tile.hex))
                covered.append(there);
        }
        take(layTiles(document_.stage(), *tiles, covered, PasteSource::Clipboard));
        QList<Placement> gone = covered;
        const auto byHex = [](const Placement& a, const Placement& b) { return a.hex < b.hex; };
        std::sort(gone.begin(), gone.end(), byHex);
        std::sort(tiles->begin(), tiles->end(), byHex);
        note(gone, *tiles);
    }

    void cover() {
        if (tiles() == 0)
            return;
        const auto& all = tilesOf(document_.stage()).placements();
        const Placement old = all.at(static_cast<qsizetype>(below(all.size())));
        Placement tile = old;
        tile.side = tileId("207a");
        tile.turn = Turn(between(0, 5));
        document_.make(layOver(tile, {old}));
        note({old}, {tile});
    }

    void rename() {
        const QString title = QString::number(between(0, 3));
        document_.make(changeTitle(document_.stage(), title));
        if (title == book_.page().title)
            return;
        Notebook::Page next = book_.page();
        next.title = title;
        book_.write(next);
    }

    void token() {
        if (tiles() == 0)
            return;
        const auto& all = tilesOf(document_.stage()).placements();
        const Placement old = all.at(static_cast<qsizetype>(below(all.size())));
        Placement now = old;
        if (old.tokens.size() > 2) {
            now.tokens.removeAt(1);
            document_.make(removeToken(document_.stage(), {old.laid, 1}));
        } else if (!old.tokens.isEmpty() && below(2) == 0) {
            now.tokens[0].angle = std::fmod(now.tokens.at(0).angle + 15, 360);
            document_.make(turnToken(document_.stage(), {old.laid, 0}, 15));
        } else {
            const auto step = placeToken(document_.stage(), QStringLiteral("jump"), centre(old.hex),
                                         old.turn.degrees());
            ASSERT_TRUE(step.has_value());
            document_.make(step->edit);
            now.tokens.append({QStringLiteral("jump"), {0, 0}, 0, {}});
        }
        note({old}, {now});
    }

    void annotate() {
        if (tiles() == 0)
            return;
        const Placement old = tilesOf(document_.stage()).placements().front();
        Placement now = old;
        now.note = QString::number(between(0, 9));
        document_.make(changeNote(old, now.note));
        note({old}, {now});
    }

    void undo() {
        document_.history().undo();
        if (book_.now > 0)
            --book_.now;
    }

    void redo() {
        document_.history().redo();
        if (book_.now + 1 < book_.pages.size())
            ++book_.now;
    }

    void save() {
        if (below(8) != 0)
            return;
        const QString path = folder_.filePath(QStringLiteral("a.json"));
        ASSERT_TRUE(document_.save(path));
        book_.saved = book_.now;
        if (below(4) == 0) {
            ASSERT_TRUE(document_.load(path));
            book_.beginAnew();
        }
    }

    static constexpr qsizetype enough = 30;

    std::mt19937 chance_;
    QTemporaryDir folder_;
    Document document_{games()};
    Notebook book_;
};

/// 5,000 edits; by hand STAGEWRIGHT_EDITS=100000.
TEST(RandomEdits, AreWhatTheNotebookSays) {
    const char* wanted = std::getenv("STAGEWRIGHT_EDITS");
    const int edits = wanted ? std::atoi(wanted) : 5000;
    TwoHands hands(20260101);
    qsizetype most = 0;
    for (int i = 0; i < edits; ++i) {
        hands.doSomething();
        hands.compare();
        if (HasFatalFailure())
            FAIL() << "after edit " << i;
        most = std::max(most, hands.tiles());
    }
    EXPECT_GT(most, 10);
}

} // namespace

} // namespace stagewright
