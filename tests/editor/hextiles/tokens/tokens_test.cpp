#include "editor/hextiles/palette/token_panel.h"
#include "editor/hextiles/tokens/token_kind.h"
#include "editor/hextiles/tokens/token_painter.h"
#include "model/game/stage_file.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "model/layouts/hextiles/stage/tile_list.h"
#include "tests/editor/sample.h"
#include "tests/editor/tile_window.h"
#include "tests/editor/window/open_window.h"
#include "tests/rulebook_stages.h"

#include <QSet>

#include <gtest/gtest.h>

#include <cmath>

namespace stagewright {

namespace {

QPoint pointOn(OpenWindow& open, Hex hex, QPointF off = {}) {
    return open.board().camera().toScreen(centre(hex) + off).toPoint();
}

/// Drags a token out of the list to a point of the board.
void drop(OpenWindow& open, const char* id, QPoint at, Qt::KeyboardModifiers modifiers = {}) {
    TokenList& list = tokensOf(open.window);
    for (int i = 0; i < list.count(); ++i) {
        QListWidgetItem* item = list.item(i);
        if (item->data(Qt::UserRole).toString() != QLatin1StringView(id))
            continue;
        list.scrollToItem(item);
        QWidget* view = list.viewport();
        const QPoint from = list.visualItemRect(item).center();
        QTest::mousePress(view, Qt::LeftButton, {}, from);
        const QPoint end = view->mapFromGlobal(open.board().mapToGlobal(at));
        for (int step = 1; step <= 4; ++step) {
            const QPoint now = from + (end - from) * step / 4;
            QMouseEvent event(QEvent::MouseMove, now, view->mapToGlobal(now), Qt::NoButton,
                              Qt::LeftButton, {});
            QCoreApplication::sendEvent(view, &event);
        }
        QTest::mouseRelease(view, Qt::LeftButton, modifiers, end);
        return;
    }
    FAIL() << "no such token";
}

void dragToken(OpenWindow& open, QPoint from, QPoint to) {
    QTest::mousePress(&open.board(), Qt::LeftButton, {}, from);
    for (int step = 1; step <= 4; ++step)
        open.moveTo(from + (to - from) * step / 4);
    open.release(to);
}

Token tokenOn(OpenWindow& open, Hex hex) {
    const auto tokens = open.tileAt(hex).tokens;
    EXPECT_EQ(tokens.size(), 1);
    return tokens.isEmpty() ? Token{} : tokens.front();
}

double apart(QPointF a, QPointF b) {
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

Token tokenAtPlace(double x, double y, double angle) {
    return {QStringLiteral("jump-gravel"), {x, y}, angle, {}};
}

TEST(ManyTokens, FewAreAllSeen) {
    QList<Token> tokens;
    for (int i = 0; i < 60; ++i)
        tokens.append(tokenAtPlace(0, 0, i));
    EXPECT_EQ(seenTokens(tokens), tokens);
}

TEST(ManyTokens, OfThoseInOneSpotTheLastIsSeen) {
    QList<Token> tokens;
    for (int i = 0; i < 50'000; ++i)
        tokens.append(tokenAtPlace(i % 3 * 0.5, 0, i));
    const QList<Token> seen = seenTokens(tokens);
    EXPECT_EQ(seen, tokens.last(3));
}

TEST(Tokens, ATokenIsDraggedOntoATile) {
    OpenWindow open;
    drop(open, "jump-gravel", pointOn(open, sample::corner, {0.3, 0}));
    const Token token = tokenOn(open, sample::corner);
    EXPECT_EQ(token.id, QStringLiteral("jump-gravel"));
    // In the middle of the nearest space, half a lane (0.119) to the right of the road's middle,
    // and turned to the north-west, where the car drives.
    EXPECT_LT(apart(placeOf(token, open.tileAt(sample::corner)),
                    centre(sample::corner) + QPointF(0.0595, -0.1031)),
              0.001);
    EXPECT_NEAR(angleOf(token, open.tileAt(sample::corner)), 210, 1e-6);
    EXPECT_EQ(open.steps(), 1);
    EXPECT_EQ(tokenList(open.stage()),
              (std::vector<TokenCount>{{QStringLiteral("jump-gravel"), 1}}));
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(open.tileAt(sample::corner).tokens.isEmpty());
}

TEST(Tokens, WithoutATileBelowNoneIsPlaced) {
    OpenWindow open;
    drop(open, "jump", pointOn(open, {-2, 3}));
    drop(open, "jump", QPoint(-30, 40));
    EXPECT_EQ(open.steps(), 0);
}

TEST(Tokens, WithShiftATokenLiesWhereItIsLetGo) {
    OpenWindow open;
    drop(open, "jump-gravel", pointOn(open, sample::corner, {0.3, 0}), Qt::ShiftModifier);
    const Token token = tokenOn(open, sample::corner);
    EXPECT_LT(apart(placeOf(token, open.tileAt(sample::corner)),
                    centre(sample::corner) + QPointF(0.3, 0)),
              0.03);
    EXPECT_NEAR(angleOf(token, open.tileAt(sample::corner)), 0, 1e-9);
}

TEST(Tokens, ATokenThatIsDraggedLiesAlongTheRoadAndKeepsItsWayRound) {
    OpenWindow open;
    const QPointF right(0.0595, -0.1031); // of the road's middle
    drop(open, "jump-gravel", pointOn(open, sample::corner, right));
    for (int i = 0; i < 12; ++i)
        open.key(Qt::Key_R); // by half a turn
    EXPECT_NEAR(angleOf(tokenOn(open, sample::corner), open.tileAt(sample::corner)), 30, 1e-6);
    dragToken(open, pointOn(open, sample::corner, right), pointOn(open, sample::corner, -right));
    EXPECT_LT(apart(placeOf(tokenOn(open, sample::corner), open.tileAt(sample::corner)),
                    centre(sample::corner) - right),
              0.001);
    EXPECT_NEAR(angleOf(tokenOn(open, sample::corner), open.tileAt(sample::corner)), 30, 1e-6);
}

TEST(Tokens, OnlyThoseOfTheStagesGameAreOffered) {
    OpenWindow open;
    EXPECT_EQ(tokensOf(open.window).count(), 26);
    Stage stage;
    stage.info.game = QStringLiteral("gt");
    open.document().open(stage, {});
    QStringList offered;
    for (int i = 0; i < tokensOf(open.window).count(); ++i)
        offered << tokensOf(open.window).item(i)->data(Qt::UserRole).toString();
    EXPECT_EQ(offered, (QStringList{QStringLiteral("chicane-asphalt"), QStringLiteral("chicane"),
                                    QStringLiteral("chicane-limit-asphalt"),
                                    QStringLiteral("chicane-limit"), QStringLiteral("finish")}));
}

TEST(Tokens, TheAngleOfTheChosenOneIsAField) {
    OpenWindow open;
    TokenPanel& panel = tilesOf(open.window).tokenPanel();
    EXPECT_FALSE(panel.angle().isEnabled());
    drop(open, "jump-gravel", pointOn(open, sample::corner, {0.3, 0}));
    ASSERT_TRUE(panel.angle().isEnabled());
    EXPECT_EQ(panel.angle().value(), 210);
    EXPECT_EQ(panel.name().text(), QStringLiteral("Jump, gravel"));
    panel.angle().setFocus();
    panel.angle().selectAll();
    open.type("45");
    open.key(Qt::Key_Return);
    EXPECT_NEAR(angleOf(tokenOn(open, sample::corner), open.tileAt(sample::corner)), 45, 1e-6);
    EXPECT_EQ(open.steps(), 2);
    open.board().setFocus();
    open.key(Qt::Key_R);
    EXPECT_EQ(panel.angle().value(), 60);
    open.key(Qt::Key_Escape);
    EXPECT_FALSE(panel.angle().isEnabled());
}

TEST(Tokens, ATokenIsMovedWithinItsTileAndToAnother) {
    OpenWindow open;
    drop(open, "cloud", pointOn(open, sample::corner)); // lies anywhere
    dragToken(open, pointOn(open, sample::corner), pointOn(open, sample::corner, {0.3, 0.2}));
    EXPECT_LT(apart(placeOf(tokenOn(open, sample::corner), open.tileAt(sample::corner)),
                    centre(sample::corner) + QPointF(0.3, 0.2)),
              0.05);
    dragToken(open, pointOn(open, sample::corner, {0.3, 0.2}), pointOn(open, sample::start));
    EXPECT_TRUE(open.tileAt(sample::corner).tokens.isEmpty());
    EXPECT_LT(apart(placeOf(tokenOn(open, sample::start), open.tileAt(sample::start)),
                    centre(sample::start)),
              0.05);
    EXPECT_EQ(open.steps(), 3);
    for (int i = 0; i < 3; ++i)
        open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(open.tileAt(sample::start).tokens.isEmpty());
}

TEST(Tokens, AreTurnedFreelyByKeysAndWheel) {
    OpenWindow open;
    drop(open, "cloud", pointOn(open, sample::corner));
    open.key(Qt::Key_R);
    EXPECT_NEAR(angleOf(tokenOn(open, sample::corner), open.tileAt(sample::corner)), 15, 1e-9);
    open.key(Qt::Key_R, Qt::ShiftModifier);
    EXPECT_EQ(open.steps(), 3);
    open.spin(sample::corner, -4);
    EXPECT_NEAR(angleOf(tokenOn(open, sample::corner), open.tileAt(sample::corner)), 20, 1e-9);
    EXPECT_EQ(open.steps(), 4); // a spin is one step
    open.key(Qt::Key_Right);
    EXPECT_EQ(open.steps(), 5);
    open.key(Qt::Key_Delete);
    EXPECT_TRUE(open.tileAt(sample::corner).tokens.isEmpty());
    EXPECT_EQ(tilesOf(open.stage()).placements().size(), 11);
}

TEST(Tokens, TravelAndTurnWithTheirTileThroughUndoCopyAndSave) {
    OpenWindow open;
    drop(open, "cloud", pointOn(open, sample::corner, {0.33, 0}));
    const Token token = tokenOn(open, sample::corner);
    const double before = angleOf(token, open.tileAt(sample::corner));
    open.click({-2, 3}); // away from the token
    open.drag(sample::corner, {-2, 2});
    open.key(Qt::Key_R);
    EXPECT_EQ(tokenOn(open, {-2, 2}), token);
    EXPECT_NEAR(angleOf(token, open.tileAt({-2, 2})), before + 60, 1e-9);
    for (int i = 0; i < 2; ++i)
        open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(tokenOn(open, sample::corner), token);
    for (int i = 0; i < 2; ++i)
        open.key(Qt::Key_Y, Qt::ControlModifier);
    EXPECT_EQ(tokenOn(open, {-2, 2}), token);
    open.click({-2, 2});
    open.key(Qt::Key_C, Qt::ControlModifier);
    open.hover(Hex{-2, 3});
    open.key(Qt::Key_V, Qt::ControlModifier);
    open.click({-2, 3});
    EXPECT_EQ(tokenOn(open, {-2, 3}), token);
    EXPECT_EQ(readStage(writeStage(open.stage()), games()).value(), open.stage());
}

TEST(Tokens, EnterPlacesOneOnTheSelectedTile) {
    OpenWindow open;
    open.click(sample::corner);
    TokenList& list = tokensOf(open.window);
    list.setFocus();
    list.setCurrentRow(3);
    open.key(Qt::Key_Return);
    EXPECT_EQ(tokenOn(open, sample::corner).id, list.item(3)->data(Qt::UserRole).toString());
    EXPECT_TRUE(open.board().chosenToken().has_value());
}

TEST(Tokens, AKeyGoesFromOneTokenToTheNextForTheKeysToWorkOn) {
    OpenWindow open;
    open.key(Qt::Key_J);
    EXPECT_FALSE(open.board().chosenToken().has_value()); // there is none yet
    drop(open, "water", pointOn(open, sample::corner));
    drop(open, "jump-gravel", pointOn(open, sample::start));
    open.key(Qt::Key_Escape);
    open.board().setFocus();
    open.key(Qt::Key_J);
    ASSERT_TRUE(open.board().chosenToken().has_value());
    const TokenSpot first = *open.board().chosenToken();
    open.key(Qt::Key_J);
    ASSERT_TRUE(open.board().chosenToken().has_value());
    EXPECT_NE(*open.board().chosenToken(), first);
    open.key(Qt::Key_J);
    EXPECT_EQ(*open.board().chosenToken(), first); // round
    const auto before = find(open.stage(), first);
    open.key(Qt::Key_R);
    EXPECT_NE(find(open.stage(), first)->token.angle, before->token.angle);
    open.key(Qt::Key_Delete);
    int left = 0;
    for (const Placement& tile : tilesOf(open.stage()).placements())
        left += static_cast<int>(tile.tokens.size());
    EXPECT_EQ(left, 1);
}

TEST(Tokens, EscapeDuringADragChangesNothing) {
    OpenWindow open;
    drop(open, "cloud", pointOn(open, sample::corner));
    const Stage before = open.stage();
    QTest::mousePress(&open.board(), Qt::LeftButton, {}, pointOn(open, sample::corner));
    open.moveTo(sample::start);
    EXPECT_TRUE(open.board().tokenGhost().has_value());
    open.key(Qt::Key_Escape);
    EXPECT_FALSE(open.board().tokenGhost().has_value());
    open.release(sample::start);
    EXPECT_EQ(open.stage(), before);
    EXPECT_EQ(open.steps(), 1);
}

TEST(Tokens, AreDrawnAlsoThoseThatNobodyKnows) {
    QSet<QByteArray> pictures;
    QStringList ids{QStringLiteral("some-thing")};
    for (const TokenKind& kind : tokenKinds())
        ids << kind.id;
    EXPECT_EQ(ids.size(), 27);
    for (const QString& id : ids) {
        QImage image(80, 80, QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.translate(40, 40);
        painter.scale(80, 80);
        paintToken(painter, tokenKind(id));
        painter.end();
        pictures.insert({reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes()});
        EXPECT_FALSE(nameOf(tokenKind(id)).isEmpty());
    }
    EXPECT_EQ(pictures.size(), ids.size()); // told apart by their pictures
}

TEST(TokenKinds, AListThatIsWrongIsRefused) {
    EXPECT_FALSE(readTokenKinds("{}"));
    EXPECT_FALSE(readTokenKinds(R"({"tokens": [{"shape": "jump"}]})"));
    EXPECT_FALSE(readTokenKinds(R"({"tokens": [{"id": "a", "shape": "jump", "width": -1}]})"));
    EXPECT_TRUE(readTokenKinds(R"({"tokens": [{"id": "a", "shape": "jump", "width": 0.2}]})"));
}

TEST(TokenKinds, OfAGameThatNoneNamesAllAreOffered) {
    EXPECT_EQ(tokenKindsOf(QStringLiteral("our own game")).size(), tokenKinds().size());
}

} // namespace

} // namespace stagewright
