#include "editor/cli/command_line.h"

int main(int argc, char* argv[]) {
    return stagewright::runCommandLine(argc, argv).value_or(0);
}
