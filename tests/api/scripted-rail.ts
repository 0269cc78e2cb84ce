// A payment operator that says what a test tells it to, and remembers what it was asked.
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
import { MINUTE, send, type Reply, type TestGateway } from './support.ts';
import { asOperator } from './money.ts';
import { dataOf } from './support.ts';

/** The operator's side. A test sets what it says from now on; `pending` to everything at first. */
export interface Script {
  charge: (request: ChargeRequest) => ChargeOutcome | Promise<ChargeOutcome>;
  /** What it says of a code; `wrong_code` at first. */
  code: (request: CodeRequest) => CodeOutcome | Promise<CodeOutcome>;
  /** By number, else {@link Script.lookup}. */
  readonly says: Map<string, LookupOutcome>;
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
 * A rail with its script. In test mode it stands in for the sandbox rail, so that there is a sandbox; a live one has an
 * id of its own.
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
    says: new Map(),
    lookup: () => ({ kind: 'pending' }),
    refund: () => ({ kind: 'succeeded', railReference: null }),
    charges: [],
    codes: [],
    lookups: [],
    refunds: [],
    callbacks: [],
  };
  const sandbox = sandboxRail();
  const rail: Rail = {
    ...sandbox,
    id: mode === 'test' ? sandbox.id : 'momo_live',
    modes: [mode],
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
      return script.says.get(request.phone) ?? script.lookup(request);
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

/** What the operator, or somebody who says so, sends about an attempt. */
export function callBack(api: TestGateway, reference: string, railId = 'sandbox'): Promise<Reply> {
  return send(api, 'POST', `/gateway/rails/${railId}/callbacks`, { text: JSON.stringify({ reference }) });
}

/** Attempts as the operator of the gateway sees them, newest first. */
export async function attempts(api: TestGateway, query = ''): Promise<readonly AttemptRecord[]> {
  const answer = await asOperator(api, 'GET', `/admin/attempts${query}`);
  return dataOf<{ attempts: readonly AttemptRecord[] }>(answer, 200).attempts;
}

/** Something that answers when the test says so. */
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
