import type { Context } from '../context.ts';
import type { Done } from '../kernel/result.ts';
import { isLocalHost } from '../basics/local-host.ts';
import type { WebhookEndpoint } from '../model.ts';
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

/** Says to whoever operates the gateway which option lets webhooks reach a private address. */
export const ALLOW_NETWORKS =
  "No webhook goes to a private address. To receive them on this machine, set webhooks: { allowNetworks: ['127.0.0.0/8', '::1/128'] }.";

/**
 * The answer with a warning: the address is accepted, because the operator may allow its network later. While the gateway is
 * developed on this machine, its log has the warning, too: a program that calls it in process sees no header.
 */
export function warnOfAddress<Data>(
  { logger, settings }: Context,
  { url }: Pick<WebhookEndpoint, 'url'>,
  isRefused: boolean,
  answer: Done<Data>,
): Done<Data> {
  if (!isRefused) return answer;
  if (isLocalHost(new URL(settings.publicUrl).hostname)) logger.warn({ to: new URL(url).origin }, ALLOW_NETWORKS);
  const warning =
    'address_not_allowed: this address is private, and webhooks go to public ones only. Use a public address, or ask the operator to allow its network (webhooks.allowNetworks).';
  return { ...answer, headers: { ...answer.headers, 'X-Service-Warning': warning } };
}
