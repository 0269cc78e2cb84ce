import type { Context } from '../context.ts';
import type { AuditEntry } from '../model.ts';

type Details = Readonly<Record<string, unknown>>;

export function sealedDetails({ keyring }: Context, entryId: string, details: Details): string {
  return keyring.seal(JSON.stringify(details), sealingContext(entryId));
}

export function detailsOf(
  { keyring }: Context,
  { id, encryptedDetails }: Pick<AuditEntry, 'id' | 'encryptedDetails'>,
): Details {
  return JSON.parse(keyring.open(encryptedDetails, sealingContext(id))) as Details;
}

function sealingContext(entryId: string): string {
  return `audit-details:${entryId}`;
}
