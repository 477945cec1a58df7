#pragma once

#include <QByteArray>

namespace stagewright {

// Tables of Dirt & Dust as files for tests of commands and window.

inline const QByteArray allStacksA = R"(["1A", "2A", "3A", "4A", "5A", "6A", "7A", "8A", "9A"])";

inline QByteArray twoPlayers() {
    return R"({"format": 1, "title": "Camp", "game": "dirt-dust", "kind": "cards", "mode": "race",
        "stage": {"id": "sea-camp", "title": "Sea Camp", "cards": 10}, "faceUp": 6, "shop": )" +
           allStacksA + R"(, "drivers": ["harry-jordan", "aiko-yamamoto"], "flipped": [0, 1],
        "ghost": null, "gap": "close"})";
}

/// @param more further fields, each behind a comma
inline QByteArray soloTable(const QByteArray& level, const QByteArray& more = {}) {
    return R"({"format": 1, "title": "Alone", "game": "dirt-dust", "kind": "cards", "mode": "solo",
        "stage": {"id": "sea-camp", "cards": 10}, "faceUp": 6, "shop": )" +
           allStacksA + R"(, "drivers": ["harry-jordan"], "flipped": [0], "ghost": ")" + level +
           '"' + more + '}';
}

inline QByteArray trialTable(const QByteArray& shop = R"(["1A", "3A", "5A", "8A"])") {
    return R"({"format": 1, "title": "Try", "game": "dirt-dust", "kind": "cards", "mode": "trial",
        "stage": {"id": "trial", "cards": 5}, "players": 4, "shop": )" +
           shop + '}';
}

} // namespace stagewright
