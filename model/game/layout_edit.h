#pragma once

#include "model/game/layout.h"

#include <memory>
#include <typeinfo>
#include <utility>

namespace stagewright {

/// What an edit to a kind of layout is as a type: a value that can be applied, turned round and
/// joined with the one after it. `T::Laid` is the layout that it changes.
template <typename T>
concept LayoutEditValue = LayoutValue<typename T::Laid> &&
    requires(const T& edit, typename T::Laid& laid) {
    apply(edit, laid);
    inverse(edit);
    composed(edit, edit);
    edit.isNothing();
};

/// A change to a layout of whatever kind, as a value.
class LayoutEdit {
public:
    LayoutEdit() = default; ///< changes nothing

    template <LayoutEditValue T>
    explicit LayoutEdit(T edit) : held_(std::make_shared<const Holding<T>>(std::move(edit))) {}

    [[nodiscard]] bool isNothing() const { return !held_ || held_->isNothing(); }

    /// Null: it changes nothing, or a layout of another kind.
    template <LayoutEditValue T>
    [[nodiscard]] const T* as() const {
        if (!held_)
            return nullptr;
        const Held& held = *held_;
        return typeid(held) == typeid(Holding<T>) ? &static_cast<const Holding<T>&>(held).edit
                                                  : nullptr;
    }

    friend void apply(const LayoutEdit& edit, Layout& layout) {
        if (edit.held_)
            edit.held_->applyTo(layout);
    }
    [[nodiscard]] friend LayoutEdit inverse(const LayoutEdit& edit) {
        return edit.held_ ? edit.held_->inverted() : LayoutEdit();
    }
    /// One that does what `first`, then `second` does.
    /// @pre both are of one kind, or one of them changes nothing
    [[nodiscard]] friend LayoutEdit composed(const LayoutEdit& first, const LayoutEdit& second) {
        if (!first.held_ || !second.held_)
            return first.held_ ? first : second;
        return first.held_->before(second);
    }
    friend bool operator==(const LayoutEdit& a, const LayoutEdit& b) {
        if (a.held_ == b.held_)
            return true;
        if (!a.held_ || !b.held_)
            return a.isNothing() && b.isNothing();
        return a.held_->equals(*b.held_);
    }

private:
    struct Held {
        Held() = default;
        Held(const Held&) = delete;
        Held& operator=(const Held&) = delete;
        virtual ~Held() = default;
        [[nodiscard]] virtual bool isNothing() const = 0;
        virtual void applyTo(Layout& layout) const = 0;
        [[nodiscard]] virtual LayoutEdit inverted() const = 0;
        [[nodiscard]] virtual LayoutEdit before(const LayoutEdit& next) const = 0;
        [[nodiscard]] virtual bool equals(const Held& other) const = 0;
    };

    template <typename T>
    struct Holding final : Held {
        explicit Holding(T held) : edit(std::move(held)) {}
        [[nodiscard]] bool isNothing() const override { return edit.isNothing(); }
        void applyTo(Layout& layout) const override {
            apply(edit, layout.edit<typename T::Laid>());
        }
        [[nodiscard]] LayoutEdit inverted() const override { return LayoutEdit(inverse(edit)); }
        [[nodiscard]] LayoutEdit before(const LayoutEdit& next) const override {
            const T* last = next.as<T>();
            return last ? LayoutEdit(composed(edit, *last)) : LayoutEdit(edit);
        }
        [[nodiscard]] bool equals(const Held& other) const override {
            return typeid(other) == typeid(Holding) &&
                   edit == static_cast<const Holding&>(other).edit;
        }
        T edit;
    };

    std::shared_ptr<const Held> held_;
};

} // namespace stagewright
