"""The server of the block editor (docs/editor-for-your-cms.md): its documents, and its API."""
import hashlib
import json
import re
from functools import wraps
from urllib.parse import unquote

from django.conf import settings
from django.contrib.auth.decorators import permission_required
from django.core.files.base import ContentFile
from django.db import IntegrityError, transaction
from django.db.models import F
from django.http import Http404, JsonResponse
from django.shortcuts import get_object_or_404, render
from django.utils import timezone
from django.views.decorators.cache import cache_control, never_cache
from django.views.decorators.csrf import ensure_csrf_cookie

from .checks import Refusal, check_page
from .models import Page, Picture

MAX_PICTURE_BYTES = 10 * 1024 * 1024
# What the editor offers: all that this server answers.
FEATURES = ["list", "create", "publish", "unpublish", "remove", "links", "linkCheck", "media"]
PATH = re.compile(r"/[\w~-][\w~-]*(/[\w~-]+)*", re.ASCII)
OWN_PATH = re.compile(r"/(accounts|api|editor|media|saaristo|site)(/|$)", re.IGNORECASE)
PICTURES = {"png": rb"\x89PNG", "jpg": rb"\xff\xd8\xff", "webp": rb"RIFF....WEBP"}

# The editor uses inline styles and no trusted types, and shows the page in a frame.
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'self'"
)


def document(view):
    """Makes a document of the editor, for people who may change pages."""

    @never_cache
    @ensure_csrf_cookie
    @permission_required("editor.change_page", login_url="login")
    @wraps(view)
    def wrapped(request, *args, **kwargs):
        response = view(request, *args, **kwargs)
        response.headers["Content-Security-Policy"] = POLICY
        return response

    return wrapped


def call(permission="editor.change_page"):
    """Makes a call of the editor. Django's middleware has checked the csrf token of writes."""

    def decorate(view):
        @never_cache
        @wraps(view)
        def wrapped(request, *args, **kwargs):
            if not request.user.is_authenticated:
                return JsonResponse({"error": "Sign in."}, status=401)
            try:
                if not request.user.has_perms(["editor.change_page", permission]):
                    raise Refusal(403, "You may not do this.")
                return JsonResponse(view(request, *args, **kwargs))
            except Refusal as refusal:
                return JsonResponse(refusal.body, status=refusal.status)
            except Http404:
                return JsonResponse({"error": "This does not exist."}, status=404)

        return wrapped

    return decorate


def read_body(request):
    try:
        body = json.loads(request.body)
    except ValueError:
        body = None
    if not isinstance(body, dict):
        raise Refusal(400, "This is no JSON object.")
    return body


def get_state(page):
    if page.published is None:
        return "draft"
    return "published" if page.published == page.draft else "changed"


def answer(page):
    """A page in the form of the editor."""
    return {
        **page.draft,
        "id": page.pk,
        "site": settings.SAARISTO_PAGE["site"],
        "language": settings.SAARISTO_PAGE["language"],
        "path": page.path,
        "version": page.version,
        "state": get_state(page),
        "savedAt": page.saved_at.isoformat(),
        "savedBy": page.saved_by and page.saved_by.get_username(),
    }


def require_version(pk, version):
    """The editor merges the answered page into its own, and sends the change again."""
    page = get_object_or_404(Page, pk=pk)
    if page.version != version:
        raise Refusal(409, "Somebody else has saved the page.", answer(page))
    return page


def find_pages(request):
    text = request.GET.get("q", "").strip().lower()
    pages = Page.objects.order_by("path")
    return [page for page in pages if text in page.path.lower() or text in page.draft["title"].lower()]


@document
def editor(request):
    user = request.user
    role = "publisher" if user.has_perm("editor.publish_page") else "editor"
    given = {
        "api": "/editor/api",
        "features": FEATURES,
        "csrf": {"header": "X-CSRFToken", "cookie": settings.CSRF_COOKIE_NAME},
        "user": {"name": user.get_username(), "role": role},
        "addresses": {
            "list": "/editor",
            "page": "/editor?page={id}",
            "canvas": "/editor/canvas/{id}",
            "preview": "/editor/preview/{id}",
            "signIn": "/accounts/login/?next=/editor",
        },
    }
    return render(request, "editor.html", {"settings": given})


@document
def canvas(request, pk):
    """The page without its blocks, in which the editor shows them."""
    page = {**get_object_or_404(Page, pk=pk).draft, "blocks": [], "settings": {**settings.SAARISTO_PAGE, "editMode": True}}
    styles = ["/site.css", "/saaristo/editor/canvas.css"]
    return render(request, "page.html", {"page": page, "canvas": True, "styles": styles})


