#pragma once

#include "editor/document/document.h"
#include "editor/fields/input_errors.h"
#include "editor/rally/rally_rules_cache.h"

#include <optional>
#include <vector>

namespace stagewright {

/// The sheet of a solo drive, as it is marked at the table: how many turns ended in each gear, and
/// what focus tokens are left. The time comes of it.
class SoloEntry final : public QWidget {
    Q_OBJECT

public:
    /// @param inputErrors are told what was not taken; all must outlive it
    SoloEntry(Document& document, const RallyRulesCache& rulesCache, InputErrors& inputErrors,
              QWidget* parent = nullptr);

    /// Whether the game of the open stage is driven alone by such a sheet.
    [[nodiscard]] bool isOfUse() const;
    /// Of the open stage; nothing: of nobody.
    void turnTo(std::optional<DriverKey> driver);
    /// Whether the driver's result is such a sheet.
    [[nodiscard]] bool hasSheet() const;
    void refresh();

private:
    void add(const char* name, const QString& caption, const QString& tip, int SoloSheet::*member,
             std::size_t gear = 0);
    [[nodiscard]] const DriveRules& rules() const;
    [[nodiscard]] const StageResult* result() const;
    [[nodiscard]] SoloSheet sheet() const;
    void enter(const NumberField* field);

    /// A box of the sheet.
    struct Mark {
        NumberField* field;
        int SoloSheet::*member; ///< null: turns in the gear
        std::size_t gear;
    };

    Document& document_;
    const RallyRulesCache& rulesCache_;
    InputErrors& inputErrors_;
    std::optional<DriverKey> driver_;
    StageKey stage_{};
    std::vector<Mark> marks_;
    QLabel* time_;
    const NumberField* last_ = nullptr; ///< in which was entered
    int gesture_ = 0;
    bool showing_ = false;
};

} // namespace stagewright
