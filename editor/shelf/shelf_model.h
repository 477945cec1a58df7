#pragma once

#include "model/library/library_filter.h"

#include <QAbstractListModel>
#include <QImage>
#include <QTimer>
#include <QUrl>

#include <map>

namespace stagewright {

class Library;

enum class ShelfGrouping : unsigned char {
    None,
    Folder,
    Rally ///< the stages of each rally, one by one; then those that are in none
};

/// What is on the shelf, as it is looked for, sorted and grouped: files, or the stages of rallies,
/// with headings between them.
class ShelfModel final : public QAbstractListModel {
    Q_OBJECT

public:
    /// What a row is.
    struct Row {
        QString heading{}; ///< of a group; empty: it is none
        QString path{};
        int stage = -1; ///< index of a stage of a rally; less than 0: the whole file

        friend bool operator==(const Row&, const Row&) = default;
    };

    /// @param library must outlive it
    explicit ShelfModel(Library& library, QObject* parent = nullptr);

    void setFilter(const LibraryFilter& filter);
    [[nodiscard]] const LibraryFilter& filter() const { return filter_; }
    void setSort(LibrarySort sort);
    void setGrouping(ShelfGrouping grouping);
    /// Only files of that folder, or of the rulebooks (":"); empty: all.
    void setPlace(const QString& folder);

    [[nodiscard]] int players() const { return filter_.players.value_or(usualPlayers); }

    [[nodiscard]] const Row& row(const QModelIndex& index) const;
    /// Null for headings.
    [[nodiscard]] const LibraryEntry* entry(const QModelIndex& index) const;
    /// Of a row of one stage that stage; else null.
    [[nodiscard]] const LibraryStage* stage(const QModelIndex& index) const;
    /// When its file was changed last.
    [[nodiscard]] qint64 changedAt(const Row& row) const;
    [[nodiscard]] QModelIndex indexOf(const Row& row) const;
    /// Files that are shown, and those whose times are asked for and not there yet.
    [[nodiscard]] int shown() const { return shown_; }
    [[nodiscard]] int notYet() const { return notYet_; }

    // What is written on a row.
    [[nodiscard]] QString title(const QModelIndex& index) const;
    [[nodiscard]] QString contents(const QModelIndex& index) const; ///< "3 stages · 33 tiles"
    [[nodiscard]] QString times(const QModelIndex& index) const;    ///< "50 min · 6:12 · hard"
    [[nodiscard]] QString
    fit(const QModelIndex& index) const; ///< what the boxes lack, or which it needs; else its game
    [[nodiscard]] bool lacksPieces(const QModelIndex& index) const;
    [[nodiscard]] int stars(const QModelIndex& index) const;
    [[nodiscard]] std::map<Terrain, int> surfaces(const QModelIndex& index) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    /// The files, as any program takes them.
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
    [[nodiscard]] Qt::DropActions supportedDragActions() const override { return Qt::CopyAction; }

private:
    void listAnew();
    void listLater();
    void addGroups(const std::vector<SortedEntry>& entries, std::vector<Row>& rows) const;

    Library& library_;
    LibraryFilter filter_;
    LibrarySort sort_ = LibrarySort::Title;
    ShelfGrouping grouping_ = ShelfGrouping::None;
    QString place_;
    std::vector<Row> rows_;
    std::map<QString, QString> boxTitles_;
    int shown_ = 0;
    int notYet_ = 0;
    QTimer later_;
};

/// The URL of a file for programs, or of one that comes with this one ("qrc:/...").
[[nodiscard]] QUrl urlOfShelved(const QString& path);
/// The path again; empty for URLs of other kinds.
[[nodiscard]] QString pathOfShelved(const QUrl& url);

} // namespace stagewright
