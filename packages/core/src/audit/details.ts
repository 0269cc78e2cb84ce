import type { Context } from '../context.ts';
import type { AuditEntry } from '../model.ts';

type Details = Readonly<Record<string, unknown>>;

export function sealedDetails({ keyring }: Context, entryId: string, details: Details): string {
  return keyring.sealKept(JSON.stringify(details), sealingContext(entryId));
}

export function detailsOf(
  { keyring }: Context,
  { id, encryptedDetails }: Pick<AuditEntry, 'id' | 'encryptedDetails'>,
): Details {
  return JSON.parse(keyring.openKept(encryptedDetails, sealingContext(id))) as Details;
}

function sealingContext(entryId: string): string {
  return `audit-details:${entryId}`;
}
