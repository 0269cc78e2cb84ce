import type { Context } from '../context.ts';
import type { Done } from '../kernel/result.ts';
import { isLocalName } from '../system/sender-lookup.ts';

/** How long a request waits for a name to resolve; after that there is no warning. */
const LOOKUP_MS_MAX = 1_000;

/**
 * Whether no webhook would reach the address now. A name is resolved as at each attempt; the addresses are not
 * revealed.
 */
export async function isUnreachable({ addresses, sender, clock }: Context, url: string): Promise<boolean> {
  const { hostname } = new URL(url);
  const kind = addresses.classify(hostname);
  if (kind !== 'name') return kind === 'refused';
  if (isLocalName(hostname) && !addresses.hasOwnNetworks) return true;
  if (sender.refuses === undefined) return false;
  const ended = new AbortController();
  const late = clock.sleep(LOOKUP_MS_MAX, ended.signal).then(
    () => false,
    () => false,
  );
  try {
    return await Promise.race([sender.refuses(url).catch(() => false), late]);
  } finally {
    ended.abort();
  }
}

/** The answer with a warning: the address is accepted, because the operator may allow its network later. */
export function warnOfAddress<Data>(isRefused: boolean, answer: Done<Data>): Done<Data> {
  if (!isRefused) return answer;
  const warning =
    'address_not_allowed: this address is private, and webhooks go to public ones only. Use a public address, or ask the operator to allow its network (webhooks.allowNetworks).';
  return { ...answer, headers: { ...answer.headers, 'X-Service-Warning': warning } };
}
