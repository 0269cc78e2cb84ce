import type { Clock, Rail } from '@mitako/core';
import type { EngineStore } from '@mitako/core/engine';
import { createTestClock, createTestGateway, type TestClock, type TestGateway } from '@mitako/testing';
import { expect, test } from 'vitest';
import { START_MS } from '../support/start.ts';
import { closeWithConsistentLedger } from './support/money.ts';
import { attempts, scriptedRail } from './support/scripted-rail.ts';
import { openStore } from './support/stores.ts';
import { createPayment, MINUTE, payByPhone, readPayment, SECOND } from './support.ts';

// A process that dies after any of its steps: all that it commits, leases and asks a provider for. What it only reads leaves
// nothing behind. Another one goes on.

const PHONE = '+237653456789';
const RULES = { promptLifeMs: 5 * MINUTE, absentMarginMs: 10 * MINUTE, isRepeatable: true, lookUpsPerSecond: 1_000 };
/** The longest that an attempt may be unclear: the last repetition, the life of its prompt, and the margin. */
const UNCLEAR_MS_MAX = 16 * MINUTE;

/** Dies at a step: what it has begun then is never answered, and it begins nothing more. */
interface Mortal {
  readonly died: Promise<void>;
  /** From here on, steps are counted. */
  begin(): void;
  step<Value>(act: () => Promise<Value>): Promise<Value>;
}

function mortal(diesAt: number): Mortal {
  const death = Promise.withResolvers<void>();
  let steps = 0;
  let hasBegun = false;
  async function count(): Promise<void> {
    if (hasBegun) steps += 1;
    if (steps < diesAt) return;
    death.resolve();
    await new Promise(() => undefined);
  }
  return {
    died: death.promise,
    begin() {
      hasBegun = true;
    },
    async step(act) {
      const value = await act();
      await count();
      return value;
    },
  };
}

/** The same object, whose methods are steps of the process. */
function stepping<Part extends object>(
  part: Part,
  { step }: Mortal,
  names: readonly string[] = Object.keys(part),
): Part {
  const stepped = names.map((name) => {
    const method: unknown = Reflect.get(part, name);
    const call = (...input: unknown[]): Promise<unknown> =>
      step(async () =>
        typeof method === 'function' ? ((await Reflect.apply(method, part, input)) as unknown) : method,
      );
    return [name, call];
  });
  return { ...part, ...Object.fromEntries(stepped) };
}

function storeOf(store: EngineStore, process: Mortal): EngineStore {
  return {
    ...stepping(store, process, ['commit']),
    claim: stepping(store.claim, process, ['attempts']),
    paces: stepping(store.paces, process),
  };
}

/** A simulated provider, and the references that it has asked a payer about. */
interface Provider {
  readonly rail: Rail;
  readonly prompts: Set<string>;
}

type Met = 'taken' | 'lost' | 'answer lost' | 'refused';

/**
 * A provider that takes a reference once, and whose payers confirm at once.
 * @param meet what becomes of each request for the money of a reference; the last one of all that follow
 */
function providerOf(id: string, meet: readonly Met[]): Provider {
  const prompts = new Set<string>();
  const requests = new Map<string, number>();
  const { rail } = scriptedRail();
  return {
    prompts,
    rail: {
      ...rail,
      id,
      charges: RULES,
      async charge({ reference, nowMs }) {
        const before = requests.get(reference) ?? 0;
        requests.set(reference, before + 1);
        const met = meet[before] ?? meet.at(-1);
        if (met === 'refused') return { kind: 'refused', failureCode: 'provider_unavailable' };
        if (met !== 'lost') prompts.add(reference);
        if (met !== 'taken') return { kind: 'unknown' };
        const nextAction = { type: 'approve_on_phone', url: null } as const;
        return { kind: 'pending', railReference: reference, nextAction, expiresAtMs: nowMs + 5 * MINUTE };
      },
      async lookup({ reference }) {
        return prompts.has(reference) ? { kind: 'paid', railReference: reference } : { kind: 'absent' };
      },
    },
  };
}

