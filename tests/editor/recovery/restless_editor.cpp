#include "editor/recovery/termination_signals.h"
#include "editor/window/file_actions.h"
#include "editor/window/main_window.h"
#include "tests/editor/recovery/restless_steps.h"
#include "tests/rulebook_stages.h"

#include <QApplication>
#include <QDateTime>
#include <QFile>
#include <QRandomGenerator>
#include <QSettings>
#include <QTimer>

// An editor that a test kills: restless_editor FOLDER SEED
// It takes steps, takes them back and saves, at random, and writes down what it does before and
// after it does it. What it has written is there even if it is killed at once.

namespace stagewright {

namespace {

class RestlessHand final : public QObject {
public:
    RestlessHand(MainWindow& window, const QString& journal, quint32 seed)
        : window_(window)
        , journal_(journal)
        , random_(seed) {
        if (!journal_.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
            qFatal("no journal");
        timer_.setSingleShot(true);
        connect(&timer_, &QTimer::timeout, this, &RestlessHand::act);
        note("at");
        timer_.start(0);
    }

private:
    void act() {
        const int choice = random_.bounded(1000);
        Document& document = window_.document();
        if (choice < 3) {
            note("save");
            if (window_.files().save())
                note("saved");
        } else if (choice < 100) {
            document.history().undo();
            note("at");
        } else {
            document.make(nextStep(document.stage()));
            note("at");
        }
        const bool rests = random_.bounded(200) == 0;
        timer_.start(random_.bounded(rests ? 3000 : 30));
    }

    void note(const char* what) {
        journal_.write(QStringLiteral("%1 %2 %3\n")
                           .arg(QLatin1StringView(what))
                           .arg(stepsOf(window_.document().stage()))
                           .arg(QDateTime::currentMSecsSinceEpoch())
                           .toUtf8());
    }

    MainWindow& window_;
    QFile journal_;
    QRandomGenerator random_;
    QTimer timer_;
};

} // namespace

} // namespace stagewright

int main(int argc, char* argv[]) {
    using namespace stagewright;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    blockTerminationSignals();
    const QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const auto at = [&](const char* name) { return arguments[1] + u'/' + QLatin1StringView(name); };
    QSettings settings(at("settings.ini"), QSettings::IniFormat);
    Dialogs dialogs = desktopDialogs();
    dialogs.pathToSave = [&](QWidget*, const QString&) { return at("stage.json"); };
    MainWindow window(gamesWithoutPieces(), settings, dialogs, RecoveryFolder(at("recovery")));
    window.createPanels(games());
    window.document().open(stageAfterSteps(0), {});
    window.show();
    const TerminationSignals end;
    QObject::connect(&end, &TerminationSignals::wanted, &window, [] { QCoreApplication::exit(); });
    const RestlessHand hand(window, at("journal"), arguments[2].toUInt());
    return QApplication::exec();
}
