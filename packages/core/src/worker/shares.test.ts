import { expect, test } from 'vitest';
import { createShares } from './shares.ts';

/** Starts what the merchant may start; returns how many. */
function fill(shares: ReturnType<typeof createShares>, merchantId: string): number {
  let count = 0;
  for (; shares.hasRoom(merchantId); count += 1) shares.begin(merchantId);
  return count;
}

test('a merchant alone reaches four attempts for each of ten endpoints, in the 192 slots of a process', () => {
  const shares = createShares(192);
  const alone = fill(shares, 'only');
  expect(alone).toBe(39);
  expect(shares.free()).toBe(192 - alone);
});

const HANGING = Array.from({ length: 18 }, (_, place) => `hanging ${place}`);

test('18 merchants that take turns leave a sixth of the slots', () => {
  const shares = createShares(192);
  for (let before = -1; before !== shares.free();) {
    before = shares.free();
    for (const merchant of HANGING) if (shares.hasRoom(merchant)) shares.begin(merchant);
  }
  expect(shares.free()).toBe(32);
});

test('18 merchants that fill their shares one after the other leave a slot for the next one', () => {
  const shares = createShares(192);
  for (const merchant of HANGING) fill(shares, merchant);
  expect(shares.free()).toBe(2);
  expect(shares.hasRoom('another')).toBe(true);
});

test('merchants at their share are named until they have room again', () => {
  const shares = createShares(8);
  expect(fill(shares, 'one')).toBe(2);
  shares.begin('other');
  expect(shares.full()).toEqual(['one']);
  shares.end('one');
  expect(shares.full()).toEqual([]);
  expect(shares.hasRoom('one')).toBe(true);
});

test('what has ended leaves nothing behind', () => {
  const shares = createShares(8);
  shares.begin('one');
  shares.end('one');
  expect(shares.free()).toBe(8);
  expect(shares.full()).toEqual([]);
});
