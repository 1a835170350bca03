#!/usr/bin/python3
"""One undecorated window with a WebKitGTK view in it, which WebDriver opens and drives.

WebDriver starts it, as the binary of `webkitgtk:browserOptions`, with the window's inside as `--size=WIDTHxHEIGHT`
in px. What ENGINE_TEST_SCRIPT holds runs in every page before any of its own.
"""

import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

size = next(arg.split("=")[1] for arg in sys.argv if arg.startswith("--size="))
width, height = (int(side) for side in size.split("x"))


def create_view(_session):
    content = WebKit2.UserContentManager()
    content.add_script(
        WebKit2.UserScript.new(
            os.environ["ENGINE_TEST_SCRIPT"],
            WebKit2.UserContentInjectedFrames.TOP_FRAME,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    view = WebKit2.WebView(
        web_context=context,
        is_controlled_by_automation=True,
        user_content_manager=content,
    )
    # A frame would narrow the page, and no window manager is there to give the focus.
    window = Gtk.Window(decorated=False)
    window.set_default_size(width, height)
    window.add(view)
    window.show_all()
    view.grab_focus()
    window.present()
    view.connect("close", lambda _view: window.destroy())
    return view


def start_session(_context, session):
    information = WebKit2.ApplicationInfo()
    information.set_name("WebKitGTK")
    information.set_version(
        WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
    )
    session.set_application_info(information)
    session.connect("create-web-view", create_view)


context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.connect("automation-started", start_session)
Gtk.main()
