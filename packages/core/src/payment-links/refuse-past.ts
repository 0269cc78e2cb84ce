import type { Context } from '../context.ts';
import { invalidField } from '../errors.ts';

/** @throws GatewayError `VALIDATION_ERROR` for a link that would have expired already: deactivating ends one */
export function refusePast({ clock }: Context, expiresAtMs: number | null | undefined): void {
  if (typeof expiresAtMs === 'number' && expiresAtMs <= clock.now()) {
    throw invalidField('expires_at', 'future', 'must be in the future');
  }
}
