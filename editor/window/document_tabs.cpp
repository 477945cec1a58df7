#include "editor/window/document_tabs.h"

#include "editor/document/true_path.h"
#include "editor/language/user_text.h"

#include <QDir>

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

void choose(PalettePanel& palette, const QString& box, std::optional<TileId> side) {
    palette.showBox(box);
    QAbstractItemModel* tiles = palette.tiles().model();
    for (int row = 0; side && row < tiles->rowCount(); ++row) {
        palette.tiles().setCurrentIndex(tiles->index(row, 0));
        const auto there = palette.chosen();
        if (!there || there->number() != side->number())
            continue;
        if (there != side)
            palette.flip();
        return;
    }
}

} // namespace

const QString& originOf(const Document& document) {
    return document.path().isEmpty() ? document.source() : document.path();
}

DocumentTabs::DocumentTabs(Make make, QWidget* window)
    : make_(std::move(make))
    , tabs_(new QTabWidget(window)) {
    tabs_->setDocumentMode(true);
    tabs_->setTabBarAutoHide(true);
    tabs_->setTabsClosable(true);
    tabs_->setMovable(true);
    connect(tabs_, &QTabWidget::currentChanged, this, &DocumentTabs::follow);
    connect(tabs_, &QTabWidget::tabCloseRequested, this, [this](int index) {
        for (const auto& place : places_)
            if (&place->board() == tabs_->widget(index)) {
                close(*place);
                return;
            }
    });
    add(make_({}));
}

DocumentTabs::~DocumentTabs() {
    tabs_->disconnect(this); // boards leave it as they go
}

Workplace& DocumentTabs::add(std::unique_ptr<Workplace> made) {
    Workplace& place = insert(std::move(made), tabs_->count());
    turnTo(place);
    return place;
}

Workplace& DocumentTabs::insert(std::unique_ptr<Workplace> made, int index) {
    Workplace& place = *places_.emplace_back(std::move(made));
    const auto show = [this, &place] { showName(place); };
    connect(&place.document(), &Document::pathChanged, this, show);
    connect(&place.document(), &Document::modifiedChanged, this, show);
    connect(&place.document(), &Document::changed, this, [show](const StageChange& change) {
        if (change.info || change.whole)
            show();
    });
    place.files().setOpenElsewhere([this, &place](const QString& path) {
        const Workplace* other = placeOf(truePath(path)); // the user is about to write there
        return other && other != &place;
    });
    tabs_->insertTab(index, &place.board(), {});
    showName(place);
    Q_EMIT added(place);
    return place;
}

void DocumentTabs::showName(Workplace& place) {
    const QString name = withoutKey(place.files().name());
    tabs_->setTabToolTip(tabs_->indexOf(&place.board()), originOf(place.document()));
    tabs_->setTabText(tabs_->indexOf(&place.board()),
                      place.document().isModified() ? tr("%1*").arg(name) : name);
    if (&place == current_)
        Q_EMIT nameChanged();
}

void DocumentTabs::follow(int index) {
    const auto found = std::find_if(places_.begin(), places_.end(), [&](const auto& place) {
        return &place->board() == tabs_->widget(index);
    });
    if (found == places_.end() || found->get() == current_)
        return;
    current_ = found->get();
    Q_EMIT turned(*current_);
    Q_EMIT nameChanged();
    current_->board().setFocus();
}

void DocumentTabs::turnTo(Workplace& place) {
    tabs_->setCurrentWidget(&place.board());
}

void DocumentTabs::turn(int by) {
    const int count = tabs_->count();
    tabs_->setCurrentIndex((tabs_->currentIndex() + by + count) % count);
}

Workplace* DocumentTabs::placeOf(const QString& path) const {
    if (path.isEmpty())
        return nullptr;
    const QString wanted = QDir::cleanPath(path);
    const auto found = std::find_if(places_.begin(), places_.end(), [&](const auto& place) {
        const Document& document = place->document();
        return !originOf(document).isEmpty() &&
               (QDir::cleanPath(originOf(document)) == wanted || document.truePath() == wanted);
    });
    return found == places_.end() ? nullptr : found->get();
}

