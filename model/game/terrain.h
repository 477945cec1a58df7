#pragma once

namespace stagewright {

/// What is driven on.
enum class Terrain : unsigned char { Asphalt, Gravel, Snow, None };

/// Danger level: what is drawn where control is lost.
enum class Danger : unsigned char { Low, Medium, High, None };

} // namespace stagewright
