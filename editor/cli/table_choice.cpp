#include "editor/cli/table_choice.h"

#include "editor/cli/number_option.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace stagewright {

namespace {

struct TableChoice {
    Q_DECLARE_TR_FUNCTIONS(TableChoice)
};

} // namespace

Expected<Table> tableOf(const QString& size) {
    // A side is a number as people write it: no exponent, no infinity.
    static const QRegularExpression pattern(
        QStringLiteral("^\\s*(\\d+(?:\\.\\d+)?)\\s*[xX×]\\s*(\\d+(?:\\.\\d+)?)\\s*$"));
    const auto match = pattern.match(size);
    const Table table{match.captured(1).toDouble(), match.captured(2).toDouble()};
    const auto sensible = [](double side) { return side > 0 && side <= longestTable; };
    if (match.hasMatch() && sensible(table.width) && sensible(table.depth))
        return table;
    return tl::unexpected(
        Fault{TableChoice::tr("\"%1\" is not the size of a table").arg(size),
              {},
              size.contains(u',')
                  ? remedyOfNumber(size)
                  : TableChoice::tr("Give width and depth in centimetres, such as 120x80"),
              {}});
}

} // namespace stagewright
