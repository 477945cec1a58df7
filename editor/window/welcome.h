#pragma once

#include <QStackedWidget>

namespace stagewright {

class DocumentTabs;
class RecentFiles;
class StageOpening;
class TileFiles;
class WelcomePage;
class Workspace;

/// Shows the welcome page in place of the tabs. As soon as anything happens to a stage the tabs are
/// back, so that nothing happens unseen.
class Welcome final : public QObject {
    Q_OBJECT

public:
    /// @param window owns the area; all must outlive it
    Welcome(DocumentTabs& tabs, StageOpening& opening, RecentFiles& recent, TileFiles& tiles,
            QWidget& window);
    ~Welcome() override;

    /// The tabs, or the page.
    [[nodiscard]] QWidget& area() const { return *area_; }
    [[nodiscard]] bool isShown() const;
    /// Null before it has been shown for the first time.
    [[nodiscard]] WelcomePage* page() const { return page_; }

    /// Once the tiles are there.
    void show();
    /// Back to the tabs. @return whether the page was shown
    bool leave();

private:
    void makePage();
    void fill();
    void follow(Workspace& workspace);

    DocumentTabs& tabs_;
    StageOpening& opening_;
    RecentFiles& recent_;
    TileFiles& tiles_;
    QStackedWidget* area_;
    WelcomePage* page_ = nullptr;
};

} // namespace stagewright
