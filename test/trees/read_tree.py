"""Reads the accessibility trees of browsers from the desktop's bus of accessibility (AT-SPI), as a screen reader does.

A request is a line: a marker that the wanted document's title begins with. The answer is a line of JSON: the document's
nodes in order, or null if no browser shows such a document.
"""

import json
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

STATES = {
    "busy": Atspi.StateType.BUSY,
    "checked": Atspi.StateType.CHECKED,
    "collapsed": Atspi.StateType.COLLAPSED,
    "enabled": Atspi.StateType.ENABLED,
    "expanded": Atspi.StateType.EXPANDED,
    "focusable": Atspi.StateType.FOCUSABLE,
    "focused": Atspi.StateType.FOCUSED,
    "invalid": Atspi.StateType.INVALID_ENTRY,
    "mixed": Atspi.StateType.INDETERMINATE,
    "modal": Atspi.StateType.MODAL,
    "multiline": Atspi.StateType.MULTI_LINE,
    "pressed": Atspi.StateType.PRESSED,
    "readonly": Atspi.StateType.READ_ONLY,
    "required": Atspi.StateType.REQUIRED,
    "selected": Atspi.StateType.SELECTED,
}
# A browser's own windows are above its documents.
DEPTH_OF_DOCUMENT = 30
ATTRIBUTES = ("level", "current", "sort", "tag")


def children(node):
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child is not None:
            yield child


def documents(node, depth=0):
    """Yields the documents of a browser, the outermost of each window."""
    try:
        if node.get_role() == Atspi.Role.DOCUMENT_WEB:
            yield node
            return
        if depth < DEPTH_OF_DOCUMENT:
            for child in children(node):
                yield from documents(child, depth + 1)
    except gi.repository.GLib.Error:
        return


def described(node, depth):
    states = node.get_state_set()
    attributes = node.get_attributes() or {}
    return {
        "depth": depth,
        "role": node.get_role_name(),
        "name": node.get_name() or "",
        "description": node.get_description() or "",
        "states": [name for name, state in STATES.items() if states.contains(state)],
        "attributes": {name: attributes[name] for name in ATTRIBUTES if name in attributes},
    }


def walk(node, depth=0):
    try:
        yield described(node, depth)
        for child in children(node):
            yield from walk(child, depth + 1)
    except gi.repository.GLib.Error:
        # It went while it was read.
        return


def read(application, marker):
    desktop = Atspi.get_desktop(0)
    for program in children(desktop):
        if application.lower() not in (program.get_name() or "").lower():
            continue
        for document in documents(program):
            if (document.get_name() or "").startswith(marker):
                document.clear_cache()
                return list(walk(document))
    return None


for line in sys.stdin:
    application, marker = line.rstrip("\n").split("\t")
    print(json.dumps(read(application, marker)), flush=True)
