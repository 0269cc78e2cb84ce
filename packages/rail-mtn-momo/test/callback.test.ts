import type { RailCallback } from '@mitako/core';
import { describe, expect, it } from 'vitest';
import { charged, found, NEVER_ANSWERS, REFERENCE, underTest } from './support.ts';

function callbackOf(body: string, method: RailCallback['method'] = 'PUT'): RailCallback {
  const url = 'https://pay.shop.example/api/v1/gateway/rails/mtn_momo_cm/callbacks';
  return { method, url, headers: {}, body, rawBody: new TextEncoder().encode(body) };
}

describe('a callback', () => {
  it.each(['PUT', 'POST'] as const)('comes by %s to the address of its charge, and names it too', async (method) => {
    const { rail, callbacks } = underTest({}, { callbackMethod: method });
    await charged(rail);
    expect(callbacks).toMatchObject([
      { method, url: `https://pay.shop.example/api/v1/gateway/rails/mtn_momo_cm/callbacks/${REFERENCE}` },
    ]);
    const [sent] = callbacks;
    expect(await rail.parseCallback?.(callbackOf(sent?.body ?? '', method))).toStrictEqual({ reference: REFERENCE });
    // MTN does not name its own id.
    expect(sent?.body).not.toContain('91a8b9c4');
  });

  it.each([
    { name: 'of a refund', body: '{"externalId":"rfd_01JD0000000000000000000001"}' },
    { name: 'of another gateway', body: '{"externalId":"order-1043"}' },
    { name: 'with a reference that is too long', body: `{"externalId":"att_${'a'.repeat(200)}"}` },
    { name: 'with an object for a reference', body: '{"externalId":{"att_1":1}}' },
    { name: 'of 10 MB', body: `{"externalId":"${'a'.repeat(10_485_760)}"}` },
    { name: 'that is deeply nested', body: '['.repeat(100_000) },
  ])('$name names no charge', async ({ body }) => {
    expect((await underTest().rail.parseCallback?.(callbackOf(body))) ?? null).toBeNull();
  });

  it('that is forged or replayed decides nothing', async () => {
    const { rail, provider } = underTest();
    await charged(rail, { phone: NEVER_ANSWERS });
    const forged = callbackOf(JSON.stringify({ externalId: REFERENCE, amount: '5000', status: 'SUCCESSFUL' }));
    for (let index = 0; index < 3; index += 1) await rail.parseCallback?.(forged);
    expect((await found(rail, { phone: NEVER_ANSWERS })).kind).toBe('pending');
    expect(provider.collected(REFERENCE)).toBe(0);
  });
});
