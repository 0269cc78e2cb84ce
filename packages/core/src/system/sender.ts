import type { Dispatcher } from 'undici/index.js';
import type { OutgoingError, OutgoingRequest, OutgoingResult, Sender } from '../ports/system.ts';
import { createAddressGuard } from './address-guard.ts';
import { createConnector } from './sender-connector.ts';
import { exchange } from './sender-exchange.ts';
import { type Lookup, createLookup } from './sender-lookup.ts';
import { createPools } from './sender-pools.ts';
import { WEBHOOK_SCHEDULE } from '../webhooks/schedule.ts';

/** Options of the sender. */
export interface SenderOptions {
  /** Private ranges that are allowed, such as `127.0.0.0/8` and `::1/128` in development. */
  readonly allowNetworks?: readonly string[];
  /** Longest timeout of an attempt; see {@link SPREAD}. Default: 15 s. */
  readonly timeoutMs?: number;
  /** Timeout of a connection with its TLS, part of the attempt. Default: 3 s. */
  readonly connectTimeoutMs?: number;
  /** Name resolution. Default: the DNS and the operating system. */
  readonly lookup?: Lookup;
  /**
   * Connections per origin. Default: 128. What is in flight bounds them anyway (4 per endpoint): with a lower bound, a
   * hanging endpoint would delay its neighbours at a shared host.
   */
  readonly connectionsPerOriginMax?: number;
  /** Number of origins with open connections. Default: 256. */
  readonly originsMax?: number;
}

/**
 * Timeouts are up to a tenth shorter, each another one: endpoints that begin to hang together would time out together,
 * and their outcomes would hold up all webhooks.
 */
const SPREAD = 0.1;
/** Names that are looked up at once without sending to them: deliveries need the same name servers. */
const LOOKUPS_MAX = 16;
/** The fraction of the golden ratio: its multiples fill an interval evenly, however many they are. */
const GOLDEN = 0.618_033_988_75;

/**
 * Sends webhooks by HTTP/1.1 to untrusted addresses. Private, loopback, link-local and otherwise special
 * addresses are rejected when connecting, in any spelling and behind any name; it follows no redirect and uses no proxy
 * of the environment. `send` never rejects.
 *
 * `close` waits for what is being sent, at most `timeoutMs`, and rejects later calls.
 *
 * @throws RangeError when one of `allowNetworks` is not a CIDR
 */
export function createSender(options: SenderOptions = {}): Sender {
  const timeoutMs = options.timeoutMs ?? WEBHOOK_SCHEDULE.attemptMsMax;
  const guard = createAddressGuard(options.allowNetworks);
  const lookup = options.lookup ?? createLookup();
  const pools = createPools({
    connect: createConnector({
      guard,
      lookup,
      timeoutMs: Math.min(timeoutMs, options.connectTimeoutMs ?? WEBHOOK_SCHEDULE.connectMsMax),
    }),
    connectionsPerOriginMax: options.connectionsPerOriginMax ?? 128,
    originsMax: options.originsMax ?? 256,
    now: () => performance.now(),
  });
  const sending = new Set<Promise<OutgoingResult>>();
  let closed = false;
  let place = 0;
  let looking = 0;

  /** On an open connection, if there is one; once more on a new one, if that was stale. */
  async function sendOn(
    pool: Dispatcher,
    target: URL,
    request: Pick<OutgoingRequest, 'headers' | 'body'> & { readonly timeoutMs: number },
  ): Promise<OutgoingResult> {
    const path = `${target.pathname}${target.search}`;
    const startedAtMs = performance.now();
    const result = await exchange(pool, { ...request, path });
    if (result.kind !== 'stale') return result;
    const single = pools.single(target.origin);
    const leftMs = request.timeoutMs - (performance.now() - startedAtMs);
    const again = await exchange(single, { ...request, path, timeoutMs: Math.max(0, leftMs) });
    await single.destroy();
    return again.kind === 'stale' ? failed('connection_failed') : again;
  }

  return {
    async send({ url, headers, body }) {
      if (closed) return failed('connection_failed');
      const target = targetOf(url);
      if (target === null) return failed('address_not_allowed');
      let pool = pools.find(target.origin);
      if (pool === null) {
        // Checked again when connecting; here so that a rejected address never displaces a pool in use.
        if (guard.classify(target.hostname) === 'refused') return failed('address_not_allowed');
        pool = pools.make(target.origin);
      }
      place = (place + GOLDEN) % 1;
      const result = sendOn(pool, target, { headers, body, timeoutMs: timeoutMs * (1 - SPREAD * place) });
      sending.add(result);
      try {
        return await result;
      } finally {
        sending.delete(result);
      }
    },
    async refuses(url) {
      const target = targetOf(url);
      const kind = target === null ? 'refused' : guard.classify(target.hostname);
      if (target === null || kind !== 'name') return kind === 'refused';
      if (looking >= LOOKUPS_MAX) return false;
      looking += 1;
      try {
        return !(await lookup(target.hostname)).every(guard.allows);
      } catch {
        return false;
      } finally {
        looking -= 1;
      }
    },
    async close() {
      closed = true;
      await Promise.all(sending);
      await pools.destroy();
    },
  };
}

/** The URL parsed as in a browser: `0x7f.1`, `①②⑦.0.0.1` and `2130706433` all become `127.0.0.1`. */
function targetOf(url: string): URL | null {
  const target = URL.parse(url);
  if (target === null || (target.protocol !== 'http:' && target.protocol !== 'https:')) return null;
  return target.username === '' && target.password === '' ? target : null;
}

function failed(error: OutgoingError): OutgoingResult {
  return { kind: 'failed', error };
}
