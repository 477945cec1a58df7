#include "editor/cli/number_option.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct NumberOption {
    Q_DECLARE_TR_FUNCTIONS(NumberOption)
};

QString wantedOf(const QString& option, WholeRange range) {
    if (range.most == std::numeric_limits<std::int64_t>::max())
        return NumberOption::tr("--%1 takes a whole number from %2 up")
            .arg(option)
            .arg(range.least);
    return NumberOption::tr("--%1 takes a whole number from %2 to %3")
        .arg(option)
        .arg(range.least)
        .arg(range.most);
}

} // namespace

QString remedyOfNumber(const QString& text) {
    if (!text.contains(u','))
        return {};
    return NumberOption::tr("Write a number with a point, not with a comma, and thousands without "
                            "a mark");
}

Expected<std::optional<std::int64_t>> wholeNumberOf(const QCommandLineParser& parser,
                                                    const QCommandLineOption& option,
                                                    WholeRange range) {
    if (!parser.isSet(option))
        return std::nullopt;
    const QString text = parser.value(option);
    bool isNumber = false;
    const std::int64_t number = text.toLongLong(&isNumber);
    if (isNumber && range.least <= number && number <= range.most)
        return number;
    return tl::unexpected(
        Fault{wantedOf(option.names().constFirst(), range), {}, remedyOfNumber(text), {}});
}

Expected<double> numberOf(const QCommandLineParser& parser, const QCommandLineOption& option,
                          double least, double most, const QString& wanted) {
    const QString text = parser.value(option);
    bool isNumber = false;
    const double number = text.toDouble(&isNumber);
    if (isNumber && least <= number && number <= most) // which no infinity and no NaN is
        return number;
    return tl::unexpected(Fault{wanted, {}, remedyOfNumber(text), {}});
}

} // namespace stagewright
