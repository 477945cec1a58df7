#pragma once

#include "model/fault.h"

#include <QByteArrayView>

#include <optional>

namespace stagewright {

/// What a file looks like by its first bytes, if it is of a kind that is read nowhere here: a
/// picture, a document, an archive, a web page, a text in an encoding that is not told, a file that
/// holds nothing but blanks. The fault says what, and what to give instead. Nothing if it looks
/// like none of these; of a zip, that it is no rally pack is for others to find.
[[nodiscard]] std::optional<Fault> foreignFile(QByteArrayView file);

} // namespace stagewright
