#pragma once

#include "validators/hextiles/rule.h"

#include <string>

namespace stagewright {

/// Many copies of every box.
const Stock& everything();
Stock stockOf(std::initializer_list<const char*> boxes);

/// A finding in one line: "error road-meets-verge (0, 0) (1, 0) SE: The road ...".
std::string said(const Finding& finding);
std::string said(const Findings& findings);

/// What one rule says of a stage, hints too.
std::string saidBy(QLatin1StringView rule, const Stage& stage, const Stock& stock = everything());

} // namespace stagewright
