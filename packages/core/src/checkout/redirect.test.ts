import type { PaymentStatus } from '@mitako/contract/names';
import fc from 'fast-check';
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

  const own = 'payment_id=pay_1&slug=slug&status=succeeded&token=v1_token';

  it.each([
    [
      "http://shop.test/r?sig=a%20b%2Fc~d'e&flag&latin=%E9&arr[]=1&plus=a+b#f",
      "sig=a%20b%2Fc~d'e&flag&latin=%E9&arr[]=1&plus=a+b&",
    ],
    ['http://shop.test/r?', ''],
    ['http://shop.test/r?a=1&&b=&=c', 'a=1&&b=&=c&'],
    ['http://shop.test/r??status=1&st%61tus=2&Status=3&status[]=4&%E9', '?status=1&Status=3&status[]=4&%E9&'],
    ['http://shop.test/r?token&slug=&a=status=1&pay+ment_id=2', 'a=status=1&pay+ment_id=2&'],
  ])('keeps the bytes of %s, but for pairs that are ours', (returnUrl, kept) => {
    const fragment = returnUrl.includes('#') ? '#f' : '';
    expect(redirectUrl(payment('succeeded', { returnUrl }), options)).toBe(
      `http://shop.test/r?${kept}${own}${fragment}`,
    );
  });

  it.each([
    ['https://shop.test', 'https://shop.test?'],
    ['https://shop.test#a?b', 'https://shop.test?', '#a?b'],
    ['HTTPS://Shop.test/%7Eé/un deux', 'HTTPS://Shop.test/%7E%C3%A9/un%20deux?'],
    ['https://é.test/é?é=ü 😀', 'https://xn--9ca.test/%C3%A9?%C3%A9=%C3%BC%20%F0%9F%98%80&'],
  ])('of %s can be sent in a header', (returnUrl, before, fragment = '') => {
    const redirect = redirectUrl(payment('succeeded', { returnUrl }), options);
    expect(redirect).toBe(`${before}${own}${fragment}`);
    expect(new Headers({ location: redirect ?? '' }).get('location')).toBe(redirect);
  });

  it('keeps every other pair of any query as it was written, in order, and has each of ours once', () => {
    const piece = fc.constantFrom(
      'status',
      'st%61tus',
      'token',
      '%74oken',
      'a',
      '%E9',
      'a+b',
      '[]',
      '?',
      '=',
      '%',
      "'",
      '',
    );
    const pair = fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 8 }), fc.boolean(), (pairs, isPaid) => {
        const address = `https://shop.test/r?${pairs.join('&')}`;
        const set = { returnUrl: address, cancelUrl: null };
        const redirect = redirectUrl(payment(isPaid ? 'succeeded' : 'canceled', set), options) ?? '';
        const names = isPaid ? ['payment_id', 'slug', 'status', 'token'] : ['payment_id', 'slug', 'status'];
        const sent = redirect.slice('https://shop.test/r?'.length).split('&');
        const isOurs = (each: string): boolean =>
          ['payment_id', 'slug', 'status', 'token'].some((name) => new URLSearchParams(`&${each}`).has(name));
        const written = pairs.join('&') === '' ? [] : pairs.filter((each) => !isOurs(each));
        expect(sent.slice(0, -names.length)).toEqual(written);
        expect(sent.slice(-names.length).map((each) => each.split('=')[0])).toEqual(names);
        for (const name of names) expect(new URL(redirect).searchParams.getAll(name)).toHaveLength(1);
        expect(new URL(redirect).searchParams.has('token')).toBe(isPaid);
      }),
    );
  });

  it('overwrites fields of the same name, so that a status cannot be injected', () => {
    const returnUrl = 'https://shop.test/back?status=succeeded&token=forged';
    const url = new URL(redirectUrl(payment('succeeded', { returnUrl }), options) ?? '');
    expect(url.searchParams.getAll('status')).toEqual(['succeeded']);
    expect(url.searchParams.getAll('token')).toEqual(['v1_token']);
  });
});
