import { expect, test } from 'vitest';
import { painHead, type PainMessage, painTransfer } from './pain-001.ts';

const debtor = { holder: '\u0301', scheme: 'rib', number: '10005000011234567890134', bic: null } as const;
const MESSAGE: PainMessage = {
  version: 'pain.001.001.09',
  id: 'pex_1',
  createdAtMs: 0,
  count: 1,
  amount: 5000,
  currency: 'XAF',
  debtor,
};

test('no name is empty, which banks refuse', () => {
  const text = painHead(MESSAGE) + painTransfer(MESSAGE, { id: 'stl_1', amount: 5000, creditor: debtor });
  expect(text.match(/<Nm>[^<]*<\/Nm>/g)).toEqual(Array.from({ length: 3 }, () => '<Nm>NOTPROVIDED</Nm>'));
});
