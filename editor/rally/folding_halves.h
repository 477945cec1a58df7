#pragma once

#include <QSplitter>
#include <QTabBar>

namespace stagewright {

/// Two widgets side by side; where there is no room for both, one at a time, behind tabs.
class FoldingHalves final : public QWidget {
    Q_OBJECT

public:
    struct Half {
        QWidget* widget;
        QString name; ///< of its tab
        int share;    ///< of what room there is to spare
    };

    FoldingHalves(const Half& left, const Half& right, QWidget* parent = nullptr);

    /// Of the half that needs more.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fold();

    QTabBar* tabs_;
    QSplitter* halves_;
};

} // namespace stagewright
