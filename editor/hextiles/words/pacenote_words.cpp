#include "editor/hextiles/words/pacenote_words.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct PacenoteWords {
    Q_DECLARE_TR_FUNCTIONS(PacenoteWords)
};

QString lineFor(const BendNote& bend) {
    const bool left = bend.hand == BendSide::Left;
    QStringList words;
    if (bend.hairpin && bend.severity == 1)
        words << (left ? PacenoteWords::tr("Hairpin left") : PacenoteWords::tr("Hairpin right"));
    else if (bend.hairpin)
        words << (left ? PacenoteWords::tr("Hairpin left %1")
                       : PacenoteWords::tr("Hairpin right %1"))
                     .arg(bend.severity);
    else
        words << (left ? PacenoteWords::tr("Left %1") : PacenoteWords::tr("Right %1"))
                     .arg(bend.severity);
    if (bend.isLong)
        words << PacenoteWords::tr("long");
    if (bend.tightens)
        words << PacenoteWords::tr("tightens");
    if (bend.slide)
        words << PacenoteWords::tr("slide");
    if (bend.cut == CutAdvice::Cut)
        words << PacenoteWords::tr("cut");
    if (bend.cut == CutAdvice::DontCut)
        words << PacenoteWords::tr("don't cut");
    return words.join(QStringLiteral(", "));
}

QString lineFor(const JumpNote& jump) {
    return PacenoteWords::tr("Jump from gear %1").arg(jump.gear);
}

QString lineFor(const FordNote& /*ford*/) {
    return PacenoteWords::tr("Ford");
}

QString lineFor(const SlopeNote& slope) {
    return slope.up ? PacenoteWords::tr("Uphill") : PacenoteWords::tr("Downhill");
}

QString wordFor(Terrain surface, bool isFirst) {
    switch (surface) {
    case Terrain::Asphalt:
        return isFirst ? PacenoteWords::tr("Asphalt") : PacenoteWords::tr("Onto asphalt");
    case Terrain::Gravel:
        return isFirst ? PacenoteWords::tr("Gravel") : PacenoteWords::tr("Onto gravel");
    case Terrain::Snow:
        return isFirst ? PacenoteWords::tr("Snow") : PacenoteWords::tr("Onto snow");
    case Terrain::None:
        break;
    }
    return {};
}

/// Equal lines in a row as one, which would else look like a mistake: "2 × Left 5".
QStringList counted(const QStringList& lines) {
    QStringList all;
    for (qsizetype i = 0; i < lines.size();) {
        qsizetype next = i;
        while (next < lines.size() && lines[next] == lines[i])
            ++next;
        all << (next == i + 1 ? lines[i]
                              : PacenoteWords::tr("%1 × %2", "how often a call is made")
                                    .arg(next - i)
                                    .arg(lines[i]));
        i = next;
    }
    return all;
}

} // namespace

QStringList pacenoteLines(const Pacenote& note) {
    QStringList lines;
    if (note.surface && *note.surface != Terrain::None)
        lines << wordFor(*note.surface, note.isFirst);
    if (note.danger == Danger::High && !note.isHarmless())
        lines << PacenoteWords::tr("Caution!");
    QStringList parts;
    for (const NotePart& part : note.parts)
        parts << std::visit([](const auto& each) { return lineFor(each); }, part);
    return lines + counted(parts);
}

} // namespace stagewright
