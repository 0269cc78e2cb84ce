import { createClient } from '@mitako/client';
import { createOperatorClient } from '@mitako/client/operator';
import { LIMITS } from '@mitako/contract/names';
import type { Dispute, Kyc, LoginResult, UploadedFile } from '@mitako/contract/names';
import type { FileStore, GatewayOptions } from '@mitako/core';
import { engineStore, type EngineStore } from '@mitako/core/engine';
import { directoryFiles } from 'mitako';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EMPTY_ZIP, pdfOf, sampleJpeg, samplePdf, samplePng } from '../support/sample-files.ts';
import { asOperator, disputed, readDispute, resolve, submitEvidence } from './support/money.ts';
import {
  createKey,
  dataOf,
  DAY,
  detailsOf,
  HOUR,
  invalidFields,
  openGateway,
  paidPayment,
  type Reply,
  send,
  type TestGateway,
  testKey,
} from './support.ts';
import { adminOf } from '../support/in-process.ts';

// Files of merchants: who may store what, who reads it, and when it goes.

let api: TestGateway;

afterEach(() => api.close());

interface Sent {
  readonly bearer?: string;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

type Content = Uint8Array<ArrayBuffer> | ReadableStream;

async function upload(body: Content, { bearer, query, headers }: Sent = {}): Promise<Reply> {
  const init = {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer ?? testKey(api)}`, ...headers },
    body,
    duplex: 'half' as const,
  };
  const path = `/gateway/files?${query ?? 'purpose=dispute_evidence&name=recu.pdf'}`;
  const response = await api.handler(new Request(`http://gateway.test/api/v1${path}`, init));
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) as Reply['body'] };
}

async function uploaded(bytes: Content = samplePdf(), sent: Sent = {}): Promise<UploadedFile> {
  return dataOf<{ file: UploadedFile }>(await upload(bytes, sent), 201).file;
}

/** The response to a download, with its bytes. */
async function download(path: string, bearer: string): Promise<Response & { readonly content: Uint8Array }> {
  const headers = { authorization: `Bearer ${bearer}` };
  const response = await api.handler(new Request(`http://gateway.test/api/v1${path}`, { headers }));
  return Object.assign(response, { content: new Uint8Array(await response.arrayBuffer()) });
}

async function contentOf(id: string, bearer = testKey(api)): Promise<number | Uint8Array> {
  const { status, content } = await download(`/gateway/files/${id}/content`, bearer);
  return status === 200 ? content : status;
}

/** As the operator, who sees all of them. */
async function operatorReads(id: string): Promise<number | Uint8Array> {
  const { secret } = await adminOf(api.gateway).createOperatorKey({ name: 'Night shift' });
  const { status, content } = await download(`/admin/files/${id}/content`, secret);
  return status === 200 ? content : status;
}

async function openDispute(): Promise<string> {
  const { payment } = await paidPayment(api);
  return (await disputed(api, payment.id)).id;
}

function withFiles(disputeId: string, fileIds: readonly string[], bearer = testKey(api)): Promise<Reply> {
  return api.request('POST', `/gateway/disputes/${disputeId}/evidence`, {
    bearer,
    body: { evidence: 'See the files.', file_ids: fileIds },
  });
}

const directories: string[] = [];

function newDirectory(): string {
  const path = join(mkdtempSync(join(tmpdir(), 'mitako-files-')), 'of', 'merchants');
  directories.push(path);
  return path;
}

afterEach(() => {
  for (const path of directories.splice(0)) rmSync(join(path, '..', '..'), { recursive: true, force: true });
});

