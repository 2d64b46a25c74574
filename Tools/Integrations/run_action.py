"""Runs a composite GitHub Action as the runner does: run_action.py action.yml [INPUT=VALUE…]

Knows what our action uses: steps of bash, `if: inputs.x == ''`, and expressions made of inputs, outputs of
steps, `github.action_path` and `||`. RUNNER_TEMP and GITHUB_WORKSPACE must be set. Prints the action's
outputs and job summary after what its steps print; ends as the first failing step ends.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

import yaml


class Context:
    def __init__(self, action, arguments, path):
        self.inputs = {name: str(value.get("default", "")) for name, value in action["inputs"].items()}
        for argument in arguments:
            name, _, value = argument.partition("=")
            if name not in self.inputs:
                sys.exit(f"there is no input {name}")
            self.inputs[name] = value
        self.outputs = {}
        self.path = str(path)

    def term(self, text):
        if match := re.fullmatch(r"inputs\.([\w-]+)", text):
            return self.inputs[match[1]]
        if match := re.fullmatch(r"steps\.(\w+)\.outputs\.(\w+)", text):
            return self.outputs.get(match[1], {}).get(match[2], "")
        if text == "github.action_path":
            return self.path
        sys.exit(f"cannot evaluate {text}")

    def expression(self, text):
        for part in text.split("||"):
            if value := self.term(part.strip()):
                return value
        return ""

    def filled_in(self, text):
        return re.sub(r"\$\{\{\s*(.*?)\s*\}\}", lambda match: self.expression(match[1]), text)

    def is_wanted(self, condition):
        if condition is None:
            return True
        match = re.fullmatch(r"(inputs\.[\w-]+) == ''", condition)
        if not match:
            sys.exit(f"cannot evaluate {condition}")
        return self.term(match[1]) == ""


def run(step, context, folder):
    files = {name: folder / name for name in ("GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY")}
    for file in files.values():
        file.write_text("")
    script = folder / "script.sh"
    script.write_text(step["run"])
    environment = dict(os.environ)
    environment.update({name: context.filled_in(str(value)) for name, value in step.get("env", {}).items()})
    environment.update({name: str(file) for name, file in files.items()})
    shell = ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", str(script)]
    status = subprocess.run(shell, env=environment, cwd=os.environ["GITHUB_WORKSPACE"]).returncode
    lines = files["GITHUB_OUTPUT"].read_text().splitlines()
    context.outputs[step.get("id", "")] = dict(line.split("=", 1) for line in lines)
    for line in files["GITHUB_STEP_SUMMARY"].read_text().splitlines():
        print("summary", line, flush=True)
    return status


def main():
    path = pathlib.Path(sys.argv[1]).resolve()
    action = yaml.safe_load(path.read_text())
    context = Context(action, sys.argv[2:], path.parent)
    status = 0
    with tempfile.TemporaryDirectory() as folder:
        for step in action["runs"]["steps"]:
            if status == 0 and context.is_wanted(step.get("if")):
                status = run(step, context, pathlib.Path(folder))
    for name, output in action["outputs"].items():
        print(f"output {name}={context.filled_in(output['value'])}")
    sys.exit(status)


if __name__ == "__main__":
    main()
