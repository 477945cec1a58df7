#pragma once

#include "model/rally/rally.h"

namespace stagewright {

/// What is being typed of a driver and not entered yet.
struct TypedTime {
    ResultKey of;
    QString text;
};

} // namespace stagewright
