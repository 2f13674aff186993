"""`{% saaristo_head blocks settings %}` for the head, `{% saaristo_marker block %}` for each block,
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


@register.simple_tag
def saaristo_head(blocks, settings):
    """Stylesheet, preloads, page settings, script."""
    catalogue = json.loads((site.SAARISTO_DIST / "widgets.json").read_text("utf-8"))
    chunks = {widget["name"]: widget["chunks"] for widget in catalogue["widgets"]}

    def links(rel, some, ending):
        names = dict.fromkeys(file for block in some for file in chunks.get(block["widget"], []))
        files = ((rel, file) for file in names if file.endswith(ending))
        return format_html_join("\n", '<link rel="{}" href="/saaristo/{}">', files)

    eager = [block for block in blocks if block["load"] == "eager"]
    settings = json.dumps({"antiForgery": ANTI_FORGERY, **settings}, allow_nan=False)
    return format_html(
        '<link rel="stylesheet" href="/saaristo/saaristo.css">\n{}\n{}\n'
        '<script type="application/json" data-widget-settings>{}</script>\n'
        '<script type="module" src="/saaristo/saaristo.js"></script>',
        links("stylesheet", blocks, ".css"),
        links("modulepreload", eager, ".js"),
        mark_safe(settings.replace("<", "\\u003c")),
    )
