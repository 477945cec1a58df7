#pragma once

#include "model/season/season.h"

#include <QObject>
#include <QUndoStack>

namespace stagewright {

/// A season that is open: undo, and its file.
class SeasonDocument final : public QObject {
    Q_OBJECT

public:
    /// @param path empty: it has no file yet
    SeasonDocument(RallySeason season, QString path, QObject* parent = nullptr);

    [[nodiscard]] const RallySeason& season() const { return season_; }
    [[nodiscard]] const QString& path() const { return path_; }
    /// The season's title, or the name of its file.
    [[nodiscard]] QString name() const;
    [[nodiscard]] QUndoStack& history() { return history_; }
    [[nodiscard]] bool isChanged() const { return !history_.isClean(); }

    /// A step that can be taken back; one that changes nothing is none. @param name as menus have
    /// it
    void change(const QString& name, const RallySeason& to);
    void savedAs(const QString& path);

Q_SIGNALS:
    void changed();
    void nameChanged();
    /// @param done how many steps have been done and not taken back
    void stepsChanged(int done);

private:
    class Step;
    void set(const RallySeason& season);

    RallySeason season_;
    QString path_;
    QUndoStack history_;
};

} // namespace stagewright
