"""The server side of the captcha: browsers solve a proof of work for each form (ALTCHA, PBKDF2)."""
import base64
import hashlib
import json
import secrets
import time

from django.core.cache import cache
from django.http import JsonResponse
from django.utils.crypto import constant_time_compare, salted_hmac
from django.views.decorators.cache import never_cache

# An older phone needs well under a second.
COST = 1000
TRIES = range(100, 400)
SECONDS_TO_SOLVE = 900


def _derived(parameters, counter):
    password = bytes.fromhex(parameters["nonce"]) + counter.to_bytes(4, "big")
    salt = bytes.fromhex(parameters["salt"])
    return hashlib.pbkdf2_hmac("sha256", password, salt, COST, 32).hex()


def _signature(parameters):
    return salted_hmac("saaristo.captcha", json.dumps(parameters, sort_keys=True), algorithm="sha256").hexdigest()


@never_cache
def challenge(request):
    """Answers `challengeUrl` of the page settings with a challenge. It does not contain the number to find."""
    parameters = {
        "algorithm": "PBKDF2/SHA-256",
        "nonce": secrets.token_hex(16),
        "salt": secrets.token_hex(16),
        "cost": COST,
        "keyLength": 32,
        "expiresAt": int(time.time()) + SECONDS_TO_SOLVE,
    }
    parameters["keyPrefix"] = _derived(parameters, secrets.choice(TRIES))[:32]
    return JsonResponse({"parameters": parameters, "signature": _signature(parameters)})


def is_solved(token):
    """Returns whether a token solves a valid challenge of this site. Each solution is accepted once."""
    try:
        answer = json.loads(base64.b64decode(token))
        parameters, signature = answer["challenge"]["parameters"], answer["challenge"]["signature"]
        # Signed data comes from this site, so its fields exist.
        if not constant_time_compare(signature, _signature(parameters)) or parameters["expiresAt"] < time.time():
            return False
        if not _derived(parameters, answer["solution"]["counter"]).startswith(parameters["keyPrefix"]):
            return False
    except (ValueError, TypeError, KeyError, AttributeError, OverflowError):
        return False
    # Several processes need a shared cache.
    return cache.add(f"saaristo.captcha:{signature}", True, SECONDS_TO_SOLVE)
