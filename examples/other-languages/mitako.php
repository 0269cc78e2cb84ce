<?php
// Create a payment and verify a webhook, with PHP 8 alone.

// snippet: create
/** Retry with the same idempotency key: the payment is then created once, however often it is sent. */
function create_payment(string $apiUrl, string $apiKey, array $payment, string $idempotencyKey): array
{
    $context = stream_context_create(['http' => [
        'method' => 'POST',
        'header' => "Authorization: Bearer $apiKey\r\nContent-Type: application/json\r\nIdempotency-Key: $idempotencyKey",
        'content' => json_encode($payment),
        'timeout' => 30,
        'ignore_errors' => true,
    ]]);
    $body = file_get_contents("$apiUrl/gateway/payments", false, $context);
    if ($body === false) {
        throw new RuntimeException('No answer: send it again with the same idempotency key.');
    }
    $answer = json_decode($body, true, flags: JSON_THROW_ON_ERROR);
    return $answer['data']['payment'] ?? throw new RuntimeException("{$answer['code']}: {$answer['error']}");
}
// end

// snippet: verify
const TOLERANCE_SECONDS = 300;

/** Whether Mitako sent exactly these bytes, within five minutes. The strings are the webhook-* headers. */
function verify_webhook(string $secret, string $id, string $timestamp, string $signatures, string $body, ?int $now = null): bool
{
    if (!ctype_digit($timestamp) || abs(($now ?? time()) - (int) $timestamp) > TOLERANCE_SECONDS) {
        return false;
    }
    $key = base64_decode(substr($secret, strlen('whsec_')));
    $expected = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$timestamp.$body", $key, true));
    foreach (explode(' ', $signatures) as $one) {
        if (hash_equals($expected, $one)) {
            return true;
        }
    }
    return false;
}
// end

if ($argv[1] === 'create') {
    $payment = create_payment($argv[2], $argv[3], ['amount' => 5000, 'currency' => 'XAF'], $argv[4]);
    echo $payment['id'], ' ', $payment['checkout_url'], "\n";
} else {
    $body = file_get_contents('php://stdin');
    echo verify_webhook($argv[2], $argv[3], $argv[4], $argv[5], $body, (int) getenv('NOW')) ? 'valid' : 'refused', "\n";
}
