import type { Context } from '../context.ts';
import type { Merchant } from '../model.ts';
import { GatewayError } from '../errors.ts';
import type { Change } from '../ports/changes.ts';
import { succeeded, type Answer } from '../kernel/answer.ts';
import { merchantToWire } from '../people/wire.ts';
import { pageAnswer, pageRequest } from '../kernel/page.ts';
import { canonicalEmail, newMerchant, newPrincipal } from '../people/principals.ts';
import { provePasswordOfReplay } from '../people/operator-recent-authentication.ts';
import { operatorOf } from '../kernel/callers.ts';
import type { Operation } from '../kernel/operation.ts';
import { refuse, type Decision } from '../kernel/perform.ts';
import { idempotencyOf } from '../kernel/replay.ts';
import { performAsOperator } from '../kernel/perform-as-operator.ts';

export const createMerchant: Operation<'createMerchant'> = async (context, request) => {
  const { body } = request;
  const passwordHash = await context.hasher.hash(body.password);
  const answer = await performAsOperator(context, request.caller, {
    idempotent: idempotencyOf(context, 'createMerchant', request),
    decide: async () => {
      const email = canonicalEmail(body.email);
      if ((await context.store.read.principalByEmail('merchant', email)) !== null) return refuse('EMAIL_TAKEN');
      const principal = newPrincipal({
        id: context.ids.next('merchant'),
        role: 'merchant',
        email,
        name: body.name,
        phone: body.phone ?? null,
        passwordHash,
        nowMs: context.clock.now(),
      });
      const merchant = newMerchant(principal);
      return {
        changes: [
          { type: 'principal.insert', principal },
          { type: 'merchant.insert', merchant },
        ],
        answer: succeeded(201, { merchant: merchantToWire(context, merchant) }),
      };
    },
  });
  if (answer.replayed) await provePasswordOfReplay(context, 'merchant', body);
  return answer;
};

export const listMerchants: Operation<'listMerchants'> = async (context, request) => {
  operatorOf(request.caller);
  const { query } = request;
  const merchants = await context.store.read.merchants({ kycStatus: query.kyc_status }, pageRequest(query, 'merchant'));
  return pageAnswer('merchants', merchants, query.limit, (merchant) => merchantToWire(context, merchant));
};

export const getMerchant: Operation<'getMerchant'> = async (context, request) => {
  operatorOf(request.caller);
  return merchantAnswer(context, await merchantById(context, request.parameters.merchant_id));
};

/** Decides on a KYC submission that waits. */
export const decideKyc: Operation<'decideKyc'> = (context, request) => {
  return performAsOperator(context, request.caller, {
    idempotent: idempotencyOf(context, 'decideKyc', request),
    decide: async () => {
      const merchant = await merchantById(context, request.parameters.merchant_id);
      if (merchant.kycStatus !== 'pending') return refuse('KYC_NOT_PENDING', { kyc_status: merchant.kycStatus });
      return changedMerchant(context, merchant, {
        kycStatus: request.body.decision,
        kycNote: request.body.note ?? null,
        kycDecidedAtMs: context.clock.now(),
      });
    },
  });
};

export const suspendMerchant: Operation<'suspendMerchant'> = (context, request) => {
  return performAsOperator(context, request.caller, {
    idempotent: idempotencyOf(context, 'suspendMerchant', request),
    decide: async () => {
      const merchant = await merchantById(context, request.parameters.merchant_id);
      return changedMerchant(context, merchant, {
        suspendedAtMs: merchant.suspendedAtMs ?? context.clock.now(),
        suspensionReason: request.body?.reason ?? merchant.suspensionReason,
      });
    },
  });
};

export const reinstateMerchant: Operation<'reinstateMerchant'> = (context, request) => {
  return performAsOperator(context, request.caller, {
    idempotent: idempotencyOf(context, 'reinstateMerchant', request),
    decide: async () =>
      changedMerchant(context, await merchantById(context, request.parameters.merchant_id), {
        suspendedAtMs: null,
        suspensionReason: null,
      }),
  });
};

/** @throws GatewayError `MERCHANT_NOT_FOUND` */
export async function merchantById(context: Context, id: string): Promise<Merchant> {
  const merchant = await context.store.read.merchantById(id);
  if (merchant === null) throw new GatewayError('MERCHANT_NOT_FOUND');
  return merchant;
}

/** A merchant's next state, and the merchant as it will be for an answer. */
export function changedMerchant(context: Context, merchant: Merchant, set: Partial<Merchant>): Decision {
  const next: Merchant = { ...merchant, ...set, version: merchant.version + 1 };
  const change: Change = { type: 'merchant.update', merchant: next, fromVersion: merchant.version };
  return { changes: [change], answer: merchantAnswer(context, next) };
}

function merchantAnswer(context: Context, merchant: Merchant): Answer {
  return succeeded(200, { merchant: merchantToWire(context, merchant) });
}
