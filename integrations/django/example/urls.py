from django.urls import path

from saaristo.files import build_file

from . import views

urlpatterns = [
    path("", views.page),
    path("api/contentlikecount/<path:content_id>", views.like),
    # In production the web server sends these, with the same headers.
    path("saaristo/<path:name>", build_file),
]
