#include "model/foreign_file.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct ForeignFile {
    Q_DECLARE_TR_FUNCTIONS(ForeignFile)
};

enum class ForeignKind : unsigned char { Picture, Document, Archive, WebPage };

struct ForeignMark {
    qsizetype at;
    QByteArrayView bytes;
    ForeignKind kind;
    const char* name;
};

constexpr ForeignMark foreignMarks[] = {
    {0, {"\x89PNG"}, ForeignKind::Picture, "PNG"},
    {0, {"\xFF\xD8\xFF"}, ForeignKind::Picture, "JPEG"},
    {0, {"GIF8"}, ForeignKind::Picture, "GIF"},
    {8, {"WEBP"}, ForeignKind::Picture, "WebP"},
    {0, {"II*\0", 4}, ForeignKind::Picture, "TIFF"},
    {0, {"MM\0*", 4}, ForeignKind::Picture, "TIFF"},
    {4, {"ftypheic"}, ForeignKind::Picture, "HEIC"},
    {4, {"ftypavif"}, ForeignKind::Picture, "AVIF"},
    {0, {"%PDF-"}, ForeignKind::Document, "PDF"},
    {0, {"{\\rtf"}, ForeignKind::Document, "RTF"},
    {0, {"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"}, ForeignKind::Document, "Word, Excel"},
    {0, {"\x1F\x8B"}, ForeignKind::Archive, "gzip"},
    {4, {"1AY&SY"}, ForeignKind::Archive, "bzip2"},
    {0,
     {"\xFD"
      "7zXZ"},
     ForeignKind::Archive,
     "xz"},
    {0, {"\x28\xB5\x2F\xFD"}, ForeignKind::Archive, "zstd"},
    {0, {"7z\xBC\xAF\x27\x1C"}, ForeignKind::Archive, "7z"},
    {0, {"Rar!\x1A\x07"}, ForeignKind::Archive, "RAR"},
    {257, {"ustar"}, ForeignKind::Archive, "tar"},
};

bool stands(const ForeignMark& mark, QByteArrayView file) {
    return file.size() >= mark.at && file.sliced(mark.at).startsWith(mark.bytes);
}

/// The documents that are zips begin with entries of these names.
const char* zippedDocument(QByteArrayView file) {
    constexpr qsizetype nameAt = 30; // in the first entry's header
    if (!file.startsWith("PK\x03\x04") || file.size() < nameAt)
        return nullptr;
    const QByteArrayView name = file.sliced(nameAt);
    if (name.startsWith("mimetypeapplication/"))
        return name.startsWith("mimetypeapplication/epub") ? "EPUB" : "OpenDocument";
    for (const char* begin : {"[Content_Types].xml", "_rels/", "docProps/", "word/", "xl/"})
        if (name.startsWith(begin))
            return "Word, Excel";
    return nullptr;
}

Fault looksLike(ForeignKind kind, const char* name) {
    const QString called = QString::fromLatin1(name);
    switch (kind) {
    case ForeignKind::Picture:
        return {ForeignFile::tr("this looks like a picture (%1)").arg(called),
                {},
                ForeignFile::tr("Choose the file that it was made from"),
                {}};
    case ForeignKind::Document:
        return {ForeignFile::tr("this looks like a document (%1)").arg(called),
                {},
                ForeignFile::tr("Choose the file that it was made from"),
                {}};
    case ForeignKind::Archive:
        return {ForeignFile::tr("this looks like an archive (%1)").arg(called),
                {},
                ForeignFile::tr("Unpack it, and choose a file that is in it"),
                {}};
    case ForeignKind::WebPage:
        break;
    }
    return {ForeignFile::tr("this looks like a web page (%1)").arg(called),
            {},
            ForeignFile::tr("Download the file itself, not the page that shows it"),
            {}};
}

/// A text in angle brackets.
std::optional<Fault> markup(QByteArrayView file) {
    constexpr qsizetype enough = 1024; // for what may stand before the first element
    if (file.startsWith("\xEF\xBB\xBF"))
        file = file.sliced(3);
    const QByteArray begin = file.first(std::min(file.size(), enough)).trimmed().toByteArray();
    if (!begin.startsWith('<'))
        return std::nullopt;
    const QByteArray text = begin.toLower();
    if (text.contains("<svg"))
        return looksLike(ForeignKind::Picture, "SVG");
    if (text.contains("<!doctype html") || text.contains("<html"))
        return looksLike(ForeignKind::WebPage, "HTML");
    if (text.startsWith("<?xml"))
        return looksLike(ForeignKind::Document, "XML");
    return std::nullopt;
}

/// Letters of two bytes, of which one is mostly zero, without a mark in front that tells so.
bool isUnmarkedUtf16(QByteArrayView file) {
    const auto isJson = [](char c) { return c == '{' || c == '['; };
    return file.size() >= 4 && ((isJson(file[0]) && file[1] == '\0' && file[3] == '\0') ||
                                (file[0] == '\0' && isJson(file[1]) && file[2] == '\0'));
}

/// Zeros are what a computer leaves of a file that has lost its power while it was written.
bool isBlank(QByteArrayView file) {
    if (file.startsWith("\xEF\xBB\xBF"))
        file = file.sliced(3);
    return std::all_of(file.begin(), file.end(), [](char letter) {
        return letter == ' ' || letter == '\t' || letter == '\n' || letter == '\r' ||
               letter == '\0';
    });
}

} // namespace

std::optional<Fault> foreignFile(QByteArrayView file) {
    if (isBlank(file))
        return Fault{ForeignFile::tr("there is nothing in it"),
                     {},
                     ForeignFile::tr("Choose another file"),
                     {}};
    for (const ForeignMark& mark : foreignMarks)
        if (stands(mark, file))
            return looksLike(mark.kind, mark.name);
    if (const char* document = zippedDocument(file))
        return looksLike(ForeignKind::Document, document);
    if (isUnmarkedUtf16(file))
        return Fault{ForeignFile::tr("this looks like UTF-16 without a byte order mark"),
                     {},
                     ForeignFile::tr("Save the text as UTF-8"),
                     {}};
    return markup(file);
}

} // namespace stagewright
