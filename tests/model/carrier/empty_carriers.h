#pragma once

#include <QByteArray>

#include <vector>

namespace stagewright {

/// A chunk of a PNG with its right checksum.
QByteArray pngChunk(const QByteArray& type, const QByteArray& content);
/// A picture of one pixel, with these chunks before its pixels.
QByteArray smallPng(const QByteArray& chunks = {});

/// A drawing of nothing, with this in it.
QByteArray smallSvg(const QByteArray& content = {});

/// A stream of a PDF. @param words in its dictionary, beside its length
QByteArray pdfStream(const QByteArray& words, const QByteArray& content);
/// A document of one empty page, with these objects, from the fourth on.
QByteArray smallPdf(const std::vector<QByteArray>& objects = {}, const QByteArray& inTrailer = {});

} // namespace stagewright
