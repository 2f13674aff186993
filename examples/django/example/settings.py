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

# The settings of pages.
SAARISTO_PAGE = {"site": "atriafi", "language": "fi"}

# The block editor, with its pages and pictures in this folder. It needs the sidecar, and `manage.py migrate`.
EDITOR_DATA = os.environ.get("PAGES")
if EDITOR_DATA:
    INSTALLED_APPS += ["django.contrib.auth", "django.contrib.contenttypes", "django.contrib.sessions", "editor"]
    MIDDLEWARE[-1:-1] = [
        "django.contrib.sessions.middleware.SessionMiddleware",
        "django.contrib.auth.middleware.AuthenticationMiddleware",
    ]
    TEMPLATES[0]["APP_DIRS"] = True
    DATABASES = {"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": Path(EDITOR_DATA) / "pages.sqlite3"}}
    DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
    # Drafts are larger than visitors' forms.
    DATA_UPLOAD_MAX_MEMORY_SIZE = 11 * 1024 * 1024
    MEDIA_ROOT = Path(EDITOR_DATA) / "media"
    MEDIA_URL = "/media/"
