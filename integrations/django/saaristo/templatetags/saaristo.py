"""`{% saaristo_head blocks settings %}` for the head, `{% saaristo_marker block %}` for each block, `{% saaristo_blocks blocks %}`
for those of the block editor,
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


@register.simple_tag
def saaristo_marker(block):
    return format_html(
        '<div data-widget="{}" data-props="{}" data-props-version="{}" data-load="{}">{}</div>',
        block["widget"],
        json.dumps(block["props"], allow_nan=False),
        block["version"],
        block["load"],
        mark_safe(block["fallback"]),
    )


def read_catalogue():
    catalogue = json.loads((site.SAARISTO_DIST / "widgets.json").read_text("utf-8"))
    return {widget["name"]: widget for widget in catalogue["widgets"]}


@register.simple_tag
def saaristo_blocks(blocks):
    """Blocks of the block editor: markers, and rich text that was sanitised when it was stored."""
    catalogue = read_catalogue()

    def render(block):
        if "html" in block:
            own = mark_safe(block["html"])
        else:
            widget = catalogue.get(block["widget"], {})
            defaults = {"version": widget.get("version", 1), "load": widget.get("load", "visible"), "fallback": ""}
            own = saaristo_marker({**defaults, **block})
        classes = " ".join(f"hide-on-{width}" for width in block.get("hideOn", []))
        return format_html('<div class="{}">{}</div>', classes, own) if classes else own

    return format_html_join("\n", "{}", ((render(block),) for block in blocks))


@register.simple_tag
def saaristo_head(blocks, settings):
    """Stylesheet, preloads, page settings, script."""
    catalogue = read_catalogue()
    blocks = [block for block in blocks if "widget" in block]

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
