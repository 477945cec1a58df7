#include "editor/zones/sheets/sign_key.h"

#include "editor/drawing/fitted_text.h"
#include "editor/zones/faces/road_signs.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace stagewright {

namespace {

struct SignKeyTexts {
    Q_DECLARE_TR_FUNCTIONS(SignKey)
};

using KeySymbol = void (*)(QPainter&, QPointF centre, double radius, const ZoneStyle&);

struct KeySign {
    bool (*isOn)(const RoadElement&);
    KeySymbol paint;
    const char* text;
};

template <RoadScenery scenery>
bool isBeside(const RoadElement& element) {
    return element.scenery == scenery;
}

template <RoadScenery scenery>
void paintBeside(QPainter& painter, QPointF centre, double radius, const ZoneStyle& style) {
    paintScenery(painter, centre, radius, scenery, style, style.asphalt.tree);
}

void paintHalves(QPainter& painter, QPointF centre, double radius, const ZoneStyle& style) {
    painter.setPen(QPen(style.earth.edge, radius * 0.14));
    painter.setBrush(style.earth.road);
    painter.drawRect(QRectF(centre - QPointF(1.2, 0.8) * radius, QSizeF(2.4, 1.6) * radius));
    painter.setPen(QPen(style.earth.line, radius * 0.16, Qt::DotLine));
    painter.drawLine(centre - QPointF(0, 0.8) * radius, centre + QPointF(0, 0.8) * radius);
}

constexpr int exampleNote = 3;

const std::array keySigns{
    KeySign{[](const RoadElement& element) {
                return element.kind == ElementKind::Corner || element.kind == ElementKind::Turn;
            },
            [](QPainter& painter, QPointF centre, double radius, const ZoneStyle& style) {
                paintInsideNote(painter, centre, radius, exampleNote, style);
            },
            QT_TRANSLATE_NOOP("SignKey", "inside line: highest gear")},
    KeySign{[](const RoadElement& element) { return element.slideSpaces > 0; },
            [](QPainter& painter, QPointF centre, double radius, const ZoneStyle& style) {
                paintSlideNote(painter, centre, radius * 0.85, exampleNote + 1, style);
            },
            QT_TRANSLATE_NOOP("SignKey", "slide: its gear")},
    KeySign{[](const RoadElement& element) { return element.cutNote > 0; },
            [](QPainter& painter, QPointF centre, double radius, const ZoneStyle& style) {
                paintCutNote(painter, centre, radius * 0.85, exampleNote + 1, style);
            },
            QT_TRANSLATE_NOOP("SignKey", "cut: highest gear, a card")},
    KeySign{[](const RoadElement& element) { return element.kind == ElementKind::Bump; },
            [](QPainter& painter, QPointF centre, double radius, const ZoneStyle& style) {
                paintBump(painter, centre, radius * 0.85, exampleNote + 1, style);
            },
            QT_TRANSLATE_NOOP("SignKey", "bump")},
    KeySign{[](const RoadElement& element) { return element.halves; }, paintHalves,
            QT_TRANSLATE_NOOP("SignKey", "halves: sliding before or after a corner")},
    KeySign{[](const RoadElement& element) { return element.ford; },
            [](QPainter& painter, QPointF centre, double radius, const ZoneStyle& style) {
                paintFord(painter,
                          {centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius},
                          style);
            },
            QT_TRANSLATE_NOOP("SignKey", "ford")},
    KeySign{isBeside<RoadScenery::Meadow>, paintBeside<RoadScenery::Meadow>,
            QT_TRANSLATE_NOOP("SignKey", "meadow")},
    KeySign{isBeside<RoadScenery::Forest>, paintBeside<RoadScenery::Forest>,
            QT_TRANSLATE_NOOP("SignKey", "forest")},
    KeySign{isBeside<RoadScenery::Rock>, paintBeside<RoadScenery::Rock>,
            QT_TRANSLATE_NOOP("SignKey", "rock")},
    KeySign{isBeside<RoadScenery::Water>, paintBeside<RoadScenery::Water>,
            QT_TRANSLATE_NOOP("SignKey", "water")},
};

constexpr int keyColumns = 3;

} // namespace

SignKey::SignKey(const RoadElements& roads, double line, double width, bool mono,
                 double perMillimetre)
    : line_(line)
    , width_(width)
    , mono_(mono)
    , perMillimetre_(perMillimetre) {
    for (std::size_t i = 0; i < keySigns.size(); ++i)
        if (std::any_of(roads.begin(), roads.end(), keySigns.at(i).isOn))
            signs_.push_back(static_cast<int>(i));
}

double SignKey::height() const {
    const auto lines = (static_cast<int>(signs_.size()) + keyColumns - 1) / keyColumns;
    return lines * line_;
}

void SignKey::paint(QPainter& painter, QPointF topLeft) const {
    ZoneStyle style = paperZones(mono_);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double column = width_ / keyColumns;
    for (std::size_t i = 0; i < signs_.size(); ++i) {
        const KeySign& sign = keySigns.at(static_cast<std::size_t>(signs_[i]));
        const auto number = static_cast<int>(i);
        const int row = number / keyColumns;
        const QPointF at = topLeft + QPointF(number % keyColumns * column, row * line_);
        const double radius = line_ * 0.36;
        painter.save();
        sign.paint(painter, at + QPointF(line_ * 0.6, line_ / 2), radius, style);
        painter.restore();
        const QString text = SignKeyTexts::tr(sign.text);
        const double capital = 2.2 * perMillimetre_;
        const double width = std::min(fittedWidth(text, capital), column - line_ * 1.4);
        paintFitted(painter, text, {at.x() + line_ * 1.25, at.y(), width, line_}, capital,
                    style.ink);
    }
    painter.restore();
}

} // namespace stagewright
