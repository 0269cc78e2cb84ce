import type { Dispute, FileReference, Kyc } from '@mitako/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { samplePdf, samplePng } from '../../../tests/support/sample-files.ts';
import { startSite, type DashboardSite, type Visit, type Visitor } from './support/visitor.ts';
import { adminOf } from '../../../tests/support/in-process.ts';

// Documents in forms, without a script: one at a time, kept by the form, sent with it.

let site: DashboardSite;
let merchant: Visitor;
let dispute: string;

beforeAll(async () => {
  site = await startSite();
  merchant = await site.merchant();
});
afterAll(() => site.close());

beforeEach(async () => {
  const { engine } = site;
  const bearer = engine.seed.merchant.testKey;
  const body = { amount: 5000, currency: 'XAF' };
  const made = await engine.request<{ data: { payment: { id: string } } }>('POST', '/gateway/payments', {
    bearer,
    body,
  });
  const path = `/gateway/sandbox/payments/${made.body.data.payment.id}/simulate`;
  const disputed = await engine.request<{ data: { dispute: Dispute } }>('POST', path, {
    bearer,
    body: { outcome: 'dispute' },
  });
  dispute = disputed.body.data.dispute.id;
});

const page = (): string => `/dashboard/test/disputes/${dispute}`;

interface Form {
  readonly [name: string]: string | string[] | File;
}

async function send(path: string, fields: Form, by = merchant): Promise<Visit> {
  const form = new FormData();
  form.set('key', (await by.get(path)).key);
  for (const [name, value] of Object.entries(fields)) {
    for (const each of [value].flat()) form.append(name, each);
  }
  return by.post(path, form);
}

async function read(): Promise<Dispute> {
  const { engine } = site;
  const bearer = engine.seed.merchant.testKey;
  const { body } = await engine.request<{ data: { dispute: Dispute } }>('GET', `/gateway/disputes/${dispute}`, {
    bearer,
  });
  return body.data.dispute;
}

function pdf(name: string): File {
  return new File([samplePdf()], name, { type: 'application/pdf' });
}

function namesOf(files: readonly FileReference[]): readonly string[] {
  return files.map(({ name }) => name);
}

/** The ids in the form of a page. */
function tickedIn({ html }: Visit): string[] {
  return [...html.matchAll(/name="file" value="([^"]+)" checked/g)].map(([, id = '']) => id);
}

test('a response is sent with a document; another one comes with the next, and one that is not ticked goes', async () => {
  const { location } = await send(page(), { evidence: 'Livré', document: pdf('Bon.pdf') });
  expect(location).toBe(`${page()}?done=sent`);
  const shown = await merchant.get(page());
  expect(shown.text).toMatch(/Bon\.pdf 1\sko/);
  const [first = ''] = tickedIn(shown);
  await send(page(), { evidence: 'Livré', file: first, document: pdf('Facture.pdf') });
  expect(namesOf((await read()).evidence_files)).toEqual(['Bon.pdf', 'Facture.pdf']);
  const kept = tickedIn(await merchant.get(page())).filter((id) => id !== first);
  await send(page(), { evidence: 'Livré', file: kept });
  expect(namesOf((await read()).evidence_files)).toEqual(['Facture.pdf']);
});

test('documents are added before the form is sent; what is typed stays', async () => {
  const added = await send(page(), { evidence: 'Je cherche le reste', document: pdf('Un.pdf'), add: '1' });
  expect([added.status, (await read()).status]).toEqual([200, 'needs_response']);
  expect(added.html).toContain('Je cherche le reste</textarea>');
  expect(added.text).toMatch(/Le document est ajouté\. Rien n’est envoyé avant «\s/);
  // The browser lets a document be added while the text is still empty.
  expect(added.html).toMatch(/<button[^>]* name="add"[^>]* formnovalidate/);
  const again = await send(page(), { evidence: '', file: tickedIn(added), document: pdf('Deux.pdf') });
  expect([again.isRefused, tickedIn(again)]).toEqual([true, [tickedIn(added)[0], expect.stringMatching(/^file_/)]]);
  await send(page(), { evidence: 'Voilà', file: tickedIn(again) });
  expect(namesOf((await read()).evidence_files)).toEqual(['Un.pdf', 'Deux.pdf']);
});

