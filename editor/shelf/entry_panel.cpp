#include "editor/shelf/entry_panel.h"

#include "editor/language/drive_words.h"
#include "editor/library/substitutes.h"
#include "editor/shelf/library.h"
#include "editor/shelf/surface_text.h"
#include "model/drive/estimate.h"
#include "model/one_line.h"

#include <QDate>
#include <QDir>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

constexpr std::size_t mostCompared = 6;
constexpr std::size_t mostPiecesSaid = 12;

QString tableRow(const QString& caption, const QStringList& values) {
    QString text = QStringLiteral("<tr><td>%1&nbsp;</td>").arg(caption.toHtmlEscaped());
    for (const QString& value : values)
        text += QStringLiteral("<td>%1&nbsp;&nbsp;</td>")
                    .arg(value.isEmpty() ? QStringLiteral("–") : value.toHtmlEscaped());
    return text + QStringLiteral("</tr>");
}

QString shortagesSaid(const std::vector<Shortage>& lacked) {
    QStringList said;
    for (std::size_t i = 0; i < std::min(lacked.size(), mostPiecesSaid); ++i) {
        const int count = lacked[i].needed - lacked[i].owned;
        said << (count == 1 ? lacked[i].piece
                            : QStringLiteral("%1 × %2").arg(count).arg(lacked[i].piece));
    }
    if (lacked.size() > mostPiecesSaid)
        said << QStringLiteral("…");
    return said.join(QStringLiteral(", "));
}

QStringList tagsIn(const QString& text) {
    QStringList tags;
    for (const QString& each : text.split(u','))
        if (const QString tag = each.simplified(); !tag.isEmpty() && !tags.contains(tag))
            tags << tag;
    return tags;
}

} // namespace

EntryPanel::EntryPanel(ShelfModel& model, Library& library, QWidget* parent)
    : QWidget(parent)
    , model_(model)
    , library_(library)
    , facts_(new WrappedLabel)
    , lacking_(new WrappedLabel)
    , noted_(new QWidget)
    , stars_(new QComboBox)
    , tags_(new QLineEdit)
    , played_(new WrappedLabel)
    , playedToday_(new QPushButton(tr("Played &today")))
    , notPlayed_(new QPushButton(tr("Ta&ke back")))
    , notes_(new QPlainTextEdit)
    , looking_(
          [this](const Asked& asked) {
              if (asked.path != asked_)
                  return;
              hasSubstitutes_ = asked.hasSubstitutes;
              fill();
          },
          WorkManner{true, diskPatience}) {
    facts_->setTextFormat(Qt::RichText);
    facts_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    lacking_->setTextFormat(Qt::PlainText);
    played_->setTextFormat(Qt::PlainText);
    stars_->addItem(tr("none"), 0);
    for (int stars = 1; stars <= mostStars; ++stars)
        stars_->addItem(QString(stars, QChar(0x2605)), stars);
    tags_->setPlaceholderText(tr("with commas between"));
    tags_->setMinimumWidth(
        tags_->fontMetrics().horizontalAdvance(tags_->placeholderText() + QStringLiteral("xx")));
    notes_->setTabChangesFocus(true);
    notes_->setMinimumHeight(4 * fontMetrics().lineSpacing());
    auto* form = new QFormLayout(noted_);
    form->setContentsMargins({});
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    const auto addNoted = [&](const QString& caption, QWidget* field) {
        field->setAccessibleName(QString(caption).remove(u'&').remove(u':'));
        form->addRow(caption, field);
    };
    addNoted(tr("Sta&rs:"), stars_);
    addNoted(tr("Ta&gs:"), tags_);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(playedToday_, 1);
    buttons->addWidget(notPlayed_);
    form->addRow(tr("Played on:"), played_);
    form->addRow(buttons);
    auto* notesCaption = new QLabel(tr("&Notes:")); // above them, as they take all the width
    notesCaption->setBuddy(notes_);
    notes_->setAccessibleName(tr("Notes"));
    form->addRow(notesCaption);
    form->addRow(notes_);
    auto* column = new QVBoxLayout(this);
    column->addWidget(facts_);
    column->addWidget(lacking_);
    column->addWidget(noted_, 1);
    column->addStretch(0);
    connect(stars_, &QComboBox::currentIndexChanged, this, &EntryPanel::note);
    connect(tags_, &QLineEdit::editingFinished, this, &EntryPanel::note);
    connect(notes_, &QPlainTextEdit::textChanged, this, &EntryPanel::note);
    connect(playedToday_, &QPushButton::clicked, this, [this] { notePlayed(true); });
    connect(notPlayed_, &QPushButton::clicked, this, [this] { notePlayed(false); });
    connect(&library_, &Library::reckoned, this, [this](const QString& path) {
        if (paths_.contains(path))
            fill();
    });
    connect(&library_, &Library::changed, this, &EntryPanel::fill);
    fill();
}

