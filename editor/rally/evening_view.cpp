#include "editor/rally/evening_view.h"

#include "editor/icons/icons.h"
#include "editor/icons/severity_mark.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QScrollBar>
#include <QTextDocument>
#include <QtMath>

namespace stagewright {

namespace {

constexpr int severitySize = 14;
const auto stageScheme = QStringLiteral("stage");
const auto remedyScheme = QStringLiteral("remedy");
const auto fixScheme = QStringLiteral("fix");

QPixmap mark(const QString& name, qreal devicePixelRatio) {
    if (name == QStringLiteral("check"))
        return icon(QStringLiteral("check"))
            .pixmap(QSize(severitySize, severitySize), devicePixelRatio);
    QPixmap picture(QSize(severitySize, severitySize) * devicePixelRatio);
    picture.setDevicePixelRatio(devicePixelRatio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const Severity severity = name == QStringLiteral("error")     ? Severity::Error
                              : name == QStringLiteral("warning") ? Severity::Warning
                                                                  : Severity::Hint;
    paintSeverityMark(painter, severity, QRectF(0, 0, severitySize, severitySize));
    return picture;
}

} // namespace

EveningView::EveningView(QWidget* parent) : QTextBrowser(parent) {
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    setWordWrapMode(QTextOption::WordWrap); // else narrow cells break within numbers
    document()->setDocumentMargin(6);
    viewport()->setAutoFillBackground(false); // as the form above it
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        if (link.scheme() == stageScheme)
            Q_EMIT stageWanted(StageKey(link.path().toInt()));
        else if (link.scheme() == remedyScheme)
            Q_EMIT remedyWanted(link.path().toInt());
        else if (link.scheme() == fixScheme)
            Q_EMIT fixWanted(link.path().toInt());
    });
}

void EveningView::growWithText() {
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            [this](QSizeF size) {
                const bool isTooWide = size.width() > viewport()->width();
                const int bar = isTooWide ? horizontalScrollBar()->sizeHint().height() : 0;
                setFixedHeight(qCeil(size.height()) + bar);
            });
}

void EveningView::tell(const Markup& text) {
    if (text == text_)
        return;
    text_ = text;
    fill();
}

void EveningView::fill() {
    const int at = verticalScrollBar()->value();
    document()->setDefaultStyleSheet(
        QStringLiteral("a { text-decoration: none; } .button { border-style: solid; border-color: "
                       "%1; background-color: %2; }")
            .arg(palette().color(QPalette::Disabled, QPalette::Text).name(),
                 palette().color(QPalette::Button).name()));
    setHtml(text_.html());
    verticalScrollBar()->setValue(at);
}

void EveningView::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) // of which links and marks are
        fill();
}

QVariant EveningView::loadResource(int type, const QUrl& name) {
    if (type == QTextDocument::ImageResource && name.scheme() == QStringLiteral("mark"))
        return mark(name.path(), devicePixelRatioF());
    return {};
}

} // namespace stagewright
