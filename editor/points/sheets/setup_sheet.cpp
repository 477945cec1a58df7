#include "editor/points/sheets/setup_sheet.h"

#include "editor/points/faces/mark_words.h"
#include "editor/points/faces/track_painter.h"
#include "editor/points/sheets/mark_key.h"
#include "editor/points/sheets/race_table.h"
#include "editor/points/sheets/titan_drawing.h"
#include "editor/points/words/race_words.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "model/layouts/points/racing/titan_situation.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct SetUpSheet {
    Q_DECLARE_TR_FUNCTIONS(TitanRaceSheets)
};

constexpr double textPoints = 10;
constexpr int mostEffectLines = 6;
constexpr double smallMap = mm(46);
constexpr double gapOfMaps = mm(4);
constexpr double captionHeight = mm(6);
constexpr double seatHeight = mm(10.5);
constexpr double keyLineBesideMap = mm(6);

void say(Flow& flow, const QString& text) {
    flow.text(text, sheetFont(textPoints), QColor(sheetInk));
}

void paintSmallMap(QPainter& painter, const QRectF& square, const PointTrack& track, bool mono) {
    TrackStyle style = paperStyle(mono);
    style.names = false;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintTrack(painter, BoardGrid(square), track, style);
    painter.restore();
}

/// The map of a track, and beside it what it does and what its signs mean.
void addTrack(Flow& flow, const PointTrack& track, const TitanGame& game, bool mono) {
    flow.heading(SetUpSheet::tr("The track"));
    const QString name = trackName(game, track);
    const QString effect = effectOf(track.id);
    const MarkKey key(marksOn({track}), keyLineBesideMap, mono);
    const QFont font = sheetFont(textPoints);
    flow.add(
        {smallMap, false, [=](QPainter& painter, const QRectF& area) {
             paintSmallMap(painter, {area.left(), area.top(), smallMap, smallMap}, track, mono);
             QRectF text = area.adjusted(smallMap + gapOfMaps, 0, 0, 0);
             painter.setPen(QColor(sheetInk));
             paintLine(painter, {text.left(), text.top(), text.width(), captionHeight},
                       sheetFont(textPoints, QFont::Bold), name);
             text.setTop(text.top() + captionHeight);
             const QStringList lines = effect.isEmpty() ? QStringList()
                                                        : wrapped(effect, font, painter.device(),
                                                                  text.width(), mostEffectLines);
             paintLines(painter, text, font, lines);
             text.setTop(text.top() +
                         static_cast<double>(lines.size()) * lineHeight(font, painter.device()) +
                         mm(1));
             text.setHeight(key.height());
             key.paint(painter, text);
         }});
}

/// Of a Grand Slam from left to right as they lie from the bottom to the top.
void addMaps(Flow& flow, const QList<PointTrack>& tracks, const TitanGame& game, bool mono) {
    QStringList names;
    for (qsizetype i = 0; i < tracks.size(); ++i)
        names << SetUpSheet::tr("%1: %2", "number and name of a board")
                     .arg(i + 1)
                     .arg(trackName(game, tracks[i]));
    const double side =
        std::min(smallMap, (flow.width() - 2 * gapOfMaps) / static_cast<double>(grandSlamTracks));
    flow.add({side + captionHeight, false, [=](QPainter& painter, const QRectF& area) {
                  QRectF square(area.left(), area.top() + captionHeight, side, side);
                  for (qsizetype i = 0; i < tracks.size(); ++i) {
                      painter.setPen(QColor(sheetInk));
                      paintLine(painter, {square.left(), area.top(), side, captionHeight},
                                sheetFont(textPoints, QFont::Bold), names[i]);
                      paintSmallMap(painter, square, tracks[i], mono);
                      square.translate(side + gapOfMaps, 0);
                  }
              }});
}

void addTracks(Flow& flow, const QList<PointTrack>& tracks, const TitanGame& game) {
    flow.heading(SetUpSheet::tr("The tracks"));
    say(flow, SetUpSheet::tr("Lay the boards one above the other, the first at the bottom. Who "
                             "leaves the top of one goes on at the bottom of the next."));
    for (const PointTrack& track : tracks) {
        const QString effect = effectOf(track.id);
        const QString name = trackName(game, track);
        if (!effect.isEmpty()) {
            say(flow, SetUpSheet::tr("%1: %2", "a track and what it does").arg(name, effect));
            continue;
        }
        const TrackMarks marks = marksOn({track});
        for (const TrackMark mark : allTrackMarks)
            if (marks.has(mark) && mark != TrackMark::Bonus)
                say(flow, SetUpSheet::tr("%1: %2", "a track and what it does")
                              .arg(markName(mark), markEffect(mark)));
    }
}

