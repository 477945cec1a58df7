#include "editor/window/about.h"

#include "editor/fields/window_size.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFile>
#include <QFontDatabase>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <vector>

namespace stagewright {

namespace {

const auto ownLicence = QStringLiteral("GPL-3.0-or-later");
const auto ownText = QStringLiteral(":/licences/LICENSE");
const auto fontText = QStringLiteral(":/licences/resources/fonts/LICENSE-Apache-2.0");

/// What the program is made with; names and licences are the same in every language.
struct Part {
    QString name;
    QString licence;
};

std::vector<Part> parts() {
    return {
        {QStringLiteral("Qt %1").arg(QLatin1StringView(qVersion())), QStringLiteral("LGPL-3.0")},
        {QStringLiteral("Qt Charts"), QStringLiteral("GPL-3.0")},
        {QStringLiteral("Boost"), QStringLiteral("BSL-1.0")},
        {QStringLiteral("qpdf"), QStringLiteral("Apache-2.0")},
        {QStringLiteral("libqrencode"), QStringLiteral("LGPL-2.1")},
        {QStringLiteral("QuaZip"), QStringLiteral("LGPL-2.1")},
        {QStringLiteral("tl::expected"), QStringLiteral("CC0-1.0")},
        {QStringLiteral("zlib"), QStringLiteral("Zlib")},
        {QStringLiteral("Fontconfig"), QStringLiteral("MIT")},
        {QStringLiteral("Open Sans"), QStringLiteral("Apache-2.0")}};
}

QLabel* paragraph(const QString& text) {
    auto* label = new QLabel(text);
    label->setWordWrap(true);
    label->setTextFormat(Qt::RichText);
    label->setTextInteractionFlags(Qt::TextBrowserInteraction);
    return label;
}

QLayout* partsTable() {
    auto* table = new QGridLayout;
    table->setHorizontalSpacing(24);
    table->setVerticalSpacing(2);
    table->setColumnStretch(1, 1);
    int row = 0;
    for (const Part& part : parts()) {
        table->addWidget(new QLabel(part.name), row, 0);
        table->addWidget(new QLabel(part.licence), row, 1);
        ++row;
    }
    return table;
}

} // namespace

AboutDialog::AboutDialog(QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("About Stagewright"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    const auto offer = [&](const QString& text, const char* name, const QString& title,
                           const QString& file) {
        QPushButton* button = buttons->addButton(text, QDialogButtonBox::ActionRole);
        button->setObjectName(QString::fromLatin1(name));
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, title, file] {
            auto* licence = new LicenceDialog(title, file, this);
            licence->setAttribute(Qt::WA_DeleteOnClose);
            licence->open();
        });
    };
    offer(tr("&Licence of the program…"), "licence", ownLicence, ownText);
    offer(tr("Licence of the &font…"), "font-licence", QStringLiteral("Open Sans: Apache-2.0"),
          fontText);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(18, 14, 18, 14);
    layout->setSpacing(10);
    layout->addWidget(paragraph(
        QStringLiteral("<h2>Stagewright %1</h2>").arg(QCoreApplication::applicationVersion())));
    layout->addWidget(
        paragraph(tr("A track editor and rally planner for hex-tile racing board games.")));
    layout->addWidget(
        paragraph(tr("Free software under the GNU General Public License, version 3 or later. It "
                     "comes without any warranty.")));
    layout->addWidget(
        paragraph(tr("The games and their names belong to their publishers, who have nothing to do "
                     "with this program.")));
    layout->addWidget(paragraph(tr("<b>Made with</b>")));
    layout->addLayout(partsTable());
    layout->addStretch();
    layout->addWidget(buttons);
    resize(460, sizeHint().height());
}

LicenceDialog::LicenceDialog(const QString& title, const QString& file, QWidget* parent)
    : QDialog(parent)
    , text_(new QPlainTextEdit) {
    setWindowTitle(title);
    QFile source(file);
    if (source.open(QIODevice::ReadOnly))
        text_->setPlainText(QString::fromUtf8(source.readAll()));
    text_->setReadOnly(true);
    text_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    text_->setAccessibleName(title);
    text_->setFrameShape(QFrame::NoFrame);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(text_);
    layout->addWidget(buttons);
    const int width = text_->fontMetrics().horizontalAdvance(QString(82, u'x'));
    resizeOnScreen(*this, {width + 40, 560});
}

} // namespace stagewright
