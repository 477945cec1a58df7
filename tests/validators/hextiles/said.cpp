#include "tests/validators/hextiles/said.h"

#include "tests/rulebook_stages.h"
#include "validators/hextiles/checker.h"

namespace stagewright {

const Stock& everything() {
    static const Stock stock = [] {
        Stock all;
        for (const Box& box : catalogue().boxes())
            all.add(box, 1000);
        return all;
    }();
    return stock;
}

Stock stockOf(std::initializer_list<const char*> boxes) {
    Stock stock;
    for (const char* box : boxes)
        stock.add(*catalogue().box(QString::fromLatin1(box)));
    return stock;
}

std::string said(const Finding& finding) {
    QString text = name(finding.severity) + u' ' + finding.rule;
    for (const Hex hex : hexesOf(finding.places))
        text += QStringLiteral(" (%1, %2)").arg(hex.q).arg(hex.r);
    if (const auto edge = edgeOf(finding))
        text += u' ' + name(*edge);
    return (text + QStringLiteral(": ") + finding.text).toStdString();
}

std::string said(const Findings& findings) {
    std::string text;
    for (const Finding& finding : findings)
        text += said(finding) + '\n';
    return text;
}

std::string saidBy(QLatin1StringView rule, const Stage& stage, const Stock& stock) {
    Checker checker(catalogue(), stock);
    checker.setHints(true);
    checker.check(stage);
    std::string text;
    for (const Finding& finding : checker.findings())
        if (finding.rule == rule)
            text += said(finding) + '\n';
    return text;
}

} // namespace stagewright
