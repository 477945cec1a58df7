#pragma once

#include "editor/editing/stage_editor.h"

#include <QCoreApplication>
#include <QDockWidget>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>

#include <functional>
#include <map>
#include <memory>

namespace stagewright {

class FindingsHeight;
class FindingsPanel;

/// What the panels show, left to right and top to bottom. Palette, ideas, tokens and details may be
/// null: a sentence says so there.
struct PanelContents {
    QWidget* palette;
    QWidget* ideas;
    QWidget* tokens;
    QWidget* stage;
    FindingsPanel* findings;
    QWidget* estimate;
    QWidget* details;
    QWidget* rally; ///< its stages, below the board, and so are the results
    QWidget* results;
};

/// The panels around the board. Their frames come with the window, so that its first picture has
/// the shape of all later ones; what they show is put in when the window has been seen.
class Panels {
    Q_DECLARE_TR_FUNCTIONS(Panels)

public:
    /// Adds empty panels to the window, which owns them, and which must outlive this.
    explicit Panels(QMainWindow& window);

    /// The one that is the same for all stages; the panels own it.
    void setHistory(QWidget* steps) const { history_->setWidget(steps); }
    /// What was in the others before is hidden, not deleted. The tokens are put away while there
    /// are none for the stage, and come back.
    void fill(const PanelContents& contents);
    /// Remembers them as the user wants them: with what is only put away.
    void rememberBy(const std::function<void()>& remember);

    /// Entries that bring each panel to the front, or close it.
    void addTo(QMenu& menu) const;
    /// Entries of the panels that are of use to a rally only.
    void addRallyTo(QMenu& menu) const;
    /// Shows the strip of the rally when there come to be several stages, and hides it when but one
    /// is left; in between the user may have it as they like.
    void showRally(bool several);
    /// Until there are several stages.
    void hideRally();
    /// Brings the palette to the front, wherever it is.
    void showPalette() const;
    /// Likewise any of these.
    void show(SidePanel panel) const;
    /// As wide as their contents will need, in a window that has its size.
    void shareWidth();
    /// How the panels are now, others that were added too, is how they are at a first start.
    void keepAsUsual() { usual_ = window_.saveState(); }
    /// All panels as they are at a first start.
    void reset();

private:
    QDockWidget* add(Qt::DockWidgetArea area, const QString& title, const char* name);
    /// With bars where what it shows is taller than the window.
    QDockWidget* addScrolled(Qt::DockWidgetArea area, const QString& title, const char* name);
    void shareHeightWithResults();
    void leaveNoVoidBelowStrip();
    void followHeightOfStage();
    void showTokens(bool hasSome);
    void makeRoomForDetails() const;

    QMainWindow& window_;
    std::map<QDockWidget*, QAction*> entries_;
    QDockWidget* palette_;
    QDockWidget* ideas_;
    QDockWidget* tokens_;
    QDockWidget* stage_;
    QMetaObject::Connection titleOfStage_; ///< with the stage panel that it shows
    QDockWidget* findings_;
    FindingsHeight* findingsHeight_;
    QDockWidget* estimate_;
    QDockWidget* details_;
    QDockWidget* history_;
    QDockWidget* rally_;
    QDockWidget* results_;
    std::unique_ptr<QLabel> noPalette_; ///< in its place, for stages of games that have none
    std::unique_ptr<QLabel> noIdeas_;
    std::unique_ptr<QLabel> noTokens_;
    std::unique_ptr<QLabel> noDetails_;
    int heightOfResults_ = 0; ///< when the strip came before them; 0: it has not
    QByteArray usual_;
    bool several_ = false;       ///< stages, as far as the panels have heard
    bool hasTokens_ = true;      ///< likewise, for the stage
    bool areTokensAway_ = false; ///< as there are none
};

} // namespace stagewright
