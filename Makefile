# make run [APP=TouchPainter] [ARGS="--headless …"]   builds an app, quickly and not optimised, and opens it
# make port                                            builds the tool behind "touchstone port"
# make toolkit                                         makes what "touchstone test" compiles against, of the debug build
# make install [PREFIX=/usr/local]                     installs touchstone, the apps, the toolkit, completions and the manual
# make package                                         makes Debian packages in .build/packages
# make test-packages PROJECTS="folder …"              installs them in a bare Debian, and tests projects there
# make uninstall [PREFIX=/usr/local]                   removes them
# make test [CONFIG=release] [SANITIZE=thread|address] [ARGS="--filter …"]   runs every test
# make sanitize                                        runs every test under the address, then the thread sanitizer
# make test-layout-programs                            runs 10,000 random programs in layout
# make test-desktops [ARGS="--filter …"]              runs the tests with IBus, sway, Broadway and other programs
# make test-examples                                   builds and tests the iOS packages in Port/Examples
# make test-projects                                   checks touchstone test, build, run and check with an iOS project
# make test-components                                runs the components' examples in a package of its own
# make check-release                                  plays examples, apps and commands with release builds
# make check-new                                      makes, builds, tests and runs a package of each template
# make docs                                           builds the reference of every product
# make bench [ARGS="layout --write FILE"]             measures, against floors in the same run
# make bench-instructions [ARGS="--write FILE"]       counts the constraint solver's instructions
# make peers                                          compares layout with Yoga and Kiwi
# make fuzz TARGET=geojson [SECONDS=600] [ARGS=…]     feeds hostile bytes to a reader of files
# make faults [ARGS="--app PlanBoard"]                breaks servers, disks, files and clocks under the apps
# make mutants [ARGS="--only S0-02"]                   shows that tests catch programs that do the opposite
# make lint                                           format, architecture and the list of APIs
# make setup                                          installs what is missing from Debian
# make setup-postgis [DATABASE=places]                makes a local database for places, with its server

