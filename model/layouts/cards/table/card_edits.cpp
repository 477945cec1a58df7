#include "model/layouts/cards/table/card_edits.h"

#include <algorithm>
#include <tuple>

namespace stagewright {

namespace {

const QString& trialId() {
    static const QString id = QStringLiteral("trial");
    return id;
}

} // namespace

std::optional<ShopStack> shopStackNamed(const QString& id) {
    if (id.size() != 2)
        return std::nullopt;
    const int number = id[0].unicode() - u'0';
    const QChar letter = id[1].toUpper();
    if (number < 1 || number > shopNumbers || (letter != u'A' && letter != u'B'))
        return std::nullopt;
    return ShopStack{number, letter.toLatin1()};
}

QString nameOf(ShopStack stack) {
    return QString::number(stack.number) + QLatin1Char(stack.letter);
}

void sortShop(QStringList& shop) {
    for (QString& id : shop)
        if (const auto stack = shopStackNamed(id))
            id = nameOf(*stack);
    const auto key = [](const QString& id) {
        const auto stack = shopStackNamed(id);
        return std::tuple(!stack.has_value(), stack.value_or(ShopStack{}), id);
    };
    std::sort(shop.begin(), shop.end(),
              [&](const QString& a, const QString& b) { return key(a) < key(b); });
}

CardTable begun(CardTable table) {
    if (table.seats.isEmpty())
        table.seats.resize(usualCardSeats);
    return table;
}

CardTable withOtherStack(CardTable table, int number) {
    table = begun(std::move(table));
    const auto found = std::find_if(table.shop.begin(), table.shop.end(), [&](const QString& id) {
        const auto stack = shopStackNamed(id);
        return stack && stack->number == number;
    });
    if (found == table.shop.end())
        return withStack(std::move(table), {number, 'A'}, true);
    const bool isA = shopStackNamed(*found)->letter == 'A';
    *found = nameOf({number, isA ? 'B' : 'A'});
    sortShop(table.shop);
    return table;
}

CardTable withStack(CardTable table, ShopStack stack, bool there) {
    table = begun(std::move(table));
    table.shop.removeAll(nameOf(stack));
    if (there)
        table.shop << nameOf(stack);
    sortShop(table.shop);
    return table;
}

CardTable withDriver(CardTable table, qsizetype seat, const QString& driver) {
    table = begun(std::move(table));
    if (seat < 0 || seat >= table.seats.size())
        return table;
    const QString before = table.seats[seat].driver;
    if (!driver.isEmpty())
        for (CardSeat& other : table.seats)
            if (other.driver == driver)
                other.driver = before;
    table.seats[seat].driver = driver;
    return table;
}

CardTable withSeats(CardTable table, int seats) {
    table.seats.resize(std::clamp(seats, 1, mostCardSeats));
    return table;
}

CardTable withSeatMoved(CardTable table, qsizetype from, qsizetype to) {
    const qsizetype count = table.seats.size();
    if (from >= 0 && from < count && to >= 0 && to < count)
        table.seats.move(from, to);
    return table;
}

CardTable inMode(CardTable table, CardMode mode) {
    table = begun(std::move(table));
    if (table.mode == mode)
        return table;
    const bool fromTrial = table.mode == CardMode::Trial;
    table.mode = mode;
    if (mode == CardMode::Solo) {
        table.seats.resize(1);
        if (!table.ghost)
            table.ghost = GhostLevel::Standard;
    } else {
        table.ghost.reset();
        table.ghostScore.reset();
    }
    if (mode == CardMode::Trial) {
        for (CardSeat& seat : table.seats)
            seat.driver.clear();
        table.stage = {trialId(), {}, trialStageCards, {}, {}, {}};
        table.faceUp = trialStageCards;
        table.shop = {QStringLiteral("1A"), QStringLiteral("3A"), QStringLiteral("5A")};
    } else if (fromTrial) {
        table.stage = {};
        table.faceUp = stageSlots;
        table.shop.clear();
        for (int number = 1; number <= shopNumbers; ++number)
            table.shop << nameOf({number, 'A'});
    }
    return table;
}

CardTable withNote(CardTable table, const CardNote& note) {
    table = begun(std::move(table));
    auto& notes = table.stage.notes;
    notes.removeIf([&](const CardNote& other) { return other.card == note.card; });
    const bool saysNothing = !note.cost && note.left == 0 && note.right == 0 &&
                             note.words.isEmpty() && note.unknown.isEmpty();
    if (!saysNothing)
        notes << note;
    std::sort(notes.begin(), notes.end(),
              [](const CardNote& a, const CardNote& b) { return a.card < b.card; });
    return table;
}

} // namespace stagewright
