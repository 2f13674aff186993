from django.conf import settings
from django.urls import include, path

from saaristo.captcha import challenge
from saaristo.files import build_file
from saaristo.forms import result

from . import views

urlpatterns = [
    path("", views.page),
    path("api/contentlikecount/<path:content_id>", views.like),
    path("api/contact/retail/question", views.question),
    path("api/captcha/challenge", challenge),
    path("api/forms/results/<str:key>", result),
    # In production the web server sends these files, with the same headers.
    path("saaristo/<path:name>", build_file),
]

if settings.EDITOR_DATA:
    from django.contrib.auth.views import LoginView
    from django.views.static import serve

    from editor.views import published

    urlpatterns += [
        path("accounts/login/", LoginView.as_view(), name="login"),
        path("", include("editor.urls")),
        path("site.css", serve, {"path": "site.css", "document_root": settings.BASE_DIR.parent}),
        path("media/<path:path>", serve, {"document_root": settings.MEDIA_ROOT}),
        # After the site's own paths.
        path("<path:path>", published),
    ]
