#pragma once

#include <QString>
#include <QStringView>

#include <optional>

namespace stagewright {

/// Our id, which is the web editor's, for the Windows editor's in any case: "jump-gravel" for
/// "dirt4". An id that is not known stays as it is.
[[nodiscard]] QString tokenFromWindows(const QString& id);

/// The other way; nothing where the Windows editor has no such token.
[[nodiscard]] std::optional<QString> tokenForWindows(const QString& id);

/// Whether the web editor has such a token.
[[nodiscard]] bool webEditorHasToken(const QString& id);

} // namespace stagewright
