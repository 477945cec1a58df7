#pragma once

#include "model/fault.h"

#include <QByteArrayView>
#include <QJsonValue>
#include <QString>

namespace stagewright {

// What the program says on a terminal or into a pipe, always in UTF-8.

/// The text with whatever could steer a terminal or turn the order of its letters replaced by
/// U+FFFD: titles come from other people's files. Line breaks are replaced too.
[[nodiscard]] QString sanitized(QString text);

/// A line on standard output.
void printLine(const QString& line);

/// The value as JSON on standard output; control characters are escaped.
void printJson(const QJsonValue& value);

/// Text on standard output as it is.
void printText(const QString& text);

/// "stagewright: text" as one line on standard error.
void printMessage(const QString& text);
void printMessage(const Fault& fault);

/// All of it to an open file of the system. @return likewise as printBytes
[[nodiscard]] int writeTo(int descriptor, QByteArrayView content);

/// A file on standard output, behind what has been printed.
/// @return what kept it from getting there, as a number of the system; 0: all is there
[[nodiscard]] int printBytes(QByteArrayView content);

/// Before anything is opened: no file of ours gets the number of standard input, output or error
/// that the program was started without, so that nothing is read from it or printed into it
/// unmeant. Reading and writing them stays an error.
void keepStandardStreamsTaken();

/// What is printed from now on goes to standard error: a file has standard output for itself.
void leaveStandardOutput();

/// Whether all that was printed has reached standard output. What kept it from there has been said.
[[nodiscard]] bool allPrinted();

} // namespace stagewright
