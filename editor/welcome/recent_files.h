#pragma once

#include <QObject>
#include <QSettings>
#include <QStringList>

namespace stagewright {

/// The files that were opened or saved last, remembered from one run to the next.
class RecentFiles final : public QObject {
    Q_OBJECT

public:
    static constexpr int most = 12;

    /// Whatever else the settings hold in their place is passed over.
    /// @param settings must outlive it
    explicit RecentFiles(QSettings& settings, QObject* parent = nullptr);

    /// The newest first, each file once, if all are added by their true paths.
    [[nodiscard]] const QStringList& paths() const { return paths_; }

    /// To the front, whether it was listed before or not.
    /// @param file its true path (canonical_path.h); nobody looks at the disk
    void add(const QString& file);
    /// @param path as listed
    void remove(const QString& path);
    void clear();

Q_SIGNALS:
    void changed();

private:
    void keep();

    QSettings& settings_;
    QStringList paths_;
};

} // namespace stagewright
