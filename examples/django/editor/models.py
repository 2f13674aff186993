from django.conf import settings
from django.db import models


class Page(models.Model):
    """A page of the block editor: what is edited, and what visitors see."""

    path = models.CharField(max_length=200, unique=True)
    draft = models.JSONField()
    published = models.JSONField(null=True)
    # Increases with every save.
    version = models.PositiveIntegerField(default=1)
    saved_at = models.DateTimeField(auto_now=True)
    saved_by = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True)

    class Meta:
        permissions = [("publish_page", "Can publish pages")]


class Picture(models.Model):
    file = models.FileField(upload_to="editor")
    name = models.CharField(max_length=300)
    alt = models.CharField(max_length=300)
