#include "editor/hextiles/words/branch_words.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct NotePages {
    Q_DECLARE_TR_FUNCTIONS(NotePages)
};

} // namespace

QString branchKind(const Roadbook& book, std::size_t branch, bool isCircuit) {
    const bool isJoker = isCircuit && book.branches[branch].longer > 0;
    return isJoker ? NotePages::tr("Joker") : NotePages::tr("Alternative route");
}

QString branchName(const Roadbook& book, std::size_t branch, bool isCircuit) {
    const QString name = branchKind(book, branch, isCircuit);
    return book.branches.size() == 1
               ? name
               : name + u' ' + QChar(static_cast<char16_t>(u'A' + static_cast<int>(branch % 26)));
}

QString branchLength(const Roadbook& book, std::size_t branch, bool isCircuit) {
    const int longer = book.branches[branch].longer;
    if (longer == 0)
        return NotePages::tr("%1: just as long").arg(branchName(book, branch, isCircuit));
    const QString length = longer > 0 ? NotePages::tr("%1: %n space(s) more", nullptr, longer)
                                      : NotePages::tr("%1: %n space(s) less", nullptr, -longer);
    return length.arg(branchName(book, branch, isCircuit));
}

} // namespace stagewright
