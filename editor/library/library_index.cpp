#include "editor/library/library_index.h"

#include "editor/library/entry_bytes.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>

namespace stagewright {

namespace {

/// "SWli": tells the file from other programs' databases.
constexpr int applicationId = 0x53576c69;

/// Another that writes is waited for so long.
const auto openOptions = QStringLiteral("QSQLITE_BUSY_TIMEOUT=3000");

QSqlQuery query(const QString& connection) {
    QSqlQuery prepared(QSqlDatabase::database(connection, false));
    prepared.setForwardOnly(true);
    return prepared;
}

int numberIn(const QString& connection, const QString& pragma) {
    QSqlQuery asked = query(connection);
    return asked.exec(pragma) && asked.next() ? asked.value(0).toInt() : -1;
}

/// Paths below a folder stand between these two, as '0' follows '/'.
std::pair<QString, QString> boundsBelow(const QString& folder) {
    QString begin = folder;
    while (begin.endsWith(u'/'))
        begin.chop(1);
    return {begin + u'/', begin + u'0'};
}

void addFile(QCryptographicHash& hash, const QString& path) {
    QFile file(path);
    hash.addData(path.toUtf8());
    if (QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly))
        hash.addData(&file);
}

void addFolder(QCryptographicHash& hash, const QString& folder) {
    QStringList paths;
    QDirIterator files(folder, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        paths << files.next();
    paths.sort();
    for (const QString& path : paths)
        addFile(hash, path);
}

} // namespace

LibraryIndex::LibraryIndex(const QString& file, const QByteArray& stamp)
    : name_(QUuid::createUuid().toString()) {
    if (file.isEmpty() || !QDir().mkpath(QFileInfo(file).path()))
        return;
    isUsable_ = open(file) && prepare(stamp);
    if (isUsable_)
        return;
    QSqlDatabase::database(name_, false).close();
    QFile::remove(file); // damaged, or another program's
    isUsable_ = open(file) && prepare(stamp);
}

LibraryIndex::~LibraryIndex() {
    QSqlDatabase::database(name_, false).close();
    QSqlDatabase::removeDatabase(name_);
}

bool LibraryIndex::open(const QString& file) {
    QSqlDatabase database = QSqlDatabase::contains(name_)
                                ? QSqlDatabase::database(name_, false)
                                : QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name_);
    database.setDatabaseName(file);
    database.setConnectOptions(openOptions);
    // Lost in a crash of the machine it is made anew: nothing waits for the disk.
    return database.open() && query(name_).exec(QStringLiteral("PRAGMA synchronous = OFF"));
}

/// Several threads come at once to a new file: one of them begins it.
bool LibraryIndex::prepare(const QByteArray& stamp) const {
    QSqlQuery transaction = query(name_);
    if (!transaction.exec(QStringLiteral("BEGIN EXCLUSIVE")))
        return false;
    if (isOurs(stamp) || begin(stamp))
        return transaction.exec(QStringLiteral("COMMIT"));
    transaction.exec(QStringLiteral("ROLLBACK"));
    return false;
}

bool LibraryIndex::isOurs(const QByteArray& stamp) const {
    if (numberIn(name_, QStringLiteral("PRAGMA application_id")) != applicationId ||
        numberIn(name_, QStringLiteral("PRAGMA user_version")) != entryBytesFormat)
        return false;
    QSqlQuery asked = query(name_);
    if (!asked.exec(QStringLiteral("SELECT stamp FROM state")) || !asked.next() ||
        asked.value(0).toByteArray() != stamp)
        return false;
    return asked.exec(QStringLiteral("SELECT path, size, modified, entry FROM files LIMIT 1"));
}

/// Of a file that is empty, or ours and of other pieces.
bool LibraryIndex::begin(const QByteArray& stamp) const {
    const int id = numberIn(name_, QStringLiteral("PRAGMA application_id"));
    if (id != applicationId && id != 0)
        return false;
    QSqlQuery made = query(name_);
    const QStringList steps{
        QStringLiteral("DROP TABLE IF EXISTS state"),
        QStringLiteral("DROP TABLE IF EXISTS files"),
        QStringLiteral("PRAGMA application_id = %1").arg(applicationId),
        QStringLiteral("PRAGMA user_version = %1").arg(entryBytesFormat),
        QStringLiteral("CREATE TABLE state (stamp BLOB)"),
        QStringLiteral("CREATE TABLE files (path TEXT PRIMARY KEY, size INTEGER, modified INTEGER, "
                       "entry BLOB) WITHOUT ROWID")};
    const bool isMade = std::all_of(steps.begin(), steps.end(),
                                    [&](const QString& step) { return made.exec(step); });
    if (!isMade || !made.prepare(QStringLiteral("INSERT INTO state VALUES (?)")))
        return false;
    made.addBindValue(stamp);
    return made.exec();
}

std::vector<LibraryEntry> LibraryIndex::entriesBelow(const QString& folder) const {
    std::vector<LibraryEntry> entries;
    if (!isUsable_)
        return entries;
    QSqlQuery asked = query(name_);
    asked.prepare(QStringLiteral(
        "SELECT path, size, modified, entry FROM files WHERE path > ? AND path < ?"));
    const auto [first, last] = boundsBelow(folder);
    asked.addBindValue(first);
    asked.addBindValue(last);
    asked.exec();
    while (asked.next())
        if (auto entry = entryFrom(asked.value(3).toByteArray())) {
            entry->path = asked.value(0).toString();
            entry->size = asked.value(1).toLongLong();
            entry->modified = asked.value(2).toLongLong();
            entries.push_back(*std::move(entry));
        }
    return entries;
}

void LibraryIndex::keep(std::span<const LibraryEntry> entries) {
    if (!isUsable_)
        return;
    QSqlDatabase database = QSqlDatabase::database(name_, false);
    database.transaction();
    QSqlQuery put = query(name_);
    put.prepare(QStringLiteral("INSERT OR REPLACE INTO files VALUES (?, ?, ?, ?)"));
    for (const LibraryEntry& entry : entries) {
        if (!entry.damage.isEmpty())
            continue;
        put.bindValue(0, entry.path);
        put.bindValue(1, entry.size);
        put.bindValue(2, entry.modified);
        put.bindValue(3, entryBytes(entry));
        put.exec();
    }
    database.commit();
}

void LibraryIndex::forget(const QStringList& paths) {
    if (!isUsable_ || paths.isEmpty())
        return;
    QSqlDatabase database = QSqlDatabase::database(name_, false);
    database.transaction();
    QSqlQuery dropped = query(name_);
    dropped.prepare(QStringLiteral("DELETE FROM files WHERE path = ?"));
    for (const QString& path : paths) {
        dropped.bindValue(0, path);
        dropped.exec();
    }
    database.commit();
}

QString libraryIndexFile() {
    const QString cache = QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation);
    return cache.isEmpty() ? QString() : cache + QStringLiteral("/stagewright/library.sqlite");
}

QByteArray libraryStamp(const QStringList& pieceFiles) {
    QCryptographicHash hash(QCryptographicHash::Sha1);
    addFolder(hash, QStringLiteral(":/catalogue"));
    addFolder(hash, QStringLiteral(":/games"));
    for (const QString& path : pieceFiles)
        addFile(hash, path);
    return hash.result().toHex();
}

} // namespace stagewright
