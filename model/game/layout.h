#pragma once

#include "model/fault.h"

#include <memory>
#include <typeinfo>
#include <utility>

namespace stagewright {

class ObjectWriter; // model/json/object_writer.h
struct LayoutKind;  // model/game/layout_kind.h

/// What a kind of layout is as a type: a value that can be compared, whose pieces can be counted,
/// and that is written to a stage file. One without pieces is made without arguments.
template <typename T>
concept LayoutValue = requires(const T& value, ObjectWriter& members) {
    value.pieceCount();
    value.write(members);
    value.fitsAFile();
    T::kind();
};

/// What is laid for a stage, of whatever kind of layout: hex tiles, a row of cards, fields. A
/// value: copies share what they hold until one of them is edited.
///
/// An open set of types, so that a kind of layout is a folder of its own which nothing here names.
class Layout {
public:
    /// Nothing is laid. Equal to a layout of any kind that is as it is made.
    Layout() = default;

    template <LayoutValue T>
    explicit Layout(T value) : held_(std::make_shared<Holding<T>>(std::move(value))) {}

    /// Tiles, cards: whatever is taken from a box and laid.
    [[nodiscard]] int pieceCount() const { return held_ ? held_->pieceCount() : 0; }
    [[nodiscard]] bool isEmpty() const { return pieceCount() == 0; }

    /// Null: nothing is laid, and it is not said of what kind it would be.
    [[nodiscard]] const LayoutKind* kind() const { return held_ ? &held_->kind() : nullptr; }

    /// Adds its fields to those of a stage file, which LayoutKind::read reads again.
    void write(ObjectWriter& members) const {
        if (held_)
            held_->write(members);
    }

    /// The fault is what there is more of than a stage file may hold.
    [[nodiscard]] Expected<void> fitsAFile() const {
        return held_ ? held_->fitsAFile() : Expected<void>();
    }

    /// Null: nothing is laid, or something of another kind.
    template <LayoutValue T>
    [[nodiscard]] const T* as() const {
        return holds<T>() ? &static_cast<const Holding<T>&>(*held_).value : nullptr;
    }

    /// To be changed. Where nothing is laid, or something of another kind, it begins anew.
    template <LayoutValue T>
    [[nodiscard]] T& edit() {
        if (!holds<T>())
            held_ = std::make_shared<Holding<T>>(T());
        else if (held_.use_count() > 1)
            held_ = std::make_shared<Holding<T>>(static_cast<const Holding<T>&>(*held_).value);
        return static_cast<Holding<T>&>(*held_).value;
    }

    friend bool operator==(const Layout& a, const Layout& b) {
        if (a.held_ == b.held_)
            return true;
        if (!a.held_ || !b.held_)
            return (a.held_ ? a : b).held_->isAsMade();
        return a.held_->equals(*b.held_);
    }

private:
    struct Held {
        Held() = default;
        Held(const Held&) = delete;
        Held& operator=(const Held&) = delete;
        virtual ~Held() = default;
        [[nodiscard]] virtual int pieceCount() const = 0;
        [[nodiscard]] virtual bool isAsMade() const = 0;
        [[nodiscard]] virtual const LayoutKind& kind() const = 0;
        virtual void write(ObjectWriter& members) const = 0;
        [[nodiscard]] virtual Expected<void> fitsAFile() const = 0;
        [[nodiscard]] virtual bool equals(const Held& other) const = 0;
    };

    template <typename T>
    struct Holding final : Held {
        explicit Holding(T held) : value(std::move(held)) {}
        [[nodiscard]] int pieceCount() const override { return value.pieceCount(); }
        [[nodiscard]] bool isAsMade() const override { return value == T(); }
        [[nodiscard]] const LayoutKind& kind() const override { return T::kind(); }
        void write(ObjectWriter& members) const override { value.write(members); }
        [[nodiscard]] Expected<void> fitsAFile() const override { return value.fitsAFile(); }
        [[nodiscard]] bool equals(const Held& other) const override {
            return typeid(other) == typeid(Holding) &&
                   value == static_cast<const Holding&>(other).value;
        }
        T value;
    };

    template <typename T>
    [[nodiscard]] bool holds() const {
        if (!held_)
            return false;
        const Held& held = *held_;
        return typeid(held) == typeid(Holding<T>);
    }

    std::shared_ptr<Held> held_;
};

} // namespace stagewright
