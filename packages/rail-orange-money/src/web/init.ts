import type { ChargeOutcome, ChargeRequest } from '@mitako/core';
import { type HttpAnswer, isPayerPage, textIn } from '@mitako/rail-kit';

/** Of each address of ours. */
const URL_LENGTH_MAX = 120;

/** The body of an init; null if Orange would reject our addresses, which depend on the gateway's. */
export function initOf(
  { reference, amount, description, locale, urls }: ChargeRequest,
  { merchantKey, currency }: { readonly merchantKey: string; readonly currency: string },
): object | null {
  if (Object.values(urls).some((url: string) => url.length > URL_LENGTH_MAX)) return null;
  return {
    merchant_key: merchantKey,
    currency,
    order_id: reference,
    amount,
    return_url: urls.return,
    cancel_url: urls.cancel,
    notif_url: urls.callback,
    lang: locale,
    reference: description,
  };
}

/** Outcome of an init, by Orange's answer. */
export function initOutcome(
  answer: HttpAnswer,
  { expiresAtMs, baseUrl }: { readonly expiresAtMs: number; readonly baseUrl: string },
): ChargeOutcome {
  if (answer.kind === 'silent') return { kind: 'unknown' };
  const { status, body } = answer;
  if (status === 400) return rejected(body);
  if (status !== 200 && status !== 201) return { kind: 'unknown' };
  const payToken = textIn(body, 'pay_token');
  const url = textIn(body, 'payment_url');
  // A token that is not stored must not be paid on: its payment could not be found. The engine stores 200 characters.
  const isUsable = payToken !== null && payToken !== '' && payToken.length <= 200;
  if (!isUsable || !isPayerPage(url, baseUrl)) return { kind: 'unknown' };
  return { kind: 'pending', railReference: payToken, nextAction: { type: 'redirect', url }, expiresAtMs };
}

/** The body is wrong: certainly nothing was initiated, unless it is a repeated one. */
function rejected(body: unknown): ChargeOutcome {
  const code = textIn(body, 'code');
  const message = textIn(body, 'description') ?? textIn(body, 'message');
  if (code === null) return { kind: 'unknown' };
  const detail = { code, message, requestId: null };
  const isRepeated = /exist|already|duplicate/i.test(`${message} ${textIn(body, 'message')}`);
  return isRepeated ? { kind: 'unknown', detail } : { kind: 'refused', failureCode: 'provider_error', detail };
}
