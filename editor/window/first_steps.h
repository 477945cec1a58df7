#pragma once

#include "editor/editing/stage_editor.h"

#include <QSettings>

namespace stagewright {

class FirstStepsCard;
class Workspace;

/// Leads a newcomer through the first stage: on the first start of all, on each stage that is begun
/// anew, until it is told that this is enough; later where it is asked for.
class FirstSteps final : public QObject {
    Q_OBJECT

public:
    /// @param settings tell whether this is the first start; must outlive it
    FirstSteps(QSettings& settings, KeysOf keysOf, QObject* parent);

    /// Begins whenever a stage is begun there, as long as that is wanted.
    void follow(Workspace& workspace);
    /// Begins in any place, and from now on wherever a stage is begun.
    /// @return whether there is something to say of the stage there
    bool show(Workspace& workspace);

    /// Null where it says nothing.
    [[nodiscard]] static FirstStepsCard* cardOn(const Workspace& workspace);

private:
    bool begin(Workspace& workspace);
    void beginWhereNew(Workspace& workspace);
    void tell(Workspace& workspace, FirstStepsCard& card) const;
    void end(FirstStepsCard& card);

    QSettings& settings_;
    KeysOf keysOf_;
};

} // namespace stagewright
