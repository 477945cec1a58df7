#include "model/exchange/exchange.h"

#include "model/bounded_file.h"
#include "model/exchange/tabletop.h"
#include "model/exchange/tile_lists.h"
#include "model/exchange/web_editor.h"
#include "model/exchange/windows_editor.h"
#include "model/json/text.h"
#include "model/stage/stage_file.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace stagewright {

namespace {

using Name = QLatin1StringView;

struct Exchange {
    Q_DECLARE_TR_FUNCTIONS(Exchange)
};

/// The first byte that says something: behind a byte order mark and blanks.
char firstSign(QByteArrayView text) {
    if (text.startsWith("\xEF\xBB\xBF"))
        text = text.sliced(3);
    const auto sign = std::find_if(text.begin(), text.end(), [](char c) {
        return c != ' ' && c != '\t' && c != '\r' && c != '\n';
    });
    return sign == text.end() ? '\0' : *sign;
}

Format formatOf(const QJsonValue& json) {
    if (!json[Name("Tuiles")].isUndefined())
        return Format::WindowsEditor;
    const QJsonValue first = json[Name("tiles")][0];
    const bool isWeb = first[Name("tile")].isUndefined() && !first[Name("id")].isUndefined();
    return isWeb ? Format::WebEditor : Format::Stage;
}

Expected<Imported> readJson(const QByteArray& text, const Catalogue& catalogue) {
    const auto json = parseJson(text);
    if (!json)
        return tl::unexpected(json.error());
    const Format format = formatOf(*json);
    if (format == Format::Stage) {
        auto stage = readStage(text);
        if (!stage)
            return tl::unexpected(stage.error());
        return Imported{format, {}, {*std::move(stage)}, {}};
    }
    return format == Format::WebEditor ? readWebEditor(*json, text, catalogue)
                                       : readWindowsEditor(*json, text, catalogue);
}

std::optional<Fault> whyNotWritten(std::span<const Stage> stages, Format format) {
    if (stages.empty())
        return Fault{Exchange::tr("there is no stage to write"),
                     {},
                     Exchange::tr("Name a file that holds one"),
                     {}};
    for (const Stage& stage : stages)
        if (stage.placements().isEmpty())
            return Fault{Exchange::tr("the stage has no tiles, so there is nothing to write"),
                         {},
                         Exchange::tr("Lay some tiles first"),
                         {}};
    if (stages.size() > 1 && holdsOneStage(format))
        return Fault{Exchange::tr("a file of this format holds one stage only, these are %n",
                                  nullptr, static_cast<int>(stages.size())),
                     {},
                     Exchange::tr("Write each to a file of its own"),
                     {}};
    return std::nullopt;
}

} // namespace

Expected<Imported> readStages(const QByteArray& text, const Catalogue& catalogue) {
    const char first = firstSign(text);
    if (first == '{' || first == '[')
        return readJson(text, catalogue);
    // A script needs no mark of its own: only its tables count, and what has none is no stage.
    return readTabletop(text, catalogue);
}

Expected<Imported> loadStages(const QString& path, const Catalogue& catalogue) {
    const auto text = readBounded(path, largestExchangeFile);
    if (!text)
        return tl::unexpected(text.error());
    auto imported = readStages(*text, catalogue);
    if (!imported) {
        imported.error().file = path;
        return imported;
    }
    for (Fault& remark : imported->remarks)
        remark.file = path;
    return imported;
}

Expected<Exported> writeStages(std::span<const Stage> stages, const QString& title, Format format,
                               const Catalogue& catalogue) {
    if (const auto fault = whyNotWritten(stages, format))
        return tl::unexpected(*fault);
    switch (format) {
    case Format::Stage:
        return Exported{writeStage(stages.front()), {}};
    case Format::WebEditor:
        return writeWebEditor(stages.front(), catalogue);
    case Format::WindowsEditor:
        return writeWindowsEditor(stages.front(), catalogue);
    case Format::TabletopSimulator:
        return writeTabletop(stages, title, catalogue);
    case Format::TileText:
        return Exported{tilesAsText(stages, catalogue), {}};
    case Format::Csv:
        return Exported{tilesAsCsv(stages, catalogue), {}};
    case Format::Markdown:
        return Exported{tilesAsMarkdown(stages, catalogue), {}};
    case Format::Forum:
        break;
    }
    return Exported{tilesAsForumText(stages, catalogue), {}};
}

} // namespace stagewright
