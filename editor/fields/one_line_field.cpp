#include "editor/fields/one_line_field.h"

#include "model/one_line.h"

#include <QValidator>

namespace stagewright {

namespace {

class LineValidator final : public QValidator {
public:
    using QValidator::QValidator;

    State validate(QString& input, int& cursor) const override {
        const QString line = oneLine(input);
        if (line != input)
            cursor = static_cast<int>(oneLine(input.first(cursor)).size());
        input = line;
        return Acceptable;
    }
};

} // namespace

OneLineField::OneLineField(QWidget* parent) : QLineEdit(parent) {
    setValidator(new LineValidator(this));
}

} // namespace stagewright
