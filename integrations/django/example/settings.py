"""Settings of the site; Saaristo's are at the end."""
import os
from pathlib import Path

BASE_DIR = Path(__file__).resolve().parent.parent

DEBUG = True
SECRET_KEY = "of this example alone"
ALLOWED_HOSTS = ["localhost", "127.0.0.1"]
ROOT_URLCONF = "example.urls"
USE_TZ = True

INSTALLED_APPS = ["saaristo"]

MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "saaristo.middleware.content_security_policy",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "saaristo.middleware.prerender",
]

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
    }
]

# The build of Saaristo.
SAARISTO_DIST = Path(os.environ.get("SAARISTO_DIST", BASE_DIR.parent.parent / "dist"))
# Address of `saaristo-prerender`; without it pages are sent with their fallbacks.
SAARISTO_SIDECAR = os.environ.get("SAARISTO_SIDECAR")
