#include "editor/exports/export_target.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct ExportTexts {
    Q_DECLARE_TR_FUNCTIONS(ExportTarget)
};

} // namespace

std::vector<ExportTarget> exportTargets() {
    using Kind = ExportTarget::Group;
    const auto file = [](Kind group, Format format, const QString& name) {
        return ExportTarget{group, name, QString(suffix(format)), format};
    };
    const auto map = [](const QString& name, const char* suffix) {
        return ExportTarget{Kind::Maps, name, QString::fromLatin1(suffix), std::nullopt};
    };
    return {
        file(Kind::Programs, Format::WebEditor, ExportTexts::tr("Rekee, the web editor")),
        file(Kind::Programs, Format::WindowsEditor,
             ExportTexts::tr("Rallyman Track Editor for Windows")),
        file(Kind::Programs, Format::TabletopSimulator, ExportTexts::tr("Tabletop Simulator")),
        file(Kind::TileLists, Format::TileText, ExportTexts::tr("Plain text")),
        file(Kind::TileLists, Format::Csv, ExportTexts::tr("Table for spreadsheets")),
        file(Kind::TileLists, Format::Markdown, ExportTexts::tr("Markdown")),
        file(Kind::TileLists, Format::Forum, ExportTexts::tr("Text for a forum")),
        map(ExportTexts::tr("Drawing"), "svg"),
        map(ExportTexts::tr("Picture"), "png"),
        map(ExportTexts::tr("Page at true size"), "pdf"),
    };
}

QString nameOf(ExportTarget::Group group) {
    switch (group) {
    case ExportTarget::Group::Programs:
        return ExportTexts::tr("Other programs");
    case ExportTarget::Group::TileLists:
        return ExportTexts::tr("List of the tiles");
    case ExportTarget::Group::Maps:
        break;
    }
    return ExportTexts::tr("Map");
}

} // namespace stagewright
