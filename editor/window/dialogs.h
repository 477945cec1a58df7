#pragma once

#include <QString>
#include <QWidget>

#include <functional>

namespace stagewright {

/// What is asked of the user about files. Values, so that a test can answer in the user's stead.
/// Paths are empty where the user thinks better of it.
struct Dialogs {
    enum class Unsaved : unsigned char { Save, Discard, Cancel };

    std::function<QString(QWidget* window, const QString& folder)> pathToOpen;

    /// @param suggested a whole path; its extension says what kind of file is meant
    std::function<QString(QWidget* window, const QString& suggested)> pathToSave;
    std::function<bool(QWidget* window, const QString& path)> mayOverwrite;
    std::function<Unsaved(QWidget* window, const QString& name)> unsaved;
    std::function<void(QWidget* window, const QString& what)> complain;
    std::function<QString(QWidget* window)> tileFileToAdd;
    std::function<QString(QWidget* window, const QString& folder)> rulesToOpen;

    /// @param suggested a whole path
    std::function<QString(QWidget* window, const QString& suggested)> rulesToSave;
};

/// The desktop's dialogs and message boxes.
[[nodiscard]] Dialogs desktopDialogs();

} // namespace stagewright
