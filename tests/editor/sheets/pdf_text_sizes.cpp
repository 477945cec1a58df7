#include "tests/editor/sheets/pdf_text_sizes.h"

#include <QTransform>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFOutlineDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

#include <cmath>

namespace stagewright {

namespace {

/// Follows the operators of a page that set a matrix or a font, or show text.
class TextSizes final : public QPDFObjectHandle::ParserCallbacks {
public:
    void handleObject(QPDFObjectHandle object, std::size_t, std::size_t) override {
        if (!object.isOperator()) {
            operands_.push_back(object);
            return;
        }
        handle(object.getOperatorValue());
        operands_.clear();
    }
    void handleEOF() override {}

    [[nodiscard]] const std::set<int>& sizes() const { return sizes_; }

private:
    void handle(const std::string& name) {
        if (name == "q")
            saved_.push_back(matrix_);
        else if (name == "Q" && !saved_.empty()) {
            matrix_ = saved_.back();
            saved_.pop_back();
        } else if (name == "cm")
            matrix_ = given() * matrix_;
        else if (name == "BT")
            text_ = {};
        else if (name == "Tm")
            text_ = given();
        else if (name == "Tf")
            font_ = operands_.at(1).getNumericValue();
        else if (name == "Tj" || name == "TJ") {
            const double scale = std::sqrt(std::abs((text_ * matrix_).determinant()));
            sizes_.insert(static_cast<int>(std::lround(100 * font_ * scale)));
        }
    }

    [[nodiscard]] QTransform given() {
        const auto at = [&](std::size_t i) { return operands_.at(i).getNumericValue(); };
        return {at(0), at(1), at(2), at(3), at(4), at(5)};
    }

    std::vector<QPDFObjectHandle> operands_;
    std::vector<QTransform> saved_;
    QTransform matrix_;
    QTransform text_;
    double font_ = 0;
    std::set<int> sizes_;
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

std::vector<std::set<int>> pdfTextSizes(const QByteArray& pdf) {
    QPDF document;
    document.processMemoryFile("pdf", pdf.constData(), static_cast<std::size_t>(pdf.size()));
    std::vector<std::set<int>> sizes;
    for (const QPDFObjectHandle& page : document.getAllPages()) {
        TextSizes texts;
        QPDFPageObjectHelper(page).parseContents(&texts);
        sizes.push_back(texts.sizes());
    }
    return sizes;
}

std::vector<QByteArray> pdfOutline(const QByteArray& pdf) {
    QPDF document;
    document.processMemoryFile("pdf", pdf.constData(), static_cast<std::size_t>(pdf.size()));
    std::vector<QByteArray> lines;
    addLines(QPDFOutlineDocumentHelper(document).getTopLevelOutlines(), {}, document, lines);
    return lines;
}

} // namespace stagewright
