#include "model/layouts/zones/driving/section_graph.h"

#include <algorithm>
#include <optional>
#include <set>

namespace stagewright {

namespace {

/// How an element is entered and left, and what a cut beside it uses.
struct ElementNodes {
    RoadNodes entries;
    RoadNodes exits;
    std::optional<std::uint32_t> firstHalf;
    std::optional<std::uint32_t> secondHalf;
    std::optional<std::uint32_t> cut;
    RoadNodes corner; ///< all spaces of a corner or turn
};

/// A space of one line of a corner, as a part of the corner's length: from begin to end, of `of`.
struct LinePart {
    int begin = 0;
    int end = 1;
    int of = 1;
};

/// Whether `a` of `ofA` lies before `b` of `ofB`.
bool isBefore(int a, int ofA, int b, int ofB) {
    return a * ofB < b * ofA;
}

/// Whether a car may change from one space to one of the other line.
bool mayChange(const LinePart& from, const LinePart& to) {
    return isBefore(from.begin, from.of, to.begin, to.of) &&
           isBefore(from.end, from.of, to.end, to.of) &&
           !isBefore(from.end, from.of, to.begin, to.of);
}

class RoadBuilder {
public:
    std::vector<RoadNode> build(std::span<const DrivenSection> sections) {
        add(RoadSpace::Start);
        ElementNodes before{{}, {0}, {}, {}, {}, {}};
        for (const DrivenSection& section : sections) {
            for (const RoadElement& element : section.road) {
                scenery_ = element.scenery;
                ElementNodes nodes = addElement(element, section);
                join(before, nodes);
                before = std::move(nodes);
                ++element_;
            }
            ++section_;
        }
        --section_;
        --element_;
        const ElementNodes finish{{add(RoadSpace::Finish)}, {}, {}, {}, {}, {}};
        join(before, finish);
        for (RoadNode& node : nodes_)
            if (node.bump > 0)
                for (int skipped = 1; skipped <= roadJumps; ++skipped)
                    node.landings[static_cast<std::size_t>(skipped - 1)] =
                        landingsFrom(node, skipped + 1);
        return std::move(nodes_);
    }

private:
    std::uint32_t add(RoadSpace space, int number = 1, int note = 0) {
        RoadNode node;
        node.space = space;
        node.section = section_;
        node.element = element_;
        node.number = number;
        node.note = note;
        node.scenery = scenery_;
        node.restart = static_cast<std::uint32_t>(nodes_.size());
        nodes_.push_back(std::move(node));
        corners_.emplace_back();
        return static_cast<std::uint32_t>(nodes_.size() - 1);
    }

    void move(std::uint32_t from, std::uint32_t to) { nodes_[from].moves.push_back(to); }

    ElementNodes addElement(const RoadElement& element, const DrivenSection& section) {
        switch (element.kind) {
        case ElementKind::Bump: {
            const std::uint32_t bump = add(RoadSpace::Whole);
            nodes_[bump].bump = element.note;
            return {{bump}, {bump}, {}, {}, {}, {}};
        }
        case ElementKind::Straight:
            return addStraight(element, section.frozen);
        case ElementKind::Corner:
        case ElementKind::Turn:
            break;
        }
        return addCorner(element, section.lineChanges);
    }

    ElementNodes addStraight(const RoadElement& element, bool frozen) {
        const std::uint32_t whole = add(RoadSpace::Whole);
        ElementNodes made{{whole}, {whole}, {}, {}, {}, {}};
        nodes_[whole].ford = element.ford && !frozen;
        if (!element.halves)
            return made;
        made.firstHalf = add(RoadSpace::FirstHalf);
        made.secondHalf = add(RoadSpace::SecondHalf);
        for (const std::uint32_t half : {*made.firstHalf, *made.secondHalf}) {
            nodes_[half].ford = nodes_[whole].ford;
            nodes_[half].restart = whole;
        }
        move(*made.firstHalf, *made.secondHalf);
        made.entries.push_back(*made.firstHalf);
        made.exits.push_back(*made.secondHalf);
        return made;
    }

