import { isLocalHost } from '../basics/local-host.ts';
import type { Rail } from '../ports/rail.ts';
import { reachesThisMachine } from '../system/address-guard.ts';

/** The facts that decide whether only its developer can reach a gateway. */
interface Exposure {
  readonly publicUrl: string;
  readonly rails: readonly Rail[];
  readonly publicSandbox?: boolean | undefined;
}

/**
 * Why others can reach a gateway, as the beginning of a sentence; null: only its developer can, or the configuration
 * states that it may be a sandbox for all.
 */
export function publicExposure({ publicUrl, rails, publicSandbox = false }: Exposure): string | null {
  if (publicSandbox) return null;
  const live = rails.find(({ modes }) => modes.includes('live'));
  if (live !== undefined) return `Rail ${live.id} is live`;
  return isLocalHost(new URL(publicUrl).hostname) ? null : `The public URL ${publicUrl} is not of this machine`;
}

/** @throws RangeError when webhooks of unknown callers could reach this machine */
export function requireNoLocalWebhooks(allowNetworks: readonly string[], exposure: Exposure): void {
  const reason = reachesThisMachine(allowNetworks) ? publicExposure(exposure) : null;
  if (reason === null) return;
  const isLive = exposure.rails.some(({ modes }) => modes.includes('live'));
  throw new RangeError(
    `${reason}, and webhooks.allowNetworks lets webhooks reach this machine: whoever adds a webhook endpoint could read its internal services in the log of deliveries. Remove the range${isLive ? '' : ', or set publicSandbox: true where strangers may do that: in a sandbox on a machine of its own'}.`,
  );
}

/** Why test accounts must not be seeded, in a sentence with the fix; null: they may be. */
export function seedingProblem(exposure: Exposure): string | null {
  const reason = publicExposure(exposure);
  return reason === null
    ? null
    : `${reason}, and the sandbox's accounts have published passwords: anyone could log in. Create merchants in the operator panel or with mitako merchants create, or set publicSandbox: true (serve: --public-sandbox).`;
}
