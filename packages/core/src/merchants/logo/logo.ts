import type { DataOf } from '@mitako/contract';
import type { LogoType } from '@mitako/contract/names';
import { createHash } from 'node:crypto';
import type { Context } from '../../context.ts';
import { invalidField } from '../../errors.ts';
import { deciding, type Decision } from '../../kernel/operation.ts';
import { succeeded } from '../../kernel/result.ts';
import { ownMerchant } from '../profile.ts';
import type { Merchant } from '../../model.ts';
import { profileToWire } from '../wire.ts';
import type { Change } from '../../ports/changes.ts';
import { validateLogo } from './validate-logo.ts';

/** The file that the checkout serves. */
export interface LogoFile {
  /** `image/png` or `image/webp`. */
  readonly contentType: LogoType;
  /** The file as it was uploaded. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Sets the logo of the merchant's checkouts, including open ones. */
export const setLogo = deciding<'setLogo'>(async (context, request) => {
  const { content_type: contentType, data } = request.body;
  const bytes = Buffer.from(data, 'base64');
  const fault = validateLogo(contentType, bytes);
  if (fault !== null) throw invalidField('data', fault.rule, fault.message);
  const id = createHash('sha256').update(bytes).digest('hex');

  const merchant = await ownMerchant(context, request.caller);
  const logo = { id, merchantId: merchant.id, contentType, content: data };
  return withLogo(context, merchant, id, { type: 'logo.put', logo });
});

/** Deletes the logo. Without a logo it does nothing. */
export const deleteLogo = deciding<'deleteLogo'>(async (context, request) => {
  const merchant = await ownMerchant(context, request.caller);
  return withLogo(context, merchant, null, { type: 'logo.delete', merchantId: merchant.id });
});

/** The file behind a `logo_url`, by its last path segment; null if it is not a current logo. */
export async function readLogo({ store }: Context, id: string): Promise<LogoFile | null> {
  const logo = await store.read.logoById(id);
  if (logo === null) return null;
  return { contentType: logo.contentType, bytes: Buffer.from(logo.content, 'base64') };
}

/** The merchant's version guards the logo as well: concurrent updates are serialised. */
function withLogo(
  context: Context,
  merchant: Merchant,
  logoId: string | null,
  change: Change,
): Decision<DataOf<'setLogo'>> {
  const next: Merchant = { ...merchant, logoId, version: merchant.version + 1 };
  return {
    changes: [{ type: 'merchant.update', merchant: next, fromVersion: merchant.version }, change],
    answer: succeeded(200, { profile: profileToWire(context, next) }),
  };
}