describe.each([
  ['the database', (): Partial<GatewayOptions> => ({})],
  ['a directory', (): Partial<GatewayOptions> => ({ files: directoryFiles(newDirectory()) })],
])('kept in %s', (_, options) => {
  beforeEach(async () => {
    api = await openGateway(options());
  });

  test('a merchant answers a dispute with a file, and the operator reads it byte for byte', async () => {
    const pdf = pdfOf(700_001);
    const file = await uploaded(pdf, { query: 'purpose=dispute_evidence&name=Re%C3%A7u.pdf' });
    expect(file).toEqual({
      id: expect.stringMatching(/^file_[0-9a-z]{26}$/),
      name: 'Reçu.pdf',
      type: 'application/pdf',
      bytes: 700_001,
      purpose: 'dispute_evidence',
      livemode: false,
      created_at: '2026-01-01T00:00:00.000Z',
      expires_at: '2026-01-02T00:00:00.000Z',
    } satisfies UploadedFile);
    const dispute = await openDispute();
    const answered = dataOf<{ dispute: Dispute }>(await withFiles(dispute, [file.id]), 200).dispute;
    const { id, name, type, bytes } = file;
    expect(answered.evidence_files).toEqual([{ id, name, type, bytes }]);
    expect(await readDispute(api, dispute)).toEqual(answered);
    const named = await api.request('GET', `/gateway/files/${id}`, { bearer: testKey(api) });
    expect(dataOf<{ file: UploadedFile }>(named, 200).file.expires_at).toBeNull();
    await api.advance(30 * DAY);
    for (const content of [await operatorReads(id), await contentOf(id)]) {
      expect(typeof content === 'object' && Buffer.compare(content, pdf)).toBe(0);
    }
  });

  test('the largest file is stored, and one byte more is not', async () => {
    const largest = pdfOf(LIMITS.fileBytesMax);
    const content = await contentOf((await uploaded(largest)).id);
    expect(typeof content === 'object' && Buffer.compare(content, largest)).toBe(0);
    detailsOf(await upload(pdfOf(LIMITS.fileBytesMax + 1)), 'PAYLOAD_TOO_LARGE');
  });

  test('an unreferenced file is deleted after a day, a referenced or removed one later', async () => {
    const dispute = await openDispute();
    const [unnamed, kept, removed] = [await uploaded(), await uploaded(), await uploaded()];
    dataOf(await withFiles(dispute, [kept.id, removed.id]), 200);
    await api.advance(DAY - HOUR);
    expect(await contentOf(unnamed.id)).toEqual(samplePdf());
    dataOf(await withFiles(dispute, [kept.id]), 200);
    await api.advance(2 * HOUR);
    expect(await Promise.all([unnamed, kept, removed].map(({ id }) => contentOf(id)))).toEqual([
      404,
      samplePdf(),
      samplePdf(),
    ]);
    await api.advance(DAY);
    expect(await Promise.all([kept, removed].map(({ id }) => contentOf(id)))).toEqual([samplePdf(), 404]);
    // Later evidence that says nothing of files leaves them.
    expect(dataOf<{ dispute: Dispute }>(await submitEvidence(api, dispute, 'More'), 200).dispute).toMatchObject({
      evidence: 'More',
      evidence_files: [{ id: kept.id }],
    });
  });

  test('files of a dispute go a year after it was resolved; their names stay', async () => {
    const dispute = await openDispute();
    const { id } = await uploaded();
    dataOf(await withFiles(dispute, [id]), 200);
    await api.advance(20 * DAY);
    dataOf(await resolve(api, dispute, 'won'), 200);
    await api.advance(364 * DAY);
    expect(await operatorReads(id)).toEqual(samplePdf());
    await api.advance(2 * DAY);
    expect(await operatorReads(id)).toBe(404);
    expect((await readDispute(api, dispute)).evidence_files).toMatchObject([{ id, name: 'recu.pdf' }]);
  });
});

describe('in a directory', () => {
  test('files are sealed, readable by one user, and gone when they are over', async () => {
    const path = newDirectory();
    api = await openGateway({ files: directoryFiles(path) });
    const { id } = await uploaded(samplePdf('Planted in the file'));
    expect(readdirSync(path)).toEqual([id]);
    expect(statSync(join(path, id)).mode & 0o777).toBe(0o600);
    expect(statSync(path).mode & 0o777).toBe(0o700);
    expect(readFileSync(join(path, id)).includes('Planted in the file')).toBe(false);
    await api.advance(DAY + HOUR);
    expect(readdirSync(path)).toEqual([]);
  });

  test('a file that was changed, cut or exchanged is an error, and no part of it is sent', async () => {
    const path = newDirectory();
    api = await openGateway({ files: directoryFiles(path) });
    const [one, other] = [await uploaded(samplePdf('one')), await uploaded(samplePdf('two'))];
    const { writeFileSync } = await import('node:fs');
    const sealed = readFileSync(join(path, one.id));
    for (const instead of [sealed.with(40, 1), sealed.subarray(0, -1), readFileSync(join(path, other.id)), '']) {
      writeFileSync(join(path, one.id), instead);
      expect(await contentOf(one.id)).toBe(500);
    }
    writeFileSync(join(path, one.id), sealed);
    expect(await contentOf(one.id)).toEqual(samplePdf('one'));
  });
});

