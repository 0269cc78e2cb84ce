// A path that is missing from publicUrl is named, with the mend, instead of a bare 404.
import { createMitako } from 'mitako';
import assert from 'node:assert/strict';

const mitako = await createMitako({
  marketplace: {},
  store: ':memory:',
  publicUrl: 'https://shop.example.cm',
  secret: 'a root secret for tests, long enough to be one',
  background: 'elsewhere',
  logger: { debug() {}, info() {}, warn() {}, error() {} },
});
const response = await mitako.handler(new Request('https://shop.example.cm/pay/api/v1/gateway/payments'));
assert.equal(response.status, 404);
assert.match(await response.text(), /Set publicUrl to https:\/\/shop\.example\.cm\/pay/);
await mitako.close();
