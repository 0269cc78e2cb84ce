import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startChild } from '../child.ts';
import { percentile } from '../measure.ts';
import { amountFigure, type Figure } from '../report.ts';
import { listening } from '../servers/listening.ts';
import type { LookUpsTasks } from '../servers/look-ups.ts';
import type { Scenario, ScenarioOptions } from './scenario.ts';

const PAYERS = 500;
/** What the provider allows in any second. */
const ALLOWED = 10;
/** In which the payers confirm, one after the other. */
const PAID_WITHIN_MS = 100_000;
const SEEN_WITHIN_MS = 180_000;

/**
 * From the confirmation of a payer to the look-up that finds it, with five hundred pending payers at a provider that answers
 * 429 to more than ten requests in any second, with and without callbacks. In real time.
 */
export const lookUps: Scenario = async (options) =>
  (await Promise.all([true, false].map(async (callsBack) => measured(options, callsBack)))).flat();

async function measured(
  { databases, profileDirectory, progress }: ScenarioOptions,
  callsBack: boolean,
): Promise<readonly Figure[]> {
  const name = callsBack ? 'with callbacks' : 'without callbacks';
  const provider = await startProvider();
  const address = await databases.create(callsBack ? 'called' : 'polled');
  const processes = await Promise.all(
    Array.from({ length: databases.engine === 'sqlite' ? 1 : 2 }, () =>
      startChild<LookUpsTasks>('servers/look-ups.ts', {
        arguments: [address, String(provider.port)],
        profileDirectory,
      }),
    ),
  );
  const [first] = processes;
  if (first === undefined) throw new Error('there is no process');
  await first.ask('migrate');
  for (const each of processes) await each.ask('start');
  progress(`${name}: asking ${PAYERS} payers`);
  await first.ask('charge', PAYERS);

  progress(`${name}: payers confirm`);
  for (const [index, reference] of inAnyOrder(provider.references()).entries()) {
    await sleep(PAID_WITHIN_MS / PAYERS);
    provider.pay(reference);
    if (callsBack) await processes[index % processes.length]?.ask('callBack', reference);
  }
  const untilMs = performance.now() + SEEN_WITHIN_MS;
  while (provider.delays().length < PAYERS && performance.now() < untilMs) await sleep(100);
  // The last one is recorded.
  await sleep(1_000);
  const succeeded = await first.ask('succeeded');
  if (succeeded !== PAYERS) throw new Error(`${PAYERS} payers have paid, ${succeeded} payments are paid`);
  await Promise.all(processes.map((each) => each.stop()));
  provider.close();

  const delays = provider.delays();
  const notes = [
    `look-ups: ${PAYERS} payers, who confirm within ${PAID_WITHIN_MS / 1_000} s, at a provider that allows ${ALLOWED} in any second and a rail that makes 8; ${databases.engine === 'sqlite' ? 'one process' : 'two processes'}, in real time. From the confirmation to the answer that says so.`,
  ];
  const figure = (what: string, ours: number, most: number | null): Figure =>
    amountFigure({
      name: `look-ups ${name}, ${what}`,
      unit: 'ms',
      ours,
      mark: most === null ? null : { kind: 'at_most', amount: most },
      notes,
    });
  return [
    figure('p50', percentile(delays, 0.5), callsBack ? 8_000 : 65_000),
    figure('p99', percentile(delays, 0.99), null),
    amountFigure({
      name: `look-ups ${name}, answered 429`,
      unit: 'requests',
      ours: provider.refused(),
      mark: { kind: 'exactly', count: 0 },
      notes: [],
    }),
    amountFigure({
      name: `look-ups ${name}, most in a second`,
      unit: 'requests',
      ours: provider.most(),
      mark: { kind: 'at_most', amount: ALLOWED },
      notes: [],
    }),
  ];
}

interface Provider {
  readonly port: number;
  references(): readonly string[];
  pay(reference: string): void;
  /** From the confirmation to the answer that says so, in ascending order. */
  delays(): readonly number[];
  /** Requests that were one too many. */
  refused(): number;
  /** The most in any second. */
  most(): number;
  close(): void;
}

async function startProvider(): Promise<Provider> {
  const charges = new Map<string, { paidAtMs: number | null; seenAtMs: number | null }>();
  const asked: number[] = [];
  let refused = 0;
  let most = 0;

  function statusOf(reference: string): string | null {
    const nowMs = performance.now();
    asked.push(nowMs);
    while ((asked[0] ?? nowMs) <= nowMs - 1_000) asked.shift();
    most = Math.max(most, asked.length);
    if (asked.length > ALLOWED) return null;
    const charge = charges.get(reference);
    if (charge === undefined || charge.paidAtMs === null) return 'pending';
    charge.seenAtMs ??= nowMs;
    return 'paid';
  }

  const server = createServer((request, response) => {
    const [, what, reference = ''] = (request.url ?? '').split('/');
    if (what === 'charge') charges.set(reference, { paidAtMs: null, seenAtMs: null });
    const status = what === 'status' ? statusOf(reference) : 'accepted';
    if (status === null) refused += 1;
    response.writeHead(status === null ? 429 : 200).end(status ?? '');
  });
  const port = await listening(server);
  return {
    port,
    references: () => [...charges.keys()],
    pay(reference) {
      const charge = charges.get(reference);
      if (charge !== undefined) charge.paidAtMs = performance.now();
    },
    delays: () =>
      [...charges.values()]
        .flatMap(({ paidAtMs, seenAtMs }) => (paidAtMs === null || seenAtMs === null ? [] : [seenAtMs - paidAtMs]))
        .toSorted((one, other) => one - other),
    refused: () => refused,
    most: () => most,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Every seventh: payers do not confirm in the order in which they were asked. */
function inAnyOrder(references: readonly string[]): readonly string[] {
  return references.map((_, index) => references[(index * 7) % references.length] ?? '');
}
