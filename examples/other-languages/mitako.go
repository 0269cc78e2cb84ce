// Create a payment and verify a webhook, with Go's standard library alone.
package main

import (
	"bytes"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"strconv"
	"strings"
	"time"
)

// snippet: create
type Payment struct {
	ID          string `json:"id"`
	CheckoutURL string `json:"checkout_url"`
}

// CreatePayment is retried with the same idempotency key: the payment is then created once, however often it is sent.
func CreatePayment(apiURL, apiKey string, payment map[string]any, idempotencyKey string) (Payment, error) {
	body, err := json.Marshal(payment)
	if err != nil {
		return Payment{}, err
	}
	request, err := http.NewRequest("POST", apiURL+"/gateway/payments", bytes.NewReader(body))
	if err != nil {
		return Payment{}, err
	}
	request.Header.Set("Authorization", "Bearer "+apiKey)
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Idempotency-Key", idempotencyKey)
	response, err := (&http.Client{Timeout: 30 * time.Second}).Do(request)
	if err != nil {
		return Payment{}, err
	}
	defer response.Body.Close()
	var answer struct {
		Data struct{ Payment Payment }
		Code string
		// A sentence.
		Error string
	}
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		return Payment{}, err
	}
	if response.StatusCode >= 300 {
		return Payment{}, fmt.Errorf("%s: %s", answer.Code, answer.Error)
	}
	return answer.Data.Payment, nil
}

// end

// snippet: verify
const tolerance = 5 * time.Minute

// VerifyWebhook reports whether Mitako sent exactly these bytes, within five minutes. The strings are the webhook-* headers.
func VerifyWebhook(secret, id, timestamp, signatures string, body []byte, now time.Time) bool {
	seconds, err := strconv.ParseInt(timestamp, 10, 64)
	if err != nil || now.Sub(time.Unix(seconds, 0)).Abs() > tolerance {
		return false
	}
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
	if err != nil {
		return false
	}
	mac := hmac.New(sha256.New, key)
	fmt.Fprintf(mac, "%s.%s.", id, timestamp)
	mac.Write(body)
	expected := []byte("v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil)))
	for _, one := range strings.Split(signatures, " ") {
		if hmac.Equal([]byte(one), expected) {
			return true
		}
	}
	return false
}

// end

func main() {
	if os.Args[1] == "create" {
		payment, err := CreatePayment(os.Args[2], os.Args[3], map[string]any{"amount": 5000, "currency": "XAF"}, os.Args[4])
		if err != nil {
			fmt.Println(err)
			os.Exit(1)
		}
		fmt.Println(payment.ID, payment.CheckoutURL)
		return
	}
	body, _ := io.ReadAll(os.Stdin)
	now, _ := strconv.ParseInt(os.Getenv("NOW"), 10, 64)
	if VerifyWebhook(os.Args[2], os.Args[3], os.Args[4], os.Args[5], body, time.Unix(now, 0)) {
		fmt.Println("valid")
	} else {
		fmt.Println("refused")
	}
}
