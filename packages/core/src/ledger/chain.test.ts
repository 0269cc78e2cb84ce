import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Account, AccountKind, StoredEntry, Transfer } from '../model.ts';
import { accountId, newAccount } from './accounts.ts';
import { entryMac, linkHash, planPosting, sealTransfer, type LedgerKeys } from './chain.ts';

const keys: LedgerKeys = { entryMac: (text) => digest(`mac ${text}`), chainHash: (text) => digest(`link ${text}`) };

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function account(kind: AccountKind): Account {
  return newAccount(accountId('mer_1', kind, 'XAF', false), 0);
}

function entries(of: Account, amounts: readonly number[], from = 0): readonly StoredEntry[] {
  return amounts.map((amount, index) => ({
    transferId: `tx_${from + index}`,
    position: 0,
    accountId: of.id,
    amount,
    mac: `mac of ${from + index}`,
    chainSequence: null,
    chainHash: null,
  }));
}

const moved = fc.array(
  fc.integer({ min: -1_000, max: 1_000 }).filter((amount) => amount !== 0),
  { maxLength: 20 },
);

describe('a posting', () => {
  it('continues where the chain ends, one place per entry', () => {
    const held: Account = { ...account('fees'), available: 10, chainSequence: 7, chainHash: 'head' };
    const posting = planPosting(keys, held, entries(held, [3, -1]));
    expect(posting).toMatchObject({ accountId: held.id, fromSequence: 7, toSequence: 9, amount: 2 });
    expect(posting.links.map(({ transferId, chainSequence }) => [transferId, chainSequence])).toEqual([
      ['tx_0', 8],
      ['tx_1', 9],
    ]);
    const [first, second] = entries(held, [3, -1]) as [StoredEntry, StoredEntry];
    const hashes = [linkHash(keys, 'head', 8, first)];
    hashes.push(linkHash(keys, hashes[0] ?? '', 9, second));
    expect(posting.links.map(({ chainHash }) => chainHash)).toEqual(hashes);
    expect(posting.chainHash).toBe(hashes[1]);
  });

  it('changes nothing without pending entries', () => {
    const held: Account = { ...account('fees'), chainSequence: 3, chainHash: 'head' };
    expect(planPosting(keys, held, [])).toEqual({
      accountId: held.id,
      fromSequence: 3,
      toSequence: 3,
      chainHash: 'head',
      amount: 0,
      links: [],
    });
  });

  it.each([
    ['wallet', 0],
    ['float', 0],
    ['merchant_available', 900],
    ['merchant_pending', 600],
    ['refund_hold', 600],
    ['dispute_hold', 600],
    ['settlement_clearing', 600],
    ['fees', 600],
    ['rail_clearing', 600],
    ['suspense', 600],
    ['sandbox_issue', 600],
  ] as const)('adds to %s the pending entries', (kind, amount) => {
    const held = account(kind);
    expect(planPosting(keys, held, entries(held, [700, -300, 200])).amount).toBe(amount);
  });

  it('produces the same chain in any number of steps', () => {
    fc.assert(
      fc.property(moved, moved, (before, after) => {
        const held = account('merchant_available');
        const whole = planPosting(keys, held, entries(held, [...before, ...after]));
        const first = planPosting(keys, held, entries(held, before));
        const second = planPosting(
          keys,
          { ...held, available: first.amount, chainSequence: first.toSequence, chainHash: first.chainHash },
          entries(held, after, before.length),
        );
        expect([...first.links, ...second.links]).toEqual(whole.links);
        expect(second.chainHash).toBe(whole.chainHash);
        expect(first.amount + second.amount).toBe(whole.amount);
      }),
    );
  });

  it('depends on every earlier entry: a changed, removed or moved one gives another head', () => {
    const held = account('fees');
    const right = entries(held, [5, 6, 7]) as [StoredEntry, StoredEntry, StoredEntry];
    const [one, two, three] = right;
    const wrong: readonly (readonly StoredEntry[])[] = [
      [{ ...one, amount: 50 }, two, three],
      [{ ...one, mac: 'another' }, two, three],
      [{ ...one, position: 1 }, two, three],
      [{ ...one, transferId: 'tx_9' }, two, three],
      [{ ...one, accountId: 'system:fees:XAF:live' }, two, three],
      [two, one, three],
      [two, three],
    ];
    const heads = [right, ...wrong].map((chained) => planPosting(keys, held, chained).chainHash);
    expect(new Set(heads).size).toBe(heads.length);
  });
});

describe('the signature of an entry', () => {
  const transfer: Transfer = {
    id: 'tx_1',
    kind: 'capture',
    livemode: false,
    currency: 'XAF',
    merchantId: 'mer_1',
    paymentId: 'pay_1',
    subjectId: 'pay_1',
    createdAtMs: 1,
    entries: [
      { accountId: 'usr_1:wallet:XAF:test', amount: -5 },
      { accountId: 'mer_1:merchant_pending:XAF:test', amount: 5 },
    ],
  };

  it('is put on each entry of a transfer', () => {
    const sealed = sealTransfer(keys, transfer);
    expect(sealed).toEqual({
      ...transfer,
      entries: transfer.entries.map((entry, position) => ({
        ...entry,
        mac: entryMac(keys, transfer, entry, position),
      })),
    });
    expect(new Set(sealed.entries.map(({ mac }) => mac)).size).toBe(2);
  });

  it('covers every field of the transfer and of the entry', () => {
    const entry = { accountId: 'usr_1:wallet:XAF:test', amount: -5 };
    const others: readonly Partial<Transfer>[] = [
      {},
      { id: 'tx_2' },
      { kind: 'release' },
      { livemode: true },
      { currency: 'XOF' },
      { merchantId: 'mer_2' },
      { merchantId: null },
      { paymentId: 'pay_2' },
      { subjectId: 'pay_2' },
      { createdAtMs: 2 },
    ];
    const macs = [
      ...others.map((other) => entryMac(keys, { ...transfer, ...other }, entry, 0)),
      entryMac(keys, transfer, entry, 1),
      entryMac(keys, transfer, { ...entry, amount: 5 }, 0),
      entryMac(keys, transfer, { ...entry, accountId: 'usr_2:wallet:XAF:test' }, 0),
    ];
    expect(new Set(macs).size).toBe(macs.length);
  });
});