void EntryPanel::showFiles(const QStringList& paths) {
    if (paths == paths_)
        return fill();
    note(); // what is typed and not entered yet is of the one before
    paths_ = paths;
    fill();
    if (const LibraryEntry* entry = only())
        fillNotes(*entry);
}

void EntryPanel::setBoxes(const BoxCounts& boxes) {
    boxes_ = boxes;
    asked_.clear();
    fill();
}

const LibraryEntry* EntryPanel::only() const {
    return paths_.size() == 1 ? library_.find(paths_.front()) : nullptr;
}

void EntryPanel::lookForSubstitutes(const std::stop_token& stop,
                                    const Background<Asked>::Tell& tell, const LibraryEntry& entry,
                                    const Games& games, const BoxCounts& boxes) {
    tell({entry.path, hasSubstitutes(entry, games, boxes, stop)});
}

QString EntryPanel::lackingSaid(const LibraryEntry& entry) {
    if (boxes_.empty() || entry.stages.empty())
        return {};
    const PieceCounts pieces = piecesOf(boxes_, library_.games());
    const auto alone = lackedBy(entry, pieces, false);
    if (!alone.empty()) {
        if (std::exchange(asked_, entry.path) != entry.path) {
            hasSubstitutes_.reset();
            looking_.begin(&EntryPanel::lookForSubstitutes, entry, library_.games(), boxes_);
        }
        const QString lacked = tr("Your boxes lack %1.").arg(shortagesSaid(alone));
        return !hasSubstitutes_
                   ? lacked
                   : lacked + u' ' +
                         (*hasSubstitutes_ ? tr("Other tiles with the same roads can lie there.")
                                           : tr("There are no substitutes."));
    }
    const auto together = lackedBy(entry, pieces, true);
    if (entry.stages.size() < 2 || together.empty())
        return tr("Your boxes hold all its tiles.");
    return tr("Your boxes hold all its tiles if the stages are laid one after the other; for all "
              "at "
              "once they lack %1.")
        .arg(shortagesSaid(together));
}

void EntryPanel::fill() {
    const LibraryEntry* entry = only();
    noted_->setVisible(entry != nullptr);
    lacking_->setVisible(entry != nullptr);
    if (!entry)
        return paths_.size() > 1 ? compare()
                                 : facts_->setText(tr("Choose a stage or a rally to see what is "
                                                      "known of it; several, to compare them."));
    QString text = QStringLiteral("<b>%1</b>").arg(oneLine(nameOf(*entry)).toHtmlEscaped());
    if (!entry->authors.isEmpty())
        text += QStringLiteral("<br>") +
                oneLine(entry->authors.join(QStringLiteral(", "))).toHtmlEscaped();
    if (!entry->damage.isEmpty())
        text += QStringLiteral("<p>%1</p>").arg(entry->damage.toHtmlEscaped());
    if (!entry->stages.empty()) {
        text += QStringLiteral("<table>");
        const auto minutes = minutesOf(*entry, model_.players());
        const auto seconds = secondsOf(*entry);
        const auto difficulty = difficultyOf(*entry);
        text += tableRow(tr("Stages"), {QString::number(entry->stages.size())});
        text += tableRow(tr("Tiles"), {QString::number(piecesOf(*entry))});
        text += tableRow(
            tr("At the table"),
            {minutes ? tr("%1 min with %n player(s)", nullptr, model_.players()).arg(*minutes)
                     : QString()});
        text += tableRow(tr("Expected time"), {seconds ? minutesAndSeconds(*seconds) : QString()});
        text += tableRow(tr("Difficulty"), {difficulty ? wordFor(*difficulty) : QString()});
        text += tableRow(tr("Surfaces"), {surfacesSaid(surfacesOf(*entry))});
        text += QStringLiteral("</table>");
    }
    if (!entry->path.startsWith(u':'))
        text +=
            QStringLiteral("<p>%1</p>").arg(QDir::toNativeSeparators(entry->path).toHtmlEscaped());
    facts_->setText(text);
    lacking_->setText(lackingSaid(*entry));
}

