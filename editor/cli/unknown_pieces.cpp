#include "editor/cli/unknown_pieces.h"

#include "model/exchange/remarks.h"
#include "model/game/pieces.h"
#include "model/game/stage_file.h"
#include "model/json/text.h"
#include "model/limited_file.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSet>

#include <optional>

namespace stagewright {

namespace {

struct UnknownPieces {
    Q_DECLARE_TR_FUNCTIONS(UnknownPieces)
};

/// Says where a piece stands in a file.
class PiecePlaces {
public:
    PiecePlaces(const Imported& read, std::size_t stage, const QString& path)
        : number_(read.numberOf(stage))
        , hasLines_(number_ == 0 && read.format == Format::Stage)
        , path_(path) {}

    QString of(const UnknownPiece& piece) {
        if (number_ > 0)
            return UnknownPieces::tr("stage %1, %2").arg(number_).arg(piece.place);
        if (!hasLines_ || piece.field.isEmpty())
            return piece.place;
        const QString place = UnknownPieces::tr("%1 on %2").arg(piece.field, piece.place);
        const auto line = lineOfField(piece.field);
        return line ? UnknownPieces::tr("line %1, %2").arg(*line).arg(place) : place;
    }

private:
    /// The file is read again for that: as a rule all pieces are known, and nobody asks.
    std::optional<int> lineOfField(const QString& field) {
        if (text_.isEmpty() && QFileInfo(path_).isFile()) // a pipe would have nothing more to say
            text_ = readLimitedFile(path_, largestStageFile).value_or(QByteArray());
        return text_.isEmpty() ? std::nullopt : lineOf(text_, field.toStdString());
    }

    int number_;
    bool hasLines_;
    QString path_;
    QByteArray text_;
};

} // namespace

std::vector<Fault> unknownPiecesOf(const Imported& read, std::size_t stage, const QString& path,
                                   const Games& games) {
    const Stage& laid = read.stages[stage];
    const auto unknown = games.face<StagePieces>(laid).unknown(laid, games);
    PiecePlaces places(read, stage, path);
    Remarks remarks;
    QSet<QString> seen;
    for (const UnknownPiece& each : unknown) {
        // To find a place takes long, and that of the first is enough.
        const bool isNew = !seen.contains(each.piece) && seen.size() < qsizetype{mostRemarks};
        seen.insert(each.piece);
        remarks.add(each.what, isNew ? places.of(each) : QString());
    }
    std::vector<Fault> faults = remarks.list();
    for (Fault& fault : faults) {
        fault.remedy = unknown.front().remedy; // one kind of layout has one
        fault.file = path;
    }
    return faults;
}

} // namespace stagewright
