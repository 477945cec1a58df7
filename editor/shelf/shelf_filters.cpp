#include "editor/shelf/shelf_filters.h"

#include "editor/icons/icons.h"
#include "editor/shelf/library.h"

#include <QDir>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include <utility>

namespace stagewright {

namespace {

constexpr int placeRole = Qt::UserRole;
constexpr int mostLackingAsked = 99;
constexpr int longestAsked = 999; ///< minutes

const auto ofRulebooks = QStringLiteral(":");

template <typename Choice>
Choice chosenIn(const PanelCombo& combo) {
    return static_cast<Choice>(combo.currentData().toInt());
}

void chooseIn(PanelCombo& combo, const QVariant& data) {
    combo.setCurrentIndex(std::max(0, combo.findData(data)));
}

} // namespace

ShelfFilters::ShelfFilters(ShelfModel& model, Library& library, QWidget* parent)
    : QWidget(parent)
    , model_(model)
    , library_(library)
    , words_(new QLineEdit)
    , game_(new PanelCombo("shelfGame", tr("Game")))
    , boxes_(new QCheckBox(tr("Fits my &boxes")))
    , whichBoxes_(new QPushButton(tr("Boxe&s…")))
    , laying_(new PanelCombo("shelfLaying", tr("Laid")))
    , lacking_(new NumberField)
    , players_(new NumberField)
    , minutes_(new NumberField)
    , tag_(new PanelCombo("shelfTag", tr("Tag")))
    , stars_(new PanelCombo("shelfStars", tr("Stars")))
    , sort_(new PanelCombo("shelfSort", tr("Sort by")))
    , grouping_(new PanelCombo("shelfGrouping", tr("Group by")))
    , folders_(new QListWidget)
    , addFolder_(new QPushButton(tr("&Add folder…")))
    , removeFolder_(new QPushButton(tr("Remo&ve")))
    , clear_(new QPushButton(tr("&Clear")))
    , count_(new QLabel) {
    auto* column = new QVBoxLayout(this);
    column->addWidget(makeFields());
    column->addWidget(count_);
    column->addWidget(makeFolders(), 1);
    listGames();
    listTags();
    listFolders();
    connect(&library_, &Library::changed, this, [this] {
        listGames();
        listFolders();
        say();
    });
    connect(&library_, &Library::notesChanged, this, &ShelfFilters::listTags);
    connect(&model_, &QAbstractItemModel::modelReset, this, &ShelfFilters::say);
    connect(&model_, &QAbstractItemModel::dataChanged, this, &ShelfFilters::say);
    say();
}

QWidget* ShelfFilters::makeFields() {
    words_->setPlaceholderText(tr("Search for words"));
    words_->setAccessibleName(words_->placeholderText());
    words_->setClearButtonEnabled(true);
    words_->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    laying_->addItem(tr("one after the other"), false);
    laying_->addItem(tr("all stages at once"), true);
    lacking_->setRange(0, mostLackingAsked);
    lacking_->setSpecialValueText(tr("no tile"));
    players_->setRange(0, mostPlayersListed);
    players_->setSpecialValueText(tr("any"));
    minutes_->setRange(0, longestAsked);
    minutes_->setSingleStep(15);
    minutes_->setSpecialValueText(tr("any"));
    stars_->addItem(tr("any"), 0);
    for (int stars = 1; stars <= mostStars; ++stars)
        stars_->addItem(
            stars < mostStars ? tr("%n or more", nullptr, stars) : QString::number(stars), stars);
    for (const auto& [text, sort] :
         {std::pair(tr("title"), LibrarySort::Title), std::pair(tr("author"), LibrarySort::Author),
          std::pair(tr("game"), LibrarySort::Game), std::pair(tr("tiles"), LibrarySort::Pieces),
          std::pair(tr("minutes"), LibrarySort::Minutes),
          std::pair(tr("expected time"), LibrarySort::Time),
          std::pair(tr("difficulty"), LibrarySort::Difficulty),
          std::pair(tr("stars"), LibrarySort::Stars),
          std::pair(tr("last changed"), LibrarySort::Changed)})
        sort_->addItem(text, static_cast<int>(sort));
    grouping_->addItem(tr("nothing"), static_cast<int>(ShelfGrouping::None));
    grouping_->addItem(tr("folder"), static_cast<int>(ShelfGrouping::Folder));
    grouping_->addItem(tr("rally"), static_cast<int>(ShelfGrouping::Rally));

    auto* fields = new QWidget;
    auto* form = new QFormLayout(fields);
    form->setContentsMargins({});
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    const auto addField = [&](const QString& caption, QWidget* field) {
        field->setAccessibleName(QString(caption).remove(u'&').remove(u':'));
        form->addRow(caption, field);
    };
    form->addRow(words_);
    auto* boxesRow = new QHBoxLayout;
    boxesRow->addWidget(boxes_, 1);
    boxesRow->addWidget(whichBoxes_);
    form->addRow(boxesRow);
    addField(tr("Laid:"), laying_);
    addField(tr("May lack:"), lacking_);
    addField(tr("&Players:"), players_);
    addField(tr("&Minutes at most:"), minutes_);
    addField(tr("Game:"), game_);
    addField(tr("Tag:"), tag_);
    addField(tr("Stars:"), stars_);
    addField(tr("Sort by:"), sort_);
    addField(tr("Group by:"), grouping_);
    form->addRow(clear_);

    connect(words_, &QLineEdit::textChanged, this, &ShelfFilters::apply);
    connect(boxes_, &QCheckBox::toggled, this, &ShelfFilters::apply);
    connect(whichBoxes_, &QPushButton::clicked, this, &ShelfFilters::boxesWanted);
    for (const NumberField* field : {lacking_, players_, minutes_})
        connect(field, &QSpinBox::valueChanged, this, &ShelfFilters::apply);
    for (const PanelCombo* combo : {laying_, game_, tag_, stars_})
        connect(combo, &QComboBox::currentIndexChanged, this, &ShelfFilters::apply);
    connect(sort_, &QComboBox::currentIndexChanged, this,
            [this] { model_.setSort(chosenIn<LibrarySort>(*sort_)); });
    connect(grouping_, &QComboBox::currentIndexChanged, this,
            [this] { model_.setGrouping(chosenIn<ShelfGrouping>(*grouping_)); });
    connect(clear_, &QPushButton::clicked, this, &ShelfFilters::clear);
    return fields;
}

QWidget* ShelfFilters::makeFolders() {
    auto* place = new QWidget;
    auto* column = new QVBoxLayout(place);
    column->setContentsMargins({});
    folders_->setAccessibleName(tr("Folders"));
    folders_->setTextElideMode(Qt::ElideMiddle);
    folders_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    folders_->setMinimumHeight(5 * fontMetrics().lineSpacing());
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(addFolder_, 1);
    buttons->addWidget(removeFolder_);
    column->addWidget(folders_, 1);
    column->addLayout(buttons);
    connect(folders_, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        const QString folder = item ? item->data(placeRole).toString() : QString();
        removeFolder_->setEnabled(!folder.isEmpty() && folder != ofRulebooks);
        if (!isFilling_)
            model_.setPlace(folder);
    });
    connect(addFolder_, &QPushButton::clicked, this, &ShelfFilters::folderWanted);
    connect(removeFolder_, &QPushButton::clicked, this, &ShelfFilters::removeFolder);
    return place;
}

