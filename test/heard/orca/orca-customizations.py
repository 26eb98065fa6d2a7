"""Loaded by Orca from its folder of preferences: writes what it says as lines of JSON to the file ORCA_SAID."""
import json
import os
import time

import orca.speech as speech

_LOG = open(os.environ["ORCA_SAID"], "a", buffering=1)


def _write(**fields):
    _LOG.write(json.dumps({"at": time.time(), **fields}, ensure_ascii=False) + "\n")


def _speak(text, acss, interrupt):
    _write(text=text, interrupts=bool(interrupt))


def _speak_character(character, acss=None):
    _write(text=character, interrupts=False)


# Nothing is sounded: no voice is needed, and none takes time.
speech._speak = _speak
speech.speakCharacter = _speak_character
_write(ready=True)
