#pragma once

#include <QString>

#include <utility>

namespace stagewright {

// Local sockets as the system has them: Qt's network library would be loaded at every start, which
// takes a tenth of that of a command.

/// Owns a file descriptor.
class Descriptor {
public:
    explicit Descriptor(int number = -1) : number_(number) {}
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor();

    [[nodiscard]] bool isOpen() const { return number_ >= 0; }
    [[nodiscard]] int number() const { return number_; }

private:
    int number_;
};

/// Not open unless a process of this user listens there. Does not wait.
[[nodiscard]] Descriptor connectTo(const QString& path);

/// Listens there. Not open if someone else does already, or if it cannot be done. What is left of a
/// process that has died is taken away.
[[nodiscard]] Descriptor listenAt(const QString& path);

/// The next one that has come, who is this user. Not open if there is none. Does not wait.
[[nodiscard]] Descriptor acceptFrom(const Descriptor& listening);

} // namespace stagewright
