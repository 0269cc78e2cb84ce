import { createHash } from 'node:crypto';
import type { LogoType } from '@mitako/contract/names';
import type { Context } from '../../context.ts';
import type { Caller } from '../../kernel/caller.ts';
import { faultOfLogo } from './fault-of-logo.ts';
import type { Merchant } from '../../model.ts';
import { invalidField } from '../../errors.ts';
import { profileToWire } from '../../people/wire.ts';
import { succeeded } from '../../kernel/answer.ts';
import type { Operation } from '../../kernel/operation.ts';
import { callerStillValid, type Decision, perform } from '../../kernel/perform.ts';
import { idempotencyOf } from '../../kernel/replay.ts';
import { ownMerchant } from '../profile.ts';

/** What the checkout serves a browser. */
export interface LogoFile {
  readonly contentType: LogoType;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Sets the logo of the merchant's checkouts, those that are open included. */
export const setLogo: Operation<'setLogo'> = (context, request) => {
  const { content_type: contentType, data } = request.body;
  const bytes = Buffer.from(data, 'base64');
  const fault = faultOfLogo(contentType, bytes);
  if (fault !== null) throw invalidField('data', 'logo', fault);
  const id = createHash('sha256').update(bytes).digest('hex');
  return perform(context, {
    idempotent: idempotencyOf(context, 'setLogo', request),
    decide: async () => {
      const merchant = await ownMerchant(context, request.caller);
      const logo = { id, merchantId: merchant.id, contentType, content: data };
      return withLogo(context, request.caller, merchant, id, { type: 'logo.put', logo });
    },
  });
};

/** Takes the logo away. Without one there is nothing to do, and that is no fault. */
export const deleteLogo: Operation<'deleteLogo'> = (context, request) =>
  perform(context, {
    idempotent: idempotencyOf(context, 'deleteLogo', request),
    decide: async () => {
      const merchant = await ownMerchant(context, request.caller);
      return withLogo(context, request.caller, merchant, null, { type: 'logo.delete', merchantId: merchant.id });
    },
  });

/** The bytes behind a `logo_url`, by the last part of it; null for what is no logo, or no longer one. */
export async function readLogo({ store }: Context, id: string): Promise<LogoFile | null> {
  const logo = await store.read.logoById(id);
  if (logo === null) return null;
  return { contentType: logo.contentType, bytes: Buffer.from(logo.content, 'base64') };
}

/** The version of the merchant guards the logo as well: of two that are set at once one comes after the other. */
function withLogo(
  context: Context,
  caller: Caller,
  merchant: Merchant,
  logoId: string | null,
  change: Decision['changes'][number],
): Decision {
  const next: Merchant = { ...merchant, logoId, version: merchant.version + 1 };
  return {
    changes: [
      ...callerStillValid(context, caller),
      { type: 'merchant.update', merchant: next, fromVersion: merchant.version },
      change,
    ],
    answer: succeeded(200, { profile: profileToWire(context, next) }),
  };
}
