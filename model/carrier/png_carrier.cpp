#include "model/carrier/png_carrier.h"

#include "model/carrier/base64.h"
#include "model/carrier/carried_faults.h"
#include "model/carrier/inflated.h"
#include "model/pack/crc32.h"
#include "model/pack/rally_pack.h"

#include <QCoreApplication>
#include <QtEndian>

#include <optional>

namespace stagewright {

namespace {

struct PngTexts {
    Q_DECLARE_TR_FUNCTIONS(Carrier)
};

constexpr QByteArrayView pngSignature("\x89PNG\r\n\x1A\n");
/// As in any text chunk a zero ends the keyword.
constexpr QByteArrayView keyword("Stagewright rally\0", 18);

/// A chunk: how long it is, its type, what is in it, a checksum of type and content.
struct Chunk {
    static constexpr qsizetype besideContent = 12;

    qsizetype at = 0; ///< in the file
    QByteArrayView type;
    QByteArrayView content;
    quint32 checksum = 0;

    [[nodiscard]] qsizetype end() const { return at + besideContent + content.size(); }
    [[nodiscard]] QString place() const {
        return PngTexts::tr("chunk %1 at byte %2").arg(QString::fromLatin1(type)).arg(at);
    }
};

quint32 numberAt(QByteArrayView file, qsizetype at) {
    return qFromBigEndian<quint32>(file.sliced(at, 4).data());
}

/// Nothing: the file ends within it.
std::optional<Chunk> chunkAt(QByteArrayView png, qsizetype at) {
    if (at + Chunk::besideContent > png.size())
        return std::nullopt;
    const qsizetype size = numberAt(png, at);
    if (size > png.size() - at - Chunk::besideContent)
        return std::nullopt;
    return Chunk{at, png.sliced(at + 4, 4), png.sliced(at + 8, size), numberAt(png, at + 8 + size)};
}

Fault endsEarly(qsizetype at) {
    return {PngTexts::tr("the picture ends before its end"),
            PngTexts::tr("byte %1").arg(at),
            PngTexts::tr("Get the file once more, as it was written, or ask for the pack"),
            {}};
}

/// Hands out one chunk after another until one is taken, or the last has been.
/// @return the chunk that was taken; nothing: none. The fault: the file ends before its end
template <typename Takes>
Expected<std::optional<Chunk>> findChunk(QByteArrayView png, qsizetype from, Takes takes) {
    for (qsizetype at = from;;) {
        const auto chunk = chunkAt(png, at);
        if (!chunk)
            return tl::unexpected(endsEarly(at));
        if (takes(*chunk))
            return chunk;
        if (chunk->type == QByteArrayView("IEND"))
            return std::nullopt;
        at = chunk->end();
    }
}

bool holdsRally(const Chunk& chunk) {
    const bool isText = chunk.type == QByteArrayView("zTXt") ||
                        chunk.type == QByteArrayView("tEXt") ||
                        chunk.type == QByteArrayView("iTXt");
    return isText && chunk.content.startsWith(keyword);
}

quint32 checksumOf(QByteArrayView type, QByteArrayView content) {
    return crc32(type.toByteArray() + content.toByteArray());
}

/// What a text chunk says, unpacked.
Expected<QByteArray> textOfChunk(const Chunk& chunk) {
    QByteArrayView rest = chunk.content.sliced(keyword.size());
    bool isPacked = chunk.type == QByteArrayView("zTXt");
    if (chunk.type == QByteArrayView("iTXt")) {
        // Whether it is packed and how; then a language and the keyword in it, a zero behind each.
        isPacked = rest.startsWith('\1');
        qsizetype at = 2;
        for (int i = 0; i < 2 && at > 0 && at <= rest.size(); ++i)
            at = rest.indexOf('\0', at) + 1;
        if (at <= 0 || at > rest.size())
            return tl::unexpected(carriedDamaged(chunk.place()));
        rest = rest.sliced(at);
    } else if (isPacked) {
        if (!rest.startsWith('\0')) // the one way there is
            return tl::unexpected(carriedDamaged(chunk.place()));
        rest = rest.sliced(1);
    }
    if (!isPacked)
        return rest.toByteArray();
    constexpr qint64 most = largestPack / 3 * 4 + 4;
    Inflated text = inflatedStream(rest, most);
    if (text.isWhole)
        return std::move(text.bytes);
    return tl::unexpected(text.bytes.size() == most ? carriedTooLarge(chunk.place())
                                                    : carriedDamaged(chunk.place()));
}

QByteArray bigEndian(quint32 number) {
    QByteArray bytes(4, Qt::Uninitialized);
    qToBigEndian(number, bytes.data());
    return bytes;
}

QByteArray chunkOf(const QByteArray& pack) {
    const QByteArray type("zTXt");
    const QByteArray content =
        keyword.toByteArray() + QByteArray(1, '\0') + deflatedStream(pack.toBase64());
    return bigEndian(static_cast<quint32>(content.size())) + type + content +
           bigEndian(checksumOf(type, content));
}

} // namespace

bool looksLikePng(QByteArrayView file) {
    return file.startsWith(pngSignature);
}

Expected<QByteArray> pngCarrying(const QByteArray& png, const QByteArray& pack) {
    if (!looksLikePng(png))
        return tl::unexpected(endsEarly(0));
    // Before the pixels: who reads a picture from its beginning finds it.
    const auto pixels = findChunk(png, pngSignature.size(), [](const Chunk& chunk) {
        return chunk.type == QByteArrayView("IDAT") || chunk.type == QByteArrayView("IEND");
    });
    if (!pixels)
        return tl::unexpected(pixels.error());
    QByteArray carrier = png;
    return carrier.insert((*pixels)->at, chunkOf(pack));
}

Expected<QByteArray> carriedInPng(const QByteArray& png) {
    const auto found = findChunk(png, pngSignature.size(), holdsRally);
    // Of a picture that carries nothing it does not matter whether all of it is there.
    if (!found && png.contains(keyword))
        return tl::unexpected(found.error());
    if (!found || !*found)
        return QByteArray();
    const Chunk& chunk = **found;
    if (checksumOf(chunk.type, chunk.content) != chunk.checksum)
        return tl::unexpected(carriedDamaged(chunk.place()));
    const auto second = findChunk(png, chunk.end(), holdsRally);
    if (second && *second)
        return tl::unexpected(carriedTwice((*second)->place()));
    const auto text = textOfChunk(chunk);
    if (!text)
        return tl::unexpected(text.error());
    return carriedBytes(*text, chunk.place());
}

qint64 carriedSizeInPng(const QByteArray& pack) {
    return chunkOf(pack).size();
}

} // namespace stagewright
