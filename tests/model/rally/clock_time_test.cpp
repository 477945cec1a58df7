#include "model/rally/clock_time.h"

#include <gtest/gtest.h>

#include <rapidcheck.h>

namespace stagewright {
namespace {

QTime read(const char* text) {
    return parseClockTime(QString::fromUtf8(text));
}

TEST(ClockTime, IsReadHoweverPeopleWriteIt) {
    for (const char* text : {"19:30", "19.30", "19,30", "19h30", "19H30", "1930", " 19:30 "})
        EXPECT_EQ(read(text), QTime(19, 30)) << text;
    for (const char* text : {"9:05", "09:05", "9.05", "905", "0905", "9h05"})
        EXPECT_EQ(read(text), QTime(9, 5)) << text;
    for (const char* text : {"19", "19h", "19:00", "1900"})
        EXPECT_EQ(read(text), QTime(19, 0)) << text;
    EXPECT_EQ(read("0"), QTime(0, 0));
    EXPECT_EQ(read("23:59"), QTime(23, 59));
}

TEST(ClockTime, WhatMayMeanTwoThingsOrNothingIsNone) {
    for (const char* text : {"", "half", "1:5", "24:00", "24", "19:60", "1960", "-1", "19:30:00",
                             "19 30", "19:", ":30", "19300", "\u0661\u0669:30", "19:30\n19:30"})
        EXPECT_FALSE(read(text).isValid()) << text;
}

TEST(ClockTime, WhatIsWrittenIsReadBack) {
    EXPECT_TRUE(rc::check("a time written reads as itself", [] {
        const QTime time(*rc::gen::inRange(0, 24), *rc::gen::inRange(0, 60));
        for (const char* form : {"H:mm", "HH:mm"})
            RC_ASSERT(parseClockTime(time.toString(QLatin1String(form))) == time);
    }));
}

} // namespace
} // namespace stagewright