describe('who and what', () => {
  beforeEach(async () => {
    api = await openGateway();
  });

  test('it is sent as an attachment that cannot run, is not sniffed and is never cached', async () => {
    const { id } = await uploaded(samplePng(), { query: 'purpose=dispute_evidence&name=..%2F..%2Fa%22b.html' });
    const { headers } = await download(`/gateway/files/${id}/content`, testKey(api));
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(samplePng().length),
      'content-disposition': `attachment; filename="a_b.html.png"; filename*=UTF-8''a_b.html.png`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  test.each([
    ['nothing', new Uint8Array(), {}],
    ['a page that says it is a PDF', new TextEncoder().encode('<script>alert(1)</script>'), 'application/pdf'],
    ['a drawing with a script', new TextEncoder().encode('<svg onload="alert(1)"/>'), 'image/png'],
    ['an archive', EMPTY_ZIP, 'application/zip'],
    ['a PDF that is an archive, too', Buffer.concat([samplePdf(), EMPTY_ZIP]), 'application/pdf'],
  ])('%s is refused, and nothing is stored', async (_, bytes, type) => {
    const headers = typeof type === 'string' ? { 'content-type': type } : {};
    expect(invalidFields(await upload(bytes, { headers }))).toEqual(['body']);
    const { read } = engineStore(api.gateway.store);
    expect(await read.filesToDelete(Number.MAX_SAFE_INTEGER, null, 9)).toEqual([]);
  });

  test('the content decides the type, not what the request or the name says', async () => {
    const file = await uploaded(sampleJpeg(), {
      query: 'purpose=dispute_evidence&name=contract.pdf',
      headers: { 'content-type': 'application/json' },
    });
    expect(file).toMatchObject({ type: 'image/jpeg', name: 'contract.pdf.jpg' });
  });

  test('a body of any declared or undeclared length ends at the limit', async () => {
    const headers = { 'content-length': String(LIMITS.fileBytesMax + 1) };
    detailsOf(await upload(samplePdf(), { headers }), 'PAYLOAD_TOO_LARGE');
    let sentBytes = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sentBytes += 256 * 1024;
        controller.enqueue(new Uint8Array(256 * 1024));
      },
    });
    detailsOf(await upload(endless), 'PAYLOAD_TOO_LARGE');
    expect(sentBytes).toBeLessThan(LIMITS.fileBytesMax + 1024 * 1024);
    // Other routes keep their limit.
    const text = JSON.stringify({ evidence: 'x'.repeat(70_000) });
    detailsOf(
      await send(api, 'POST', '/gateway/disputes/dsp_1/evidence', { bearer: testKey(api), text }),
      'PAYLOAD_TOO_LARGE',
    );
  });

  test('an account sends two files at once; what it breaks off counts no longer', async () => {
    const controllers: ReadableStreamDefaultController[] = [];
    const slow = (): ReadableStream => new ReadableStream({ start: (controller) => void controllers.push(controller) });
    const waiting = [upload(slow()), upload(slow())];
    await expect.poll(async () => (await upload(samplePdf())).status).toBe(429);
    for (const controller of controllers) controller.error(new Error('gone'));
    for (const answer of await Promise.all(waiting)) detailsOf(answer, 'MALFORMED_JSON');
    await uploaded();
  });

  test('only its merchant, in its mode, and operators read a file or refer to it', async () => {
    const { id } = await uploaded();
    const token = await api.login(api.seed.merchant.email, { role: 'merchant' });
    const live = await createKey(api, token, { livemode: true });
    const stranger = await otherMerchant();
    const dispute = await openDispute();
    expect(await contentOf(id, live)).toBe(404);
    expect(await contentOf(id, stranger)).toBe(404);
    expect(await contentOf(id, await api.login('success@sandbox.test'))).toBe(403);
    expect((await download(`/admin/files/${id}/content`, testKey(api))).status).toBe(401);
    expect((await download(`/gateway/files/${id}/content`, 'nobody')).status).toBe(401);
    const theirs = await uploaded(samplePdf(), { bearer: stranger, query: 'purpose=dispute_evidence&mode=test' });
    const inLiveMode = await uploaded(samplePdf(), { bearer: live });
    for (const other of [theirs.id, inLiveMode.id, 'file_0']) {
      expect(invalidFields(await withFiles(dispute, [other]))).toEqual(['file_ids']);
    }
    dataOf(await withFiles(dispute, [id, id]), 200);
    // One that another dispute names.
    expect(invalidFields(await withFiles(await openDispute(), [id]))).toEqual(['file_ids']);
    const many = Array.from({ length: LIMITS.filesEachMax + 1 }, (_, place) => `file_${place}`);
    expect(invalidFields(await withFiles(dispute, many))).toEqual(['file_ids']);
  });

  test('of two disputes that name one file at the same time, one gets it', async () => {
    const disputes = [await openDispute(), await openDispute()];
    const { id } = await uploaded();
    const answers = await Promise.all(disputes.map((dispute) => withFiles(dispute, [id])));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
    const named = await Promise.all(disputes.map(async (dispute) => (await readDispute(api, dispute)).evidence_files));
    expect(named.flat()).toHaveLength(1);
  });

  test('number and bytes of a merchant are bounded, and few before the approval and in test mode', async () => {
    const stranger = await otherMerchant();
    const query = 'purpose=business_verification';
    const answers: Reply[] = [];
    for (let count = 0; count <= LIMITS.fewFilesMax; count += 1) {
      answers.push(await upload(samplePng(), { bearer: stranger, query }));
    }
    detailsOf(answers.at(-1) as Reply, 'FILE_LIMIT');
    expect(answers.slice(0, -1).every(({ status }) => status === 201)).toBe(true);
    await api.advance(DAY + HOUR);
    const body = { email: OTHER.email, password: OTHER.password };
    const login = await api.request('POST', '/auth/merchant/login', { body });
    await uploaded(samplePng(), { bearer: dataOf<LoginResult>(login, 200).access_token, query });
    // The bytes of test mode; live mode has its own. A directory is faster than PostgreSQL.
    await api.close();
    api = await openGateway({ files: directoryFiles(newDirectory()) });
    const large = pdfOf(LIMITS.fileBytesMax);
    for (let count = 0; count < 10; count += 1) await uploaded(large);
    detailsOf(await upload(samplePng()), 'FILE_LIMIT');
    const token = await api.login(api.seed.merchant.email, { role: 'merchant' });
    await uploaded(samplePng(), { bearer: token, query: 'purpose=dispute_evidence&mode=live' });
  });

  test('documents belong to the business verification and to people: a key reads and sends none', async () => {
    const merchant = await otherMerchant();
    const query = 'purpose=business_verification&name=cni.png';
    const { id } = await uploaded(samplePng(), { bearer: merchant, query: `${query}&mode=test` });
    detailsOf(await upload(samplePng(), { query }), 'PERMISSION_DENIED');
    const body = {
      legal_name: 'Boutique SARL',
      registration_number: 'RC/1',
      address: 'Douala',
      representative_name: 'Awa',
      representative_id_number: '1',
      document_ids: [id],
    };
    const evidence = await uploaded(samplePng(), { bearer: merchant, query: 'purpose=dispute_evidence' });
    const wrong = { ...body, document_ids: [id, evidence.id] };
    expect(invalidFields(await api.request('POST', '/merchant/kyc', { bearer: merchant, body: wrong }))).toEqual([
      'document_ids',
    ]);
    const { kyc } = dataOf<{ kyc: Kyc }>(await api.request('POST', '/merchant/kyc', { bearer: merchant, body }), 200);
    expect(kyc.documents).toEqual([{ id, name: 'cni.png', type: 'image/png', bytes: samplePng().length }]);
    expect(kyc.submission).not.toHaveProperty('document_ids');
    await api.advance(3 * DAY);
    expect(await operatorReads(id)).toEqual(samplePng());
  });

  test('the clients send and receive files as bytes', async () => {
    const settings = { baseUrl: 'http://gateway.test/api/v1', fetch: api.handler };
    const { files, disputes } = createClient({ ...settings, apiKey: testKey(api) });
    const file = await files.upload(new Blob([samplePdf()]), { name: 'Reçu.pdf' });
    expect(await files.retrieve(file.id)).toEqual(file);
    const dispute = await openDispute();
    const answered = await disputes.submitEvidence(dispute, { evidence: 'See the file.', file_ids: [file.id] });
    expect(answered.evidence_files.map(({ name }) => name)).toEqual(['Reçu.pdf']);
    expect(await files.content(file.id)).toEqual(samplePdf());
    const { secret } = await adminOf(api.gateway).createOperatorKey({ name: 'Night shift' });
    const operator = createOperatorClient({ ...settings, operatorKey: secret });
    expect(await operator.files.content(file.id)).toEqual(samplePdf());
    await expect(operator.files.content('file_0')).rejects.toMatchObject({ code: 'FILE_NOT_FOUND', status: 404 });
  });

  test('an upload is in the audit log, without the name of the file', async () => {
    const { id } = await uploaded(samplePdf(), { query: 'purpose=dispute_evidence&name=Planted.pdf' });
    const { text } = await asOperator(api, 'GET', '/admin/audit-log?action=file.upload');
    expect(text).toContain(id);
    expect(text).not.toContain('Planted');
  });
});

