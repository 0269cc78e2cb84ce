"""Create a payment and verify a webhook, with Python's standard library alone."""

# snippet: create
import json
import urllib.request


def create_payment(api_url, api_key, payment, idempotency_key):
    """Retry with the same idempotency key: the payment is then created once, however often it is sent."""
    request = urllib.request.Request(
        f"{api_url}/gateway/payments",
        data=json.dumps(payment).encode(),
        headers={
            "Authorization": f"Bearer {api_key}",
            "Content-Type": "application/json",
            "Idempotency-Key": idempotency_key,
        },
    )
    with urllib.request.urlopen(request, timeout=30) as response:
        return json.load(response)["data"]["payment"]
# end

# snippet: verify
import base64
import hashlib
import hmac
import time

TOLERANCE_SECONDS = 300


def verify_webhook(secret, webhook_id, timestamp, signatures, body, now=None):
    """Whether Mitako sent exactly these bytes, within five minutes. The strings are the webhook-* headers."""
    if not (timestamp.isascii() and timestamp.isdigit()):
        return False
    if abs((time.time() if now is None else now) - int(timestamp)) > TOLERANCE_SECONDS:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    digest = hmac.digest(key, f"{webhook_id}.{timestamp}.".encode() + body, hashlib.sha256)
    expected = b"v1," + base64.b64encode(digest)
    return any(hmac.compare_digest(one.encode(), expected) for one in signatures.split(" "))
# end


if __name__ == "__main__":
    import os
    import sys

    command, *rest = sys.argv[1:]
    if command == "create":
        api_url, api_key, key = rest
        payment = create_payment(api_url, api_key, {"amount": 5000, "currency": "XAF"}, key)
        print(payment["id"], payment["checkout_url"])
    else:
        body = sys.stdin.buffer.read()
        print("valid" if verify_webhook(*rest, body, float(os.environ["NOW"])) else "refused")
