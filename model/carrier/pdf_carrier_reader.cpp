#include "model/carrier/carried_faults.h"
#include "model/carrier/inflated.h"
#include "model/carrier/pdf_carrier.h"
#include "model/pack/rally_pack.h"
#include "model/pack/zip_scan.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace stagewright {

namespace {

struct PdfReaderTexts {
    Q_DECLARE_TR_FUNCTIONS(Carrier)
};

constexpr QByteArrayView streamWord("stream");
constexpr QByteArrayView endWord("endstream");

bool isPdfBlank(char sign) {
    return sign == ' ' || sign == '\t' || sign == '\r' || sign == '\n' || sign == '\f' ||
           sign == '\0';
}

/// The number behind a name of a dictionary; nothing: there is none, or it stands elsewhere in the
/// file ("12 0 R").
std::optional<qsizetype> numberBehind(QByteArrayView dictionary, QByteArrayView name) {
    qsizetype at = dictionary.indexOf(name);
    if (at < 0)
        return std::nullopt;
    at += name.size();
    while (at < dictionary.size() && isPdfBlank(dictionary[at]))
        ++at;
    constexpr qsizetype mostDigits = 12;
    qsizetype number = 0;
    qsizetype digits = 0;
    for (; at < dictionary.size() && dictionary[at] >= '0' && dictionary[at] <= '9'; ++at) {
        number = number * 10 + dictionary[at] - '0';
        if (++digits > mostDigits)
            return std::nullopt;
    }
    while (at < dictionary.size() && isPdfBlank(dictionary[at]))
        ++at;
    const bool isReference =
        at < dictionary.size() && dictionary[at] >= '0' && dictionary[at] <= '9';
    return digits == 0 || isReference ? std::nullopt : std::optional(number);
}

/// A stream of a PDF.
struct PdfStream {
    qsizetype at = 0;          ///< of its first byte in the file
    QByteArrayView dictionary; ///< what is said of it
    QByteArrayView bytes;      ///< as they are in the file

    [[nodiscard]] bool isDeflated() const { return dictionary.contains("/FlateDecode"); }
    [[nodiscard]] bool isBare() const { return !dictionary.contains("/Filter"); }
    [[nodiscard]] QString place() const {
        return PdfReaderTexts::tr("attachment at byte %1").arg(at);
    }
};

/// Goes through the streams of a PDF, from its beginning to its end.
class PdfStreams {
public:
    explicit PdfStreams(QByteArrayView pdf) : pdf_(pdf) {}

    /// Nothing: there is no other.
    std::optional<PdfStream> next() {
        for (;;) {
            const qsizetype word = pdf_.indexOf(streamWord, at_);
            if (word < 0)
                return std::nullopt;
            const auto begin = firstByte(word);
            const QByteArrayView dictionary = dictionaryBefore(word);
            at_ = begin.value_or(word + streamWord.size());
            if (!begin || dictionary.isEmpty())
                continue;
            PdfStream stream{*begin, dictionary, {}};
            const qsizetype end = endOf(stream);
            stream.bytes = pdf_.sliced(*begin, end - *begin);
            at_ = last_ = end;
            return stream;
        }
    }

private:
    /// Behind the word there is a line's end.
    [[nodiscard]] std::optional<qsizetype> firstByte(qsizetype word) const {
        const QByteArrayView behind = pdf_.sliced(word + streamWord.size());
        const qsizetype skipped = behind.startsWith("\r\n") ? 2 : behind.startsWith('\n') ? 1 : 0;
        return skipped == 0 ? std::nullopt : std::optional(word + streamWord.size() + skipped);
    }

    /// From the beginning of its object; empty: there is none.
    [[nodiscard]] QByteArrayView dictionaryBefore(qsizetype word) const {
        constexpr qsizetype longest = 4096;
        const qsizetype from = std::max(last_, word - longest);
        const QByteArrayView before = pdf_.sliced(from, word - from);
        const qsizetype object = before.lastIndexOf(QByteArrayView(" obj"));
        return object < 0 ? QByteArrayView() : before.sliced(object);
    }

    /// As long as its dictionary says, if it does end there; else where such a word stands next. A
    /// file that is cut off ends it.
    [[nodiscard]] qsizetype endOf(const PdfStream& stream) const {
        if (const auto length = numberBehind(stream.dictionary, "/Length")) {
            if (*length <= pdf_.size() - stream.at) {
                qsizetype end = stream.at + *length;
                while (end < pdf_.size() && isPdfBlank(pdf_[end]))
                    ++end;
                if (pdf_.sliced(end).startsWith(endWord))
                    return stream.at + *length;
            }
        }
        const qsizetype end = pdf_.indexOf(endWord, stream.at);
        return end < 0 ? pdf_.size() : end;
    }

    QByteArrayView pdf_;
    qsizetype at_ = 0;
    qsizetype last_ = 0; ///< where the last stream ended
};

bool beginsAsZip(const PdfStream& stream) {
    constexpr qint64 mark = 4;
    return looksLikeZip(
        stream.isDeflated()
            ? inflatedStream(stream.bytes, mark).bytes
            : stream.bytes.first(std::min(mark, stream.bytes.size())).toByteArray());
}

/// Of zips that are attached those are meant that have the entry of a rally. (A document of an
/// office is a zip too.)
bool isOfRally(const QByteArray& zip) {
    return zip.contains("pack.json");
}

Fault isEncrypted() {
    return {PdfReaderTexts::tr("the document is encrypted, so that what it carries cannot be read"),
            {},
            PdfReaderTexts::tr("Save it without a password, or ask for the pack"),
            {}};
}

} // namespace

bool looksLikePdf(QByteArrayView file) {
    return file.startsWith("%PDF-");
}

Expected<QByteArray> carriedInPdf(const QByteArray& pdf) {
    QByteArray pack;
    qint64 room = largestPack; // of all zips together
    PdfStreams streams(pdf);
    while (const auto stream = streams.next()) {
        if ((!stream->isDeflated() && !stream->isBare()) || !beginsAsZip(*stream))
            continue;
        Inflated zip = stream->isDeflated()
                           ? inflatedStream(stream->bytes, room)
                           : Inflated{stream->bytes.toByteArray(), stream->bytes.size(), true};
        if (!zip.isWhole)
            return tl::unexpected(zip.bytes.size() == room ? carriedTooLarge(stream->place())
                                                           : carriedDamaged(stream->place()));
        room -= std::min<qint64>(room, zip.bytes.size());
        if (!isOfRally(zip.bytes))
            continue;
        if (!pack.isEmpty())
            return tl::unexpected(carriedTwice(stream->place()));
        pack = std::move(zip.bytes);
    }
    if (pack.isEmpty() && pdf.contains("/Encrypt"))
        return tl::unexpected(isEncrypted());
    return pack;
}

} // namespace stagewright
