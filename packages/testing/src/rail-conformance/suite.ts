import { ok } from 'node:assert';
import type {
  ChargeOutcome,
  ChargeRequest,
  CodeOutcome,
  LookupOutcome,
  Rail,
  RailCallback,
  RailMethod,
} from '@mitako/core';
import type { TestFunctions } from '../store-conformance/suite.ts';

/** A test number of the provider. */
export interface TestPayer {
  readonly provider: string;
  /** E.164. */
  readonly phone: string;
}

/** What a provider, or a proxy before it, sends instead of an answer. */
export interface StrangeAnswer {
  readonly name: string;
  /** HTTP status; null: the connection breaks off. */
  readonly status: number | null;
  readonly body: string;
}

/**
 * What the simulated provider really did, whatever the rail says of it: without it nobody sees a second charge or refund
 * that the rail answers like the first.
 */
export interface ProviderProbe {
  /**
   * What was taken from payers under this reference of ours, all charges together, in minor units; 0 of one that it does
   * not know.
   */
  collected(reference: string): number | Promise<number>;
  /** What was paid to payers under this reference of ours, all refunds together, in minor units. */
  paidBack(reference: string): number | Promise<number>;
}

/** A rail, and the simulated provider that it asks. */
export interface RailUnderTest {
  readonly rail: Rail;
  readonly provider: ProviderProbe;
}

export interface RailConformanceOptions {
  /** Named in the titles. */
  readonly name: string;
  /** A rail that was not asked anything yet, before a provider that has moved nothing yet. Called for each test. */
  createRail(): RailUnderTest | Promise<RailUnderTest>;
  /** Numbers that behave so at the provider's own sandbox, or at a simulation of it. */
  readonly payers: {
    readonly pays: TestPayer;
    readonly declines: TestPayer;
    readonly neverAnswers: TestPayer;
    /** Is asked for a one-time code; needed when the rail takes codes. */
    readonly givesCode?: TestPayer & { readonly right: string; readonly wrong: string };
  };
  /** How long payers take, in milliseconds: that much later the suite asks what came of it. A minute when absent. */
  readonly answerMs?: number;
  /** Passes that time where a clock has to pass. When absent, only `nowMs` moves on. */
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** The provider's callback for a charge; needed when the rail takes callbacks. */
  readonly callbackFor?: (reference: string) => RailCallback;
  /** The same rail before a provider that answers like this whatever it is asked. Absent: the rail asks nobody. */
  readonly createStrangeRail?: (answer: StrangeAnswer) => Rail | Promise<Rail>;
  /** `import { describe, it } from 'vitest'`, for one. */
  readonly test: Pick<TestFunctions, 'describe' | 'it'>;
}

/** What the files of the suite work with. */
export interface RailSuite {
  readonly options: RailConformanceOptions;
  it(name: string, body: (rail: Rail, provider: ProviderProbe) => Promise<void>): void;
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
  charged: ChargeOutcome | CodeOutcome,
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

/** Hands over a code, as the engine would. */
export async function codeOutcome(
  rail: Rail,
  { reference, livemode, provider, phone, amount, currency, nowMs }: ChargeRequest,
  charged: ChargeOutcome | CodeOutcome,
  code: string,
): Promise<CodeOutcome> {
  ok(rail.submitCode !== undefined, 'it asks for a code, and has no submitCode to take it');
  const railReference = charged.kind === 'pending' ? charged.railReference : null;
  return rail.submitCode({ reference, livemode, railReference, provider, phone, amount, currency, code, nowMs });
}

/** Some moment. Rails before a real provider look at its clock, not at ours. */
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
