#pragma once

#include <QHash>
#include <QString>
#include <QVariant>
#include <QWidget>

namespace stagewright {

/// What a user has put into the fields of a panel, which of its parts are open and chosen, and how
/// far it is scrolled: to be so again in a panel that is made alike, in another language, say.
///
/// Most fields show what is kept elsewhere, by a document or the settings: a panel that is made
/// anew shows it by itself. Of those only text is taken that is typed and not entered yet, and
/// nothing acts on it when it is put back. Fields of the panel's own have to be told of.
class PanelFields {
public:
    PanelFields() = default;
    explicit PanelFields(const QWidget& panel);

    /// What is the panel's own as if the user did it, where it is not so already. Fields that are
    /// not there are passed over; what has no room yet to be scrolled is scrolled once it has.
    void putInto(QWidget& panel) const;

    /// Their values by their places in the panel, which are alike in all languages.
    [[nodiscard]] const QHash<QString, QVariant>& values() const { return fields_; }

    friend bool operator==(const PanelFields&, const PanelFields&) = default;

private:
    QHash<QString, QVariant> fields_;
};

/// Fields in it, or itself, are its panel's own: what they hold is in no document and no settings.
void markOwnFields(QWidget& place);

} // namespace stagewright
