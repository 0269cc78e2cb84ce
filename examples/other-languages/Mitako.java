// Create a payment and verify a webhook, with Java 17 alone.
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public final class Mitako {
    // snippet: create
    /** Retry with the same idempotency key: the payment is then created once, however often it is sent. */
    static String createPayment(String apiUrl, String apiKey, String payment, String idempotencyKey) throws Exception {
        var request = HttpRequest.newBuilder(URI.create(apiUrl + "/gateway/payments"))
            .timeout(Duration.ofSeconds(30))
            .header("Authorization", "Bearer " + apiKey)
            .header("Content-Type", "application/json")
            .header("Idempotency-Key", idempotencyKey)
            .POST(HttpRequest.BodyPublishers.ofString(payment))
            .build();
        var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
        if (response.statusCode() >= 300) throw new IllegalStateException(response.body());
        return response.body(); // JSON: data.payment.id, data.payment.checkout_url
    }
    // end

    // snippet: verify
    static final Duration TOLERANCE = Duration.ofMinutes(5);

    /** Whether Mitako sent exactly these bytes, within five minutes. The strings are the webhook-* headers. */
    static boolean verifyWebhook(String secret, String id, String timestamp, String signatures, byte[] body, Instant now)
        throws GeneralSecurityException {
        if (!timestamp.matches("[0-9]{1,12}")) return false;
        var sentAt = Instant.ofEpochSecond(Long.parseLong(timestamp));
        if (Duration.between(sentAt, now).abs().compareTo(TOLERANCE) > 0) return false;
        var mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(Base64.getDecoder().decode(secret.substring("whsec_".length())), "HmacSHA256"));
        mac.update((id + "." + timestamp + ".").getBytes(StandardCharsets.UTF_8));
        var expected = ("v1," + Base64.getEncoder().encodeToString(mac.doFinal(body))).getBytes(StandardCharsets.UTF_8);
        return Arrays.stream(signatures.split(" "))
            .anyMatch(one -> MessageDigest.isEqual(one.getBytes(StandardCharsets.UTF_8), expected));
    }
    // end

    public static void main(String[] args) throws Exception {
        if (args[0].equals("create")) {
            System.out.println(createPayment(args[1], args[2], "{\"amount\": 5000, \"currency\": \"XAF\"}", args[3]));
            return;
        }
        var now = Instant.ofEpochSecond(Long.parseLong(System.getenv("NOW")));
        var isValid = verifyWebhook(args[1], args[2], args[3], args[4], System.in.readAllBytes(), now);
        System.out.println(isValid ? "valid" : "refused");
    }
}
