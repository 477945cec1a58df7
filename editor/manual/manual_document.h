#pragma once

#include "editor/manual/manual.h"
#include "editor/manual/manual_pictures.h"

#include <QPalette>
#include <QTextDocument>

namespace stagewright {

/// Puts the manual into a document. Each heading is an anchor by the id of its section. Where there
/// is no picture of a name, none stands.
/// @param palette for the lines of tables and what stands behind keys
void fillDocument(QTextDocument& document, const Manual& manual, const QPalette& palette,
                  const PictureOf& pictureOf);

/// Where the headings stand, section by section. @pre the document holds the manual
[[nodiscard]] std::vector<QTextBlock> headings(const QTextDocument& document);

} // namespace stagewright
