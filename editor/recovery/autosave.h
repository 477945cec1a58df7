#pragma once

#include "editor/background/background.h"
#include "editor/document/document.h"
#include "editor/recovery/recovery_folder.h"

#include <QTimer>

#include <chrono>
#include <optional>

namespace stagewright {

/// Keeps a copy of one document in the recovery folder while it has changes that are not saved. It
/// writes beside the editor, one copy after another. When it goes, the copy stays.
class Autosave final : public QObject {
    Q_OBJECT

public:
    /// From a change to the beginning of its writing; several changes within it are one.
    static constexpr std::chrono::milliseconds usualDelay{2000};

    /// @param document must outlive it
    Autosave(Document& document, RecoveryFolder folder, QObject* parent = nullptr);
    ~Autosave() override;

    void setDelay(std::chrono::milliseconds delay) { timer_.setInterval(delay); }
    [[nodiscard]] std::chrono::milliseconds delay() const { return timer_.intervalAsDuration(); }

    [[nodiscard]] const Document& document() const { return document_; }

    /// Begins to write what is not written yet.
    void keep();
    /// The same, and waits for it. @return whether all is kept that needs to be
    bool keepNow();

    /// The document is given up: its copy goes.
    void forget();

Q_SIGNALS:
    /// Said once until a copy can be written again; it is tried again meanwhile.
    void failed(const stagewright::Fault& fault);
    /// After that: it can be written again.
    void worksAgain();

private:
    /// One after another; of two that wait the later one, which is of more use.
    using Writing = Background<Expected<void>>; ///< how it went

    static void write(const std::stop_token& stop, const Writing::Tell& tell,
                      const RecoveryCopy& copy, const RecoveryFolder& folder, const QString& path);
    static void remove(const std::stop_token& stop, const Writing::Tell& tell, const QString& path);

    void note();
    void finish(const Expected<void>& written);

    Document& document_;
    RecoveryFolder folder_;
    std::optional<LockedFile> file_; ///< none before the first change
    QTimer timer_;
    bool dirty_ = false; ///< there are changes that no writing has begun of
    bool failing_ = false;
    Writing writer_; ///< last, so that it ends before all else goes
};

} // namespace stagewright
