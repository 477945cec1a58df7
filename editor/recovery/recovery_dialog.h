#pragma once

#include <QDialog>
#include <QPushButton>

#include <span>
#include <vector>

namespace stagewright {

class Games;
struct RecoverableCopy;

/// What is to become of a copy that was left behind.
enum class RecoveryChoice : unsigned char { Keep, Open, Discard };

/// Lists what was left behind, each with a picture, what it is, and buttons to open or discard it.
/// Closed earlier, it leaves the rest for another time.
class RecoveryDialog final : public QDialog {
    Q_OBJECT

public:
    RecoveryDialog(std::span<const RecoverableCopy> left, const Games& games,
                   QWidget* parent = nullptr);

    /// What the user has decided, in the order of the copies.
    [[nodiscard]] const std::vector<RecoveryChoice>& choices() const { return choices_; }

    /// Of the copy with this index.
    [[nodiscard]] QPushButton& openButton(std::size_t index) const { return *buttons_[index].open; }
    [[nodiscard]] QPushButton& discardButton(std::size_t index) const {
        return *buttons_[index].discard;
    }

private:
    struct Buttons {
        QPushButton* open;
        QPushButton* discard;
    };

    QWidget* makeCard(const RecoverableCopy& left, const Games& games);
    void decide(std::size_t index, RecoveryChoice choice, QWidget& card);

    std::vector<RecoveryChoice> choices_;
    std::vector<Buttons> buttons_;
};

} // namespace stagewright
