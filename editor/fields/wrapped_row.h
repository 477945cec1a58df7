#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace stagewright {

/// Fields beside each other, and those that have no room there in further lines below.
class WrappedRow final : public QLayout {
    Q_OBJECT

public:
    /// Without margins. @param parent is laid out by it; null: it is part of another layout
    explicit WrappedRow(QWidget* parent = nullptr);
    ~WrappedRow() override;

    /// What is in it stays together.
    void addLayout(QLayout* group);
    void addItem(QLayoutItem* item) override;
    [[nodiscard]] int count() const override { return static_cast<int>(items_.size()); }
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;

    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    /// All in one line.
    [[nodiscard]] QSize sizeHint() const override;
    /// One below the other.
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& place) override;

private:
    enum class Placing : bool { Measured, Done };
    int placeIn(const QRect& place, Placing placing) const;

    std::vector<std::unique_ptr<QLayoutItem>> items_;
};

} // namespace stagewright