const SITUATIONS: readonly (readonly [what: string, providers: () => readonly Provider[]])[] = [
  ['a charge and its look-up', () => [providerOf('sandbox', ['taken'])]],
  ['a charge whose answer is lost', () => [providerOf('sandbox', ['answer lost'])]],
  ['a charge that is lost, and its repetition', () => [providerOf('sandbox', ['lost', 'taken'])]],
  ['a charge that is lost, and a repetition without an answer', () => [providerOf('sandbox', ['lost', 'answer lost'])]],
  [
    'a refusal, and the charge at another rail',
    () => [providerOf('first_rail', ['refused']), providerOf('sandbox', ['taken'])],
  ],
];

test.each(SITUATIONS)(
  'a process that dies anywhere in %s leaves a payment that is collected once, and soon',
  { timeout: 300_000 },
  async (_, providersOf) => {
    const providers = providersOf();
    const store = await openStore();
    const clock = createTestClock(START_MS);
    const rails = providers.map(({ rail }) => rail);
    const other = await createTestGateway({ store, clock: hasty(clock), rails });
    let diesAt = 1;
    while (await dies(other, clock, store, providers, diesAt)) diesAt += 1;
    // Without steps nothing was tested.
    expect(diesAt).toBeGreaterThan(5);
    await closeWithConsistentLedger(other);
  },
);

/** @returns whether the process died, and not after all that there was to do */
async function dies(
  other: TestGateway,
  clock: TestClock,
  store: EngineStore,
  providers: readonly Provider[],
  diesAt: number,
): Promise<boolean> {
  const { id, slug } = await createPayment(other, { expires_in: 604_800 });
  const token = await other.login('success@sandbox.test');
  const process = mortal(diesAt);
  const rails = providers.map(({ rail }) => stepping(rail, process, ['charge', 'lookup']));
  const doomed = await createTestGateway({ store: storeOf(store, process), rails, clock: hasty(clock) });
  process.begin();
  const work = async (): Promise<void> => {
    await paid(doomed, slug, token);
    for (let step = 0; step < 5; step += 1) {
      await pass(doomed, clock, 4 * SECOND);
    }
  };
  const isOver = await Promise.race([process.died.then(() => false), work().then(() => true)]);
  if (isOver) return false;

  const atMs = clock.now();
  const isSettled = async (): Promise<boolean> => (await readPayment(other, id)).status !== 'processing';
  while (!(await isSettled())) {
    const passedMs = clock.now() - atMs;
    expect(passedMs, `after step ${diesAt} it is processing`).toBeLessThan(UNCLEAR_MS_MAX);
    await pass(other, clock, passedMs < 3 * MINUTE ? 10 * SECOND : MINUTE);
  }
  // The payer of a charge that was never made tries again.
  if ((await readPayment(other, id)).status === 'requested') {
    await paid(other, slug, await other.login('success@sandbox.test'));
  }
  for (let step = 0; step < 5; step += 1) await pass(other, clock, 2 * SECOND);
  const made = (await attempts(other, `?payment_id=${id}`)).map((attempt) => attempt.id);
  const prompts = providers.flatMap((provider) => made.filter((reference) => provider.prompts.has(reference)));
  expect(prompts, `after step ${diesAt}`).toHaveLength(1);
  expect(await readPayment(other, id), `after step ${diesAt}`).toMatchObject({ status: 'succeeded' });
  return true;
}

async function pass({ gateway }: TestGateway, clock: TestClock, ms: number): Promise<void> {
  clock.advance(ms);
  await gateway.runDue();
}

async function paid(api: TestGateway, slug: string, token: string): Promise<void> {
  expect((await payByPhone(api, slug, token, PHONE)).status).toBe(202);
}

/** Time that a request waits for passes at once. */
function hasty(clock: TestClock): Clock {
  return {
    ...clock,
    sleep: (ms, signal) => (ms <= 2_500 ? Promise.resolve() : clock.sleep(ms, signal)),
  };
}
