import type { OutgoingError, OutgoingResult, Sender } from '../ports/system.ts';
import { createAddressGuard } from './address-guard.ts';
import { createConnector } from './sender-connector.ts';
import { exchange } from './sender-exchange.ts';
import { type Lookup, createLookup } from './sender-lookup.ts';
import { createPools } from './sender-pools.ts';
import { WEBHOOK_SCHEDULE } from '../webhooks/schedule.ts';

/** What may be chosen about the sender. */
export interface SenderOptions {
  /** Private ranges that may be reached all the same, such as `127.0.0.0/8` and `::1/128` in development. */
  readonly allowCidrs?: readonly string[];
  /** One attempt in all; 15 s unless told otherwise. */
  readonly timeoutMs?: number;
  /** Where names are looked up; by default the DNS and the operating system. */
  readonly lookup?: Lookup;
  /**
   * Connections to one origin; by default 128. Bounded by what is in flight anyway (4 for each endpoint): with a narrow
   * bound here, a hanging endpoint would hold up its neighbours at a provider that hosts many.
   */
  readonly connectionsPerOriginMax?: number;
  /** Origins to which connections are kept open; by default 256. */
  readonly originsMax?: number;
}

/**
 * Sends webhooks by HTTP/1.1 to addresses that strangers chose. Private, loopback, link-local and otherwise special
 * addresses are refused when connecting, whatever their spelling and whatever name leads there; no redirect is followed,
 * no proxy of the environment is used. `send` never rejects.
 *
 * `close` waits for what is being sent, at most `timeoutMs`, and refuses what comes later.
 *
 * @throws RangeError when one of `allowCidrs` is no CIDR
 */
export function createSender(options: SenderOptions = {}): Sender {
  const timeoutMs = options.timeoutMs ?? WEBHOOK_SCHEDULE.attemptMsMax;
  const guard = createAddressGuard(options.allowCidrs);
  const pools = createPools({
    connect: createConnector({ guard, lookup: options.lookup ?? createLookup(), timeoutMs }),
    connectionsPerOriginMax: options.connectionsPerOriginMax ?? 128,
    originsMax: options.originsMax ?? 256,
    now: () => performance.now(),
  });
  const sending = new Set<Promise<OutgoingResult>>();
  let closed = false;

  return {
    async send({ url, headers, body }) {
      if (closed) return failed('connection_failed');
      const target = targetOf(url);
      if (target === null) return failed('address_not_allowed');
      let pool = pools.find(target.origin);
      if (pool === null) {
        // Judged again when connecting; here so that a refused address never takes the place of a pool in use.
        if (guard.judge(target.hostname) === 'refused') return failed('address_not_allowed');
        pool = pools.make(target.origin);
      }
      const path = `${target.pathname}${target.search}`;
      const result = exchange(pool, { path, headers, body, timeoutMs });
      sending.add(result);
      try {
        return await result;
      } finally {
        sending.delete(result);
      }
    },
    async close() {
      closed = true;
      await Promise.all(sending);
      await pools.destroy();
    },
  };
}

/** The URL read as a browser reads it: `0x7f.1`, `①②⑦.0.0.1` and `2130706433` all come out as `127.0.0.1`. */
function targetOf(url: string): URL | null {
  const target = URL.parse(url);
  if (target === null || (target.protocol !== 'http:' && target.protocol !== 'https:')) return null;
  return target.username === '' && target.password === '' ? target : null;
}

function failed(error: OutgoingError): OutgoingResult {
  return { kind: 'failed', error };
}
