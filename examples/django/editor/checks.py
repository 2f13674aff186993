"""Checks pages by the sidecar, which has the widgets' schemas and the sanitiser of rich text."""
import json
import logging
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.parse import urljoin
from urllib.request import Request, urlopen

from django.conf import settings

log = logging.getLogger("saaristo")


class Refusal(Exception):
    """An answer with an error. `body` replaces the message."""

    def __init__(self, status, message, body=None):
        super().__init__(message)
        self.status = status
        self.body = body or {"error": message}


def check_page(page):
    """Returns the page to store, with sanitised rich text, and the faults of its blocks."""
    address = urljoin(settings.SAARISTO_SIDECAR or "http://127.0.0.1:4180/", "page")
    question = Request(address, json.dumps(page).encode(), {"Content-Type": "application/json"})
    try:
        with urlopen(question, timeout=15) as answer:
            checked = json.load(answer)
    except HTTPError as error:
        if error.code != 422:
            raise Refusal(503, "The page can not be checked now.") from error
        raise Refusal(400, json.load(error)["error"]) from error
    # HTTPException: the answer is incomplete.
    except (OSError, HTTPException, ValueError) as error:
        log.warning("The sidecar does not check pages: %s", error)
        raise Refusal(503, "The page can not be checked now.") from error
    return checked["details"], checked["faults"]