void paintSeat(QPainter& painter, const QRectF& row, int number, const SheetSeat& seat) {
    constexpr double numberWidth = mm(8);
    constexpr double lifeWidth = mm(34);
    constexpr double playerWidth = mm(46);
    constexpr double colourWidth = mm(26);
    const double titanWidth = row.width() - numberWidth - lifeWidth - playerWidth - colourWidth;
    double left = row.left();
    const auto next = [&](double width) {
        const QRectF field(left, row.top(), width, row.height() / 2);
        left += width;
        return field;
    };
    painter.setPen(QColor(sheetInk));
    const QFont bold = sheetFont(textPoints, QFont::Bold);
    paintLine(painter, next(numberWidth), bold, QString::number(number));
    paintLine(painter, next(titanWidth), bold, seat.titan);
    paintLine(painter, next(playerWidth), sheetFont(textPoints), seat.player);
    paintLine(painter, next(lifeWidth), sheetFont(textPoints),
              SetUpSheet::tr("%n life/lives", nullptr, seat.life));
    const QRectF colour = next(colourWidth);
    if (seat.colour.isEmpty()) // to be written
        paintRule(painter, colour.bottomLeft() - QPointF(0, mm(0.8)), mm(20));
    else
        paintLine(painter, colour, sheetFont(textPoints), seat.colour);
    painter.setPen(QColor(sheetGrey));
    paintLine(
        painter,
        {row.left() + numberWidth, row.center().y(), row.width() - numberWidth, row.height() / 2},
        sheetFont(9), seat.power);
    paintRule(painter, row.bottomLeft(), row.width());
}

void addSeats(Flow& flow, const std::vector<SheetSeat>& seats) {
    flow.heading(SetUpSheet::tr("Seats in the order of play"));
    for (std::size_t i = 0; i < seats.size(); ++i)
        flow.add(
            {seatHeight, false,
             [number = static_cast<int>(i) + 1, seat = seats[i]](
                 QPainter& painter, const QRectF& row) { paintSeat(painter, row, number, seat); }});
    flow.gap(mm(2));
    say(flow, SetUpSheet::tr("Throw a die: the titan of that colour begins, and the others follow "
                             "clockwise. Powers are used once a turn, not in the first."));
}

void addReady(Flow& flow, const TitanLayout& layout, const TitanGame& game, int titans) {
    flow.heading(SetUpSheet::tr("To lay ready"));
    QStringList parts{
        SetUpSheet::tr("%n action dice", nullptr, titans),
        SetUpSheet::tr("%n trap token(s)", nullptr, trapsInTheBox),
        SetUpSheet::tr("bonus cards, shuffled, face down; one to each player, secret")};
    flow.parts(parts, sheetFont(textPoints), QColor(sheetInk));
    QStringList lives{SetUpSheet::tr("Life markers heart up on %1", "a number").arg(game.mostLife)};
    for (const SeatedTitan& seated : layout.titans)
        if (const TitanRecord* record = game.titan(seated.titan);
            record && record->life != game.mostLife)
            lives << SetUpSheet::tr("that of %1 on %2").arg(record->name).arg(record->life);
    lives << SetUpSheet::tr("lap markers on the first field")
          << SetUpSheet::tr("figures below the board");
    flow.parts(lives, sheetFont(textPoints), QColor(sheetInk));
}

void addRules(Flow& flow, const TitanLayout& layout, const TitanGame& game) {
    flow.heading(SetUpSheet::tr("Knocked out"));
    const QStringList steps = knockOutInWords(game);
    for (qsizetype i = 0; i < steps.size(); ++i)
        say(flow, SetUpSheet::tr("%1. %2", "a step").arg(i + 1).arg(steps[i]));
    flow.heading(SetUpSheet::tr("Agreed for this race"));
    if (layout.stack == StackKind::GrandSlam)
        say(flow, SetUpSheet::tr("The first over the top of the third board wins."));
    else
        say(flow, SetUpSheet::tr("The first to have crossed the line %n time(s) wins.", nullptr,
                                 layout.laps));
    say(flow,
        SetUpSheet::tr("First turn: the first player throws all dice and takes one, the "
                       "others choose of what is left; the last throws all again. Each figure "
                       "begins on A1, C1 or E1."));
    say(flow, draftInWords(layout.draft));
    say(flow, pushInWords(layout.push));
}

} // namespace

void addSetUp(Flow& flow, const SheetSubject& subject, const SheetPlan& plan, qsizetype stage) {
    const Stage& laid = subject.rally.stages()[stage].stage;
    const TitanLayout& layout = titanLayoutOf(laid);
    const auto& game = subject.games.data<TitanGame>();
    QList<PointTrack> tracks = tracksToDraw(laid, subject.games);
    if (tracks.size() == 1 && tracks.front().title.isEmpty())
        tracks.front().title = laid.info.title;
    const auto seats = sheetSeats(layout, game, subject.rally.players());
    if (tracks.size() == 1) {
        addTrack(flow, tracks.front(), game, plan.mono);
    } else {
        addMaps(flow, tracks, game, plan.mono);
        addTracks(flow, tracks, game);
    }
    addSeats(flow, seats);
    addReady(flow, layout, game, static_cast<int>(seats.size()));
    addRules(flow, layout, game);
}

} // namespace stagewright
