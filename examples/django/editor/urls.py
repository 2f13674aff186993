from django.urls import path

from . import views

urlpatterns = [
    path("editor", views.editor),
    path("editor/canvas/<int:pk>", views.canvas),
    path("editor/preview/<int:pk>", views.preview),
    path("editor/api/me", views.me),
    path("editor/api/pages", views.pages),
    path("editor/api/pages/<int:pk>", views.page),
    path("editor/api/pages/<int:pk>/publish", views.publish),
    path("editor/api/pages/<int:pk>/unpublish", views.unpublish),
    path("editor/api/pages/<int:pk>/delete", views.remove),
    path("editor/api/links", views.links),
    path("editor/api/link", views.link),
    path("editor/api/media", views.media),
]
