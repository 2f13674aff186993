import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    initial = True

    dependencies = [migrations.swappable_dependency(settings.AUTH_USER_MODEL)]

    operations = [
        migrations.CreateModel(
            name="Picture",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("file", models.FileField(upload_to="editor")),
                ("name", models.CharField(max_length=300)),
                ("alt", models.CharField(max_length=300)),
            ],
        ),
        migrations.CreateModel(
            name="Page",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("path", models.CharField(max_length=200, unique=True)),
                ("draft", models.JSONField()),
                ("published", models.JSONField(null=True)),
                ("version", models.PositiveIntegerField(default=1)),
                ("saved_at", models.DateTimeField(auto_now=True)),
                (
                    "saved_by",
                    models.ForeignKey(
                        null=True, on_delete=django.db.models.deletion.SET_NULL, to=settings.AUTH_USER_MODEL
                    ),
                ),
            ],
            options={"permissions": [("publish_page", "Can publish pages")]},
        ),
    ]
