#pragma once

#include "editor/hextiles/board/step_cameras.h"
#include "editor/hextiles/ideas/idea_gallery.h"
#include "editor/hextiles/ideas/idea_search.h"
#include "editor/hextiles/ideas/ideas_words.h"
#include "editor/hextiles/ideas/this_stage_form.h"
#include "editor/hextiles/ideas/wishes_form.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabBar>
#include <QWidget>

namespace stagewright {

/// Stages that the program finds: as wished, or of a list of tiles, or made of the open one: like
/// it, with another part, with the tiles that one has. They come into a gallery as they are found;
/// the board shows the one that is pointed at, and takes it in one step.
class IdeasPanel final : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive it.
    IdeasPanel(Document& document, BoardView& board, QWidget* parent = nullptr);

    /// Begins to lay a list of tiles; on an empty board the first layout is taken at once.
    /// The fault: it is no list that can be read.
    [[nodiscard]] Expected<void> layList(const QString& text);
    /// Begins to look for stages to drive in at most so many minutes at the table.
    void askForMinutes(int most);
    /// The boxes that the user owns; nothing: they are not counted.
    void setOwnedBoxes(const std::optional<BoxCounts>& owned);

    /// How far the search for ideas has come.
    struct Progress {
        IdeasSought sought = IdeasSought::Nothing;
        int found = 0;                 ///< since it began
        bool takesFirst = false;       ///< the board was empty when it began
        bool isStopped = false;        ///< by the user
        std::optional<IdeasEnd> end{}; ///< nothing: it has none yet
        std::uint64_t seed = 1;        ///< another one each time: other stages
    };
    /// What goes to another panel of the same document, beside its fields. The search goes on
    /// there.
    struct Kept {
        Progress progress;
        std::vector<IdeasModel::Entry> ideas;
        std::shared_ptr<IdeaSearch> search;
        WishesForm::Lengths lengths;
        StepCameras::Steps cameras;
    };
    [[nodiscard]] Kept handOver();
    void takeOver(const Kept& kept);

    [[nodiscard]] IdeaGallery& gallery() const { return *gallery_; }
    [[nodiscard]] QTabBar& tabs() const { return *tabs_; }
    [[nodiscard]] WishesForm& wishes() const { return *wishes_; }
    [[nodiscard]] QPlainTextEdit& list() const { return *list_; }
    [[nodiscard]] QPushButton& begin() const { return *begin_; }
    [[nodiscard]] QPushButton& stop() const { return *stop_; }
    [[nodiscard]] ThisStageForm& thisStage() const { return *thisStage_; }
    [[nodiscard]] QLabel& state() const { return *state_; }
    [[nodiscard]] bool isSearching() const { return search_->isSearching(); }

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* pageOfList();
    void turnTo(int page);
    void beginAsAsked();
    void beginStages();
    void beginLikeThis();
    void beginPart(IdeasSought sought);
    void beginSubstitutes();
    [[nodiscard]] IdeaLooks looks() const;
    [[nodiscard]] Stock boxes() const;
    [[nodiscard]] QStringList boxNames() const;
    [[nodiscard]] StagesSought stagesSought();
    void expect(IdeasSought sought);
    void listen();
    [[nodiscard]] QString nameOfBegin(int page) const;
    [[nodiscard]] QString begunBy() const;
    void hear(const Idea& idea);
    void end(const IdeasEnd& end);
    void halt();
    void pointAt(const Idea* idea);
    void take(const Idea& idea);
    void takeRally(const Idea& idea);
    void follow();
    void offer();
    void say();

    Document& document_;
    BoardView& board_;
    std::shared_ptr<IdeaSearch> search_ = std::make_shared<IdeaSearch>();
    QTabBar* tabs_;
    QStackedWidget* pages_;
    WishesForm* wishes_;
    QPlainTextEdit* list_;
    ThisStageForm* thisStage_;
    QPushButton* begin_;
    QPushButton* stop_;
    QLabel* state_;
    IdeaGallery* gallery_;
    StepCameras* cameras_;
    std::optional<BoxCounts> owned_;
    Progress progress_;
};

} // namespace stagewright
