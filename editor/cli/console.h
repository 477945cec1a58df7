#pragma once

#include "model/fault.h"

#include <QByteArrayView>
#include <QJsonValue>
#include <QString>

namespace stagewright {

// What the program says on a terminal or into a pipe, always in UTF-8.

/// The text with whatever could steer a terminal or turn the order of its letters replaced by
/// U+FFFD: titles come from other people's files. Line breaks are replaced too.
[[nodiscard]] QString harmless(QString text);

/// A line on standard output.
void printLine(const QString& line);

/// The value as JSON on standard output; control characters are escaped.
void printJson(const QJsonValue& value);

/// Text on standard output as it is.
void printText(const QString& text);

/// "stagewright: text" as one line on standard error.
void printMessage(const QString& text);
void printMessage(const Fault& fault);

/// A file on standard output, behind what has been printed.
/// @return what kept it from getting there, as a number of the system; 0: all is there
[[nodiscard]] int printBytes(QByteArrayView content);

/// What is printed from now on goes to standard error: a file has standard output for itself.
void leaveStandardOutput();

/// Whether all that was printed has reached standard output. What kept it from there has been said.
[[nodiscard]] bool allPrinted();

} // namespace stagewright
