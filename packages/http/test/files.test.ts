import type { FileResult } from '@mitako/core';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createHandler, toNodeHandler } from '../src/index.ts';
import { fakeGateway } from './fake-gateway.ts';

const PATH = 'https://pay.example.cm/api/v1/gateway/settlements/stl_1/lines.csv';

/** An answer in parts, and how far it was made. */
function fileOf(parts: readonly (string | Error)[]): { readonly answer: FileResult; readonly made: () => string } {
  let made = '';
  async function* make(): AsyncGenerator<string> {
    try {
      for (const part of parts) {
        await Promise.resolve();
        if (part instanceof Error) throw part;
        made += part;
        yield part;
      }
      made += '.';
    } finally {
      made += '!';
    }
  }
  const answer: FileResult = {
    kind: 'file',
    status: 200,
    body: '',
    retryAfterSeconds: null,
    replayed: false,
    contentType: 'text/csv; charset=utf-8',
    name: 'lines.csv',
    parts: make(),
  };
  return { answer, made: () => made };
}

function get(answer: FileResult): Promise<Response> {
  return createHandler(fakeGateway({ answer: () => answer }))(new Request(PATH));
}

test('a file is sent part by part, with its type and name', async () => {
  const { answer } = fileOf(['a,b\r\n', 'é,1\r\n']);
  const response = await get(answer);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="lines.csv"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(await response.text()).toBe('a,b\r\né,1\r\n');
});

test('parts are produced only as they are consumed', async () => {
  const { answer, made } = fileOf(['one', 'two', 'three']);
  const reader = (await get(answer)).body?.getReader();
  expect(made()).toBe('');
  await reader?.read();
  expect(made()).toBe('one');
});

test('a caller who disconnects cancels it', async () => {
  const { answer, made } = fileOf(['one', 'two', 'three']);
  const reader = (await get(answer)).body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect(made()).toBe('one!');
});

test('an error in the middle breaks the connection', async () => {
  const faults: unknown[] = [];
  const { answer } = fileOf(['one', new Error('the database is gone')]);
  const handler = createHandler(fakeGateway({ answer: () => answer }), {
    logger: { error: (fields) => faults.push(fields) },
  });
  const response = await handler(new Request(PATH));
  await expect(response.text()).rejects.toThrow('the database is gone');
  // The log knows it by the id that the caller was given.
  expect(faults).toEqual([
    {
      request_id: response.headers.get('x-request-id'),
      operation: 'exportSettlementLines',
      error: new Error('the database is gone'),
    },
  ]);
});

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** The same behind a server of node. */
async function getThroughNode(answer: FileResult): Promise<Response> {
  const handler = createHandler(fakeGateway({ publicUrl: 'http://localhost', answer: () => answer }));
  const server = createServer(toNodeHandler(handler));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${new URL(PATH).pathname}`);
}

test('a Node server sends it in full, and breaks off at an error', async () => {
  const parts = Array.from({ length: 500 }, (_, index) => `${index},${'é'.repeat(500)}\r\n`);
  const whole = await getThroughNode(fileOf(parts).answer);
  expect(whole.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(await whole.text()).toBe(parts.join(''));
  const broken = await getThroughNode(fileOf([...parts, new Error('the database is gone')]).answer);
  expect(broken.status).toBe(200);
  await expect(broken.text()).rejects.toThrow(TypeError);
});

test('reading a file at once leaves a turn for others after each part', async () => {
  const parts = Array.from({ length: 50 }, (_, index) => `${index}\r\n`);
  let turns = 0;
  const count = (): void => {
    turns += 1;
    turning = setImmediate(count);
  };
  let turning = setImmediate(count);
  const handler = createHandler(fakeGateway({ publicUrl: 'http://localhost', answer: () => fileOf(parts).answer }));
  const response = await handler(new Request(PATH));
  expect(await response.text()).toBe(parts.join(''));
  clearImmediate(turning);
  expect(turns).toBeGreaterThanOrEqual(parts.length);
});