def show(request, details):
    page = {**details, "settings": settings.SAARISTO_PAGE}
    return render(request, "page.html", {"page": page, "styles": ["/site.css"]})


@document
def preview(request, pk):
    return show(request, get_object_or_404(Page, pk=pk).draft)


@ensure_csrf_cookie
@cache_control(no_cache=True)
def published(request, path):
    page = get_object_or_404(Page, path=f"/{path}", published__isnull=False)
    return show(request, page.published)


@call()
def me(request):
    return {"name": request.user.get_username()}


@call()
def pages(request):
    if request.method == "POST":
        return create(request)
    return {
        "rows": [
            {"id": page.pk, "title": page.draft["title"], "path": page.path, "state": get_state(page)}
            for page in find_pages(request)
        ]
    }


def create(request):
    body = read_body(request)
    path = str(body.get("path", "")).strip()
    if len(path) > 200 or not PATH.fullmatch(path) or OWN_PATH.match(path):
        raise Refusal(400, "This path can not be used.")
    details, _ = check_page({"title": body.get("title"), "description": "", "blocks": []})
    try:
        with transaction.atomic():
            page = Page.objects.create(path=path, draft=details, saved_by=request.user)
    except IntegrityError:
        raise Refusal(409, "There is a page at this path.") from None
    return {"id": page.pk}


@call()
def page(request, pk):
    if request.method != "PUT":
        return answer(get_object_or_404(Page, pk=pk))
    body = read_body(request)
    details, _ = check_page(body)
    version = body.get("version")
    require_version(pk, version)
    saved_at = timezone.now()
    changed = Page.objects.filter(pk=pk, version=version).update(
        draft=details, version=F("version") + 1, saved_at=saved_at, saved_by=request.user
    )
    if not changed:
        # Somebody was faster.
        require_version(pk, version)
    return {"version": version + 1, "savedAt": saved_at.isoformat(), "blocks": details["blocks"]}


@call("editor.publish_page")
def publish(request, pk):
    page = require_version(pk, read_body(request).get("version"))
    _, faults = check_page(page.draft)
    if not page.draft["title"].strip():
        raise Refusal(400, "The page needs a title.")
    if faults:
        raise Refusal(400, " ".join(f"Block {fault['block'] + 1}: {fault['message']}" for fault in faults))
    changed = Page.objects.filter(pk=pk, version=page.version).update(published=page.draft)
    if not changed:
        require_version(pk, page.version)
    page.refresh_from_db()
    return answer(page)


@call("editor.publish_page")
def unpublish(request, pk):
    page = get_object_or_404(Page, pk=pk)
    page.published = None
    page.save(update_fields=["published"])
    return answer(page)


@call("editor.publish_page")
def remove(request, pk):
    get_object_or_404(Page, pk=pk).delete()
    return {}


@call()
def links(request):
    return {
        "rows": [{"title": page.draft["title"], "path": page.path, "kind": "page"} for page in find_pages(request)]
    }


@call()
def link(request):
    path = request.GET.get("path", "")
    return {"found": path == "/" or Page.objects.filter(path=path).exists()}


def describe(picture):
    return {
        "id": picture.pk,
        "name": picture.name,
        "alt": picture.alt,
        "url": picture.file.url,
        "width": 0,
        "height": 0,
        "focus": {"x": 0.5, "y": 0.5},
        "tags": [],
    }


@call()
def media(request):
    if request.method == "POST":
        return add_picture(request)
    text = request.GET.get("q", "").strip().lower()
    found = (one for one in Picture.objects.order_by("-pk") if text in f"{one.name} {one.alt}".lower())
    return {"rows": [describe(picture) for picture in found]}


def add_picture(request):
    if int(request.headers.get("Content-Length") or 0) > MAX_PICTURE_BYTES:
        raise Refusal(413, "The picture is too large.")
    data = request.body
    ending = next((name for name, start in PICTURES.items() if re.match(start, data[:12], re.DOTALL)), None)
    if ending is None:
        raise Refusal(415, "This is no PNG, JPEG or WebP picture.")
    name, alt = (unquote(request.headers.get(header, ""))[:300] for header in ("X-File-Name", "X-Alt"))
    picture = Picture(name=name, alt=alt)
    picture.file.save(f"{hashlib.sha256(data).hexdigest()[:20]}.{ending}", ContentFile(data))
    return describe(picture)
