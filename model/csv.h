#pragma once

#include <QStringList>

namespace stagewright {

/// A record of a CSV file as RFC 4180 has it, its line end included. A field that a spreadsheet
/// would take for a formula gets an apostrophe in front.
[[nodiscard]] QString csvRecord(const QStringList& fields);

} // namespace stagewright
