import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { httpSms } from '../src/messages/http-sms.ts';

const MESSAGE = { id: 'msg_1', to: '+237677123456', text: 'Mitako: 123456' };
let server: Server | undefined;
afterEach(() => new Promise<void>((resolve) => (server === undefined ? resolve() : server.close(() => resolve()))));

async function answering(answer: (request: IncomingMessage, body: string) => number | null): Promise<string> {
  server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      const status = answer(request, body);
      if (status === null) request.socket.destroy();
      else response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`;
}

test('a text message is one POST, in the provider’s own form', async () => {
  const seen: unknown[] = [];
  const url = await answering(({ headers }, body) => seen.push(headers.authorization, JSON.parse(body)) && 202);
  const sms = httpSms({
    url,
    headers: { authorization: 'Bearer key' },
    body: ({ to, text }) => ({ recipient: to, message: text }),
  });
  let isHandedOver = false;
  const sent = await sms.send(MESSAGE, async () => void (isHandedOver = true));
  expect(sent).toEqual({ kind: 'accepted', reference: null });
  expect(isHandedOver).toBe(true);
  expect(seen).toEqual(['Bearer key', { recipient: MESSAGE.to, message: MESSAGE.text }]);
});

test.for([
  [400, { kind: 'refused', code: '400', isFinal: true }],
  [429, { kind: 'refused', code: '429', isFinal: false }],
  [401, { kind: 'not_sent', reason: 'HTTP 401' }],
  [500, { kind: 'unclear' }],
  [null, { kind: 'unclear' }],
] as const)('a provider that answers %s', async ([status, outcome]) => {
  const url = await answering(() => status);
  expect(await httpSms({ url }).send(MESSAGE, async () => undefined)).toEqual(outcome);
});

test('a provider that is not there has received nothing; nor has any without the commit', async () => {
  const url = await answering(() => 200);
  await new Promise<void>((resolve) => server?.close(() => resolve()));
  const sms = httpSms({ url });
  expect(await sms.send(MESSAGE, async () => undefined)).toEqual({ kind: 'not_sent', reason: 'ECONNREFUSED' });
  await expect(sms.send(MESSAGE, () => Promise.reject(new Error('The lease was lost.')))).rejects.toThrow('lease');
  expect(() => httpSms({ url: 'http://sms.example.cm/' })).toThrow('https');
});