describe('a process that dies', () => {
  test('before, between or after the writes of an upload leaves no file for ever, and loses none that it acknowledged', async () => {
    const path = newDirectory();
    let diesAt: 'before' | 'between' | 'after' | null = null;
    const directory = directoryFiles(path);
    const files: FileStore = {
      ...directory,
      async put(id, pieces) {
        if (diesAt === 'before') throw new Error('killed');
        if (diesAt === 'between') await directory.put(id, cut(pieces)).catch(() => undefined);
        else await directory.put(id, pieces);
        if (diesAt !== null) throw new Error('killed');
      },
    };
    api = await openGateway({ files });
    const acknowledged = await uploaded(samplePdf('kept'));
    for (diesAt of ['before', 'between', 'after'] as const) detailsOf(await upload(samplePdf()), 'SERVICE_UNAVAILABLE');
    expect(readdirSync(path)).toHaveLength(3);
    await api.advance(2 * HOUR);
    expect(readdirSync(path)).toEqual([acknowledged.id]);
    expect(await contentOf(acknowledged.id)).toEqual(samplePdf('kept'));
    await expectRows(api, 1);
  });

  test('while it deletes leaves a row, which the next sweep ends', async () => {
    const path = newDirectory();
    let dies = true;
    const directory = directoryFiles(path);
    const files: FileStore = {
      ...directory,
      delete: (id) => (dies ? Promise.reject(new Error('killed')) : directory.delete(id)),
    };
    api = await openGateway({ files });
    const { id } = await uploaded();
    await api.advance(DAY + HOUR);
    expect(readdirSync(path)).toEqual([id]);
    expect(await contentOf(id)).toBe(404);
    dies = false;
    await api.advance(HOUR);
    expect(readdirSync(path)).toEqual([]);
    await expectRows(api, 0);
  });

  test('with a row whose commit was lost answers nothing that is not so', async () => {
    let loses = false;
    api = await openGateway({}, (store): EngineStore => ({
      ...store,
      async commit(changes) {
        const outcome = await store.commit(changes);
        return loses && changes.some(({ type }) => type === 'file.update') ? { kind: 'unknown' } : outcome;
      },
    }));
    loses = true;
    const { id } = await uploaded();
    loses = false;
    expect(await contentOf(id)).toEqual(samplePdf());
  });
});

