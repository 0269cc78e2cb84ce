# Create a payment with curl, and verify a webhook with openssl.

create() {
  # snippet: create
  curl --silent --fail-with-body "$MITAKO_API_URL/gateway/payments" \
    --header "Authorization: Bearer $MITAKO_API_KEY" \
    --header 'Content-Type: application/json' \
    --header "Idempotency-Key: $order" \
    --data '{"amount": 5000, "currency": "XAF"}'
  # end
}

verify() {
  # snippet: verify
  # $id, $timestamp and $signatures are the webhook-* headers, and body.json the bytes of the body.
  # Refuse a timestamp that is more than five minutes away.
  key=$(printf %s "${MITAKO_WEBHOOK_SECRET#whsec_}" | base64 -d | od -An -v -tx1 | tr -d ' \n')
  expected=$({ printf '%s.%s.' "$id" "$timestamp"; cat body.json; } |
    openssl dgst -sha256 -mac hmac -macopt "hexkey:$key" -binary | base64)
  case " $signatures " in *" v1,$expected "*) echo valid ;; *) echo refused ;; esac
  # end
}

case $1 in
create)
  MITAKO_API_URL=$2 MITAKO_API_KEY=$3 order=$4
  create
  ;;
verify)
  MITAKO_WEBHOOK_SECRET=$2 id=$3 timestamp=$4 signatures=$5
  age=$((NOW - timestamp))
  cd "$(mktemp -d)" && cat > body.json
  if [ "${age#-}" -gt 300 ]; then echo refused; else verify; fi
  ;;
esac
