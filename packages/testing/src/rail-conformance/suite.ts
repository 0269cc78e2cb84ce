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

/** A test number at the provider. */
export interface TestPayer {
  /** The rail's id of the provider. */
  readonly provider: string;
  /** E.164. */
  readonly phone: string;
}

/** An unexpected response from a provider, or from a proxy in front of it. */
export interface StrangeAnswer {
  /** Of the test. */
  readonly name: string;
  /** HTTP status; null: the connection is closed without a response. */
  readonly status: number | null;
  /** As sent. */
  readonly body: string;
}

/**
 * What the simulated provider did, whatever the rail reports: the only evidence of a second charge or refund to which
 * the rail responds as to the first.
 */
export interface ProviderProbe {
  /**
   * The amount collected under this reference of ours, over all charges, in minor units; 0 for an unknown reference.
   */
  collected(reference: string): number | Promise<number>;
  /** The amount refunded under this reference of ours, over all refunds, in minor units. */
  paidBack(reference: string): number | Promise<number>;
}

/** A rail and its simulated provider. */
export interface RailUnderTest {
  /** As it will be used. */
  readonly rail: Rail;
  /** What shows what happened there. */
  readonly provider: ProviderProbe;
}

/** A charge that was made. */
export interface MadeCharge {
  /** Ours. */
  readonly reference: string;
  /** The provider's; null: none. */
  readonly railReference: string | null;
}

/** Something that goes wrong at a provider, once. */
export type ProviderFault =
  /** The charge is accepted, and the provider does not answer until the rail times out. */
  | 'charge never answered'
  /** The charge is taken, and the connection breaks before the answer. */
  | 'charge answered by a broken connection'
  /** The charge is taken, and answered with 500. */
  | 'charge answered by 500'
  /** The charge is taken, and a proxy answers with a page of HTML. */
  | 'charge answered by HTML'
  /** A charge that was taken is unknown to the first look-up. */
  | 'charge found late'
  /** The access token ends between two requests. */
  | 'token ended'
  /** The same between the requests of a refund. */
  | 'token ended in a refund'
  /** The payer paid another amount. */
  | 'wrong amount'
  /** The payer paid in another currency. */
  | 'wrong currency'
  /** The refund is made, and the provider does not answer until the rail times out. */
  | 'refund never answered'
  /** The refund is made, and the connection breaks before the answer. */
  | 'refund answered by a broken connection'
  /** The refund is made, and answered with 500. */
  | 'refund answered by 500'
  /** The refund is made, and a proxy answers with a page of HTML. */
  | 'refund answered by HTML'
  /** A refund that was made is unknown to the first look-up. */
  | 'refund found late';

/**
 * Declares that there is no such thing at a provider, and why: `{ none: 'the key never expires' }`. The suite tests what
 * follows from it: a rail whose provider shows no amount must not report one.
 */
export interface None {
  /** The reason, a sentence. */
  readonly none: string;
}

export interface RailConformanceOptions {
  /** Used in the test titles. */
  readonly name: string;
  /** A new rail with a provider that has moved no money yet. Called for each test. */
  createRail(): RailUnderTest | Promise<RailUnderTest>;
  /** Numbers with this behaviour in the provider's sandbox, or in a simulation of it. */
  readonly payers: {
    readonly pays: TestPayer;
    readonly declines: TestPayer;
    readonly neverAnswers: TestPayer;
    /** The provider requests a one-time code; required if the rail accepts codes. */
    readonly givesCode?: TestPayer & { readonly right: string; readonly wrong: string };
  };
  /** Time after which the suite looks up a charge, in milliseconds: how long payers take. Default: one minute. */
  readonly answerMs?: number;
  /** Waits for that time, if a real clock has to pass. Default: only `nowMs` advances. */
  readonly wait?: (milliseconds: number) => Promise<void>;
  /**
   * The provider's callback for a paid charge. One to `urls.callback` of the charge is named by that address, as
   * the engine does; any other by `parseCallback`.
   */
  readonly callbackFor:
    | ((charge: MadeCharge, method: RailCallback['method'] | undefined) => RailCallback | Promise<RailCallback>)
    | None;
  /** Methods of the provider's callbacks, if there are several: `callbackFor` is called with each. */
  readonly callbackMethods?: readonly RailCallback['method'][];
  /** The same rail with a provider that meets this fault once. */
  readonly faults: Readonly<Record<ProviderFault, (() => RailUnderTest | Promise<RailUnderTest>) | None>>;
  /** The same rail with a provider that sends this response to every request; none if the rail sends no requests. */
  readonly createStrangeRail: ((answer: StrangeAnswer) => Rail | Promise<Rail>) | None;
  /** For example from `import { describe, it } from 'vitest'`. */
  readonly test: Pick<TestFunctions, 'describe' | 'it'>;
}

