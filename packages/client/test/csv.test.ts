import { HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createOperatorClient } from '../src/clients/create-operator-client.ts';
import { isMitakoError } from '../src/errors.ts';
import { baseUrl, playedApi, quickClient, refused, succeeded } from './support/api.ts';

const api = playedApi();
beforeAll(() => api.server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  api.server.resetHandlers();
  api.arrived.length = 0;
});
afterAll(() => api.server.close());

const FILE = 'transaction_id,amount\r\ntx_1,5000\r\n"tx ""2""",-1000\r\n';
const csv = (): Response => HttpResponse.text(FILE, { headers: { 'content-type': 'text/csv; charset=utf-8' } });

it('the lines of a settlement are requested as CSV and returned unchanged', async () => {
  api.play(csv);
  expect(await quickClient().settlements.linesCsv('stl_1')).toBe(FILE);
  const [sent] = api.arrived;
  expect(`${sent?.method} ${sent?.path}${sent?.search}`).toBe('GET /api/v1/gateway/settlements/stl_1/lines.csv');
});

it('metrics are a text whose type says its version', async () => {
  const headers = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' };
  api.play(() => HttpResponse.text('mitako_workers 1\n', { headers }));
  const { health } = createOperatorClient({ operatorKey: `svc_operator_${'a'.repeat(43)}`, baseUrl });
  expect(await health.metrics()).toBe('mitako_workers 1\n');
});

it('an empty file is a file', async () => {
  api.play(() => HttpResponse.text('', { headers: { 'content-type': 'text/csv' } }));
  expect(await quickClient().settlements.linesCsv('stl_1')).toBe('');
});

it('a rejected file request throws the API’s error', async () => {
  api.play(refused(404, 'SETTLEMENT_NOT_FOUND'));
  const error: unknown = await quickClient()
    .settlements.linesCsv('stl_0')
    .catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'SETTLEMENT_NOT_FOUND', status: 404, requestId: 'req_1' });
  expect(isMitakoError(error)).toBe(true);
});

it('a file request that fails is retried', async () => {
  api.play(refused(503, 'SERVICE_UNAVAILABLE'), () => HttpResponse.error(), csv);
  expect(await quickClient().settlements.linesCsv('stl_1')).toBe(FILE);
  expect(api.arrived).toHaveLength(3);
});

it.each([
  ['a page of a proxy', () => HttpResponse.html('<h1>Hello</h1>')],
  ['no answer of the API', () => HttpResponse.text(FILE)],
])('what is no file is not taken for one: %s', async (_, answer) => {
  api.play(answer);
  await expect(quickClient().settlements.linesCsv('stl_1')).rejects.toMatchObject({ code: 'UNEXPECTED_RESPONSE' });
});

it('a JSON response is not returned as a file', async () => {
  api.play(csv);
  await expect(quickClient().settlements.retrieve('stl_1')).rejects.toMatchObject({ code: 'UNEXPECTED_RESPONSE' });
  api.play(succeeded({ settlement: { id: 'stl_1' } }));
  expect(await quickClient().settlements.retrieve('stl_1')).toEqual({ id: 'stl_1' });
});