APP ?= TouchPainter
APPS = $(notdir $(wildcard Apps/*))
ARGS ?=
PREFIX ?= /usr/local
CONFIG ?= debug
SANITIZE ?=
TARGET ?= geojson
SECONDS ?= 60

# Warnings about flags in Debian's pkg-config files, which SwiftPM prints on every build.
QUIET = 2> >(grep -v -e 'prohibited flag' >&2)
SHELL = /bin/bash

# Builds whose flags differ have folders of their own, so that switching does not build everything again.
# An app to look at: each module is compiled once, as a whole, and not optimised. From a fresh clone that takes 193 s of
# processor time. Scripts of TouchPainter play ten times faster than real time.
flags-run = -c release -Xswiftc -Onone -Xswiftc -gnone --scratch-path .build/run
flags-release = -Xswiftc -enable-testing --scratch-path .build/release-tests
sanitizer = $(if $(SANITIZE),--sanitize $(SANITIZE) --scratch-path .build/$(SANITIZE))

# Coverage for the fuzzer, and the address sanitizer. Gold cannot link both.
fuzzing = --sanitize fuzzer --sanitize address -Xswiftc -sanitize=fuzzer,address -Xswiftc -use-ld=lld

# ZXing-C++ leaks the memory of a failed assertion, and Fontconfig keeps its configuration. The readers of XML (epub,
# xcode) leaked before they used libxml2, and were not measured since. These targets are not checked for leaks.
leaking = epub painting pictures qr qrtext xcode
leaks = $(if $(filter $(TARGET),$(leaking)),ASAN_OPTIONS=detect_leaks=0)

# SwiftPM finds new files of a dependency only if the manifest is newer than its plan.
refresh-plan = touch $(1)/Package.swift

# Scripts/toolkit links the programs again; SwiftPM copies the resources of products only.
build-installed = set -e; \
    for program in touchstone touchstone-projects $(APPS); do swift build -c release --product $$program $(QUIET); done; \
    for target in $$(Scripts/toolkit --targets); do swift build -c release --target $$target $(QUIET); done

.PHONY: run port toolkit install package uninstall test sanitize test-layout-programs test-desktops test-examples test-components check-release check-new docs bench bench-instructions peers fuzz faults mutants lint setup setup-postgis test-projects test-packages
.DEFAULT_GOAL := run

run:
	@Scripts/setup run
	@swift build $(flags-run) --product $(APP) $(QUIET)
	@.build/run/release/$(APP) $(ARGS)

port:
	@swift build -c release --package-path Port --product touchstone-port $(QUIET)
	@Port/.build/release/touchstone-port Sources --write-api Port/.build/release/api-names.txt

toolkit: port
	@Scripts/setup build
	@swift build $(QUIET)
	@Scripts/toolkit .build/debug .build/debug/toolkit > /dev/null

install: port
	@Scripts/setup build
	@$(build-installed)
	@Scripts/install "$(PREFIX)" .build/release Port/.build/release

package: port
	@Scripts/setup package
	@$(build-installed)
	@Scripts/package .build/release Port/.build/release .build/packages

uninstall:
	@Scripts/install --remove "$(PREFIX)"

test:
	@Scripts/setup
	@ASAN_OPTIONS=detect_leaks=0 TSAN_OPTIONS=suppressions=$(CURDIR)/Scripts/thread-sanitizer.txt Scripts/test -c $(CONFIG) $(flags-$(CONFIG)) $(sanitizer) $(ARGS) $(QUIET)
	@Scripts/test --package-path Port $(QUIET)

# Tests of memory and of the deepest tree turn themselves off under the address sanitizer, which keeps memory that
# was released and makes stack frames larger.
# Leaks are not checked: libraries below keep caches until the process ends.
sanitize:
	@$(MAKE) --no-print-directory test SANITIZE=address
	@$(MAKE) --no-print-directory test SANITIZE=thread

test-layout-programs:
	@Scripts/setup build
	@THOROUGH=1 Scripts/test --filter LayoutProgramTests $(QUIET)

test-desktops:
	@Scripts/setup desktops
	@DESKTOPS=1 Scripts/test --no-parallel $(if $(ARGS),$(ARGS),--filter DesktopTests) $(QUIET)

test-examples:
	@Scripts/setup build
	@swift test --package-path Port/Examples $(ARGS) $(QUIET)

test-projects: toolkit
	@Scripts/check-projects .build/debug/touchstone

test-packages:
	@Scripts/setup package
	@Scripts/check-packages .build/packages $(PROJECTS)

test-components:
	@Scripts/setup build
	@Scripts/check-components $(QUIET)

check-release:
	@Scripts/setup
	@swift build $(QUIET)
	@swift build -c release $(QUIET)
	@Scripts/check-release .build/debug .build/release

check-new:
	@Scripts/setup run
	@Scripts/check-new $(QUIET)

docs:
	@Scripts/setup build
	@Scripts/docs

bench:
	@Scripts/setup build
	@swift build -c release --product benchmarks $(QUIET)
	@.build/release/benchmarks $(ARGS)

bench-instructions:
	@Scripts/setup
	@swift build -c release --product benchmarks $(QUIET)
	@.build/release/benchmarks --instructions $(ARGS)

peers:
	@Scripts/setup peers
	@Peers/fetch
	@$(call refresh-plan,Peers)
	@swift build -c release --package-path Peers --product peers $(QUIET)
	@Peers/.build/release/peers

fuzz:
	@Scripts/setup build
	@$(call refresh-plan,Fuzzing)
	@swift build -c release --package-path Fuzzing $(fuzzing) --product $(TARGET) $(QUIET)
	@mkdir -p Fuzzing/.build/corpus/$(TARGET)
	@cd Fuzzing/.build && SWIFT_BACKTRACE=enable=no $(leaks) release/$(TARGET) \
	    -max_total_time=$(SECONDS) -print_final_stats=1 -timeout=10 \
	    $(addprefix -dict=,$(wildcard $(CURDIR)/Fuzzing/Dictionaries/$(TARGET))) $(ARGS) \
	    corpus/$(TARGET) $(CURDIR)/Fuzzing/Seeds/$(TARGET)

faults:
	@Scripts/setup faults
	@swift build $(QUIET)
	@Scripts/faults .build/debug $(ARGS)

mutants:
	@Scripts/setup
	@Scripts/mutants $(ARGS)

lint:
	@Scripts/setup
	@swift format lint --strict --recursive --parallel Package.swift Sources Apps Tests Benchmarks Fuzzing/Package.swift Fuzzing/Targets \
	    Peers/Package.swift Peers/Targets/peers Port/Package.swift Port/Sources Port/Plugins Port/Tests
	@Scripts/build-without-warnings --build-tests --explicit-target-dependency-import-check error
	@swift test --skip-build --filter ArchitectureTests $(QUIET)
	@Scripts/delegate-table --check
	@Scripts/structure --check
	@Scripts/api-coverage --check
	@Scripts/requirements --check
	@Scripts/mutants --check

setup:
	@Scripts/setup

setup-postgis:
	@Scripts/setup-postgis $(DATABASE)
