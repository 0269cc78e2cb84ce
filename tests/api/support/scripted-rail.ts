// A provider with scripted responses, which records its requests.
import {
  sandboxRail,
  type ChargeOutcome,
  type ChargeRequest,
  type CodeOutcome,
  type CodeRequest,
  type LookupOutcome,
  type LookupRequest,
  type Rail,
  type RailCallback,
  type RailRefundOutcome,
  type RailRefundRequest,
} from '@mitako/core';
import type { AttemptRecord } from '@mitako/contract/names';
import { MINUTE, send, type Reply, type TestGateway } from '../support.ts';
import { asOperator } from './money.ts';
import { dataOf } from '../support.ts';

/** The provider. A test sets its responses; initially `pending` for everything. */
export interface Script {
  charge: (request: ChargeRequest) => ChargeOutcome | Promise<ChargeOutcome>;
  /** Outcome of a code; initially `wrong_code`. */
  code: (request: CodeRequest) => CodeOutcome | Promise<CodeOutcome>;
  /** Outcomes by phone number; for other numbers {@link Script.lookup}. */
  readonly lookupByPhone: Map<string, LookupOutcome>;
  lookup: (request: LookupRequest) => LookupOutcome | Promise<LookupOutcome>;
  refund: (request: RailRefundRequest) => RailRefundOutcome | Promise<RailRefundOutcome>;
  readonly charges: ChargeRequest[];
  readonly codes: CodeRequest[];
  readonly lookups: LookupRequest[];
  readonly refunds: RailRefundRequest[];
  readonly callbacks: RailCallback[];
}

export const PAID: LookupOutcome = { kind: 'paid', railReference: 'operator-1' };

/**
 * A rail with its script. In test mode it replaces the sandbox rail and has its id, so that the sandbox exists; a live
 * one has its own id.
 */
export function scriptedRail(mode: 'test' | 'live' = 'test'): { readonly rail: Rail; readonly script: Script } {
  const script: Script = {
    charge: ({ nowMs, reference }) => ({
      kind: 'pending',
      railReference: `op-${reference}`,
      nextAction: { type: 'approve_on_phone', url: null },
      expiresAtMs: nowMs + 5 * MINUTE,
    }),
    code: () => ({ kind: 'wrong_code' }),
    lookupByPhone: new Map(),
    lookup: () => ({ kind: 'pending' }),
    refund: () => ({ kind: 'succeeded', railReference: null }),
    charges: [],
    codes: [],
    lookups: [],
    refunds: [],
    callbacks: [],
  };
  const { isSimulated: _, ...sandbox } = sandboxRail();
  const rail: Rail = {
    ...sandbox,
    id: mode === 'test' ? sandbox.id : 'momo_live',
    modes: [mode],
    // Next to nothing, and no pace that would be felt: tests let time pass in long steps.
    charges: { promptLifeMs: 5 * MINUTE, isRepeatable: false, lookUpsPerSecond: 1_000 },
    async charge(request) {
      script.charges.push(request);
      return script.charge(request);
    },
    async submitCode(request) {
      script.codes.push(request);
      return script.code(request);
    },
    async lookup(request) {
      script.lookups.push(request);
      return script.lookupByPhone.get(request.phone) ?? script.lookup(request);
    },
    async refund(request) {
      script.refunds.push(request);
      return script.refund(request);
    },
    parseCallback(callback) {
      script.callbacks.push(callback);
      return sandbox.parseCallback?.(callback) ?? null;
    },
  };
  return { rail, script };
}

/** A callback about an attempt, by the provider or by an impostor. */
export function callBack(api: TestGateway, reference: string, railId = 'sandbox'): Promise<Reply> {
  return send(api, 'POST', `/gateway/rails/${railId}/callbacks`, { text: JSON.stringify({ reference }) });
}

/** Attempts as the operator of the gateway sees them, newest first. */
export async function attempts(api: TestGateway, query = ''): Promise<readonly AttemptRecord[]> {
  const answer = await asOperator(api, 'GET', `/admin/attempts${query}`);
  return dataOf<{ attempts: readonly AttemptRecord[] }>(answer, 200).attempts;
}

/** A response that the test releases. */
export function held<Outcome>(): {
  readonly asked: Promise<void>;
  readonly ask: () => Promise<Outcome>;
  answer(outcome: Outcome): void;
} {
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<Outcome>();
  return {
    asked: asked.promise,
    ask() {
      asked.resolve();
      return answered.promise;
    },
    answer: (outcome) => answered.resolve(outcome),
  };
}
