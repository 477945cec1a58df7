#pragma once

class QCoreApplication;

namespace stagewright {

/// Makes the program speak: installs the texts of translations/ for the rest of the application's
/// life. English needs them too, for its plurals.
/// Without them the texts stand as they are in the code.
void useLanguage(QCoreApplication& application);

} // namespace stagewright
