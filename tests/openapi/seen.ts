import type { ApiCaller, Data } from './api-caller.ts';

/** Credentials by what they may read. */
export interface Readers {
  readonly operator: readonly string[];
  readonly merchant: readonly string[];
  readonly owner: readonly string[];
  readonly user: readonly string[];
  readonly agent: readonly string[];
  readonly devices: readonly { readonly bearer: string; readonly role: string }[];
}

/** The lists that name the objects of a parameter. */
const LISTS: readonly (readonly [parameter: string, who: Exclude<keyof Readers, 'devices'>, path: string])[] = [
  ['payment_id', 'merchant', '/gateway/payments?limit=100'],
  ['customer_id', 'merchant', '/gateway/customers'],
  ['endpoint_id', 'merchant', '/merchant/webhook-endpoints?limit=4'],
  ['event_id', 'merchant', '/merchant/events?limit=40'],
  // What can still be resolved goes first and twice.
  ['refund_id', 'operator', '/admin/refunds?status=pending'],
  ['refund_id', 'operator', '/admin/refunds'],
  ['dispute_id', 'operator', '/admin/disputes'],
  ['settlement_id', 'operator', '/admin/settlements?status=pending'],
  ['settlement_id', 'operator', '/admin/settlements'],
  ['payout_export_id', 'operator', '/admin/payout-exports'],
  ['delivery_id', 'operator', '/admin/deliveries?limit=40'],
  ['delivery_id', 'merchant', '/merchant/deliveries?limit=40'],
  ['attempt_id', 'operator', '/admin/attempts?status=needs_review'],
  ['attempt_id', 'operator', '/admin/attempts?limit=10'],
  ['merchant_id', 'operator', '/admin/merchants'],
  ['agent_id', 'operator', '/admin/agents'],
  ['location_id', 'operator', '/admin/agent-locations'],
  ['ledger_check_id', 'operator', '/admin/ledger-checks'],
  ['key_id', 'operator', '/admin/operator-keys'],
  ['key_id', 'owner', '/merchant/api-keys?limit=10'],
  ['transaction_id', 'user', '/wallet/transactions'],
  ['transaction_id', 'agent', '/agent/transactions'],
];

/** Identifiers of everything that can be read, by the name of the parameter that takes them. */
export async function readSeen(
  call: ApiCaller['call'],
  readers: Readers,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const seen: Record<string, string[]> = {};
  const add = (parameter: string, values: readonly unknown[]): void => {
    (seen[parameter] ??= []).push(...values.filter((value) => typeof value === 'string'));
  };
  const read = async (parameter: string, path: string, bearer: string): Promise<void> => {
    const { pagination, ...lists } = await call('GET', path, bearer);
    const items = Object.values(lists).flat() as readonly Data[];
    add(
      parameter,
      items.map(({ id }) => id),
    );
    add(
      'slug',
      items.map(({ slug }) => slug),
    );
    add('cursor', [(pagination as Data | undefined)?.['next_cursor']]);
  };
  for (const [parameter, who, path] of LISTS) {
    for (const bearer of readers[who]) await read(parameter, path, bearer);
  }
  for (const { bearer, role } of readers.devices) await read('device_id', `/auth/${role}/me/devices`, bearer);
  return seen;
}
