#include "editor/season/season_document.h"

#include "model/one_line.h"

#include <QFileInfo>
#include <QUndoCommand>

#include <utility>

namespace stagewright {

/// Whole seasons, which share what is equal in them.
class SeasonDocument::Step final : public QUndoCommand {
public:
    Step(const QString& name, SeasonDocument& document, RallySeason before, RallySeason after)
        : QUndoCommand(name)
        , document_(document)
        , before_(std::move(before))
        , after_(std::move(after)) {}

    void undo() override { document_.set(before_); }
    void redo() override { document_.set(after_); }

private:
    SeasonDocument& document_;
    RallySeason before_;
    RallySeason after_;
};

SeasonDocument::SeasonDocument(RallySeason season, QString path, QObject* parent)
    : QObject(parent)
    , season_(std::move(season))
    , path_(std::move(path)) {
    connect(&history_, &QUndoStack::cleanChanged, this, &SeasonDocument::nameChanged);
    connect(&history_, &QUndoStack::indexChanged, this, &SeasonDocument::stepsChanged);
}

QString SeasonDocument::name() const {
    const QString title = oneLine(season_.title).simplified();
    if (!title.isEmpty())
        return title;
    return path_.isEmpty() ? tr("New season") : QFileInfo(path_).completeBaseName();
}

void SeasonDocument::change(const QString& name, const RallySeason& to) {
    if (to != season_)
        history_.push(new Step(name, *this, season_, to));
}

void SeasonDocument::set(const RallySeason& season) {
    season_ = season;
    Q_EMIT changed();
    Q_EMIT nameChanged();
}

void SeasonDocument::savedAs(const QString& path) {
    path_ = path;
    history_.setClean();
    Q_EMIT nameChanged();
}

} // namespace stagewright
