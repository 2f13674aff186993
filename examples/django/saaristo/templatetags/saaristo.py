"""`{% saaristo_head blocks settings %}` for the head, `{% saaristo_blocks blocks %}` for the blocks,
`{{ settings.language|language_tag }}` for `<html lang>`."""
import json

from django import template
from django.conf import settings as site
from django.utils.html import format_html, format_html_join
from django.utils.safestring import mark_safe

register = template.Library()

# Django's own names; Saaristo's are XSRF-TOKEN and X-XSRF-TOKEN.
ANTI_FORGERY = {"cookie": site.CSRF_COOKIE_NAME, "header": "X-CSRFToken"}


@register.filter
def language_tag(language):
    """Saaristo calls Swedish `se`, which is Northern Sami in HTML."""
    return "sv" if language == "se" else language


def read_catalogue():
    catalogue = json.loads((site.SAARISTO_DIST / "widgets.json").read_text("utf-8"))
    return {widget["name"]: widget for widget in catalogue["widgets"]}


def render_slot(name, blocks, catalogue):
    content = render_blocks(blocks, catalogue)
    return format_html('<div data-slot="{}">{}</div>', name, content) if name else content


def render_marker(block, catalogue):
    widget = catalogue.get(block["widget"], {})
    slots = ((render_slot(name, blocks, catalogue),) for name, blocks in block.get("slots", {}).items())
    return format_html(
        '<div data-widget="{}" data-props="{}" data-props-version="{}" data-load="{}">{}{}</div>',
        block["widget"],
        json.dumps(block["props"], allow_nan=False),
        block.get("version", widget.get("version", 1)),
        block.get("load", widget.get("load", "visible")),
        mark_safe(block.get("fallback", "")),
        format_html_join("", "{}", slots),
    )


def render_block(block, catalogue):
    own = mark_safe(block["html"]) if "html" in block else render_marker(block, catalogue)
    classes = " ".join(f"hide-on-{width}" for width in block.get("hideOn", []))
    return format_html('<div class="{}">{}</div>', classes, own) if classes else own


def render_blocks(blocks, catalogue):
    return format_html_join("\n", "{}", ((render_block(block, catalogue),) for block in blocks))


def list_widgets(blocks):
    """The widgets of blocks and of those in their slots."""
    for block in blocks:
        if "widget" in block:
            yield block
        for inner in block.get("slots", {}).values():
            yield from list_widgets(inner)


@register.simple_tag
def saaristo_blocks(blocks):
    """Markers, and rich text of the block editor that was sanitised when it was stored."""
    return render_blocks(blocks, read_catalogue())


@register.simple_tag
def saaristo_head(blocks, settings):
    """Stylesheet, preloads, page settings, script."""
    catalogue = read_catalogue()
    blocks = list(list_widgets(blocks))

    def links(rel, some, ending):
        names = dict.fromkeys(file for block in some for file in catalogue.get(block["widget"], {}).get("chunks", []))
        files = ((rel, file) for file in names if file.endswith(ending))
        return format_html_join("\n", '<link rel="{}" href="/saaristo/{}">', files)

    eager = [block for block in blocks if block.get("load") == "eager"]
    settings = json.dumps({"antiForgery": ANTI_FORGERY, **settings}, allow_nan=False)
    return format_html(
        '<link rel="stylesheet" href="/saaristo/saaristo.css">\n{}\n{}\n'
        '<script type="application/json" data-widget-settings>{}</script>\n'
        '<script type="module" src="/saaristo/saaristo.js"></script>',
        links("stylesheet", blocks, ".css"),
        links("modulepreload", eager, ".js"),
        mark_safe(settings.replace("<", "\\u003c")),
    )
