#pragma once

#include "model/game/edit.h"
#include "model/game/games.h"
#include "model/game/place.h"

#include <QStringList>

namespace stagewright {

// A game that lives in the tests alone: fields in a line, and a die that cars are moved by. What
// goes on with it goes on with any game, whatever its kind of layout.

/// Its layout: what stands on the fields, from start to finish. In a stage file
/// `"fields": ["road", "bend"]`.
struct FieldLine {
    QStringList fields;

    [[nodiscard]] int pieceCount() const { return static_cast<int>(fields.size()); }
    [[nodiscard]] static const LayoutKind& kind();
    void write(ObjectWriter& members) const;
    [[nodiscard]] Expected<void> fitsAFile() const; ///< the fault: more than 100 fields

    friend bool operator==(const FieldLine&, const FieldLine&) = default;
};

/// The line before and after.
struct FieldLineEdit {
    using Laid = FieldLine;
    QStringList before;
    QStringList after;

    [[nodiscard]] bool isNothing() const { return before == after; }
    friend bool operator==(const FieldLineEdit&, const FieldLineEdit&) = default;
};

void apply(const FieldLineEdit& edit, FieldLine& line);
FieldLineEdit inverse(const FieldLineEdit& edit);
FieldLineEdit composed(const FieldLineEdit& first, const FieldLineEdit& second);

/// Their place in a line, counted from 0.
inline Place placeOfField(int number) {
    return {number, 0};
}

/// The program's games, and "fields" behind them, of which nothing but its file is known.
Games gamesWithFields();

/// What the model asks of a kind of layout, of fields: their box, "Fields" with a start, a finish,
/// six roads and three bends; the names of their places; how they are driven, a space a field,
/// bends in gear 2 at most.
Games withFieldModel(const Games& games);

/// Rules of the game, as a table has its own: no die has hazards, gear 1 takes 50 seconds, 2 takes
/// 40, 3 30, 4 20, 5 15 and 6 10. There are none in resources/games, as nobody sells it.
QString fieldRulesFile();

/// A stage of it, "Col de la Table".
Stage fieldStage(const QStringList& fields);

/// To a stage of it: these fields in place of those that lie there.
Edit layFields(const Stage& stage, const QStringList& fields);

} // namespace stagewright
