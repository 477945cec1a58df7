#include "editor/points/palette/track_form.h"

#include "editor/fields/wrapped_label.h"
#include "editor/points/edits/track_steps.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <set>

namespace stagewright {

namespace {

int markedPoints(const PointTrack& track) {
    std::set<Place> places;
    for (const Marking& marking : track.markings)
        if (!marking.is.isEmpty())
            places.insert(marking.at);
    return static_cast<int>(places.size());
}

} // namespace

TrackForm::TrackForm(PointBoard& board, QWidget* parent)
    : QWidget(parent)
    , board_(board)
    , form_(new QFormLayout)
    , boards_(new QComboBox)
    , tracks_(new QComboBox)
    , count_(new WrappedLabel)
    , complete_(new QCheckBox(tr("This is the whole board")))
    , mirror_(new QPushButton(tr("Mirror")))
    , turn_(new QPushButton(tr("Turn by two columns"))) {
    boards_->setObjectName(QStringLiteral("track-board"));
    boards_->setAccessibleName(tr("Board"));
    tracks_->setObjectName(QStringLiteral("track"));
    tracks_->setAccessibleName(tr("Track"));
    complete_->setObjectName(QStringLiteral("track-complete"));
    mirror_->setToolTip(tr("Left and right change places."));
    turn_->setToolTip(tr("To the right: by two, as points then come onto points."));
    for (QComboBox* each : {boards_, tracks_}) // whose choices are the program's own
        each->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    tracks_->addItem(tr("Of my own"), QString());
    for (const TrackRecord& record : titanGameOf(board.document()).tracks)
        tracks_->addItem(record.title, record.id);
    form_->setContentsMargins({});
    form_->addRow(tr("Board"), boards_);
    form_->addRow(tr("Track"), tracks_);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(mirror_);
    buttons->addWidget(turn_, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 4);
    layout->addLayout(form_);
    layout->addWidget(count_);
    layout->addWidget(complete_);
    layout->addLayout(buttons);
    Document& document = board.document();
    connect(&document, &Document::changed, this, &TrackForm::show);
    connect(&board, &PointBoard::trackShown, this, &TrackForm::show);
    connect(boards_, &QComboBox::currentIndexChanged, &board, &PointBoard::showTrack);
    connect(tracks_, &QComboBox::currentIndexChanged, this, [this, &document] {
        document.make(chooseTrack(document, board_.track(), tracks_->currentData().toString()));
    });
    connect(complete_, &QCheckBox::toggled, this, [this, &document](bool complete) {
        document.make(changeComplete(document, board_.track(), complete));
    });
    connect(mirror_, &QPushButton::clicked, &board, &PointBoard::mirror);
    connect(turn_, &QPushButton::clicked, &board, [&board] { board.turn(2); });
    show();
}

void TrackForm::showBoards() {
    const auto count = static_cast<int>(titanLayoutOf(board_.document().stage()).tracks.size());
    form_->setRowVisible(boards_, count > 1);
    const QSignalBlocker quiet(boards_);
    while (boards_->count() > count)
        boards_->removeItem(boards_->count() - 1);
    while (boards_->count() < count)
        boards_->addItem(tr("%1 of %2, from the bottom").arg(boards_->count() + 1).arg(count));
    boards_->setCurrentIndex(board_.track());
}

void TrackForm::show() {
    showBoards();
    const PointTrack track = trackOf(board_.document(), board_.track());
    const QSignalBlocker quietTracks(tracks_);
    const QSignalBlocker quietComplete(complete_);
    tracks_->setCurrentIndex(tracks_->findData(track.id)); // -1: the box has no such track
    const int marked = markedPoints(track);
    count_->setText(tr("%n point(s) marked", nullptr, marked));
    const bool isOfBox = titanGameOf(board_.document()).track(track.id) != nullptr;
    complete_->setVisible(isOfBox);
    complete_->setChecked(track.complete);
}

} // namespace stagewright
