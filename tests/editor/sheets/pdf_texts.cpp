#include "tests/editor/sheets/pdf_texts.h"

#include <QRegularExpression>
#include <QTransform>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFOutlineDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

#include <cmath>
#include <map>
#include <string>

namespace stagewright {

namespace {

/// What the glyphs of a font say, from 0.
QString lettersOf(QPDFObjectHandle font) {
    const auto stream = font.getKey("/ToUnicode").getStreamData();
    const QByteArray map(reinterpret_cast<const char*>(stream->getBuffer()),
                         static_cast<qsizetype>(stream->getSize()));
    static const QRegularExpression list(
        QStringLiteral("<\\w{4}> <\\w{4}> (?:\\[([^\\]]*)\\]|(<\\w{4}>))"));
    static const QRegularExpression letter(QStringLiteral("<(\\w{4})"));
    QString letters;
    auto ranges = list.globalMatch(QString::fromLatin1(map));
    while (ranges.hasNext()) {
        const auto range = ranges.next();
        auto found = letter.globalMatch(range.captured(1) + range.captured(2));
        while (found.hasNext()) {
            const QChar code(found.next().captured(1).toUShort(nullptr, 16));
            letters += code == u'\t' ? QChar(u' ') : code; // Qt's space
        }
    }
    return letters;
}

/// Follows the operators of a page that set a matrix or a font, or show text.
class Texts final : public QPDFObjectHandle::ParserCallbacks {
public:
    explicit Texts(QPDFObjectHandle fonts) {
        if (fonts.isDictionary())
            for (const auto& [name, font] : fonts.getDictAsMap())
                letters_[name] = lettersOf(font);
    }

    void handleObject(QPDFObjectHandle object, std::size_t, std::size_t) override {
        if (!object.isOperator()) {
            operands_.push_back(object);
            return;
        }
        handle(object.getOperatorValue());
        operands_.clear();
    }
    void handleEOF() override {}

    [[nodiscard]] const std::vector<PdfText>& all() const { return all_; }

private:
    void handle(const std::string& name) {
        if (name == "q")
            saved_.push_back(matrix_);
        else if (name == "Q" && !saved_.empty()) {
            matrix_ = saved_.back();
            saved_.pop_back();
        } else if (name == "cm")
            matrix_ = given() * matrix_;
        else if (name == "BT") {
            text_ = {};
            isBegun_ = true;
        } else if (name == "Tm")
            text_ = given();
        else if (name == "Tf") {
            shown_ = letters_.at(operands_.at(0).getName());
            font_ = operands_.at(1).getNumericValue();
        } else if (name == "Tj")
            show(operands_.at(0).getStringValue());
    }

    void show(const std::string& glyphs) {
        const double scale = std::sqrt(std::abs((text_ * matrix_).determinant()));
        const int size = static_cast<int>(std::lround(100 * font_ * scale));
        if (isBegun_ || all_.back().size != size)
            all_.push_back({QString(), size});
        isBegun_ = false;
        for (std::size_t i = 0; i + 1 < glyphs.size(); i += 2) {
            const int glyph = (static_cast<unsigned char>(glyphs[i]) << 8) +
                              static_cast<unsigned char>(glyphs[i + 1]);
            all_.back().text +=
                glyph < shown_.size() ? shown_.at(glyph) : QChar(QChar::ReplacementCharacter);
        }
    }

    [[nodiscard]] QTransform given() {
        const auto at = [&](std::size_t i) { return operands_.at(i).getNumericValue(); };
        return {at(0), at(1), at(2), at(3), at(4), at(5)};
    }

    std::map<std::string, QString> letters_; ///< of each font
    std::vector<QPDFObjectHandle> operands_;
    std::vector<QTransform> saved_;
    QTransform matrix_;
    QTransform text_;
    QString shown_; ///< letters of the font that is set
    double font_ = 0;
    bool isBegun_ = false;
    std::vector<PdfText> all_;
};

void addLines(std::vector<QPDFOutlineObjectHelper> items, const QByteArray& indent, QPDF& document,
              std::vector<QByteArray>& lines) {
    const auto& pages = document.getAllPages();
    for (QPDFOutlineObjectHelper& item : items) {
        int number = 0;
        for (std::size_t i = 0; i < pages.size(); ++i)
            if (pages[i].getObjGen() == item.getDestPage().getObjGen())
                number = static_cast<int>(i) + 1;
        lines.push_back(indent + QByteArray::fromStdString(item.getTitle()) + ": " +
                        QByteArray::number(number));
        addLines(item.getKids(), indent + "  ", document, lines);
    }
}

} // namespace

std::vector<std::vector<PdfText>> pdfTexts(const QByteArray& pdf) {
    QPDF document;
    document.processMemoryFile("pdf", pdf.constData(), static_cast<std::size_t>(pdf.size()));
    std::vector<std::vector<PdfText>> pages;
    for (QPDFObjectHandle page : document.getAllPages()) {
        Texts texts(page.getKey("/Resources").getKey("/Font"));
        QPDFPageObjectHelper(page).parseContents(&texts);
        pages.push_back(texts.all());
    }
    return pages;
}

std::vector<QByteArray> pdfOutline(const QByteArray& pdf) {
    QPDF document;
    document.processMemoryFile("pdf", pdf.constData(), static_cast<std::size_t>(pdf.size()));
    std::vector<QByteArray> lines;
    addLines(QPDFOutlineDocumentHelper(document).getTopLevelOutlines(), {}, document, lines);
    return lines;
}

} // namespace stagewright
