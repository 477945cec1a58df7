#include "tests/model/json/any_json.h"

#include <QJsonArray>
#include <QJsonObject>

#include <cstdint>
#include <rapidcheck.h>
#include <string>

namespace stagewright {

QString anyText() {
    const auto character = rc::gen::suchThat(
        rc::gen::oneOf(rc::gen::inRange<char32_t>(1, 0x250),
                       rc::gen::resize(rc::kNominalSize, rc::gen::inRange<char32_t>(1, 0x110000))),
        [](char32_t c) { return c < 0xD800 || c > 0xDFFF; });
    const auto text = *rc::gen::container<std::u32string>(character);
    return QString::fromUcs4(text.data(), static_cast<qsizetype>(text.size()));
}

QString anyName() {
    const auto name = *rc::gen::container<std::u32string>(rc::gen::inRange<char32_t>(1, 0xD800));
    return QString::fromUcs4(name.data(), static_cast<qsizetype>(name.size()));
}

QJsonValue anyJson(int depth) {
    switch (*rc::gen::inRange(0, depth > 0 ? 7 : 5)) {
    case 0:
        return *rc::gen::arbitrary<bool>();
    case 1:
        return *rc::gen::arbitrary<double>();
    case 2:
        return static_cast<qint64>(*rc::gen::arbitrary<std::int64_t>());
    case 3:
        return anyText();
    case 4:
        return QJsonValue(QJsonValue::Null);
    case 5: {
        QJsonArray list;
        for (int i = *rc::gen::inRange(0, 5); i > 0; --i)
            list.append(anyJson(depth - 1));
        return list;
    }
    default: {
        QJsonObject object;
        for (int i = *rc::gen::inRange(0, 5); i > 0; --i)
            object.insert(anyName(), anyJson(depth - 1));
        return object;
    }
    }
}

} // namespace stagewright