void ShelfFilters::setHoldings(const Holdings& holdings) {
    holdings_ = holdings;
    const bool hasSome = !holdings_.boxes.empty();
    boxes_->setEnabled(hasSome);
    boxes_->setToolTip(hasSome ? QString() : tr("Say first which boxes you have."));
    apply();
}

void ShelfFilters::clear() {
    isFilling_ = true;
    words_->clear();
    boxes_->setChecked(false);
    for (NumberField* field : {lacking_, players_, minutes_})
        field->setValue(0);
    for (PanelCombo* combo : {laying_, game_, tag_, stars_})
        combo->setCurrentIndex(0);
    isFilling_ = false;
    folders_->setCurrentRow(0);
    apply();
}

void ShelfFilters::apply() {
    const bool byBoxes = boxes_->isEnabled() && boxes_->isChecked();
    laying_->setEnabled(byBoxes);
    lacking_->setEnabled(byBoxes);
    if (isFilling_)
        return;
    LibraryFilter filter;
    filter.words = words_->text();
    filter.game = game_->currentData().toString();
    if (byBoxes) {
        filter.pieces = piecesOf(holdings_.boxes, library_.games());
        filter.allAtOnce = laying_->currentData().toBool();
        filter.lacking = lacking_->value();
    }
    if (players_->value() > 0)
        filter.players = players_->value();
    if (minutes_->value() > 0)
        filter.minutes = minutes_->value();
    filter.tag = tag_->currentData().toString();
    filter.stars = stars_->currentData().toInt();
    model_.setFilter(filter);
    say();
}

