#include "editor/manual/manual_document.h"

#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextList>
#include <QTextTable>
#include <QUrl>

#include <algorithm>
#include <map>

namespace stagewright {

namespace {

constexpr double margin = 18;

void nameHeadings(const std::vector<QTextBlock>& headings,
                  const std::vector<ManualSection>& sections) {
    const std::size_t count = std::min(headings.size(), sections.size());
    for (std::size_t i = 0; i < count; ++i) {
        QTextCursor cursor(headings[i]);
        cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor);
        QTextCharFormat anchor;
        anchor.setAnchor(true);
        anchor.setAnchorNames({sections[i].id});
        cursor.mergeCharFormat(anchor);
    }
}

void spaceHeadings(const std::vector<QTextBlock>& headings) {
    for (const QTextBlock& block : headings) {
        QTextBlockFormat space;
        const bool isTitle = block.blockFormat().headingLevel() == 1;
        space.setTopMargin(isTitle ? 4 : block.blockFormat().headingLevel() == 2 ? 26 : 16);
        space.setBottomMargin(6);
        QTextCursor(block).mergeBlockFormat(space);
    }
}

/// What follows a list stands apart from it.
void spaceLists(const QTextDocument& document) {
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (!block.textList() || block.next().textList() == block.textList())
            continue;
        QTextBlockFormat space;
        space.setBottomMargin(12);
        QTextCursor(block).mergeBlockFormat(space);
    }
}

void dressTables(const QTextDocument& document, const QPalette& palette) {
    for (QTextFrame* frame : document.rootFrame()->childFrames())
        if (auto* table = qobject_cast<QTextTable*>(frame)) {
            QTextTableFormat format = table->format();
            format.setBorderCollapse(true);
            format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
            format.setBorder(1);
            format.setBorderBrush(palette.color(QPalette::Mid));
            format.setCellPadding(4);
            format.setTopMargin(6);
            format.setBottomMargin(10);
            table->setFormat(format);
        }
}

using Pictures = std::map<QString, QImage>;

/// @param pictures takes those that there are. @return the text with no others
QString takePictures(const QString& markdown, const PictureOf& pictureOf, Pictures& pictures) {
    QString text;
    qsizetype read = 0;
    auto names = manualPicture().globalMatch(markdown);
    while (names.hasNext()) {
        const QRegularExpressionMatch match = names.next();
        const QString name = match.captured(2);
        const QImage picture = pictureOf(name);
        text += QStringView(markdown).sliced(read, match.capturedStart() - read);
        if (!picture.isNull()) {
            pictures.emplace(name, picture);
            text += match.capturedView();
        }
        read = match.capturedEnd();
    }
    text += QStringView(markdown).sliced(read);
    return text;
}

} // namespace

void fillDocument(QTextDocument& document, const Manual& manual, const QPalette& palette,
                  const PictureOf& pictureOf) {
    Pictures pictures;
    document.setMarkdown(takePictures(manual.markdown, pictureOf, pictures));
    for (const auto& [name, picture] : pictures) // which a new text takes away
        document.addResource(QTextDocument::ImageResource, QUrl(name), picture);
    document.markContentsDirty(0, document.characterCount());
    document.setDocumentMargin(margin);
    const std::vector<QTextBlock> found = headings(document);
    nameHeadings(found, manual.sections);
    spaceHeadings(found);
    spaceLists(document);
    dressTables(document, palette);
}

std::vector<QTextBlock> headings(const QTextDocument& document) {
    std::vector<QTextBlock> found;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        if (block.blockFormat().headingLevel() > 0)
            found.push_back(block);
    return found;
}

} // namespace stagewright
