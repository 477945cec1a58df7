#include "editor/timing/timing_standings.h"

#include "editor/icons/car_colours.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

enum TimingColumn : qsizetype { TimingPlace, TimingDriver, TimingTotal, TimingGap };

constexpr double lettersOfRow = 0.95; ///< figures have nothing below their line
constexpr double nameOfFigure = 0.55;
constexpr double leastNameOfFigure = 0.25; ///< before it is shortened
constexpr double gapOfFigure = 0.36;
constexpr double totalOfRow = 0.5; ///< of its width, at most
constexpr double spotOfFigure = 0.36;

QFont inPixels(QFont font, double pixels) {
    font.setPixelSize(std::max(static_cast<int>(std::lround(pixels)), 1));
    return font;
}

} // namespace

TimingStandings::TimingStandings(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("Standings"));
}

void TimingStandings::tell(const Rally& rally, qsizetype stages, const RulesOf& rulesOf,
                           const RallyRules& rules) {
    table_ = standingsTable(rally, stages, rulesOf);
    rules_ = rules;
    marks_.clear();
    const auto standings = standingsAfter(rally, stages, rulesOf);
    for (const Standing& each : standings)
        marks_ << Mark{rally.find(each.driver)->colour, each.missing > 0};
    setAccessibleDescription(asText(table_));
    update();
}

void TimingStandings::setLetters(int most, int least) {
    most_ = most;
    least_ = std::clamp(least, 1, most);
    update();
}

qsizetype TimingStandings::lines() const {
    const auto room = static_cast<qsizetype>(height() * lettersOfRow / least_);
    return std::max<qsizetype>(std::min(table_.rows.size(), room), 1);
}

qsizetype TimingStandings::rowsSeen() const {
    return lines() < table_.rows.size() ? lines() - 1 : table_.rows.size();
}

double TimingStandings::rowHeight() const {
    return std::min(static_cast<double>(height()) / static_cast<double>(lines()),
                    most_ / lettersOfRow);
}

ScaledText TimingStandings::totalIn(qsizetype row) const {
    const int figure = letters();
    const QSize room(static_cast<int>(width() * totalOfRow), figure);
    return scaled(table_.rows.at(row).at(TimingTotal), font(), room, figure, figure / 3);
}

int TimingStandings::totalLetters(qsizetype row) const {
    return totalIn(row).font.pixelSize();
}

int TimingStandings::letters() const {
    return std::min(static_cast<int>(std::floor(rowHeight() * lettersOfRow + 0.001)), most_);
}

void TimingStandings::paintRow(QPainter& painter, qsizetype row, const QRectF& area) const {
    const QStringList& cells = table_.rows.at(row);
    const Mark& mark = marks_.at(row);
    const int figure = letters();
    const QColor text = palette().color(QPalette::WindowText);
    const QColor faint = palette().color(QPalette::PlaceholderText);
    const auto draw = [&](const QRectF& place, int flags, const ScaledText& seen,
                          const QColor& colour) {
        painter.setFont(seen.font);
        painter.setPen(colour);
        painter.drawText(place, flags | Qt::TextSingleLine | Qt::TextDontClip, seen.text);
    };
    QFont bold = font();
    bold.setBold(true);
    const QFontMetrics figures(inPixels(bold, figure));
    const double placeWidth =
        figures.horizontalAdvance(QString(table_.rows.size() > 9 ? 2 : 1, u'8'));
    const double between = figure * 0.25;
    const QRectF place(area.left(), area.top(), placeWidth, area.height());
    draw(place, Qt::AlignRight | Qt::AlignVCenter,
         scaled(cells.at(TimingPlace), bold, place.toRect().size(), figure, figure / 2), text);

    const ScaledText total = totalIn(row);
    const double totalWidth = QFontMetrics(total.font).horizontalAdvance(total.text);
    draw({area.right() - totalWidth, area.top(), totalWidth, area.height()},
         Qt::AlignRight | Qt::AlignVCenter, total, mark.isWaiting ? faint : text);

    const double spot = figure * spotOfFigure;
    const double left = place.right() + between;
    const bool hasGap =
        !cells.at(TimingGap).isEmpty() && cells.at(TimingGap) != QStringLiteral("–");
    const double upper = hasGap ? area.height() * 0.62 : area.height();
    paintColourSpot(painter, rules_, mark.colour,
                    {left, area.top() + (upper - spot) / 2, spot, spot}, faint);
    const double nameLeft = left + spot + between * 0.7;
    const double nameWidth = std::max(area.right() - totalWidth - between - nameLeft, 0.0);
    const QSize nameRoom(static_cast<int>(nameWidth), figure);
    draw({nameLeft, area.top(), nameWidth, upper}, Qt::AlignLeft | Qt::AlignVCenter,
         scaled(cells.at(TimingDriver), font(), nameRoom, static_cast<int>(figure * nameOfFigure),
                static_cast<int>(figure * leastNameOfFigure)),
         text);
    if (hasGap)
        draw({nameLeft, area.top() + upper, nameWidth, area.height() - upper},
             Qt::AlignLeft | Qt::AlignTop,
             scaled(cells.at(TimingGap), font(), nameRoom, static_cast<int>(figure * gapOfFigure),
                    8),
             faint);
}

void TimingStandings::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double pitch = rowHeight();
    const auto line = [&](qsizetype at) {
        return QRectF(0, static_cast<double>(at) * pitch, width(), pitch);
    };
    const qsizetype seen = rowsSeen();
    for (qsizetype row = 0; row < seen; ++row)
        paintRow(painter, row, line(row));
    if (seen == table_.rows.size())
        return;
    painter.setFont(inPixels(font(), letters() * nameOfFigure));
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(line(seen), Qt::AlignRight | Qt::AlignVCenter,
                     tr("and %n more", nullptr, static_cast<int>(table_.rows.size() - seen)));
}

} // namespace stagewright
