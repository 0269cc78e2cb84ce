import type { Context } from '../context.ts';
import type { Done } from '../kernel/result.ts';
import { isLocalName } from '../system/sender-lookup.ts';

/**
 * The answer with a warning when no webhook would reach the address now: it is accepted, because the operator may allow
 * its network later. A public name is not looked up: what it leads to is another server's answer, checked at each attempt.
 */
export function warnOfAddress<Data>({ addresses }: Context, url: string, answer: Done<Data>): Done<Data> {
  const { hostname } = new URL(url);
  const kind = addresses.classify(hostname);
  const isRefused = kind === 'refused' || (kind === 'name' && isLocalName(hostname) && !addresses.hasOwnNetworks);
  if (!isRefused) return answer;
  const warning =
    'address_not_allowed: this address is private, and webhooks go to public ones only. Use a public address, or ask the operator to allow its network (webhooks.allowNetworks).';
  return { ...answer, headers: { ...answer.headers, 'X-Service-Warning': warning } };
}
