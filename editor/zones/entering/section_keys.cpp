#include "editor/zones/entering/section_keys.h"

#include "editor/colours/board_colours.h"
#include "editor/fields/wrapped_row.h"
#include "editor/zones/faces/strip_painter.h"
#include "model/layouts/zones/road/section_text.h"

#include <QEvent>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>

namespace stagewright {

namespace {

constexpr double pieceCell = 13; // pixels
constexpr auto itemProperty = "item";

struct PieceKey {
    const char* item;
    QString name;
};

QIcon pictureOf(const QString& item, bool isDark) {
    constexpr int ratio = 2; // sharp on fine screens too
    const SectionStrip strip(readSectionText(item).road, {}, pieceCell, 1000);
    QPixmap picture((strip.area().size() * ratio).toSize());
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paintSectionStrip(painter, strip, RoadSurface::Asphalt, screenZones(isDark));
    painter.end();
    return picture;
}

} // namespace

SectionKeys::SectionKeys(QWidget* parent) : QWidget(parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    auto* pieces = new WrappedRow;
    auto* flags = new WrappedRow;
    column->addLayout(pieces);
    column->addLayout(flags);
    addPieces(*pieces);
    addFlags(*flags);
    drawPieces();
}

void SectionKeys::addPieces(WrappedRow& row) {
    const std::array keys{
        PieceKey{"s", tr("Straight")},
        PieceKey{"b4", tr("Bump")},
        PieceKey{"c3", tr("Corner")},
        PieceKey{"c3/4", tr("Corner with a slide line")},
        PieceKey{"c3/4k4", tr("Corner with slide line and cut")},
        PieceKey{"c3x2/4x3", tr("Long corner, two spaces inside")},
        PieceKey{"c3x3/5x4", tr("Long corner, three spaces inside")},
        PieceKey{"t3k4", tr("Turn in a crossroads")},
    };
    for (const PieceKey& key : keys) {
        auto* button = new QToolButton;
        const QString item = QString::fromLatin1(key.item);
        button->setProperty(itemProperty, item);
        button->setObjectName(QStringLiteral("piece-") + item);
        button->setAccessibleName(key.name);
        button->setToolTip(tr("%1: %2", "a piece of road, how it is written").arg(key.name, item));
        button->setAutoRaise(true);
        row.addWidget(button);
        connect(button, &QToolButton::clicked, this, [this, item] { Q_EMIT pieceWanted(item); });
    }
}

void SectionKeys::addFlags(WrappedRow& row) {
    struct FlagKey {
        char flag;
        QString name;
    };
    const std::array flags{
        FlagKey{'h', tr("Halves")},      FlagKey{'~', tr("Ford")},
        FlagKey{'m', tr("Meadow")},      FlagKey{'f', tr("Forest")},
        FlagKey{'r', tr("Rock")},        FlagKey{'w', tr("Water")},
        FlagKey{'<', tr("To the left")}, FlagKey{'>', tr("To the right")},
    };
    for (const FlagKey& key : flags) {
        auto* button = new QToolButton;
        const QChar flag = QLatin1Char(key.flag);
        button->setText(flag);
        button->setObjectName(QStringLiteral("flag-") + flag);
        button->setAccessibleName(key.name);
        button->setToolTip(tr("%1 at the cursor, or not").arg(key.name));
        row.addWidget(button);
        connect(button, &QToolButton::clicked, this, [this, flag] { Q_EMIT flagWanted(flag); });
    }
}

void SectionKeys::drawPieces() {
    for (QToolButton* button : findChildren<QToolButton*>()) {
        const QString item = button->property(itemProperty).toString();
        if (item.isEmpty())
            continue;
        const QIcon picture = pictureOf(item, isDark(palette()));
        button->setIcon(picture);
        button->setIconSize(picture.availableSizes().value(0) / 2);
    }
}

void SectionKeys::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        drawPieces();
}

} // namespace stagewright
