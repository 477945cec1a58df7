#include "editor/sheets/picture_file.h"

#include "editor/drawing/svg_drawing.h"
#include "editor/drawing/xml_text.h"
#include "model/atomic_file.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QPageLayout>
#include <QPdfWriter>

#include <algorithm>
#include <array>
#include <cmath>

namespace stagewright {

namespace {

struct PictureFile {
    Q_DECLARE_TR_FUNCTIONS(PictureFile)
};

constexpr double millimetresPerInch = 25.4;
constexpr int pdfDotsPerInch = 1200;
constexpr int svgDotsPerInch = 254; // ten a millimetre
/// What most programs open; longer sides overflow in some of them.
constexpr double longestSide = 32'767;
/// 400 MB while it is drawn.
constexpr double mostPixels = 100e6;
/// Readers show pages of up to 200 inches.
constexpr double longestPage = 200 * millimetresPerInch;

Expected<QByteArray> pngOf(const Picture& picture, double pixelsPerMillimetre) {
    const double width = std::ceil(picture.size.width() * pixelsPerMillimetre);
    const double height = std::ceil(picture.size.height() * pixelsPerMillimetre);
    if (std::max(width, height) > longestSide || width * height > mostPixels)
        return tl::unexpected(
            Fault{PictureFile::tr("the picture would have %1 x %2 pixels; the most is %3 a side "
                                  "and %4 million in all")
                      .arg(width, 0, 'f', 0)
                      .arg(height, 0, 'f', 0)
                      .arg(longestSide, 0, 'f', 0)
                      .arg(mostPixels / 1e6, 0, 'f', 0),
                  {},
                  PictureFile::tr("Choose fewer pixels for a tile, or SVG or PDF"),
                  {}});
    const QImage image = imageOf(picture, pixelsPerMillimetre);
    if (image.isNull())
        return tl::unexpected(Fault{PictureFile::tr("there is not enough memory for the picture"),
                                    {},
                                    PictureFile::tr("Choose fewer pixels for a tile"),
                                    {}});
    QBuffer png;
    png.open(QIODevice::WriteOnly);
    image.save(&png, "PNG");
    return png.data();
}

Expected<QByteArray> svgOf(const Picture& picture, double) {
    // One unit of the painter is one dot, as faces take their hairlines from the dots.
    constexpr double dots = svgDotsPerInch / millimetresPerInch;
    QBuffer svg;
    svg.open(QIODevice::WriteOnly);
    {
        SvgDrawing drawing(svg, picture.title, picture.size, svgDotsPerInch);
        QPainter painter(&drawing);
        painter.scale(dots, dots);
        if (!picture.isTransparent)
            painter.fillRect(QRectF({}, picture.size), Qt::white);
        picture.paint(painter, 0);
    }
    return svg.data();
}

Expected<void> refuseLargePage(const QSizeF& size) {
    if (std::max(size.width(), size.height()) <= longestPage)
        return {};
    return tl::unexpected(
        Fault{PictureFile::tr("the page would be %1 x %2 cm; the most is %3 cm a side")
                  .arg(std::ceil(size.width() / 10), 0, 'f', 0)
                  .arg(std::ceil(size.height() / 10), 0, 'f', 0)
                  .arg(std::floor(longestPage / 10), 0, 'f', 0),
              {},
              PictureFile::tr("Choose SVG"),
              {}});
}

Expected<QByteArray> pdfOf(const Picture& picture, double) {
    if (const auto sound = refuseLargePage(picture.size); !sound)
        return tl::unexpected(sound.error());
    constexpr double dots = pdfDotsPerInch / millimetresPerInch;
    QBuffer pdf;
    pdf.open(QIODevice::WriteOnly);
    QPdfWriter writer(&pdf);
    writer.setResolution(pdfDotsPerInch);
    writer.setTitle(xmlText(picture.title));
    writer.setCreator(QStringLiteral("Stagewright"));
    writer.setPageSize(QPageSize(picture.size, QPageSize::Millimeter, {}, QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    QPainter painter(&writer);
    painter.scale(dots, dots);
    for (int page = 0; page < picture.pages; ++page) {
        if (page > 0)
            writer.newPage();
        picture.paint(painter, page);
    }
    painter.end();
    return pdf.data();
}

struct Format {
    QLatin1StringView suffix;
    Expected<QByteArray> (*content)(const Picture&, double pixelsPerMillimetre);
};

constexpr std::array formats{
    Format{QLatin1StringView("pdf"), pdfOf},
    Format{QLatin1StringView("png"), pngOf},
    Format{QLatin1StringView("svg"), svgOf},
};

const Format* formatNamed(QStringView suffix) {
    const auto found = std::find_if(formats.begin(), formats.end(), [&](const Format& format) {
        return suffix.compare(format.suffix, Qt::CaseInsensitive) == 0;
    });
    return found == formats.end() ? nullptr : &*found;
}

const Format* formatOf(const QString& path) {
    return formatNamed(QFileInfo(path).suffix());
}

} // namespace

QString pictureSuffixes() {
    QStringList suffixes;
    for (const Format& format : formats)
        suffixes << format.suffix;
    return suffixes.join(QStringLiteral(", "));
}

bool isPictureKind(QStringView kind) {
    return formatNamed(kind) != nullptr;
}

bool isPdf(const QString& path) {
    const Format* format = formatOf(path);
    return format && format->content == pdfOf;
}

Expected<void> checkPictureSuffix(const QString& path) {
    if (formatOf(path))
        return {};
    return tl::unexpected(
        Fault{PictureFile::tr("pictures are not written to such files"),
              {},
              PictureFile::tr("Give it one of the endings %1").arg(pictureSuffixes()),
              path});
}

QImage imageOf(const Picture& picture, double pixelsPerMillimetre) {
    const QSizeF size = picture.size * pixelsPerMillimetre;
    QImage image(
        static_cast<int>(std::ceil(size.width())), static_cast<int>(std::ceil(size.height())),
        picture.isTransparent ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
    if (image.isNull())
        return image;
    image.fill(picture.isTransparent ? Qt::transparent : Qt::white);
    image.setText(QStringLiteral("Title"), xmlText(picture.title));
    const int dotsPerMetre = static_cast<int>(std::lround(pixelsPerMillimetre * 1000));
    image.setDotsPerMeterX(dotsPerMetre);
    image.setDotsPerMeterY(dotsPerMetre);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(pixelsPerMillimetre, pixelsPerMillimetre);
    picture.paint(painter, 0);
    return image;
}

Expected<QByteArray> pictureAs(QStringView kind, const Picture& picture,
                               double pixelsPerMillimetre) {
    return formatNamed(kind)->content(picture, pixelsPerMillimetre);
}

Expected<void> writePicture(const Picture& picture, const QString& path,
                            double pixelsPerMillimetre) {
    if (const auto known = checkPictureSuffix(path); !known)
        return known;
    auto content = pictureAs(QFileInfo(path).suffix(), picture, pixelsPerMillimetre);
    if (content)
        return writeFileAtomically(path, *content);
    content.error().file = path;
    return tl::unexpected(content.error());
}

} // namespace stagewright
