// Messages say what is wrong, and whether anything may have happened.
import { createClient, isMitakoError } from '@mitako/client';
import { createGateway } from '@mitako/core';
import { sqlite } from '@mitako/sqlite';
import { createMitako } from 'mitako';
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';

const create = async (baseUrl: string, fetch?: typeof globalThis.fetch): Promise<string> => {
  const apiKey = `svc_test_${'a'.repeat(36)}`;
  const mitako = createClient({ apiKey, baseUrl, maxRetries: 0, ...(fetch && { fetch }) });
  const error: unknown = await mitako.payments
    .create({ amount: 1, currency: 'XAF' })
    .catch((failed: unknown) => failed);
  assert.ok(isMitakoError(error));
  return error.message;
};
const server = createServer().listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
server.close();
await once(server, 'close');
const refused = await create(`http://127.0.0.1:${port}/api/v1`);
assert.match(refused, /Connection refused: nothing listens at 127\.0\.0\.1:\d+\./);
assert.doesNotMatch(refused, /may have taken effect/);
assert.match(await create('http://nobody.invalid/api/v1'), /Unknown host: nobody\.invalid/);

assert.throws(() => sqlite({} as never), /sqlite needs path/);

// A browser does not say why: CORS is named. It is none before, because a browser may not have the key.
const blocked = await create('https://pay.example.cm/api/v1', () => {
  Object.assign(globalThis, { document: {} });
  return Promise.reject(new TypeError('Failed to fetch'));
});
assert.match(blocked, /\(CORS\).*from your server/);
Reflect.deleteProperty(globalThis, 'document');

// Those who embed are not sent to a command that they may not have.
const options = { marketplace: {}, publicUrl: 'https://pay.example.cm', secret: undefined, store: ':memory:' };
await assert.rejects(createMitako(options), /secret is missing/);
const gateway = createGateway({
  store: sqlite({ path: ':memory:' }),
  publicUrl: 'https://pay.example.cm',
  secret: 'a root secret for tests, long enough to be one',
});
await assert.rejects(gateway.start(), /Call gateway\.migrate\(\)/);
await gateway.close();

const { dependencies } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('mitako/package.json'), 'utf8'),
) as { readonly dependencies: object };
assert.deepEqual(
  Object.keys(dependencies).filter((name) => name.startsWith('@types/')),
  [],
);
