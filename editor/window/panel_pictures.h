#pragma once

#include <QImage>
#include <QObject>

#include <functional>
#include <memory>

namespace stagewright {

class EveningPanel;
class Workspace;

/// Pictures of the panels for the manual, "panel/estimate": drawn from panels as the window has
/// them, about a sample that is not open.
class PanelPictures final : public QObject {
    Q_OBJECT

public:
    /// @param make makes a place with panels for the sample, in no tab; called when the first
    /// picture is wanted
    explicit PanelPictures(std::function<std::unique_ptr<Workspace>()> make);
    ~PanelPictures() override;

    /// Null for a name that is none of a panel.
    [[nodiscard]] QImage picture(const QString& name);

Q_SIGNALS:
    /// More is known of the sample by now.
    void changed();

private:
    void openSample();

    std::function<std::unique_ptr<Workspace>()> make_;
    std::unique_ptr<Workspace> sample_;
    std::unique_ptr<EveningPanel> evening_;
};

} // namespace stagewright
