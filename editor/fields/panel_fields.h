#pragma once

#include <QHash>
#include <QString>
#include <QVariant>
#include <QWidget>

namespace stagewright {

/// What a user has put into the fields of a panel, which of its parts are open and chosen, and how
/// far it is scrolled: to be so again in a panel that is made alike, in another language, say.
class PanelFields {
public:
    PanelFields() = default;
    explicit PanelFields(const QWidget& panel);

    /// As if the user did it, where it is not so already. Fields that are not there are passed
    /// over; what has no room yet to be scrolled is scrolled once it has.
    void putInto(QWidget& panel) const;

    /// Their values by their places in the panel, which are alike in all languages.
    [[nodiscard]] const QHash<QString, QVariant>& values() const { return fields_; }

    friend bool operator==(const PanelFields&, const PanelFields&) = default;

private:
    QHash<QString, QVariant> fields_;
};

} // namespace stagewright
