import type { Kyc, KycSubmission, MerchantRecord, UploadedFile } from '@mitako/contract/names';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { samplePdf, samplePng } from '../support/sample-files.ts';
import { asOperator } from './support/money.ts';
import {
  DAY,
  dataOf,
  detailsOf,
  invalidFields,
  KYC,
  openGateway,
  registerMerchant,
  type Reply,
  type TestGateway,
  type TestMerchant,
} from './support.ts';

let api: TestGateway;
let merchant: TestMerchant;

beforeEach(async () => {
  api = await openGateway({ retention: { kycDays: 3653 } });
  merchant = await registerMerchant(api, 'shop@shop.example');
});
afterEach(() => api.close());

async function uploaded(bytes: Uint8Array, name: string): Promise<string> {
  const query = `purpose=business_verification&name=${name}`;
  const answer = await api.handler(
    new Request(`http://gateway.test/api/v1/gateway/files?${query}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${merchant.token}`, 'Content-Type': 'application/octet-stream' },
      body: bytes as Uint8Array<ArrayBuffer>,
    }),
  );
  return ((await answer.json()) as { data: { file: UploadedFile } }).data.file.id;
}

async function submitted(name: string, ids: readonly string[], bearer = merchant.token): Promise<Kyc> {
  const body = { ...KYC, legal_name: name, document_ids: ids };
  return dataOf<{ kyc: Kyc }>(await api.request('POST', '/merchant/kyc', { bearer, body }), 200).kyc;
}

function decide(decision: string, note?: string): Promise<Reply> {
  return asOperator(api, 'POST', `/admin/merchants/${merchant.id}/kyc`, {
    decision,
    ...(note !== undefined && { note }),
  });
}

async function submissions(): Promise<readonly KycSubmission[]> {
  const answer = await asOperator(api, 'GET', `/admin/merchants/${merchant.id}/kyc-submissions`);
  return dataOf<{ kyc_submissions: readonly KycSubmission[] }>(answer, 200).kyc_submissions;
}

async function content(id: string): Promise<number> {
  const headers = { Authorization: `Bearer ${api.seed.operatorKey}` };
  const answer = await api.handler(new Request(`http://gateway.test/api/v1/admin/files/${id}/content`, { headers }));
  await answer.arrayBuffer();
  return answer.status;
}

test('what an approval rested on stays, with its documents, when the merchant submits another verification', async () => {
  const first = await uploaded(samplePdf(), 'rccm.pdf');
  await submitted('Boutique Un', [first]);
  dataOf(await decide('approved'), 200);
  dataOf(await decide('needs_info', 'The extract has expired'), 200);
  const second = await uploaded(samplePng(), 'cni.png');
  await submitted('Boutique Deux', [second]);
  await api.advance(3 * DAY);
  const [now, before] = await submissions();
  expect(now).toMatchObject({ submission: { legal_name: 'Boutique Deux' }, decisions: [], replaced_at: null });
  expect(before).toMatchObject({
    merchant_id: merchant.id,
    submission: { legal_name: 'Boutique Un' },
    documents: [{ id: first, name: 'rccm.pdf' }],
    decisions: [
      { decision: 'approved', note: null },
      { decision: 'needs_info', note: 'The extract has expired' },
    ],
    replaced_at: now?.submitted_at,
  });
  expect([await content(first), await content(second)]).toEqual([200, 200]);
});

test('a verification and its documents are deleted ten years after another replaced it, the last one never', async () => {
  const first = await uploaded(samplePdf(), 'rccm.pdf');
  const kept = await uploaded(samplePng(), 'cni.png');
  await submitted('Boutique Un', [first, kept]);
  dataOf(await decide('rejected', 'Unreadable'), 200);
  await submitted('Boutique Deux', [kept]);
  dataOf(await decide('approved'), 200);
  await api.advance(3652 * DAY);
  expect(await submissions()).toHaveLength(2);
  expect(await content(first)).toBe(200);
  await api.advance(2 * DAY);
  expect((await submissions()).map(({ submission }) => submission['legal_name'])).toEqual(['Boutique Deux']);
  expect([await content(first), await content(kept)]).toEqual([404, 200]);
});

test('a document of an earlier verification may be named again', async () => {
  const first = await uploaded(samplePdf(), 'rccm.pdf');
  await submitted('Boutique Un', [first]);
  dataOf(await decide('rejected', 'The name differs'), 200);
  await submitted('Boutique Deux', []);
  dataOf(await decide('needs_info', 'The extract is missing'), 200);
  expect((await submitted('Boutique Trois', [first])).documents).toMatchObject([{ id: first }]);
  await api.advance(4000 * DAY);
  expect(await content(first)).toBe(200);
});

test('an approval that was withdrawn is restored with a reason, and only such', async () => {
  await submitted('Boutique Un', []);
  dataOf(await decide('needs_info', 'The address?'), 200);
  expect(detailsOf(await decide('approved', 'It is fine'), 'KYC_NOT_PENDING')).toEqual({ kyc_status: 'needs_info' });
  await submitted('Boutique Un', []);
  dataOf(await decide('approved'), 200);
  dataOf(await decide('rejected', 'Wrong merchant'), 200);
  expect(invalidFields(await decide('approved'))).toEqual(['note']);
  expect(invalidFields(await decide('approved', ' '))).toEqual(['note']);
  const restored = await decide('approved', 'Another merchant was meant');
  expect(dataOf<{ merchant: MerchantRecord }>(restored, 200).merchant.kyc).toMatchObject({
    status: 'approved',
    note: 'Another merchant was meant',
  });
  expect((await submissions())[0]?.decisions.map(({ decision }) => decision)).toEqual([
    'approved',
    'rejected',
    'approved',
  ]);
  const log = await asOperator(api, 'GET', `/admin/audit-log?merchant_id=${merchant.id}&action=merchant.decide_kyc`);
  expect(log.text).toContain('Another merchant was meant');
  detailsOf(await decide('approved', 'Again'), 'KYC_NOT_PENDING');
});

test('of two submissions at once, one is refused', async () => {
  const both = await Promise.all(
    ['Boutique Un', 'Boutique Deux'].map((legal_name) =>
      api.request('POST', '/merchant/kyc', { bearer: merchant.token, body: { ...KYC, legal_name } }),
    ),
  );
  expect(both.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 409]);
  expect(await submissions()).toHaveLength(1);
});

test('the history is the operator’s: a merchant reads its own status, another nothing', async () => {
  await submitted('Boutique Un', []);
  const path = `/admin/merchants/${merchant.id}/kyc-submissions`;
  expect((await api.request('GET', path, { bearer: merchant.token })).status).toBeGreaterThanOrEqual(401);
  detailsOf(await asOperator(api, 'GET', '/admin/merchants/mer_1/kyc-submissions'), 'MERCHANT_NOT_FOUND');
});
