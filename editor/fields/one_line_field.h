#pragma once

#include <QLineEdit>

namespace stagewright {

/// For titles and names: whatever is pasted or set, the field holds one line (oneLine). What is set
/// stays in its file as it is until somebody types.
class OneLineField final : public QLineEdit {
    Q_OBJECT

public:
    explicit OneLineField(QWidget* parent = nullptr);
};

} // namespace stagewright
