import type { PaymentStatus } from '@mitako/contract/names';
import { describe, expect, it } from 'vitest';
import type { Payment } from '../model.ts';
import { redirectUrl } from './redirect.ts';

const options = { publicUrl: 'https://pay.test', token: 'v1_token' };
const payment = (status: PaymentStatus, set: Partial<Payment> = {}): Payment =>
  ({
    id: 'pay_1',
    slug: 'slug',
    status,
    returnUrl: 'https://shop.test/back?order=7#top',
    cancelUrl: 'https://shop.test/cancel',
    succeededAtMs: status === 'succeeded' || status === 'refunded' ? 1 : null,
    ...set,
  }) as Payment;

describe('the redirect of the customer', () => {
  it('is null before the payment is final', () => {
    expect(redirectUrl(payment('requested'), options)).toBeNull();
    expect(redirectUrl(payment('processing'), options)).toBeNull();
  });

  it('is the return address after success, with its query and fragment', () => {
    expect(redirectUrl(payment('succeeded'), options)).toBe(
      'https://shop.test/back?order=7&payment_id=pay_1&slug=slug&status=succeeded&token=v1_token#top',
    );
  });

  it('is the cancel address otherwise, without a token', () => {
    for (const status of ['canceled', 'failed', 'expired'] as const) {
      expect(redirectUrl(payment(status), options)).toBe(
        `https://shop.test/cancel?payment_id=pay_1&slug=slug&status=${status}`,
      );
    }
  });

  it('falls back to the return address, then to our own page', () => {
    expect(redirectUrl(payment('canceled', { cancelUrl: null }), options)).toContain('https://shop.test/back?');
    expect(redirectUrl(payment('canceled', { cancelUrl: null, returnUrl: null }), options)).toBe(
      'https://pay.test/checkout/slug/result',
    );
  });

  it('overwrites fields of the same name, so that a status cannot be injected', () => {
    const returnUrl = 'https://shop.test/back?status=succeeded&token=forged';
    const url = new URL(redirectUrl(payment('succeeded', { returnUrl }), options) ?? '');
    expect(url.searchParams.getAll('status')).toEqual(['succeeded']);
    expect(url.searchParams.getAll('token')).toEqual(['v1_token']);
  });
});
