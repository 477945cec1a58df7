#pragma once

#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace stagewright {

/// A folder for the files of one test.
class TemporaryFiles : public testing::Test {
protected:
    [[nodiscard]] QString path(const char* name) const {
        return folder_.filePath(QString::fromUtf8(name));
    }

    QString write(const QByteArray& text, const char* name = "stage.json") const {
        QFile file(path(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        EXPECT_EQ(file.write(text), text.size());
        return file.fileName();
    }

    static QByteArray contentOf(const QString& path) {
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
        return file.readAll();
    }

private:
    QTemporaryDir folder_;
};

} // namespace stagewright
