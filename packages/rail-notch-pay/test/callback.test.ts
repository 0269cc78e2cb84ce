import type { RailCallback } from '@mitako/core';
import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { REFERENCE, TRX, underTest } from './support.ts';

const KEY = 'hsk.secret';

function callbackOf(data: unknown, signature?: string): RailCallback {
  const body = typeof data === 'string' ? data : JSON.stringify({ id: 'evt_1', type: 'payment.complete', data });
  return {
    method: 'POST',
    url: 'https://pay.shop.example/api/v1/gateway/rails/notch_pay/callbacks',
    headers: signature === undefined ? {} : { 'x-notch-signature': signature },
    body,
    rawBody: new TextEncoder().encode(body),
  };
}

const signatureOf = ({ body }: RailCallback, key = KEY): string => createHmac('sha256', key).update(body).digest('hex');

it.each([
  ['our reference beside theirs', { reference: TRX, merchant_reference: REFERENCE }, { reference: REFERENCE }],
  ['our trxref beside theirs', { reference: TRX, trxref: REFERENCE }, { reference: REFERENCE }],
  ['ours in place of theirs', { reference: REFERENCE }, { reference: REFERENCE }],
  ['theirs alone', { reference: TRX }, { railReference: TRX }],
  ['no reference', { status: 'complete' }, null],
  ['no data', null, null],
  ['a number', 'NaN', null],
  ['JSON that breaks off', '{"data":{"reference":"trx', null],
])('a webhook with %s names its charge', async (_, data, subject) => {
  expect(await underTest().rail.parseCallback?.(callbackOf(data))).toStrictEqual(subject);
});

it('is followed only as Notch Pay signed it, once its key is set', async () => {
  const { rail } = underTest([], { webhookKey: KEY });
  const data = { reference: TRX, merchant_reference: REFERENCE };
  const signature = signatureOf(callbackOf(data));
  expect(await rail.parseCallback?.(callbackOf(data, signature))).toStrictEqual({ reference: REFERENCE });
  for (const wrong of [
    undefined,
    '',
    signature.slice(2),
    signature.toUpperCase(),
    signatureOf(callbackOf(data), 'other'),
  ]) {
    expect(await rail.parseCallback?.(callbackOf(data, wrong))).toHaveProperty('rejected');
  }
  // Of another body.
  expect(await rail.parseCallback?.(callbackOf({ ...data, amount: 1 }, signature))).toHaveProperty('rejected');
});
