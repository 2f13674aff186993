"""Calls of forms: JSON of scripts, and native posts of browsers without JavaScript."""
import base64
import json
import re
import secrets
from functools import wraps
from urllib.parse import urlencode, urljoin, urlsplit

from django.core.cache import cache
from django.core.files.uploadedfile import SimpleUploadedFile
from django.http import HttpResponseForbidden, HttpResponseRedirect, JsonResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt, csrf_protect
from django.views.decorators.http import require_POST

from .captcha import is_solved

SECONDS_TO_READ = 600
RESULT = "form-result"
# A longer refused post keeps only its errors, because the cache is shared by all visitors.
MAX_STORED_BYTES = 64 * 1024


def saaristo_form(captcha=True):
    """
    Makes a view of a function `(request, data, files)` that stores a form. It returns what is wrong, a dictionary of
    keys of the form's texts by field, or nothing. `data` is read as forms of Django read it: `SomeForm(data)`.
    """

    def decorate(store):
        @csrf_protect
        def sent_by_script(request):
            try:
                body = json.loads(request.body)
                # Contact forms have an envelope; others are flat.
                data = body.get("Data", body)
                files = [_file(one) for one in body.get("Files") or []]
                if not isinstance(data, dict):
                    raise TypeError("no fields")
                token = body.get("MTCaptchaToken") or body.get("captchaToken") or ""
            except (ValueError, AttributeError, KeyError, TypeError):
                return _refusal("The body has to be the JSON of a form.")
            if captcha and not is_solved(token):
                return _refusal("The captcha is not solved.")
            errors = store(request, data, files)
            if errors:
                return JsonResponse({"error": "These fields are not right.", "fields": errors}, status=400)
            return JsonResponse({"isSuccess": True, "success": True})

        @wraps(store)
        # Pages with native forms may be cached, and contain no csrf token.
        @csrf_exempt
        @require_POST
        def call(request):
            if not request.content_type.startswith(("multipart/form-data", "application/x-www-form-urlencoded")):
                return sent_by_script(request)
            page = _page(request)
            if page is None:
                return HttpResponseForbidden("A form is taken from a page of the same site alone.")
            return _redirect_back(request, page, _check_form(request, store, captcha))

        return call

    return decorate


@never_cache
def result(request, key):
    """Answers with the result of a native post."""
    stored = cache.get(f"saaristo.form:{key}")
    return JsonResponse(stored or {"error": "There is no such result."}, status=200 if stored else 404)


def get_question_number(kind):
    """Returns the number in the plain question of a form, which replaces the captcha."""
    total = 0
    for letter in kind:
        total = (total * 31 + ord(letter)) % 9973
    return 2 + total % 8


def _refusal(why):
    return JsonResponse({"error": why}, status=400)


def _file(sent):
    """A file in a script's call: `Data` is a data URL."""
    head, _, content = sent["Data"].partition(",")
    return SimpleUploadedFile(sent["Name"], base64.b64decode(content), head[5:].split(";")[0])


def _page(request):
    """Returns the address of the form's page on this site, or None if the browser does not send one."""
    headers = request.headers
    site, page = headers.get("Sec-Fetch-Site"), headers.get("Referer", "")
    is_own = _is_own_page(request, headers.get("Origin", "")) if site is None else site == "same-origin"
    is_form = headers.get("Sec-Fetch-Mode", "navigate") == "navigate"
    return page if is_own and is_form and _is_own_page(request, page) else None


def _is_own_page(request, address):
    """Compares hosts, since behind a proxy the scheme differs."""
    try:
        return urlsplit(address).netloc == request.get_host()
    except ValueError:
        return False


def _check_form(request, store, captcha):
    post = request.POST
    files = [file for name in request.FILES for file in request.FILES.getlist(name)]
    if captcha and post.get("form-answer", "").strip().rstrip(".") != str(get_question_number(post.get("form-kind", ""))):
        return {"form-answer": "wrongAnswer"}
    # A filled honeypot is answered as if the form were sent.
    if post.get("form-website"):
        return None
    return store(request, post, files)


def _redirect_back(request, page, errors):
    post = request.POST
    thanks = urljoin(page, post.get("form-thanks", ""))
    if not errors and post.get("form-thanks") and urlsplit(thanks)[:2] == urlsplit(page)[:2]:
        return _see(thanks)
    key = secrets.token_urlsafe(32)
    place = post.get("form-id", "")
    stored = {"id": place, "kind": post.get("form-kind", ""), "isSent": not errors, "errors": errors or {}}
    stored.update(values={}, labels=[], files=[])
    if errors:
        try:
            stored["labels"] = json.loads(post.get("form-labels", "[]"))
        except ValueError:
            pass
        stored["values"] = {name: values[0] if len(values) == 1 else values for name, values in post.lists()}
        stored["files"] = [{"name": file.name} for name in request.FILES for file in request.FILES.getlist(name)]
    if len(json.dumps(stored)) > MAX_STORED_BYTES:
        stored.update(id=place[:100], kind=stored["kind"][:100], values={}, labels=[], files=[])
    cache.set(f"saaristo.form:{key}", stored, SECONDS_TO_READ)
    address = urlsplit(page)
    query = [part for part in address.query.split("&") if part and not part.startswith(f"{RESULT}=")]
    anchor = place if re.fullmatch(r"[\w-]{1,100}", place) else ""
    return _see(address._replace(query="&".join([*query, urlencode({RESULT: key})]), fragment=anchor).geturl())


def _see(address):
    response = HttpResponseRedirect(address)
    response.status_code = 303
    return response
