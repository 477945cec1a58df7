#pragma once

#include "editor/background/background_thread.h"

#include <functional>
#include <memory>
#include <tuple>
#include <type_traits>
#include <utility>

namespace stagewright {

/// Whether a value of the type is all its own, or shared and const, as far as its type tells: no
/// pointer to what somebody else changes or takes away. Work may outlive the window.
template <typename Value>
inline constexpr bool isOwned = !std::is_pointer_v<Value>;
template <typename Value>
inline constexpr bool isOwned<std::reference_wrapper<Value>> = false;
template <typename Value>
inline constexpr bool isOwned<std::shared_ptr<Value>> = std::is_const_v<Value>;

/// Work behind the window, which never waits for it: one at a time. A work is a plain function, so
/// that it sees nothing but what it is given to read, and that is copied before it begins. Whatever
/// the window changes or takes away meanwhile is none of it.
template <typename News>
class Background final {
public:
    /// With which a work tells what it has found, as often as it likes.
    using Tell = std::function<void(News)>;
    template <typename... Read>
    using Work = void (*)(const std::stop_token& stop, const Tell& tell, const Read&... read);

    /// @param hear called with the news, in their order, in the thread that makes this
    explicit Background(std::function<void(const News&)> hear, WorkManner manner = {})
        : hear_(std::move(hear))
        , thread_(manner) {}

    /// In place of what was begun before, which is given up. Waits neither for that nor for this.
    template <typename... Read>
    void begin(Work<Read...> work, const std::type_identity_t<Read>&... read) {
        static_assert((isOwned<Read> && ...), "background work reads only what it owns");
        thread_.begin([this, work, values = std::tuple<Read...>(read...)](
                          const std::stop_token& stop, const BackgroundThread::Tell& pass) {
            // Where this is no more, what is passed is not heard.
            const Tell tell = [this, &pass](News news) {
                pass([this, news = std::move(news)] { hear_(news); });
            };
            std::apply([&](const Read&... each) { work(stop, tell, each...); }, values);
        });
    }

    /// Nothing more is heard of what was begun. Does not wait for its end.
    void giveUp() { thread_.giveUp(); }

    /// Has heard at once what is told by then, and returns as soon as the work is done: what takes
    /// a blink is there before anything is drawn without it.
    void hearUntil(QDeadlineTimer end) { thread_.hearUntil(end); }

private:
    std::function<void(const News&)> hear_;
    BackgroundThread thread_; ///< last, so that it ends before what it calls goes
};

} // namespace stagewright
