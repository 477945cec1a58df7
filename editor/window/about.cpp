#include "editor/window/about.h"

#include <QCoreApplication>
#include <QMessageBox>

namespace stagewright {

namespace {

struct About {
    Q_DECLARE_TR_FUNCTIONS(About)
};

} // namespace

void showAbout(QWidget* window) {
    QMessageBox::about(
        window, About::tr("About Stagewright"),
        About::tr("<h3>Stagewright %1</h3>"
                  "<p>A track editor and rally planner for hex-tile racing board games.</p>"
                  "<p>Free software under the GNU General Public License, version 3 or later. It "
                  "comes without any warranty.</p>"
                  "<p>The games and their names belong to their publishers, who have nothing to do "
                  "with this program.</p>")
            .arg(QCoreApplication::applicationVersion()));
}

} // namespace stagewright
