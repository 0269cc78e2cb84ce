import type { OpenApiDocument } from '@mitako/http';
import type { EngineStore } from '@mitako/core/engine';
import fc from 'fast-check';
import { createDice, type Dice } from '../support/dice.ts';
import { type Answer, checkAnswer } from './check.ts';
import { createCoverage, type Coverage } from './coverage.ts';
import { describedBy, type Described } from './document.ts';
import { type Finding, findingOf } from './finding.ts';
import { BREAKS_OFF, type Planned } from './planned.ts';
import { requestsTo } from './requests.ts';
import { webhookDifferences } from './webhooks.ts';
import { openWorld, type Weather, type World } from './world.ts';

export interface ConformOptions {
  readonly document: OpenApiDocument;
  readonly openStore: () => Promise<EngineStore>;
  readonly seed: number;
  /** Requests made from each operation. */
  readonly runs: number;
  /** These operations alone. */
  readonly only?: readonly string[];
  /** Called after each gateway. */
  readonly onProgress?: (report: Report) => void;
}

export interface Report {
  readonly requests: number;
  readonly webhooks: number;
  readonly operations: number;
  readonly coverage: Coverage;
  /** One for each kind of difference of an operation. */
  readonly findings: readonly Finding[];
}

/** Requests to each operation before the next gateway is opened: what they do to it adds up. */
const ROUND_MAX = 25;
const WEATHERS: readonly Weather[] = ['plain', 'broken', 'limited', 'plain', 'plain'];

/** Sends requests made from a document to gateways, and compares every answer with the document. */
export async function conform(options: ConformOptions): Promise<Report> {
  const { seed, runs, only, openStore, onProgress } = options;
  const whole = describedBy(options.document);
  const operations = whole.operations.filter(({ operationId }) => only?.includes(operationId) ?? true);
  const coverage = createCoverage(operations, Object.keys(whole.webhooks));
  const findings = new Map<string, Finding>();
  const count = { requests: 0, webhooks: 0 };
  const report = (): Report => ({
    ...count,
    operations: operations.length,
    coverage,
    findings: [...findings.values()],
  });
  // A short run has a little of each weather, too.
  const perRound = Math.min(ROUND_MAX, Math.ceil(runs / WEATHERS.length));
  for (let round = 0; round * perRound < runs; round += 1) {
    const dice = createDice(seed, round);
    const world = await openWorld(await openStore(), WEATHERS[round % WEATHERS.length] ?? 'plain');
    try {
      const planned = operations.flatMap((operation) =>
        fc.sample(requestsTo(operation, world.words, world.credentials), {
          numRuns: Math.min(perRound, runs - round * perRound),
          seed: dice.between(0, 2 ** 31 - 1),
        }),
      );
      for (const sent of shuffled(planned, dice)) {
        for (const finding of await exchange(world, whole, sent, dice, coverage)) {
          const before = findings.get(finding.key);
          findings.set(finding.key, { ...(before ?? finding), count: (before?.count ?? 0) + 1 });
        }
        count.requests += sent.isTwice ? 2 : 1;
        // A limit per second lifts by itself.
        if (world.weather !== 'limited' && dice.chance(0.01)) await world.advance();
      }
      world.outages.disarm();
      await world.advance();
      for (const request of world.webhooks.requests) {
        count.webhooks += 1;
        for (const finding of webhookDifferences(whole, request, coverage)) {
          findings.set(finding.key, { ...finding, count: (findings.get(finding.key)?.count ?? 0) + 1 });
        }
      }
    } finally {
      world.outages.disarm();
      await world.close();
    }
    onProgress?.(report());
  }
  return report();
}

/** Sends one request, or the same twice at once, and compares the answers. */
async function exchange(
  world: World,
  document: Described,
  sent: Planned,
  dice: Dice,
  coverage: Coverage,
): Promise<readonly Finding[]> {
  const isBroken = world.weather === 'broken' && dice.chance(0.4);
  if (isBroken) world.outages.arm(dice.chance(0.5) ? 'unavailable' : 'fault', Math.floor(dice.fraction() ** 2 * 5));
  const request = requestOf(sent);
  if (request === null) return [];
  const twin = sent.isTwice ? requestOf(sent) : null;
  const answers = await Promise.all(
    [request, twin].flatMap((one) => (one === null ? [] : [answerTo(world, one, sent)])),
  );
  world.outages.disarm();
  const faults = world.faults();
  // An outage in the middle of a file breaks the connection, so that the part is not taken for the whole.
  const whole = world.weather === 'broken' ? answers.filter(({ text }) => text !== BROKEN_OFF) : answers;
  return whole.flatMap((answer) => {
    const checked = checkAnswer(document, sent, answer);
    if (checked.operation !== null) coverage.saw(checked.operation, answer);
    const unexpected =
      answer.status === 500 && world.weather !== 'broken'
        ? [`a fault of ours: ${faults.join(' ').slice(0, 2000)}`]
        : [];
    return [...checked.differences, ...unexpected].map((difference) => findingOf(sent, answer, checked, difference));
  });
}

async function answerTo({ handler }: World, request: Request, { address }: Planned): Promise<Answer> {
  const response = await handler(request, { clientAddress: address });
  return { status: response.status, headers: response.headers, text: await response.text().catch(() => BROKEN_OFF) };
}

const BROKEN_OFF = 'the answer breaks off';

/** Null: the platform makes no such request. */
function requestOf({ method, path, headers, body }: Planned): Request | null {
  try {
    const sent = body === BREAKS_OFF ? breakingOff() : body;
    return new Request(`http://gateway.test${path}`, { method, headers, body: sent, duplex: 'half' });
  } catch {
    return null;
  }
}

function breakingOff(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"amount":')),
    pull: (controller) => controller.error(new Error('aborted')),
  });
}

function shuffled<Item>(items: readonly Item[], dice: Dice): readonly Item[] {
  return items
    .map((item) => ({ item, at: dice.fraction() }))
    .toSorted((left, right) => left.at - right.at)
    .map(({ item }) => item);
}
