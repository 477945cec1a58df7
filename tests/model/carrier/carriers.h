#pragma once

#include "model/carrier/carrier.h"
#include "tests/model/carrier/empty_carriers.h"
#include "tests/model/pack/packed.h"

#include <string>

namespace stagewright {

/// A rally pack of three stages.
inline QByteArray smallPack() {
    return bytesOf({threeStages()});
}

/// What is wrong with what a file carries, "PLACE: WHAT"; empty if nothing is.
inline std::string carriedFault(const QByteArray& file) {
    const auto pack = carriedIn(file);
    return pack ? std::string()
                : (pack.error().place + QStringLiteral(": ") + pack.error().what).toStdString();
}

} // namespace stagewright