test('a file that is none of the three, and none at all, are shown at the field', async () => {
  const html = new File(['<script>alert(1)</script>'], 'preuve.pdf', { type: 'application/pdf' });
  const wrong = await send(page(), { evidence: 'Livré', document: html });
  expect(wrong.isRefused).toBe(true);
  expect(wrong.text).toContain('n’est pas un PDF, un JPEG ou un PNG complet');
  expect((await send(page(), { evidence: 'Livré', add: '1' })).text).toContain('Choisissez un document.');
  expect((await read()).status).toBe('needs_response');
});

test('the form keeps no document of another merchant', async () => {
  const other = await site.otherMerchant();
  const form = { legal_name: 'A', document: pdf('Cni.pdf'), add: '1' };
  const [theirs = ''] = tickedIn(await send('/dashboard/live/account/kyc', form, other));
  expect(theirs).toMatch(/^file_/);
  await send(page(), { evidence: 'Livré', file: [theirs, 'file_0'] });
  expect((await read()).evidence_files).toEqual([]);
  expect((await merchant.get(`${page()}/files/${theirs}`)).status).toBe(404);
});

test('a form with more than a file and its fields is refused before it is read, as is a file where none is taken', async () => {
  const body = new FormData();
  body.set('document', new File([new Uint8Array(70_000)], 'a.pdf'));
  expect((await merchant.post('/dashboard/test/account', body)).status).toBe(413);
});

test('an operator reads it as an attachment that runs nothing, a stranger not at all', async () => {
  await send(page(), { evidence: 'Livré', document: pdf('Reçu <b>.pdf') });
  const [file] = (await read()).evidence_files;
  const operator = await site.operator();
  const shown = await operator.get(`/admin/disputes/${dispute}`);
  expect(shown.html).toContain(`/admin/disputes/${dispute}/files/${file?.id}`);
  expect(shown.html).not.toContain('<b>.pdf');
  const { status, headers, html } = await operator.get(`/admin/disputes/${dispute}/files/${file?.id}`);
  expect([status, html]).toEqual([200, new TextDecoder().decode(samplePdf())]);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; filename="Rec_u_.*\.pdf"/),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  const stranger = await site.otherMerchant();
  expect((await stranger.get(`/dashboard/test/disputes/${dispute}/files/${file?.id}`)).status).toBe(404);
  expect((await site.visitor().get(`/admin/disputes/${dispute}/files/${file?.id}`)).location).toBe('/admin/login');
});

test('documents of a business are sent with it; the operator sees them where it is decided', async () => {
  const credentials = { email: 'documents@pay.test', password: 'a long password' };
  const { id } = await adminOf(site.engine.gateway).createMerchant({ ...credentials, name: 'Boutique' });
  const visitor = await site.merchant(credentials);
  const path = '/dashboard/live/account/kyc';
  const fields = {
    legal_name: 'Épicerie Ngono SARL',
    registration_number: 'RC/DLA/2020/B/123',
    address: 'Akwa, Douala',
    representative_name: 'Awa Ngono',
    representative_id_number: '112233',
  };
  const empty = { ...fields, legal_name: 'Épicerie', address: '', representative_name: ' ' };
  const early = await send(path, { ...empty, document: pdf('RCCM.pdf'), add: '1' }, visitor);
  expect(early.status).toBe(200);
  expect(early.html).toContain('value="Épicerie"');
  expect(early.text).toMatch(
    /Rien n’est encore envoyé\s: il reste à remplir «\s[^»]*dresse[^»]*», «\s[^»]*représentant\s»\./,
  );
  const added = await send(path, { ...fields, document: pdf('RCCM.pdf'), add: '1' }, visitor);
  expect(added.html).toContain('value="Épicerie Ngono SARL"');
  const png = new File([samplePng()], 'CNI.png');
  const { location } = await send(path, { ...fields, file: tickedIn(added), document: png }, visitor);
  expect(location).toBe(`${path}?done=submitted`);
  expect((await visitor.get(path)).text).toMatch(/Documents RCCM\.pdf 1\sko CNI\.png 1\sko/);
  const operator = await site.operator();
  const { html } = await operator.get(`/admin/merchants/${id}`);
  const [, file = ''] = /\/documents\/(file_\w+)/.exec(html) ?? [];
  const { status, headers } = await operator.get(`/admin/merchants/${id}/documents/${file}`);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const { body } = await site.engine.request<{ data: { kyc: Kyc } }>('GET', '/merchant/kyc', {
    bearer: await site.engine.login(credentials.email, { role: 'merchant', password: credentials.password }),
  });
  expect(namesOf(body.data.kyc.documents)).toEqual(['RCCM.pdf', 'CNI.png']);
});
