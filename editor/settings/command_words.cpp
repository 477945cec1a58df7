#include "editor/settings/command_words.h"

#include <QCoreApplication>

#include <map>

namespace stagewright {

namespace {

struct CommandWords {
    Q_DECLARE_TR_FUNCTIONS(CommandWords)
};

/// Lists of words; each language has those that its people would type.
const std::map<QString, const char*>& allWords() {
    static const std::map<QString, const char*> words{
        {QStringLiteral("new"), QT_TRANSLATE_NOOP("CommandWords", "create begin add tab")},
        {QStringLiteral("open"), QT_TRANSLATE_NOOP("CommandWords", "load file import read")},
        {QStringLiteral("save"), QT_TRANSLATE_NOOP("CommandWords", "store write keep disk")},
        {QStringLiteral("save-as"), QT_TRANSLATE_NOOP("CommandWords", "copy store rename file")},
        {QStringLiteral("print"), QT_TRANSLATE_NOOP("CommandWords", "printer paper sheets")},
        {QStringLiteral("export-pdf"), QT_TRANSLATE_NOOP("CommandWords", "printer paper sheets")},
        {QStringLiteral("export"),
         QT_TRANSLATE_NOOP("CommandWords", "convert share picture image svg png list")},
        {QStringLiteral("copy-picture"),
         QT_TRANSLATE_NOOP("CommandWords", "clipboard image forum share")},
        {QStringLiteral("copy-code"),
         QT_TRANSLATE_NOOP("CommandWords", "clipboard chat share text")},
        {QStringLiteral("close-tab"), QT_TRANSLATE_NOOP("CommandWords", "leave document")},
        {QStringLiteral("close-other-tabs"), QT_TRANSLATE_NOOP("CommandWords", "leave all")},
        {QStringLiteral("show-in-folder"),
         QT_TRANSLATE_NOOP("CommandWords", "directory explorer where")},
        {QStringLiteral("copy-path"), QT_TRANSLATE_NOOP("CommandWords", "name location where")},
        {QStringLiteral("quit"), QT_TRANSLATE_NOOP("CommandWords", "exit end leave close")},
        {QStringLiteral("add-tile-file"),
         QT_TRANSLATE_NOOP("CommandWords", "own custom homemade import box")},
        {QStringLiteral("undo"), QT_TRANSLATE_NOOP("CommandWords", "back revert mistake")},
        {QStringLiteral("redo"), QT_TRANSLATE_NOOP("CommandWords", "again repeat forward")},
        {QStringLiteral("turn"), QT_TRANSLATE_NOOP("CommandWords", "rotate spin right")},
        {QStringLiteral("turn-back"),
         QT_TRANSLATE_NOOP("CommandWords", "rotate spin left anticlockwise")},
        {QStringLiteral("flip"), QT_TRANSLATE_NOOP("CommandWords", "mirror turn over back side")},
        {QStringLiteral("remove"), QT_TRANSLATE_NOOP("CommandWords", "erase clear tile")},
        {QStringLiteral("take-back"), QT_TRANSLATE_NOOP("CommandWords", "last tile remove")},
        {QStringLiteral("another-way"), QT_TRANSLATE_NOOP("CommandWords", "rotate fit next")},
        {QStringLiteral("duplicate"), QT_TRANSLATE_NOOP("CommandWords", "copy clone twice")},
        {QStringLiteral("replace"), QT_TRANSLATE_NOOP("CommandWords", "swap exchange change")},
        {QStringLiteral("reverse"),
         QT_TRANSLATE_NOOP("CommandWords", "mirror backwards other direction")},
        {QStringLiteral("find-tile"), QT_TRANSLATE_NOOP("CommandWords", "search number palette")},
        {QStringLiteral("boxes-and-table"),
         QT_TRANSLATE_NOOP("CommandWords", "collection owned games size")},
        {QStringLiteral("settings"),
         QT_TRANSLATE_NOOP("CommandWords",
                           "preferences options configuration dark light theme mode language")},
        {QStringLiteral("zoom-in"), QT_TRANSLATE_NOOP("CommandWords", "larger magnify closer")},
        {QStringLiteral("zoom-out"), QT_TRANSLATE_NOOP("CommandWords", "smaller farther")},
        {QStringLiteral("fit"), QT_TRANSLATE_NOOP("CommandWords", "whole all centre everything")},
        {QStringLiteral("show-hints"), QT_TRANSLATE_NOOP("CommandWords", "tips advice findings")},
        {QStringLiteral("reset-panels"),
         QT_TRANSLATE_NOOP("CommandWords", "layout windows docks default")},
        {QStringLiteral("find-command"), QT_TRANSLATE_NOOP("CommandWords", "search menu action")},
        {QStringLiteral("shortcuts"), QT_TRANSLATE_NOOP("CommandWords", "keys hotkeys bindings")},
        {QStringLiteral("manual"), QT_TRANSLATE_NOOP("CommandWords", "help guide instructions")},
        {QStringLiteral("welcome"),
         QT_TRANSLATE_NOOP("CommandWords", "start home samples examples recent")},
        {QStringLiteral("about"), QT_TRANSLATE_NOOP("CommandWords", "version licence")},
        {QStringLiteral("add-stage"), QT_TRANSLATE_NOOP("CommandWords", "new append")},
        {QStringLiteral("add-stages-of-file"),
         QT_TRANSLATE_NOOP("CommandWords", "import append merge")},
        {QStringLiteral("duplicate-stage"), QT_TRANSLATE_NOOP("CommandWords", "copy clone")},
        {QStringLiteral("rename-stage"), QT_TRANSLATE_NOOP("CommandWords", "title name")},
        {QStringLiteral("remove-stage"), QT_TRANSLATE_NOOP("CommandWords", "delete erase")},
        {QStringLiteral("service-after-stage"),
         QT_TRANSLATE_NOOP("CommandWords", "repair pause park")},
        {QStringLiteral("stage-earlier"), QT_TRANSLATE_NOOP("CommandWords", "order sort up")},
        {QStringLiteral("stage-later"), QT_TRANSLATE_NOOP("CommandWords", "order sort down")},
        {QStringLiteral("panel-palette"), QT_TRANSLATE_NOOP("CommandWords", "tiles box list")},
        {QStringLiteral("panel-tokens"), QT_TRANSLATE_NOOP("CommandWords", "jumps water signs")},
        {QStringLiteral("panel-stage"), QT_TRANSLATE_NOOP("CommandWords", "title author name")},
        {QStringLiteral("panel-findings"),
         QT_TRANSLATE_NOOP("CommandWords", "errors warnings problems check rules")},
        {QStringLiteral("panel-estimate"),
         QT_TRANSLATE_NOOP("CommandWords", "time minutes drive simulate difficulty")},
        {QStringLiteral("panel-details"), QT_TRANSLATE_NOOP("CommandWords", "properties note")},
        {QStringLiteral("panel-history"), QT_TRANSLATE_NOOP("CommandWords", "undo steps")},
        {QStringLiteral("panel-rally"), QT_TRANSLATE_NOOP("CommandWords", "stages strip")},
        {QStringLiteral("panel-results"),
         QT_TRANSLATE_NOOP("CommandWords", "scores times drivers standings winner")},
        {QStringLiteral("panel-evening"),
         QT_TRANSLATE_NOOP("CommandWords", "schedule plan timetable players service")},
    };
    return words;
}

} // namespace

QString otherWordsFor(const QString& command) {
    const auto found = allWords().find(command);
    return found == allWords().end() ? QString() : CommandWords::tr(found->second);
}

} // namespace stagewright
