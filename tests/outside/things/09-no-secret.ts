// A receiver without its secret says so once, and answers 500: the merchant is at fault, not who sends.
import { webhookHandler } from '@mitako/client/webhooks';
import assert from 'node:assert/strict';

const errors: unknown[] = [];
const secret = process.env['NOBODY_SET_THIS'];
const receive = webhookHandler({ secret, onEvent: () => {}, onError: (error) => void errors.push(error) });
assert.equal(errors.length, 1);
assert.match(String(errors[0]), /secret/);
for (let count = 0; count < 2; count += 1) {
  const { status } = await receive(new Request('http://shop.test/', { method: 'POST', body: '{}' }));
  assert.equal(status, 500);
}
assert.equal(errors.length, 1);
