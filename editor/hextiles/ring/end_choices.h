#pragma once

#include "editor/background/background.h"
#include "editor/hextiles/board/board_view.h"
#include "model/design/open_end_choices.h"
#include "model/design/wishes.h"

#include <QTimer>

namespace stagewright {

/// What may be laid where building goes on, of the tiles that are left in the boxes, best first.
/// Found behind the window after each edit, and given up at the next.
class EndChoices final : public QObject {
    Q_OBJECT

public:
    /// @param board must outlive it
    explicit EndChoices(BoardView& board, QObject* parent = nullptr);

    /// Until they are wanted, nothing is looked for.
    void setWanted(bool wanted);

    /// What the stage is wished to be: tiles that bring it nearer come first.
    void setWishes(const Wishes& wishes);

    /// Where they are to lie; nothing while they are looked for, or where no road end is open.
    [[nodiscard]] const std::optional<OpenEnd>& end() const { return found_.end; }
    [[nodiscard]] const std::vector<EndChoice>& choices() const { return found_.choices; }

Q_SIGNALS:
    void changed();

private:
    struct Found {
        std::optional<OpenEnd> end;
        std::vector<EndChoice> choices;
    };
    using Work = Background<Found>;

    static void work(const std::stop_token& stop, const Work::Tell& tell, const Stage& stage,
                     const Catalogue& catalogue, const Stock& boxes, const OpenEnd& end,
                     const Wishes& wishes);
    void again();
    void look();
    void take(const Found& found);

    BoardView& board_;
    bool wanted_ = false;
    Wishes wishes_;
    Found found_;
    QTimer soon_; ///< when an edit has been made in full
    Work work_;   ///< last, so that it ends before all else goes
};

} // namespace stagewright
