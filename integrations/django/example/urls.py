from django.urls import path

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