async function expectRows({ gateway }: TestGateway, count: number): Promise<void> {
  expect(await engineStore(gateway.store).read.filesToDelete(Number.MAX_SAFE_INTEGER, null, 9)).toHaveLength(count);
}

/** A store that is killed after the first half of the first piece. */
async function* cut(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    yield piece.subarray(0, piece.length / 2);
    throw new Error('killed');
  }
}

const OTHER = { email: 'other@shop.example', password: 'a good password', name: 'Other' };

/** The access token of a merchant who is not approved. */
async function otherMerchant(): Promise<string> {
  const body = OTHER;
  return dataOf<LoginResult>(await api.request('POST', '/auth/merchant/register', { body }), 201).access_token;
}

test('an upload honours its idempotency key: the same file is stored once, another one is refused', async () => {
  api = await openGateway();
  const headers = { 'idempotency-key': 'receipt-7' };
  const first = await upload(samplePdf(), { headers });
  const again = await upload(samplePdf(), { headers });
  expect([first.status, first.headers.get('idempotent-replayed')]).toEqual([201, null]);
  expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([first.text, 'true']);
  detailsOf(await upload(samplePng(), { headers }), 'IDEMPOTENCY_KEY_REUSED');
  const named = 'purpose=dispute_evidence&name=autre.pdf';
  detailsOf(await upload(samplePdf(), { headers, query: named }), 'IDEMPOTENCY_KEY_REUSED');
  expect((await uploaded(samplePdf())).id).not.toBe(dataOf<{ file: UploadedFile }>(first, 201).file.id);
  expect(invalidFields(await upload(samplePdf(), { headers: { 'idempotency-key': 'a b' } }))).toEqual([
    'idempotency_key',
  ]);
});

test('two uploads at once with one key are one file', async () => {
  api = await openGateway();
  const headers = { 'idempotency-key': 'both' };
  const both = await Promise.all([upload(samplePdf(), { headers }), upload(samplePdf(), { headers })]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  expect(both[0].text).toBe(both[1].text);
});