    /// Nodes by where their spaces begin, so that moves lead to higher numbers; of two that begin
    /// together that of the slide line, from which restarts then mostly lead to higher ones too.
    ElementNodes addCorner(const RoadElement& element, const std::optional<LineChanges>& changes) {
        const bool isTurn = element.kind == ElementKind::Turn;
        const int inside = isTurn ? 1 : element.insideSpaces;
        const int slide = isTurn ? 0 : element.slideSpaces;
        RoadNodes insideNodes;
        RoadNodes slideNodes;
        ElementNodes made;
        if (element.cutNote > 0)
            made.cut = add(RoadSpace::Cut, 1, element.cutNote);
        for (int i = 0, o = 0; i < inside || o < slide;) {
            if (o == slide || (i < inside && isBefore(i, inside, o, slide)))
                insideNodes.push_back(add(RoadSpace::Inside, ++i, element.note));
            else
                slideNodes.push_back(add(RoadSpace::Slide, ++o, element.slideNote));
        }
        joinLines(insideNodes, slideNodes, isLongCorner(element) ? changes : std::nullopt);
        // The middle space; of two the last one.
        const std::uint32_t middle = insideNodes[static_cast<std::size_t>(inside / 2)];
        for (const std::uint32_t node : slideNodes)
            nodes_[node].restart = middle;
        if (!slideNodes.empty()) {
            nodes_[slideNodes.front()].restart = insideNodes.front();
            nodes_[slideNodes.back()].restart = insideNodes.back();
        }
        if (made.cut)
            nodes_[*made.cut].restart = middle;
        addLine(made, insideNodes);
        addLine(made, slideNodes);
        if (made.cut)
            addLine(made, {*made.cut});
        for (const std::uint32_t node : made.corner)
            corners_[node] = made.corner;
        return made;
    }

    static void addLine(ElementNodes& made, const RoadNodes& line) {
        if (line.empty())
            return;
        made.entries.push_back(line.front());
        made.exits.push_back(line.back());
        made.corner.insert(made.corner.end(), line.begin(), line.end());
    }

    void joinLines(const RoadNodes& inside, const RoadNodes& slide,
                   const std::optional<LineChanges>& changes) {
        const auto part = [](const RoadNodes& line, std::size_t i) {
            return LinePart{static_cast<int>(i), static_cast<int>(i) + 1,
                            static_cast<int>(line.size())};
        };
        const auto isListed = [&](const RoadNodes& line, std::size_t i, std::size_t j) {
            const LineChange wanted{&line == &slide, static_cast<int>(i) + 1,
                                    static_cast<int>(j) + 1};
            return std::any_of(changes->list.begin(), changes->list.end(),
                               [&](const LineChange& change) {
                                   return changeInCorner(change, changes->backwards,
                                                         static_cast<int>(inside.size()),
                                                         static_cast<int>(slide.size())) == wanted;
                               });
        };
        const auto joinFrom = [&](const RoadNodes& line, const RoadNodes& other) {
            for (std::size_t i = 0; i < line.size(); ++i) {
                if (i + 1 < line.size())
                    move(line[i], line[i + 1]);
                for (std::size_t j = 0; j < other.size(); ++j)
                    if (changes ? isListed(line, i, j) : mayChange(part(line, i), part(other, j)))
                        move(line[i], other[j]);
            }
        };
        joinFrom(inside, slide);
        joinFrom(slide, inside);
    }

    void join(const ElementNodes& from, const ElementNodes& to) {
        for (const std::uint32_t exit : from.exits)
            for (const std::uint32_t entry : to.entries)
                move(exit, entry);
        if (from.firstHalf && to.cut)
            move(*from.firstHalf, *to.cut);
        if (from.cut && to.secondHalf)
            move(*from.cut, *to.secondHalf);
    }

    [[nodiscard]] RoadNodes landingsFrom(const RoadNode& bump, int moves) const {
        std::set<std::uint32_t> landings;
        std::set<std::uint32_t> reached{bump.moves.begin(), bump.moves.end()};
        for (int move = 1;; ++move) {
            for (const std::uint32_t node : reached) {
                landings.insert(corners_[node].begin(), corners_[node].end());
                if (move == moves || nodes_[node].space == RoadSpace::Finish)
                    landings.insert(node);
            }
            if (move == moves)
                return {landings.begin(), landings.end()};
            std::set<std::uint32_t> next;
            for (const std::uint32_t node : reached)
                next.insert(nodes_[node].moves.begin(), nodes_[node].moves.end());
            reached = std::move(next);
        }
    }

    std::vector<RoadNode> nodes_;
    std::vector<RoadNodes> corners_; ///< by node, the spaces of its corner
    std::int32_t section_ = 0;
    std::int32_t element_ = 0;
    RoadScenery scenery_ = RoadScenery::None;
};

} // namespace

SectionGraph::SectionGraph(std::span<const DrivenSection> sections)
    : nodes_(RoadBuilder().build(sections)) {}

int SectionGraph::moveCount() const {
    std::size_t count = 0;
    for (const RoadNode& node : nodes_)
        count += node.moves.size();
    return static_cast<int>(count);
}

} // namespace stagewright
