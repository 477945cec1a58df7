#include "editor/exports/export_target.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

ExportTarget pictureOf(const char* suffix) {
    ExportTarget target;
    target.suffix = QLatin1StringView(suffix);
    target.group = ExportTarget::Group::Maps;
    return target;
}

class ExportChoices : public testing::Test {
protected:
    QTemporaryDir folder_;
    QSettings settings_{folder_.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
};

TEST_F(ExportChoices, OfPicturesAreThereNextTime) {
    ExportChoice choice{pictureOf("png")};
    choice.map = {.title = false,
                  .tileList = true,
                  .numbers = false,
                  .pacenotes = true,
                  .route = false,
                  .legend = true,
                  .transparent = true};
    choice.longerSide = 900;
    choice.carried = Carried::None;
    rememberExportChoice(choice, settings_);
    EXPECT_EQ(readExportChoice(settings_).map, choice.map);
    EXPECT_EQ(readExportChoice(settings_).longerSide, 900);
    EXPECT_EQ(readExportChoice(settings_).carried, Carried::None);
    settings_.setValue(QStringLiteral("export/carry"), QStringLiteral("some"));
    EXPECT_EQ(readExportChoice(settings_).carried, Carried::Stages);
}

TEST_F(ExportChoices, HaveATitleAtFirst) {
    EXPECT_EQ(readExportChoice(settings_).map, (MapOptions{.title = true}));
    EXPECT_EQ(readExportChoice(settings_).longerSide, 1200);
}

TEST_F(ExportChoices, OfAFileThatCannotHaveThemChangeNothing) {
    ExportChoice choice{pictureOf("png")};
    choice.map.transparent = true;
    choice.longerSide = 900;
    rememberExportChoice(choice, settings_);
    choice = {pictureOf("pdf")};
    choice.map.legend = true;
    rememberExportChoice(choice, settings_);
    ExportTarget list;
    list.format = Format::TileText;
    rememberExportChoice({list}, settings_);
    EXPECT_TRUE(readExportChoice(settings_).map.legend);
    EXPECT_TRUE(readExportChoice(settings_).map.transparent);
    EXPECT_EQ(readExportChoice(settings_).longerSide, 900);
}

TEST_F(ExportChoices, OddSettingsCountAsNotSet) {
    for (const QVariant& odd :
         {QVariant(5), QVariant(-1), QVariant(QStringLiteral("wide")), QVariant(1'000'000)}) {
        settings_.setValue(QStringLiteral("export/longerSide"), odd);
        EXPECT_EQ(readExportChoice(settings_).longerSide, 1200);
    }
}

} // namespace

} // namespace stagewright