QStringList DocumentTabs::origins() const {
    QStringList origins;
    for (int i = 0; i < tabs_->count(); ++i)
        for (const auto& place : places_)
            if (&place->board() == tabs_->widget(i))
                origins.append(originOf(place->document()));
    return origins;
}

QStringList DocumentTabs::paths() const {
    QStringList paths = origins();
    paths.removeAll(QString());
    paths.removeDuplicates(); // a file may hold several stages
    return paths;
}

bool DocumentTabs::goTo(const QString& path) {
    Workplace* there = placeOf(path);
    if (there)
        turnTo(*there);
    return there;
}

void DocumentTabs::open(const OpenedFile& file, const QString& path, const KnownFile& known,
                        int index) {
    Workplace& place = current_->isUntouched() ? *current_ : insert(make_({}), index);
    if (file.isOurs)
        place.document().open(file.pack, path, known);
    else
        place.document().import(file.pack, path, known);
}

void DocumentTabs::openNewRally(RallyPack pack) {
    freePlace().document().open(std::move(pack), {});
}

bool DocumentTabs::recover(const RecoveryCopy& copy, const FileOfCopy& file) {
    Workplace* there = copy.path.isEmpty() ? nullptr : placeOf(copy.path);
    if (!there && !copy.path.isEmpty())
        there = placeOf(file.known.truePath);
    if (there)
        turnTo(*there); // it may ask about what is seen
    return (there ? *there : freePlace()).files().recover(copy, file);
}

Workplace& DocumentTabs::freePlace() {
    return current_->isUntouched() ? *current_ : add(make_({}));
}

OpenDocument DocumentTabs::handOver(Workplace& place) const {
    OpenDocument open;
    open.document = place.handOver();
    open.camera = place.board().camera();
    open.isCurrent = &place == current_;
    if (place.isFurnished()) {
        open.box = place.palette().box();
        open.tile = place.palette().chosen();
    }
    return open;
}

std::vector<OpenDocument> DocumentTabs::handOver() {
    std::vector<OpenDocument> documents;
    for (int i = 0; i < tabs_->count(); ++i)
        for (const auto& place : places_)
            if (&place->board() == tabs_->widget(i))
                documents.push_back(handOver(*place));
    return documents;
}

void DocumentTabs::takeOver(std::vector<OpenDocument> documents) {
    const std::size_t before = places_.size();
    Workplace* current = nullptr;
    for (OpenDocument& each : documents) {
        Workplace& place = add(make_(std::move(each.document)));
        place.document().announce();
        place.board().lookThrough(each.camera);
        if (place.isFurnished())
            choose(place.palette(), each.box, each.tile);
        if (each.isCurrent)
            current = &place;
    }
    if (current)
        turnTo(*current);
    for (std::size_t i = 0; i < before && !documents.empty(); ++i)
        close(*places_.front());
}

bool DocumentTabs::close(Workplace& place) {
    if (place.document().isModified())
        turnTo(place); // the question is about what is seen
    if (!place.files().mayLeave())
        return false;
    const bool isLast = places_.size() == 1;
    if (isLast) {
        Stage empty;
        empty.info.game = place.document().stage().info.game;
        add(make_({})).document().open(std::move(empty), {});
    }
    if (&place == current_)
        turn(tabs_->currentIndex() + 1 < tabs_->count() ? 1 : -1);
    Q_EMIT closing(place);
    tabs_->removeTab(tabs_->indexOf(&place.board()));
    std::erase_if(places_, [&](const auto& each) { return each.get() == &place; });
    if (isLast)
        Q_EMIT emptied();
    return true;
}

bool DocumentTabs::mayCloseAll() {
    return std::all_of(places_.begin(), places_.end(), [this](const auto& place) {
        if (place->document().isModified())
            turnTo(*place);
        return place->files().mayLeave();
    });
}

} // namespace stagewright
