import { deflateRawSync, inflateRawSync } from 'node:zlib';

/**
 * The body of an answer in few bytes: deflated with a dictionary of what answers are made of. A created payment of 930
 * bytes takes 270 in 16 µs, and without the dictionary 500. It was a quarter of what PostgreSQL logs for a payment.
 */
export function bytesOfAnswer(body: string): Uint8Array {
  // By default Node allocates 16 kB for each call.
  return deflateRawSync(body, { ...FORMAT, level: 6, memLevel: 4, chunkSize: 1_024 });
}

/** Byte for byte as it was made. */
export function answerOfBytes(bytes: Uint8Array): string {
  return inflateRawSync(bytes, FORMAT).toString('utf8');
}

/**
 * Fixed for ever: what is stored opens only with the same text. Another one is another format, with another beginning of
 * the sealed value. What answers end with comes last, where it is cheapest to refer to.
 */
const DICTIONARY =
  '{"data":{"access_token":"","refresh_token":"","expires_in":900,"token_type":"Bearer","user":{"id":"usr_","email":""' +
  '"refund":{"id":"rfd_","payment_id":"pay_","amount":,"currency":"XAF","status":"pending","reason":null,"failure_code":null,"created_at":"' +
  '"next_action":{"type":"approve_on_phone","expires_at":"2026-","poll_after_ms":2000}' +
  '"status":"processing","livemode":true,"failure_code":"insufficient_funds","failure_message":"payer_declined","failed","canceled","expired","refunded"' +
  '"payment_method":{"type":"mobile_money","provider":"mtn_momo","label":"MTN Mobile Money","phone_masked":"+237' +
  '"payment_method":{"type":"wallet","provider":null,"label":"Mitako","phone_masked":null}' +
  '{"data":{"payment":{"id":"pay_","slug":"","status":"succeeded","amount":5000,"currency":"XAF","description":null,"customer_reference":null,' +
  '"return_url":"https://www.example.com/","cancel_url":"https://","created_at":"2026-01-01T00:00:00.000Z","transaction_id":"tx_0",' +
  '"status":"requested","transaction_id":null,"livemode":false,"checkout_url":"https://pay.example.com/checkout/",' +
  '"updated_at":"2026-","expires_at":"2026-","succeeded_at":null,"amount_refunded":0,"fee":0,"net_amount":0,"payment_method":null,' +
  '"failure_code":null,"failure_message":null,"attempts_count":0,"attempts_count":1,"metadata":{"order_id":"","version":1},"version":2},' +
  '"redirect_url":"https://?payment_id=pay_&slug=&status=succeeded&token=v1_pay_"},"success":true,"error":null}';

const FORMAT = { windowBits: 12, dictionary: Buffer.from(DICTIONARY) };
