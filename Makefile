# What people type. Everything is done by the Swift toolchain and the scripts in Tools/.
#
#   make run                     list, verify and table on the sample project
#   make run ARGS="verify path"  any other command line
#   make test                    every test; FILTER=Name runs those whose name matches
#   make bench                   files per second, memory, beside fc-scan
#   make check-integrations      the plug-ins, pre-commit's hooks and the GitHub Action, as others run them
#   make format, make lint       lay out the sources, or only check them

.DEFAULT_GOAL := build
.PHONY: build run test check-integrations bench format lint clean dependencies

TOOL := .build/release/fontscale
# On Linux with Swift's own libraries in it, so that it starts sooner and runs where no Swift is.
RELEASE := --configuration release --product fontscale $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib)
SAMPLE := Fixtures/Projects/Nimbus
# The sample project's own Swift files are left as an app developer would have them.
SOURCES := Package.swift Sources Tests $(wildcard Plugins) $(wildcard Tools)

dependencies:
	@Tools/install-dependencies build

build: dependencies
	@swift build $(RELEASE)

ifdef ARGS
run: build
	@$(TOOL) $(ARGS)
else
run: build
	@echo; echo "== fontscale list $(SAMPLE)"
	@$(TOOL) list $(SAMPLE)
	@echo; echo "== fontscale verify $(SAMPLE)"
	@$(TOOL) verify $(SAMPLE)
	@echo; echo "== fontscale table $(SAMPLE)/Nimbus/Resources/Fonts/NimbusFixture-Regular.ttf"
	@$(TOOL) table $(SAMPLE)/Nimbus/Resources/Fonts/NimbusFixture-Regular.ttf
endif

test:
	@Tools/install-dependencies test
	swift test $(if $(FILTER),--filter '$(FILTER)')

check-integrations: dependencies
	@Tools/check-integrations $(ARGS)

bench: dependencies
	@Tools/bench $(ARGS)

format:
	swift format --in-place --recursive $(SOURCES)

lint:
	swift format lint --strict --recursive $(SOURCES)

clean:
	swift package clean
