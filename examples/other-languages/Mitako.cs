// Create a payment and verify a webhook, with .NET alone.
using System;
using System.IO;
using System.Linq;
using System.Net.Http;
using System.Security.Cryptography;
using System.Text;
using System.Threading.Tasks;

public static class Mitako
{
    // snippet: create
    static readonly HttpClient Http = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };

    /// <summary>Retry with the same idempotency key: the payment is then created once, however often it is sent.</summary>
    public static async Task<string> CreatePayment(string apiUrl, string apiKey, string payment, string idempotencyKey)
    {
        var request = new HttpRequestMessage(HttpMethod.Post, apiUrl + "/gateway/payments");
        request.Headers.Add("Authorization", "Bearer " + apiKey);
        request.Headers.Add("Idempotency-Key", idempotencyKey);
        request.Content = new StringContent(payment, Encoding.UTF8, "application/json");
        var response = await Http.SendAsync(request);
        var body = await response.Content.ReadAsStringAsync();
        if (!response.IsSuccessStatusCode) throw new InvalidOperationException(body);
        return body; // JSON: data.payment.id, data.payment.checkout_url
    }
    // end

    // snippet: verify
    static readonly TimeSpan Tolerance = TimeSpan.FromMinutes(5);

    /// <summary>Whether Mitako sent exactly these bytes, within five minutes. The strings are the webhook-* headers.</summary>
    public static bool VerifyWebhook(
        string secret, string id, string timestamp, string signatures, byte[] body, DateTimeOffset now)
    {
        if (timestamp.Length > 11 || !timestamp.All(c => c >= '0' && c <= '9') || !long.TryParse(timestamp, out var seconds))
            return false;
        if ((now - DateTimeOffset.FromUnixTimeSeconds(seconds)).Duration() > Tolerance) return false;
        var signed = Encoding.UTF8.GetBytes(id + "." + timestamp + ".").Concat(body).ToArray();
        using (var hmac = new HMACSHA256(Convert.FromBase64String(secret.Substring("whsec_".Length))))
        {
            var expected = Encoding.UTF8.GetBytes("v1," + Convert.ToBase64String(hmac.ComputeHash(signed)));
            return signatures.Split(' ').Any(
                one => CryptographicOperations.FixedTimeEquals(Encoding.UTF8.GetBytes(one), expected));
        }
    }
    // end

    public static void Main(string[] args)
    {
        if (args[0] == "create")
        {
            var payment = "{\"amount\": 5000, \"currency\": \"XAF\"}";
            Console.WriteLine(CreatePayment(args[1], args[2], payment, args[3]).GetAwaiter().GetResult());
            return;
        }
        var body = new MemoryStream();
        Console.OpenStandardInput().CopyTo(body);
        var now = DateTimeOffset.FromUnixTimeSeconds(long.Parse(Environment.GetEnvironmentVariable("NOW")));
        var isValid = VerifyWebhook(args[1], args[2], args[3], args[4], body.ToArray(), now);
        Console.WriteLine(isValid ? "valid" : "refused");
    }
}
