#include "editor/cli/arguments.h"

#include "editor/cli/console.h"
#include "editor/cli/output.h"
#include "editor/cli/piped_files.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace stagewright {

namespace {

struct Arguments {
    Q_DECLARE_TR_FUNCTIONS(Arguments)
};

void addFiles(QCommandLineParser& parser, FileCount files) {
    const QString name = QStringLiteral("FILE");
    if (files == FileCount::One)
        parser.addPositionalArgument(name,
                                     Arguments::tr("The stage file; \"-\" is standard input."));
    if (files == FileCount::Two)
        parser.addPositionalArgument(name, Arguments::tr("The two files; \"-\" is standard input."),
                                     QStringLiteral("FILE FILE"));
    if (files == FileCount::OneOrMore)
        parser.addPositionalArgument(name,
                                     Arguments::tr("The stage files; \"-\" is standard input."),
                                     QStringLiteral("FILE..."));
    if (files == FileCount::Folders)
        parser.addPositionalArgument(QStringLiteral("FOLDER"),
                                     Arguments::tr("The folders, read with all below them."),
                                     QStringLiteral("FOLDER..."));
}

/// What is wrong with the number of files; empty if nothing is.
QString wrongCount(FileCount files, qsizetype count) {
    if (files == FileCount::None && count > 0)
        return Arguments::tr("takes no files");
    if ((files == FileCount::One || files == FileCount::OneOrMore) && count == 0)
        return Arguments::tr("no file is named");
    if (files == FileCount::Two && count != 2)
        return Arguments::tr("takes two files");
    if (files == FileCount::One && count > 1)
        return Arguments::tr("takes one file only");
    return {};
}

/// The files that a command reads: those named, tiles and rules of one's own.
QStringList filesRead(const QCommandLineParser& parser) {
    QStringList files = parser.positionalArguments();
    for (const char* option : {"overlay", "rules"})
        if (const QString name = QString::fromLatin1(option); parser.optionNames().contains(name))
            files += parser.values(name);
    return files;
}

/// The file that -o names; empty if none is named.
QString fileWritten(const QCommandLineParser& parser) {
    for (const char* option : {"o", "output"})
        if (const QString name = QString::fromLatin1(option); parser.optionNames().contains(name))
            return parser.value(name);
    return {};
}

/// What is wrong with the names of files: one that is empty, an output that is read too, also by
/// another path to it.
std::optional<Fault> wrongFile(const QCommandLineParser& parser) {
    const QStringList files = filesRead(parser);
    if (files.contains(QString()))
        return Fault{Arguments::tr("the name of a file is empty"), {}, {}, {}};
    const QString output = fileWritten(parser);
    if (isStandardOutput(output) || !QFileInfo(output).isFile())
        return std::nullopt;
    const QString place = QFileInfo(output).canonicalFilePath();
    const bool isRead = std::any_of(files.begin(), files.end(), [&](const QString& file) {
        return QFileInfo(file).canonicalFilePath() == place;
    });
    if (!isRead)
        return std::nullopt;
    return Fault{Arguments::tr("is read, and would be replaced"),
                 {},
                 Arguments::tr("Name another file with -o"),
                 output};
}

/// Reads each pipe that is named as a file to read; in `parser` stands the path of a file that
/// holds the same.
Expected<void> readPipes(QCommandLineParser& parser, QStringList arguments) {
    const QString program = QCoreApplication::arguments().constFirst();
    const QString mark(QChar(u'\u0001')); // no file has such a name
    for (QString& argument : arguments) {
        const QString given = argument;
        const qsizetype name = given.startsWith(QStringLiteral("--")) ? given.indexOf(u'=') + 1 : 0;
        if (!isPiped(given.sliced(name)))
            continue;
        // The same word may be the value of an option: the title, the file to write.
        argument = given.first(name) + mark;
        parser.parse(QStringList(program) + arguments);
        const bool isRead = filesRead(parser).contains(mark);
        argument = given;
        if (!isRead)
            continue;
        const auto file = asFile(given.sliced(name));
        if (!file)
            return tl::unexpected(file.error());
        argument = given.first(name) + *file;
    }
    parser.parse(QStringList(program) + arguments);
    return {};
}

} // namespace

std::optional<ExitStatus> readArguments(QCommandLineParser& parser, const QStringList& arguments,
                                        FileCount files) {
    const QCommandLineOption help = helpOption();
    parser.addOption(help);
    addFiles(parser, files);
    // The parser passes over the first argument: it takes it for the program.
    const QString program = QCoreApplication::arguments().constFirst();
    const bool understood = parser.parse(QStringList(program) + arguments);
    if (parser.isSet(help)) {
        printText(parser.helpText());
        return ExitStatus::Fine;
    }
    QString wrong =
        understood ? wrongCount(files, parser.positionalArguments().size()) : parser.errorText();
    if (wrong.isEmpty()) {
        const auto read = readPipes(parser, arguments);
        const auto fault = read ? wrongFile(parser) : read.error();
        if (!fault)
            return std::nullopt;
        printMessage(*fault);
        return ExitStatus::Unusable;
    }
    if (wrong.endsWith(u'.'))
        wrong.chop(1);
    printMessage(Arguments::tr("%1. See: %2 --help").arg(wrong, program));
    return ExitStatus::Unusable;
}

QCommandLineOption helpOption() {
    return {{QStringLiteral("h"), QStringLiteral("help")}, Arguments::tr("Show this help.")};
}

QCommandLineOption jsonOption() {
    return {QStringLiteral("json"), Arguments::tr("Write the result as JSON.")};
}

QCommandLineOption valueOption(const char* name, const QString& description, const char* value) {
    return {QString::fromLatin1(name), description, QString::fromLatin1(value)};
}

QCommandLineOption outputOption(const QString& description) {
    return {{QStringLiteral("o"), QStringLiteral("output")},
            Arguments::tr("%1 \"-\" is standard output.").arg(description),
            QStringLiteral("OUT")};
}

std::optional<QString> outputPath(const QCommandLineParser& parser,
                                  const QCommandLineOption& output) {
    const QString path = parser.value(output);
    if (!path.isEmpty())
        return path;
    printMessage(Arguments::tr("no output file is named. Name one with -o"));
    return std::nullopt;
}

} // namespace stagewright
