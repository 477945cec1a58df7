#include "editor/hextiles/sheets/stage_code_mark.h"

#include "model/exchange/exchange.h"

namespace stagewright {

namespace {

/// "C0055 20K90 X0V93 3"
QString inGroups(const QByteArray& signs) {
    constexpr qsizetype ofGroup = 5;
    QStringList groups;
    for (qsizetype at = 0; at < signs.size(); at += ofGroup)
        groups << QString::fromLatin1(signs.mid(at, ofGroup));
    return groups.join(u' ');
}

} // namespace

std::shared_ptr<const StageCodeMark> stageCodeMark(const Stage& stage, const Games& games) {
    const auto written = writeStages(std::span(&stage, 1), {}, Format::Code, games);
    if (!written)
        return nullptr;
    const QByteArray signs = written->text.simplified().replace(' ', "");
    auto code = qrCodeOf(signs);
    if (!code || code->side > StageCodeMark::mostModules)
        return nullptr;
    return std::make_shared<const StageCodeMark>(StageCodeMark{*std::move(code), inGroups(signs)});
}

} // namespace stagewright
