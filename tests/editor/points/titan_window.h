#pragma once

#include "editor/points/titan_editor.h"
#include "model/layouts/points/track/titan_layout.h"
#include "tests/editor/cli/temporary_files.h"
#include "tests/editor/window/open_window.h"

#include <QLabel>
#include <QMouseEvent>

#include <algorithm>
#include <optional>

namespace stagewright {

/// The window with a track of Titan Race.
class TitanStages : public TemporaryFiles {
protected:
    /// @param members of the file, beside the game
    void show(const QByteArray& members) {
        open.emplace(write(R"({"game": "titan-race", )" + members + '}'));
        ASSERT_TRUE(waitForFiles(open->window));
        ASSERT_EQ(open->answers.complaints, QStringList());
        ASSERT_TRUE(isOfPoints());
    }
    void showBare() { show(R"("title": "Mine", "marks": [])"); }

    [[nodiscard]] MainWindow& window() { return open->window; }
    [[nodiscard]] bool isOfPoints() {
        return dynamic_cast<TitanEditor*>(&window().editor()) != nullptr;
    }
    [[nodiscard]] TitanEditor& editor() { return dynamic_cast<TitanEditor&>(window().editor()); }
    [[nodiscard]] PointBoard& board() { return editor().points(); }
    [[nodiscard]] MarkPalette& palette() { return editor().palette(); }
    [[nodiscard]] PointTrack track() {
        const QList<PointTrack> tracks = titanLayoutOf(open->stage()).tracks;
        return tracks.isEmpty() ? PointTrack() : tracks.constFirst();
    }
    [[nodiscard]] static Place at(const char* name) {
        return placeNamed(QString::fromLatin1(name)).value_or(Place{});
    }
    [[nodiscard]] TrackMarks marksAt(const char* name) { return track().marksAt(at(name)); }
    /// "E5 F6": where anything is marked, row by row.
    [[nodiscard]] std::string marked() {
        QStringList names;
        for (const Marking& marking : track().markings)
            names << nameOfPlace(marking.at);
        return names.join(u' ').toStdString();
    }
    [[nodiscard]] std::string chosen() { return nameOfPlace(board().chosen()).toStdString(); }

    [[nodiscard]] QPoint pixel(Place place) { return board().grid().at(place).toPoint(); }
    void press(Place place) { QTest::mousePress(&board(), Qt::LeftButton, {}, pixel(place)); }
    void moveTo(Place place) {
        QMouseEvent move(QEvent::MouseMove, pixel(place), board().mapToGlobal(pixel(place)),
                         Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(&board(), &move);
    }
    void release(Place place) { QTest::mouseRelease(&board(), Qt::LeftButton, {}, pixel(place)); }
    void click(const char* name) {
        press(at(name));
        release(at(name));
    }
    void key(Qt::Key pressed, Qt::KeyboardModifiers modifiers = {}) {
        open->key(pressed, modifiers);
    }
    void undo() { key(Qt::Key_Z, Qt::ControlModifier); }
    void pick(TrackMark mark) {
        MarkList& list = palette().marks();
        for (int row = 0; row < list.count(); ++row)
            if (list.item(row)->data(Qt::UserRole).toInt() == static_cast<int>(mark))
                QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                                  list.visualItemRect(list.item(row)).center());
    }
    [[nodiscard]] bool says(const QString& text) {
        const auto labels = window().findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
            return label->isVisible() && label->text().contains(text);
        });
    }

    std::optional<OpenWindow> open;
};

} // namespace stagewright
