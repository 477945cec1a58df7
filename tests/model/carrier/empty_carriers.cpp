#include "tests/model/carrier/empty_carriers.h"

#include <QtEndian>

#include <zlib.h>

namespace stagewright {

namespace {

QByteArray inBigEndian(quint32 number) {
    QByteArray bytes(4, '\0');
    qToBigEndian(number, bytes.data());
    return bytes;
}

} // namespace

QByteArray pngChunk(const QByteArray& type, const QByteArray& content) {
    const QByteArray checked = type + content;
    const auto checksum = crc32_z(0, reinterpret_cast<const Bytef*>(checked.constData()),
                                  static_cast<z_size_t>(checked.size()));
    return inBigEndian(static_cast<quint32>(content.size())) + checked +
           inBigEndian(static_cast<quint32>(checksum));
}

QByteArray smallPng(const QByteArray& chunks) {
    const QByteArray header =
        inBigEndian(1) + inBigEndian(1) + QByteArray("\x08\x00\x00\x00\x00", 5); // grey
    return "\x89PNG\r\n\x1A\n" + pngChunk("IHDR", header) + chunks +
           pngChunk("IDAT", qCompress(QByteArray(2, '\0')).sliced(4)) + pngChunk("IEND", {});
}

QByteArray smallSvg(const QByteArray& content) {
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
           "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\">\n" +
           content + "</svg>\n";
}

QByteArray pdfStream(const QByteArray& words, const QByteArray& content) {
    return "<< " + words + " /Length " + QByteArray::number(content.size()) + " >>\nstream\n" +
           content + "\nendstream";
}

QByteArray smallPdf(const std::vector<QByteArray>& objects, const QByteArray& inTrailer) {
    std::vector<QByteArray> all{"<< /Type /Catalog /Pages 2 0 R >>",
                                "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
                                "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>"};
    all.insert(all.end(), objects.begin(), objects.end());
    QByteArray pdf = "%PDF-1.4\n";
    QByteArray table;
    int number = 0;
    for (const QByteArray& each : all) {
        table += QByteArray::number(pdf.size()).rightJustified(10, '0') + " 00000 n \n";
        pdf += QByteArray::number(++number) + " 0 obj\n" + each + "\nendobj\n";
    }
    const QByteArray size = QByteArray::number(number + 1);
    return pdf + "xref\n0 " + size + "\n0000000000 65535 f \n" + table + "trailer\n<< /Size " +
           size + " /Root 1 0 R " + inTrailer + " >>\nstartxref\n" +
           QByteArray::number(pdf.size()) + "\n%%EOF\n";
}

} // namespace stagewright
