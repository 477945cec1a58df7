#include "model/exchange/format.h"

#include <algorithm>
#include <array>

namespace stagewright {

namespace {

using Name = QLatin1StringView;

constexpr std::array allFormats{
    FormatName{Format::Stage, Name("stage"), Name("json")},
    FormatName{Format::WebEditor, Name("web"), Name("json")},
    FormatName{Format::WindowsEditor, Name("rgt"), Name("rgt")},
    FormatName{Format::TabletopSimulator, Name("lua"), Name("lua")},
    FormatName{Format::RallyPack, Name("pack"), Name("rallypack")},
    FormatName{Format::TileText, Name("text"), Name("txt")},
    FormatName{Format::Csv, Name("csv"), Name("csv")},
    FormatName{Format::Markdown, Name("markdown"), Name("md")},
    FormatName{Format::Forum, Name("forum"), Name("txt")},
    FormatName{Format::Code, Name("code"), Name("txt")},
};

} // namespace

std::span<const FormatName> formats() {
    return allFormats;
}

std::optional<Format> formatNamed(QStringView name) {
    for (const FormatName& each : allFormats)
        if (each.name == name)
            return each.format;
    return std::nullopt;
}

std::optional<Format> formatOfPath(QStringView path) {
    const QStringView ending = path.sliced(path.lastIndexOf(u'.') + 1);
    for (const FormatName& each : allFormats)
        if (ending.size() < path.size() && ending.compare(each.suffix, Qt::CaseInsensitive) == 0)
            return each.format;
    return std::nullopt;
}

QLatin1StringView suffix(Format format) {
    return std::find_if(allFormats.begin(), allFormats.end(),
                        [format](const FormatName& each) { return each.format == format; })
        ->suffix;
}

bool isTileList(Format format) {
    return format == Format::TileText || format == Format::Csv || format == Format::Markdown ||
           format == Format::Forum;
}

bool holdsOneStage(Format format) {
    return format == Format::Stage || format == Format::WebEditor ||
           format == Format::WindowsEditor || format == Format::Code;
}

} // namespace stagewright
