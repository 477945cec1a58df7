#include "editor/sheets/document_data.h"

#include "editor/drawing/xml_text.h"

#include <QXmlStreamWriter>

namespace stagewright {

namespace {

const auto metaSpace = QStringLiteral("adobe:ns:meta/");
const auto rdfSpace = QStringLiteral("http://www.w3.org/1999/02/22-rdf-syntax-ns#");
const auto coreSpace = QStringLiteral("http://purl.org/dc/elements/1.1/");
const auto xmpSpace = QStringLiteral("http://ns.adobe.com/xap/1.0/");

} // namespace

QByteArray documentData(const QString& title, const QString& author) {
    QByteArray packet;
    QXmlStreamWriter xml(&packet);
    xml.writeProcessingInstruction(
        QStringLiteral("xpacket"),
        QStringLiteral("begin=\"\uFEFF\" id=\"W5M0MpCehiHzreSzNTczkc9d\""));
    xml.writeNamespace(metaSpace, QStringLiteral("x"));
    xml.writeStartElement(metaSpace, QStringLiteral("xmpmeta"));
    xml.writeNamespace(rdfSpace, QStringLiteral("rdf"));
    xml.writeStartElement(rdfSpace, QStringLiteral("RDF"));
    xml.writeNamespace(coreSpace, QStringLiteral("dc"));
    xml.writeNamespace(xmpSpace, QStringLiteral("xmp"));
    xml.writeStartElement(rdfSpace, QStringLiteral("Description"));
    xml.writeAttribute(rdfSpace, QStringLiteral("about"), {});
    xml.writeStartElement(coreSpace, QStringLiteral("title"));
    xml.writeStartElement(rdfSpace, QStringLiteral("Alt"));
    xml.writeStartElement(rdfSpace, QStringLiteral("li"));
    xml.writeAttribute(QStringLiteral("xml:lang"), QStringLiteral("x-default"));
    xml.writeCharacters(xmlText(title));
    xml.writeEndElement();
    xml.writeEndElement();
    xml.writeEndElement();
    if (!author.isEmpty()) {
        xml.writeStartElement(coreSpace, QStringLiteral("creator"));
        xml.writeStartElement(rdfSpace, QStringLiteral("Seq"));
        xml.writeTextElement(rdfSpace, QStringLiteral("li"), xmlText(author));
        xml.writeEndElement();
        xml.writeEndElement();
    }
    xml.writeTextElement(xmpSpace, QStringLiteral("CreatorTool"), QStringLiteral("Stagewright"));
    xml.writeEndElement();
    xml.writeEndElement();
    xml.writeEndElement();
    xml.writeProcessingInstruction(QStringLiteral("xpacket"), QStringLiteral("end=\"w\""));
    return packet;
}

} // namespace stagewright
