#pragma once

#include <QDialog>
#include <QPlainTextEdit>

namespace stagewright {

/// Says what the program is, what it is made with, and under which licences. Its texts of licences
/// are shown in full.
class AboutDialog final : public QDialog {
    Q_OBJECT

public:
    explicit AboutDialog(QWidget* parent = nullptr);
};

/// The text of a licence, to be read.
class LicenceDialog final : public QDialog {
    Q_OBJECT

public:
    /// @param file one of the texts that are compiled in
    LicenceDialog(const QString& title, const QString& file, QWidget* parent = nullptr);

    [[nodiscard]] QPlainTextEdit& text() const { return *text_; }

private:
    QPlainTextEdit* text_;
};

} // namespace stagewright