/** The context of each file of the suite. */
export interface RailSuite {
  readonly options: RailConformanceOptions;
  it(name: string, body: (rail: Rail, provider: ProviderProbe) => Promise<void>): void;
}

/** A charge as the engine would request it. */
export function chargeOf(rail: Rail, payer: TestPayer, nowMs: number = START_MS): ChargeRequest {
  const method = methodOf(rail, payer);
  const reference = newReference();
  return {
    reference,
    livemode: !rail.modes.includes('test'),
    provider: payer.provider,
    country: method.country,
    phone: payer.phone,
    amount: method.limits.min,
    currency: method.currencies[0] ?? 'XAF',
    description: 'Boutique',
    locale: 'fr',
    urls: {
      callback: callbackAddressOf(reference),
      return: 'https://pay.example/checkout/slug',
      cancel: 'https://pay.example/checkout/slug',
    },
    railReference: null,
    nowMs,
  };
}

/** The address at which a provider calls back about this charge alone. */
export function callbackAddressOf(reference: string): string {
  return `https://pay.example/api/v1/gateway/rails/rail/callbacks/${reference}`;
}

/** Prepares and charges, as the engine does. */
export async function made(rail: Rail, charge: ChargeRequest): Promise<ChargeOutcome> {
  const prepared = await rail.prepare?.(charge);
  if (prepared !== undefined && prepared.kind !== 'prepared') return prepared;
  return chargedWith(rail, charge, prepared?.railReference ?? null);
}

/** Charges with the reference that `prepare` returned; null for a rail without it. */
export async function chargedWith(
  rail: Rail,
  charge: ChargeRequest,
  railReference: string | null,
): Promise<ChargeOutcome> {
  const outcome = await rail.charge({ ...charge, railReference });
  return outcome.kind === 'pending' ? { ...outcome, railReference: outcome.railReference ?? railReference } : outcome;
}

/** Charges, waits for the payer, and looks the charge up. */
export async function outcomeFor(
  { options }: RailSuite,
  rail: Rail,
  charge: ChargeRequest,
): Promise<{ readonly charged: ChargeOutcome; readonly lookedUp: LookupOutcome }> {
  const charged = await made(rail, charge);
  return { charged, lookedUp: await outcomeLater(options, rail, charge, charged) };
}

export async function outcomeLater(
  { answerMs = 60_000, wait }: RailConformanceOptions,
  rail: Rail,
  charge: ChargeRequest,
  charged: { readonly kind: string; readonly railReference?: string | null },
): Promise<LookupOutcome> {
  await wait?.(answerMs);
  return rail.lookup({
    reference: charge.reference,
    livemode: charge.livemode,
    railReference: charged.railReference ?? null,
    provider: charge.provider,
    country: charge.country,
    phone: charge.phone,
    amount: charge.amount,
    currency: charge.currency,
    chargedAtMs: charge.nowMs,
    nowMs: charge.nowMs + answerMs,
  });
}

/** Submits a code as the engine would. */
export async function codeOutcome(
  rail: Rail,
  { reference, livemode, provider, country, phone, amount, currency, nowMs }: ChargeRequest,
  charged: ChargeOutcome | CodeOutcome,
  code: string,
): Promise<CodeOutcome> {
  ok(rail.submitCode !== undefined, 'it requests a code but has no submitCode');
  const railReference = charged.kind === 'pending' ? charged.railReference : null;
  return rail.submitCode({
    reference,
    livemode,
    railReference,
    provider,
    country,
    phone,
    amount,
    currency,
    code,
    nowMs,
  });
}

/** An arbitrary time. Rails with a real provider use its clock, not ours. */
export const START_MS: number = Date.UTC(2026, 0, 1);

/** A new reference, in the format of an attempt's id. */
export function newReference(): string {
  return `att_${crypto.randomUUID().replaceAll('-', '').slice(0, 26)}`;
}

function methodOf(rail: Rail, { provider }: TestPayer): RailMethod {
  const method = rail.methods.find((candidate) => candidate.provider === provider);
  ok(method !== undefined, `the rail has no method for ${provider}`);
  return method;
}

/** Whether a look-up leaves open how a charge ends. */
export function isOpen({ kind }: { readonly kind: string }): boolean {
  return kind === 'pending' || kind === 'unknown' || kind === 'absent';
}
