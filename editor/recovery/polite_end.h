#pragma once

#include <QObject>

namespace stagewright {

/// Holds back the signals by which the system asks a program to end (SIGTERM, SIGHUP, SIGINT), so
/// that PoliteEnd can tell of them. To be called before any thread is begun.
void holdBackEndSignals();

/// Tells the event loop that the system wants the program to end.
class PoliteEnd final : public QObject {
    Q_OBJECT

public:
    explicit PoliteEnd(QObject* parent = nullptr);
    ~PoliteEnd() override;
    Q_DISABLE_COPY_MOVE(PoliteEnd)

Q_SIGNALS:
    void wanted();

private:
    int file_; ///< signals are read from it
};

} // namespace stagewright
