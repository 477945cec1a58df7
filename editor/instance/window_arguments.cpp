#include "editor/instance/window_arguments.h"

#include <QFileInfo>

namespace stagewright {

WindowArguments readWindowArguments(const QStringList& arguments) {
    WindowArguments read;
    for (const QString& argument : arguments) {
        if (argument.startsWith(u'-'))
            read.ownWindow = true;
        if (argument != newWindowOption)
            // The window that opens it may have been started elsewhere.
            read.paths.append(QFileInfo(argument).absoluteFilePath());
    }
    return read;
}

} // namespace stagewright
