#pragma once

#include "tests/editor/files.h"

#include <QTemporaryDir>

namespace stagewright {

/// A folder for the files of one test.
class TemporaryFiles : public testing::Test {
protected:
    [[nodiscard]] QString path(const char* name) const {
        return folder_.filePath(QString::fromUtf8(name));
    }

    QString write(const QByteArray& text, const char* name = "stage.json") const {
        return writeFile(path(name), text);
    }

private:
    QTemporaryDir folder_;
};

} // namespace stagewright
