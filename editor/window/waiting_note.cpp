#include "editor/window/waiting_note.h"

#include <QDir>
#include <QFileInfo>

namespace stagewright {

namespace {

constexpr int nameWidth = 30; // mean characters

} // namespace

WaitingNote::WaitingNote(QStatusBar& bar)
    : QObject(&bar)
    , text_(new QLabel)
    , giveUp_(new QPushButton(tr("Give up"))) {
    text_->setObjectName(QStringLiteral("waiting"));
    text_->setTextFormat(Qt::PlainText);
    giveUp_->setObjectName(QStringLiteral("waiting-give-up"));
    giveUp_->setAutoDefault(false);
    bar.addPermanentWidget(text_);
    bar.addPermanentWidget(giveUp_);
    connect(giveUp_, &QPushButton::clicked, this, &WaitingNote::givenUp);
    show({});
}

void WaitingNote::show(const QStringList& files) {
    text_->setVisible(!files.isEmpty());
    giveUp_->setVisible(!files.isEmpty());
    if (files.isEmpty())
        return;
    const QString name =
        text_->fontMetrics().elidedText(QFileInfo(files.constFirst()).fileName(), Qt::ElideMiddle,
                                        nameWidth * text_->fontMetrics().averageCharWidth());
    text_->setText(files.size() == 1
                       ? tr("Still waiting for \"%1\"").arg(name)
                       : tr("Still waiting for %n files", nullptr, static_cast<int>(files.size())));
    QStringList all;
    for (const QString& file : files)
        all.append(QDir::toNativeSeparators(file));
    const QString what = all.join(u'\n');
    text_->setToolTip(what);
    giveUp_->setToolTip(tr("Go on without them. What was open the last time is tried again at the "
                           "next start."));
    giveUp_->setAccessibleDescription(text_->text());
}

} // namespace stagewright
