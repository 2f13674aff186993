"""Serves the files of the build, with the headers of a web server."""
from django.conf import settings
from django.views.static import serve


def build_file(request, name):
    response = serve(request, name, document_root=settings.SAARISTO_DIST)
    is_chunk = name.startswith("chunks/")
    response["Cache-Control"] = "public, max-age=31536000, immutable" if is_chunk else "no-cache"
    return response
