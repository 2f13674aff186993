"""The content security policy, and server rendering of islands."""
import json
import logging
from http.client import HTTPException
from urllib.request import Request, urlopen

from django.conf import settings
from django.utils.cache import add_never_cache_headers

log = logging.getLogger("saaristo")

CONTENT_SECURITY_POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types saaristo"
)


def content_security_policy(get_response):
    """Skips Django's admin, whose scripts do not support trusted types, and the error pages of DEBUG, which have inline styles."""

    def middleware(request):
        response = get_response(request)
        is_admin = request.resolver_match and "admin" in request.resolver_match.app_names
        if not is_admin and not (settings.DEBUG and response.status_code in (404, 500)):
            response.headers.setdefault("Content-Security-Policy", CONTENT_SECURITY_POLICY)
        return response

    return middleware


def prerender(get_response):
    """Sends pages with markers through the sidecar. Leaves them unchanged if it does not answer."""

    def middleware(request):
        response = get_response(request)
        is_page = response.headers.get("Content-Type", "").startswith("text/html") and not response.streaming
        if not is_page or b"data-widget=" not in response.content:
            return response
        # Such a page shows a visitor's form values.
        if "form-result" in request.GET:
            add_never_cache_headers(response)
        if getattr(settings, "SAARISTO_SIDECAR", None):
            page = {"html": response.content.decode(), "url": request.build_absolute_uri()}
            question = Request(
                settings.SAARISTO_SIDECAR, json.dumps(page).encode(), {"Content-Type": "application/json"}
            )
            try:
                with urlopen(question, timeout=2) as answer:
                    response.content = answer.read()
            # HTTPException: the answer is incomplete.
            except (OSError, HTTPException) as error:
                log.warning("The page %s is not prerendered: %s", request.path, error)
        return response

    return middleware
