#include "model/json/fault_line.h"

#include "model/json/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace stagewright {

namespace {

struct FaultLine {
    Q_DECLARE_TR_FUNCTIONS(FaultLine)
};

std::optional<int> lineAround(const QByteArray& text, QString path) {
    while (!path.isEmpty()) {
        if (const auto line = lineOf(text, path.toStdString()))
            return line;
        path.truncate(std::max(path.lastIndexOf(u'.'), qsizetype{0}));
    }
    return lineOf(text, {});
}

} // namespace

Fault withLine(Fault fault, const QByteArray& text) {
    if (const auto line = lineAround(text, fault.place))
        fault.place = fault.place.isEmpty()
                          ? FaultLine::tr("line %1").arg(*line)
                          : FaultLine::tr("line %1, %2").arg(*line).arg(fault.place);
    return fault;
}

} // namespace stagewright
