#pragma once

#include <QObject>

namespace stagewright {

/// Holds back the signals by which the system asks a program to end (SIGTERM, SIGHUP, SIGINT), so
/// that TerminationSignals can tell of them. To be called before any thread is begun.
void blockTerminationSignals();

/// Tells the event loop that the system wants the program to end.
class TerminationSignals final : public QObject {
    Q_OBJECT

public:
    explicit TerminationSignals(QObject* parent = nullptr);
    ~TerminationSignals() override;
    Q_DISABLE_COPY_MOVE(TerminationSignals)

Q_SIGNALS:
    void wanted();

private:
    int file_; ///< signals are read from it
};

} // namespace stagewright
