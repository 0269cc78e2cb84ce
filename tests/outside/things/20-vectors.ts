// The vectors are in the package, and each signature has the key that the guide gives it.
import { verifyWebhook } from '@mitako/client/webhooks';
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { createRequire } from 'node:module';

interface Vector {
  readonly secrets: readonly string[];
  readonly id: string;
  readonly timestamp: number;
  readonly payload: string;
  readonly 'x-service-signature': string;
  readonly 'webhook-signature': string;
}

const vectors = createRequire(import.meta.url)('@mitako/client/signature-vectors.json') as readonly Vector[];
assert.ok(vectors.length > 3);
for (const vector of vectors) {
  const [secret = ''] = vector.secrets;
  const { id, timestamp, payload } = vector;
  const standard = createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'));
  const signature = `v1,${standard.update(`${id}.${timestamp}.${payload}`).digest('base64')}`;
  assert.ok(vector['webhook-signature'].split(' ').includes(signature));
  const service = createHmac('sha256', secret).update(payload).digest('hex');
  assert.equal(vector['x-service-signature'], `sha256=${service}`);
  const headers = { 'webhook-id': id, 'webhook-timestamp': `${timestamp}`, 'webhook-signature': signature };
  await verifyWebhook({ payload, headers, secret, now: timestamp * 1000 });
}
