import json
import os
from pathlib import Path

from django import forms
from django.conf import settings
from django.http import HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import cache_control
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_POST

from saaristo.forms import saaristo_form

# Example data; a site reads it from its database.
PAGE = Path(os.environ.get("PAGE", settings.BASE_DIR.parent / "page.json"))


@ensure_csrf_cookie
@cache_control(no_cache=True)
def page(request):
    return render(request, "page.html", {"page": json.loads(PAGE.read_text("utf-8"))})


@require_POST
def like(request, content_id):
    # Django has checked the csrf token. The site counts the like here.
    return HttpResponse(status=204)


class Question(forms.Form):
    Message = forms.CharField(max_length=2000)


@saaristo_form()
def question(request, data, files):
    form = Question(data)
    if not form.is_valid():
        return {name: "tooLong" if form.has_error(name, "max_length") else "requiredLabel" for name in form.errors}
    # The site stores form.cleaned_data here.