void EntryPanel::compare() {
    QStringList names;
    QStringList stages;
    QStringList tiles;
    QStringList minutes;
    QStringList times;
    QStringList difficulties;
    QStringList surfaces;
    for (const QString& path : paths_) {
        const LibraryEntry* entry = library_.find(path);
        if (!entry || static_cast<std::size_t>(names.size()) >= mostCompared)
            continue;
        const auto table = minutesOf(*entry, model_.players());
        const auto seconds = secondsOf(*entry);
        const auto difficulty = difficultyOf(*entry);
        names << oneLine(nameOf(*entry));
        stages << QString::number(entry->stages.size());
        tiles << QString::number(piecesOf(*entry));
        minutes << (table ? QString::number(*table) : QString());
        times << (seconds ? minutesAndSeconds(*seconds) : QString());
        difficulties << (difficulty ? wordFor(*difficulty) : QString());
        surfaces << surfacesSaid(surfacesOf(*entry));
    }
    facts_->setText(QStringLiteral("<b>%1</b><table>")
                        .arg(tr("%n file(s) chosen", nullptr, static_cast<int>(paths_.size()))) +
                    tableRow({}, names) + tableRow(tr("Stages"), stages) +
                    tableRow(tr("Tiles"), tiles) + tableRow(tr("Minutes"), minutes) +
                    tableRow(tr("Expected time"), times) +
                    tableRow(tr("Difficulty"), difficulties) + tableRow(tr("Surfaces"), surfaces) +
                    QStringLiteral("</table>"));
}

void EntryPanel::fillNotes(const LibraryEntry& entry) {
    isFilling_ = true;
    const EntryNotes& notes = library_.notes().of(entry);
    stars_->setCurrentIndex(notes.stars);
    tags_->setText(notes.tags.join(QStringLiteral(", ")));
    if (notes_->toPlainText() != notes.text)
        notes_->setPlainText(notes.text);
    QStringList days;
    for (const QDate day : notes.played)
        days.prepend(QLocale().toString(day, QLocale::ShortFormat));
    played_->setText(days.isEmpty() ? tr("not yet") : days.join(QStringLiteral(", ")));
    playedToday_->setEnabled(!notes.played.contains(QDate::currentDate()));
    notPlayed_->setEnabled(!notes.played.isEmpty());
    isFilling_ = false;
}

void EntryPanel::note() {
    const LibraryEntry* entry = only();
    if (isFilling_ || !entry)
        return;
    EntryNotes notes = library_.notes().of(*entry);
    notes.stars = stars_->currentData().toInt();
    notes.tags = tagsIn(tags_->text());
    notes.text = notes_->toPlainText();
    library_.setNotes(entry->path, notes);
}

void EntryPanel::notePlayed(bool played) {
    const LibraryEntry* entry = only();
    if (!entry)
        return;
    EntryNotes notes = library_.notes().of(*entry);
    const QDate today = QDate::currentDate();
    if (played && !notes.played.contains(today))
        notes.played << today;
    else if (!played && !notes.played.isEmpty())
        notes.played.removeLast();
    library_.setNotes(entry->path, notes);
    fillNotes(*entry);
}

} // namespace stagewright
