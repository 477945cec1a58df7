#include "editor/library/entry_bytes.h"

#include <QDataStream>
#include <QIODevice>

namespace stagewright {

namespace {

constexpr auto streamVersion = QDataStream::Qt_6_4;

/// More are in no file, so that a damaged number does not keep the reader busy.
constexpr quint32 mostItems = 100'000;

/// Looks at the count before anything is kept for it: Qt's own reading of a list reserves what a
/// damaged count says, a hundred gigabytes.
template <typename ReadItem>
void readItems(QDataStream& in, const ReadItem& readItem) {
    quint32 count = 0;
    in >> count;
    if (count > mostItems)
        in.setStatus(QDataStream::ReadCorruptData);
    for (quint32 i = 0; i < count && in.status() == QDataStream::Ok; ++i)
        readItem();
}

QStringList readTexts(QDataStream& in) {
    QStringList texts;
    readItems(in, [&] {
        QString text;
        in >> text;
        texts << text;
    });
    return texts;
}

void write(QDataStream& out, const StageTimes& times) {
    out << times.seconds.has_value() << times.seconds.value_or(0)
        << static_cast<qint8>(times.difficulty ? static_cast<int>(*times.difficulty) : -1);
    for (const auto& minutes : times.minutes)
        out << static_cast<qint32>(minutes.value_or(-1));
}

StageTimes readTimes(QDataStream& in) {
    StageTimes times;
    bool isDriven = false;
    double seconds = 0;
    qint8 difficulty = -1;
    in >> isDriven >> seconds >> difficulty;
    if (isDriven)
        times.seconds = seconds;
    if (difficulty >= 0 && difficulty <= static_cast<int>(Difficulty::Hard))
        times.difficulty = static_cast<Difficulty>(difficulty);
    for (auto& each : times.minutes) {
        qint32 minutes = -1;
        in >> minutes;
        if (minutes >= 0)
            each = minutes;
    }
    return times;
}

void write(QDataStream& out, const LibraryStage& stage) {
    out << static_cast<qint32>(stage.number) << stage.title << stage.author << stage.game
        << static_cast<quint8>(stage.kind) << static_cast<qint32>(stage.laps)
        << static_cast<qint32>(stage.pieces) << stage.boxes;
    out << static_cast<quint32>(stage.surfaces.size());
    for (const auto& [surface, count] : stage.surfaces)
        out << static_cast<quint8>(surface) << static_cast<qint32>(count);
    out << static_cast<quint32>(stage.needs.size());
    for (const auto& [piece, count] : stage.needs)
        out << piece << static_cast<qint32>(count);
    out << stage.times.has_value();
    if (stage.times)
        write(out, *stage.times);
}

LibraryStage readStage(QDataStream& in) {
    LibraryStage stage;
    quint8 kind = 0;
    in >> stage.number >> stage.title >> stage.author >> stage.game >> kind >> stage.laps >>
        stage.pieces;
    stage.boxes = readTexts(in);
    stage.kind =
        kind == static_cast<quint8>(StageKind::Circuit) ? StageKind::Circuit : StageKind::Stage;
    readItems(in, [&] {
        quint8 surface = 0;
        qint32 count = 0;
        in >> surface >> count;
        if (surface <= static_cast<quint8>(Terrain::None))
            stage.surfaces[static_cast<Terrain>(surface)] = count;
    });
    readItems(in, [&] {
        QString piece;
        qint32 count = 0;
        in >> piece >> count;
        stage.needs[piece] = count;
    });
    bool isTimed = false;
    in >> isTimed;
    if (isTimed)
        stage.times = readTimes(in);
    return stage;
}

} // namespace

QByteArray entryBytes(const LibraryEntry& entry) {
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setVersion(streamVersion);
    out << entry.digest << static_cast<quint8>(entry.format) << entry.title << entry.authors
        << entry.isRally << static_cast<qint32>(entry.between)
        << static_cast<quint32>(entry.stages.size());
    for (const LibraryStage& stage : entry.stages)
        write(out, stage);
    return bytes;
}

std::optional<LibraryEntry> entryFrom(const QByteArray& bytes) {
    QDataStream in(bytes);
    in.setVersion(streamVersion);
    LibraryEntry entry;
    quint8 format = 0;
    in >> entry.digest >> format >> entry.title;
    entry.authors = readTexts(in);
    in >> entry.isRally >> entry.between;
    if (format > static_cast<quint8>(Format::Code))
        return std::nullopt;
    entry.format = static_cast<Format>(format);
    readItems(in, [&] { entry.stages.push_back(readStage(in)); });
    return in.status() == QDataStream::Ok && in.atEnd() ? std::optional(entry) : std::nullopt;
}

} // namespace stagewright
