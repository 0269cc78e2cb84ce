import { ok } from 'node:assert';
import type { ChargeOutcome, ChargeRequest, LookupOutcome, Rail, RailCallback, RailMethod } from '@mitako/core';
import type { Provider } from '@mitako/contract/names';
import type { TestFunctions } from '../store-conformance/suite.ts';

/** A test number of the operator. */
export interface TestPayer {
  readonly provider: Provider;
  /** E.164. */
  readonly phone: string;
}

/** What an operator, or a proxy before it, sends instead of an answer. */
export interface StrangeAnswer {
  readonly name: string;
  /** HTTP status; null: the connection breaks off. */
  readonly status: number | null;
  readonly body: string;
}

export interface RailConformanceOptions {
  /** Named in the titles. */
  readonly name: string;
  /** A rail that was not asked anything yet. Called for each test. */
  createRail(): Rail | Promise<Rail>;
  /** Numbers that behave so at the operator's own sandbox, or at a simulation of it. */
  readonly payers: {
    readonly pays: TestPayer;
    readonly declines: TestPayer;
    readonly neverAnswers: TestPayer;
  };
  /** How long payers take, in milliseconds: that much later the suite asks what came of it. A minute when absent. */
  readonly answerMs?: number;
  /** Passes that time where a clock has to pass. When absent, only `nowMs` moves on. */
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** The operator's callback for a charge; needed when the rail takes callbacks. */
  readonly callbackFor?: (reference: string) => RailCallback;
  /** The same rail before an operator that answers like this whatever it is asked. Absent: the rail asks nobody. */
  readonly createStrangeRail?: (answer: StrangeAnswer) => Rail | Promise<Rail>;
  /** `import { describe, it } from 'vitest'`, for one. */
  readonly test: Pick<TestFunctions, 'describe' | 'it'>;
}

/** What the files of the suite work with. */
export interface RailSuite {
  readonly options: RailConformanceOptions;
  it(name: string, body: (rail: Rail) => Promise<void>): void;
}

/** A charge as the engine would ask for it. */
export function chargeOf(rail: Rail, payer: TestPayer, nowMs: number = START_MS): ChargeRequest {
  const method = methodOf(rail, payer);
  return {
    reference: newReference(),
    livemode: !rail.modes.includes('test'),
    provider: payer.provider,
    phone: payer.phone,
    amount: method.limits.min,
    currency: method.currencies[0] ?? 'XAF',
    description: 'Boutique',
    nowMs,
  };
}

/** Charges, lets the payer's time pass, and asks what came of it. */
export async function outcomeFor(
  { options }: RailSuite,
  rail: Rail,
  charge: ChargeRequest,
): Promise<{ readonly charged: ChargeOutcome; readonly lookedUp: LookupOutcome }> {
  const charged = await rail.charge(charge);
  return { charged, lookedUp: await outcomeLater(options, rail, charge, charged) };
}

export async function outcomeLater(
  { answerMs = 60_000, wait }: RailConformanceOptions,
  rail: Rail,
  charge: ChargeRequest,
  charged: ChargeOutcome,
): Promise<LookupOutcome> {
  await wait?.(answerMs);
  return rail.lookup({
    reference: charge.reference,
    livemode: charge.livemode,
    railReference: charged.kind === 'pending' ? charged.railReference : null,
    provider: charge.provider,
    phone: charge.phone,
    chargedAtMs: charge.nowMs,
    nowMs: charge.nowMs + answerMs,
  });
}

/** Some moment. Rails before a real operator look at its clock, not at ours. */
export const START_MS: number = Date.UTC(2026, 0, 1);

/** Like the id of an attempt, and never used before. */
export function newReference(): string {
  return `att_${crypto.randomUUID().replaceAll('-', '').slice(0, 26)}`;
}

function methodOf(rail: Rail, { provider }: TestPayer): RailMethod {
  const method = rail.methods.find((candidate) => candidate.provider === provider);
  ok(method !== undefined, `the rail has no method of ${provider}`);
  return method;
}
