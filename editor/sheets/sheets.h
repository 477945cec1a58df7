#pragma once

#include "editor/sheets/sheet_pages.h"
#include "editor/sheets/sheet_plan.h"
#include "editor/sheets/sheet_subject.h"
#include "model/fault.h"

#include <map>
#include <optional>

namespace stagewright {

/// All pages, counted but not drawn; what is not worked out yet, they say. A stage for which
/// nothing is laid is a fault, and that there is nothing to print.
[[nodiscard]] Expected<SheetDocument> layOutSheets(const SheetSubject& subject,
                                                   const SheetPlan& plan);

/// How many pages each kind would have by itself.
[[nodiscard]] std::map<SheetPart, int> pageCounts(const SheetSubject& subject,
                                                  const SheetPlan& plan);

/// The pages with those numbers (page_numbers.h) as a PDF, with what is to be worked out; nothing
/// if `progress` stopped it. The fault is that of the numbers or of the layout.
[[nodiscard]] Expected<std::optional<QByteArray>> sheetsPdf(const SheetSubject& subject,
                                                            const SheetPlan& plan,
                                                            const QString& numbers = {},
                                                            const PageProgress& progress = {});

/// Writes it to a file. The fault may be that of the path too; then no file is left.
/// @return whether it was written and not stopped by `progress`
[[nodiscard]] Expected<bool> writeSheets(const SheetSubject& subject, const SheetPlan& plan,
                                         const QString& path, const QString& numbers = {},
                                         const PageProgress& progress = {});

} // namespace stagewright
