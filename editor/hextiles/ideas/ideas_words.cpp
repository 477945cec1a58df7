#include "editor/hextiles/ideas/ideas_words.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct IdeasWords {
    Q_DECLARE_TR_FUNCTIONS(stagewright::IdeasPanel)
};

} // namespace

QString invitation(IdeasPage page, const QString& begin) {
    switch (page) {
    case IdeasPage::Wishes:
        return IdeasWords::tr("Say what you would like, and press “%1”. Stages come here to "
                              "choose from.")
            .arg(begin);
    case IdeasPage::List:
        return IdeasWords::tr("Paste a list of tiles as rulebooks print it, or open a file with "
                              "one. Layouts of it come here to choose from.");
    case IdeasPage::ThisStage:
        break;
    }
    return IdeasWords::tr("What can be made of the stage comes here to choose from.");
}

QString nothingFound(IdeasSought sought, const IdeasEnd& end) {
    switch (sought) {
    case IdeasSought::Substitutes:
        return end.complete
                   ? IdeasWords::tr("Your boxes hold all tiles of this stage: it can be laid as "
                                    "it is.")
                   : IdeasWords::tr("It cannot be laid with your boxes: %1. Change the selected "
                                    "tiles, or look for another like it.")
                         .arg(end.reason);
    case IdeasSought::Layouts:
        return end.proved ? IdeasWords::tr("These tiles cannot be laid: %1. Change the list, and "
                                           "try again.")
                                .arg(end.reason)
                          : IdeasWords::tr("No layout was found: %1. Change the list, or try "
                                           "again.")
                                .arg(end.reason);
    case IdeasSought::LikeThis:
        return IdeasWords::tr("Nothing like it was found: %1. Change a part of it, or say what you "
                              "would like under “Wishes”.")
            .arg(end.reason);
    case IdeasSought::Part:
    case IdeasSought::AllButPart:
        return IdeasWords::tr("No other road was found: %1. Select other tiles, and try again.")
            .arg(end.reason);
    case IdeasSought::Stages:
    case IdeasSought::Nothing:
        break;
    }
    return end.reason.isEmpty()
               ? IdeasWords::tr("Nothing was found. Wish for less, and try again.")
               : IdeasWords::tr("Nothing was found: %1. Wish for less, and try again.")
                     .arg(end.reason);
}

QString areSought(int count, const QString& stop) {
    return count == 0
               ? IdeasWords::tr("Looking… “%1” ends the search.").arg(stop)
               : IdeasWords::tr("%n found so far, and looking for more… Point at one to see it on "
                                "the board, click it to take it.",
                                nullptr, count);
}

QString wereFound(int count, const IdeasEnd& end) {
    const QString text = IdeasWords::tr(
        "%n found. Point at one to see it on the board, click it to take it.", nullptr, count);
    return end.complete ? IdeasWords::tr("%1 There are no others.").arg(text) : text;
}

QString wasStopped(int count, const QString& again) {
    return count == 0
               ? IdeasWords::tr("Stopped before anything was found. “%1” begins anew.").arg(again)
               : IdeasWords::tr("Stopped, with %n found. “%1” begins anew.", nullptr, count)
                     .arg(again);
}

} // namespace stagewright
