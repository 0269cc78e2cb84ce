import { dataOf, type Gateway, type MerchantMode } from '@mitako/core';

/** Registers webhook endpoints of a merchant, for all events: the receiver's `/webhooks/0`, `/webhooks/1` … */
export async function createEndpoints(
  gateway: Gateway,
  { merchantId, livemode }: MerchantMode,
  receiverPort: number,
  count: number,
): Promise<void> {
  const credential = { kind: 'merchant', merchantId, livemode } as const;
  for (let index = 0; index < count; index += 1) {
    const body = { url: `http://127.0.0.1:${receiverPort}/webhooks/${index}` };
    const query = { mode: livemode ? 'live' : 'test' };
    dataOf(await gateway.call('createWebhookEndpoint', { way: 'in_process', credential, query, body }));
  }
}