/// "12 of 340", and what is still to come.
void ShelfFilters::say() {
    const auto all = static_cast<int>(library_.entries().size());
    QString said = model_.shown() == all ? tr("%n file(s)", nullptr, all)
                                         : tr("%1 of %n file(s)", nullptr, all).arg(model_.shown());
    if (const int waiting = library_.waiting(); waiting > 0)
        said += u'\n' + tr("%n file(s) to be read", nullptr, waiting);
    if (model_.notYet() > 0)
        said += u'\n' + tr("%n file(s) to be reckoned", nullptr, model_.notYet());
    count_->setText(said);
}

void ShelfFilters::listGames() {
    if (game_->count() == static_cast<int>(library_.games().all().size()) + 1)
        return;
    isFilling_ = true;
    const QVariant before = game_->currentData();
    game_->clear();
    game_->addItem(tr("any"), QString());
    for (const Game& game : library_.games().all())
        game_->addItem(game.title, game.id);
    chooseIn(*game_, before);
    isFilling_ = false;
}

void ShelfFilters::listTags() {
    isFilling_ = true;
    const QVariant before = tag_->currentData();
    tag_->clear();
    tag_->addItem(tr("any"), QString());
    for (const QString& tag : library_.notes().tags())
        tag_->addItem(tag, tag);
    chooseIn(*tag_, before);
    isFilling_ = false;
}

void ShelfFilters::listFolders() {
    QStringList wanted{QString(), ofRulebooks};
    wanted << library_.folders();
    QStringList there;
    for (int i = 0; i < folders_->count(); ++i)
        there << folders_->item(i)->data(placeRole).toString();
    if (there != wanted) {
        isFilling_ = true;
        const QString before = folders_->currentItem()
                                   ? folders_->currentItem()->data(placeRole).toString()
                                   : QString();
        folders_->clear();
        for (const QString& folder : wanted) {
            auto item = std::make_unique<QListWidgetItem>(folder.isEmpty() ? tr("Everything")
                                                          : folder == ofRulebooks
                                                              ? tr("Stages of the rulebooks")
                                                              : QDir::toNativeSeparators(folder));
            item->setData(placeRole, folder);
            folders_->addItem(item.release()); // the list owns it from here
        }
        const auto at = static_cast<int>(std::max<qsizetype>(0, wanted.indexOf(before)));
        folders_->setCurrentRow(at);
        isFilling_ = false;
        if (before != wanted.at(at))
            model_.setPlace(wanted.at(at));
    }
    for (int i = 2; i < folders_->count(); ++i) {
        const QString fault = library_.faultOf(wanted.at(i));
        folders_->item(i)->setIcon(fault.isEmpty() ? QIcon()
                                                   : icon(QStringLiteral("layer-findings")));
        folders_->item(i)->setToolTip(fault.isEmpty() ? QDir::toNativeSeparators(wanted.at(i))
                                                      : fault);
    }
}

void ShelfFilters::removeFolder() {
    if (const QListWidgetItem* item = folders_->currentItem())
        library_.removeFolder(item->data(placeRole).toString());
}

} // namespace stagewright
