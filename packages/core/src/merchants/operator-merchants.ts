import type { BodyOf, DataOf } from '@mitako/contract';
import type { Context } from '../context.ts';
import { invalidField } from '../errors.ts';
import { deciding, type Decision, type ReadOperation, refuse, type WriteOperation } from '../kernel/operation.ts';
import { pageAnswer, pageRequest } from '../kernel/page.ts';
import { type Done, succeeded } from '../kernel/result.ts';
import type { KycDecision, KycSubmission, Merchant } from '../model.ts';
import { choiceOf } from '../notices/choices.ts';
import { tellMembers } from '../notices/tell-members.ts';
import { accountByEmail } from '../people/contact.ts';
import { newMerchantWithOwner } from '../people/principals.ts';
import { proveCreatedPassword } from '../people/prove-created-password.ts';
import { merchantToWire } from './wire.ts';
import type { Change } from '../ports/changes.ts';
import { changedSubmission, kycSubmissionToWire } from './kyc.ts';
import { merchantById } from './merchant-by-id.ts';
import { hashChosenPassword, NO_PASSWORD } from '../people/password.ts';

export const createMerchant: WriteOperation<'createMerchant', undefined, { readonly passwordHash: string }> = {
  replay: {
    async prove(context, { body }) {
      const password = firstPassword(context, body);
      if (password !== null) await proveCreatedPassword(context, 'merchant', { ...body, password });
    },
  },
  async prepare(context, { body }) {
    const password = firstPassword(context, body);
    if (password === null) return { passwordHash: NO_PASSWORD };
    const { name, email, phone = null } = body;
    const chosen = { role: 'merchant', password, field: 'password', known: [name, email, phone] } as const;
    return { passwordHash: await hashChosenPassword(context, chosen, 'session') };
  },
  async decide(context, { body }, { ready: { passwordHash } }) {
    const { email, name, phone = null } = body;
    if ((await accountByEmail(context, 'merchant', email)) !== null) return refuse('EMAIL_TAKEN');
    const { changes, merchant } = newMerchantWithOwner(context, { email, name, phone, passwordHash });
    return {
      changes,
      answer: succeeded(201, { merchant: merchantToWire(context, merchant) }),
    };
  },
};

/**
 * Null: the embedding program logs merchants in.
 * @throws GatewayError `VALIDATION_ERROR`
 */
function firstPassword({ settings }: Context, { password }: BodyOf<'createMerchant'>): string | null {
  const isHosted = settings.hosted.has('merchant');
  if (!isHosted && password === undefined) throw invalidField('password', 'required', 'is required');
  if (isHosted && password !== undefined) {
    throw invalidField('password', 'conflict', 'must be left out: people.staff logs merchants in');
  }
  return password ?? null;
}

export const listMerchants: ReadOperation<'listMerchants'> = async (context, request) => {
  const { query } = request;
  const merchants = await context.store.read.merchants({ kycStatus: query.kyc_status }, pageRequest(query, 'merchant'));
  return pageAnswer('merchants', merchants, query.limit, (merchant) => merchantToWire(context, merchant));
};

export const getMerchant: ReadOperation<'getMerchant'> = async (context, request) => {
  return merchantAnswer(context, await merchantById(context, request.parameters.merchant_id));
};

/**
 * Decides a pending KYC submission, withdraws an approval with a reason, or restores an approval that was withdrawn, with a
 * reason. A withdrawal stops live payments in the same commit. Each decision is kept with the submission that it is about.
 */
export const decideKyc = deciding<'decideKyc'>(async (context, request) => {
  const { decision, note } = request.body;
  const merchant = await merchantById(context, request.parameters.merchant_id);
  const { kycStatus } = merchant;
  const last = await context.store.read.lastKycSubmission(merchant.id);
  const isWithdrawn = kycStatus === 'approved' && decision !== 'approved';
  const isRestored = decision === 'approved' && wasWithdrawn(merchant, last);
  if (kycStatus !== 'pending' && !isWithdrawn && !isRestored) {
    return refuse('KYC_NOT_PENDING', { kyc_status: kycStatus });
  }
  if ((isWithdrawn || isRestored) && (note ?? '').trim() === '') {
    throw invalidField('note', 'required', `says why the approval is ${isWithdrawn ? 'withdrawn' : 'restored'}`);
  }
  const atMs = context.clock.now();
  const changed = changedMerchant(context, merchant, {
    kycStatus: decision,
    kycNote: note ?? null,
    kycDecidedAtMs: atMs,
    kycDecidedBy: 'operator',
  });
  const decided = { decision, note: note ?? null, atMs };
  const decisions = [...(last?.decisions ?? []), decided];
  return {
    ...changed,
    changes: [
      ...(changed.changes ?? []),
      ...(last === null ? [] : [changedSubmission(last, { decisions })]),
      ...(await tellOfDecision(context, merchant, decided)),
    ],
  };
});

async function tellOfDecision(
  context: Context,
  { id, name: shop, version }: Merchant,
  { decision, note }: KycDecision,
): Promise<readonly Change[]> {
  if (context.channels.mail === null) return [];
  return tellMembers(context, id, (member) =>
    choiceOf(member, 'verification') === 'off'
      ? null
      : {
          kind: `kyc_${decision}` as const,
          cause: `${id}:${version}`,
          values: { membershipId: member.id, livemode: true, shop, note },
        },
  );
}

/** Approved without a submission, as in a sandbox, a merchant can only have lost the approval by a withdrawal. */
function wasWithdrawn({ kycStatus }: Merchant, last: KycSubmission | null): boolean {
  if (kycStatus !== 'rejected' && kycStatus !== 'needs_info') return false;
  return last === null || last.decisions.some(({ decision }) => decision === 'approved');
}

/** What every approval rested on. */
export const listKycSubmissions: ReadOperation<'listKycSubmissions'> = async (context, request) => {
  const { id } = await merchantById(context, request.parameters.merchant_id);
  const page = pageRequest(request.query, 'kycSubmission');
  const submissions = await context.store.read.kycSubmissions(id, page);
  return pageAnswer('kyc_submissions', submissions, request.query.limit, (each) => kycSubmissionToWire(context, each));
};

export const suspendMerchant = deciding<'suspendMerchant'>(async (context, request) => {
  const merchant = await merchantById(context, request.parameters.merchant_id);
  return changedMerchant(context, merchant, {
    suspendedAtMs: merchant.suspendedAtMs ?? context.clock.now(),
    suspensionReason: request.body?.reason ?? merchant.suspensionReason,
  });
});

export const reinstateMerchant = deciding<'reinstateMerchant'>(async (context, request) => {
  return changedMerchant(context, await merchantById(context, request.parameters.merchant_id), {
    suspendedAtMs: null,
    suspensionReason: null,
  });
});

/** A merchant's next state, and the merchant for the response. */
export function changedMerchant(
  context: Context,
  merchant: Merchant,
  set: Partial<Merchant>,
): Decision<DataOf<'getMerchant'>> {
  const next: Merchant = { ...merchant, ...set, version: merchant.version + 1 };
  const change: Change = { type: 'merchant.update', merchant: next, fromVersion: merchant.version };
  return { changes: [change], answer: merchantAnswer(context, next) };
}

function merchantAnswer(context: Context, merchant: Merchant): Done<DataOf<'getMerchant'>> {
  return succeeded(200, { merchant: merchantToWire(context, merchant) });
}
