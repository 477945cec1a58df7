#pragma once

#include "editor/recovery/autosave.h"

#include <vector>

namespace stagewright {

/// Keeps copies of all open documents of a window; at the latest a few seconds after a change, at
/// once when the window is left or the session ends.
class Recovery final : public QObject {
    Q_OBJECT

public:
    /// @param window owns it
    Recovery(RecoveryFolder folder, QWidget* window);

    /// From now on until the document is closed. One that goes without being closed leaves its
    /// copy.
    void watch(Document& document);

    /// Of all documents, those to come too; see Autosave::usualDelay.
    void setDelay(std::chrono::milliseconds delay);

    /// The document was closed as the user wished: its copy goes, and it is watched no more.
    void close(const Document& document);
    void closeAll();

    /// Writes what is not written yet, and waits for it. @return whether all is kept
    bool keepNow();

    [[nodiscard]] const RecoveryFolder& folder() const { return folder_; }
    [[nodiscard]] const std::vector<Autosave*>& autosaves() const { return autosaves_; }

Q_SIGNALS:
    void failed(const stagewright::Fault& fault);
    void worksAgain();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    RecoveryFolder folder_;
    std::chrono::milliseconds delay_ = Autosave::usualDelay;
    std::vector<Autosave*> autosaves_; ///< children
};

} // namespace stagewright
