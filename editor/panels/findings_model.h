#pragma once

#include "editor/background/background.h"
#include "editor/document/document.h"

#include <QAbstractListModel>

#include <span>
#include <vector>

namespace stagewright {

/// The findings of a document as a list, worst first.
///
/// What would mend them is looked for behind the window, and only for those that are seen.
class FindingsModel final : public QAbstractListModel {
    Q_OBJECT

public:
    static constexpr int SeverityRole = Qt::UserRole; ///< int(Severity)
    static constexpr int FixRole = Qt::UserRole + 1;  ///< what a fix would do; empty: there is none

    explicit FindingsModel(Document& document, QObject* parent = nullptr);

    [[nodiscard]] const Finding& finding(const QModelIndex& index) const {
        return row(index).finding;
    }

    /// What mends a finding. It is looked for at once where that is not known yet.
    [[nodiscard]] std::optional<Fix> fix(const QModelIndex& index) const;

    /// Tells which rows are seen now, the last one too.
    void see(int first, int last);
    void seeNothing();

    /// Whether a fix of the finding has been looked for, in the stage as it is.
    [[nodiscard]] bool isLookedAt(const QModelIndex& index) const {
        return row(index).search == Search::Done;
    }
    /// Whether that is so of all that are seen.
    [[nodiscard]] bool isSettled() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    enum class Search : unsigned char { Missing, Begun, Done };
    struct Row {
        Finding finding;
        std::optional<Fix> fix; ///< until the search is done: of the stage as it was before
        Search search = Search::Missing;
    };
    struct Asked {
        std::size_t row;
        Finding finding;
    };
    struct Answer {
        std::size_t row;
        std::optional<Fix> fix;
    };
    using Work = Background<Answer>;

    static void work(const std::stop_token& stop, const Work::Tell& tell, const FixFinder& fixes,
                     const std::vector<Asked>& asked);
    [[nodiscard]] const Row& row(const QModelIndex& index) const {
        return rows_.at(static_cast<std::size_t>(index.row()));
    }
    [[nodiscard]] std::span<Row> seen() { return std::span(rows_).subspan(firstSeen_, seen_); }
    [[nodiscard]] std::span<const Row> seen() const {
        return std::span(rows_).subspan(firstSeen_, seen_);
    }
    void refresh();
    void giveUp();
    void lookForFixes();
    void take(const Answer& answer);

    Document& document_;
    std::vector<Row> rows_;
    std::size_t firstSeen_ = 0;
    std::size_t seen_ = 0; ///< how many
    Work work_;            ///< last, so that it ends before all else goes
};

} // namespace stagewright
