#!/usr/bin/python3
"""A window of WebKitGTK without a toolbar, for WebKitWebDriver: MiniBrowser cannot be narrower than 447 px.

CONSOLE_FILE: where the pages' console messages go.
"""
import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

console = os.open(os.environ["CONSOLE_FILE"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
os.dup2(console, 1)
os.dup2(console, 2)

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.set_preferred_languages(["pt-BR", "pt"])
# Animations are not tested, and take time.
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)


def open_view(related=None):
    of = {"related_view": related} if related else {"web_context": context}
    view = WebKit2.WebView(is_controlled_by_automation=True, **of)
    view.get_settings().set_enable_write_console_messages_to_stdout(True)
    window = Gtk.Window(type=Gtk.WindowType.TOPLEVEL)
    window.set_decorated(False)
    window.add(view)
    view.connect("create", lambda opener, action: open_view(opener))
    view.connect("close", lambda closed: window.destroy())
    view.connect("permission-request", lambda asking, request: (request.deny(), True)[1])
    window.show_all()
    # Without a window manager nothing else gives it the focus.
    window.present()
    return view


def start(_, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("Vitrine")
    info.set_version(1, 0, 0)
    session.set_application_info(info)
    session.connect("create-web-view", lambda _: open_view())


def drop_download(_, download):
    # Its page is told that it has begun; the file is nobody's.
    download.connect("decide-destination", lambda started, name: (started.cancel(), True)[1])


context.connect("automation-started", start)
context.connect("download-started", drop_download)
Gtk.main()
