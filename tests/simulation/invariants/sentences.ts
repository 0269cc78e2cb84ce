import {
  type Attempt,
  claimsIn,
  type ClaimName,
  type Point,
  pointsOf,
  tell,
  type TimelineFacts,
} from '@mitako/core/engine';
import type { Telling } from '../mutants.ts';
import { RAIL_ID, RAIL_METHODS } from '../rail.ts';
import { count } from '../trace.ts';
import { Violation } from '../violation.ts';
import type { World } from '../world.ts';
import { isSaid, untrue } from './claims.ts';

const LABELS = new Map(RAIL_METHODS.map(({ provider, label }) => [provider, label]));
const NAMES = [...LABELS.values()].join('|');
const ROWS_MAX = 1_000;

/** What a reader understands that the provider said, and the claim on which it has to rest. */
const SAYINGS: readonly (readonly [claim: ClaimName, saying: RegExp])[] = [
  ['collected', new RegExp(`^The customer paid [^:]*? with (?:${NAMES})(?!.*as recorded by hand)`)],
  ['collected', new RegExp(`^Le client a payé .*? par (?:${NAMES})(?!.*comme noté à la main)`)],
  ['collectedLate', new RegExp(`(?:${NAMES}) took `)],
  ['collectedLate', new RegExp(`(?:${NAMES}) a tout de même prélevé `)],
  [
    'reportedFailure',
    new RegExp(`with (?:${NAMES}).*failed.*(?:insufficient balance|declined|in time|has no account|reported an error)`),
  ],
  [
    'reportedFailure',
    new RegExp(`par (?:${NAMES}).*échoué.*(?:solde insuffisant|a refusé|à temps|pas de compte|signalé une erreur)`),
  ],
  ['prompted', /They now have to /],
  ['prompted', /Il doit maintenant /],
  ['refunded', /paid the money back to the customer: it confirmed/],
  ['refunded', /a rendu l’argent au client et l’a confirmé/],
  ['refusedRefund', /did not make the refund|^The refund of .* failed on .*\d: (?!this was recorded by hand)/],
  ['refusedRefund', /n’a pas fait le remboursement|^Le remboursement de .* a échoué le .*\d\u00a0: (?!c’est noté)/],
];

/** Words that name the provider and say nothing that it said or did. */
const NEUTRAL = new RegExp(
  [`(?:with|from|through) (?:${NAMES})`, `(?:par|via|auprès de|auprès d’|de|d’) ?(?:${NAMES})`].join('|'),
  'g',
);
const NAMED = new RegExp(NAMES);
const UNCHARGED = /The customer was not charged\.|Le client n’a pas été débité\./;

/** The sentences that merchants and the operator read, compared with what the provider said and did. @throws Violation */
export async function checkSentences(world: World, telling: Telling = {}): Promise<void> {
  for (const { id } of await world.database.rows('select id from mitako_payments where livemode = 1')) {
    const facts = await factsOf(world, String(id));
    if (!facts.attempts.some(({ rail }) => rail === RAIL_ID)) continue;
    const points = pointsOf(facts);
    for (const point of telling.points?.(points, facts) ?? points) {
      for (const reader of ['merchant', 'operator'] as const) {
        const { fr, en } = tell(point, reader, facts.payment.currency);
        for (const text of [fr, en]) checkText(world, facts, point, telling.text?.(text) ?? text);
      }
    }
  }
}

function checkText(world: World, facts: TimelineFacts, point: Point, text: string): void {
  const rows = new Map([...facts.attempts, ...facts.refunds].map((row) => [row.id, row]));
  const claims = claimsIn(point.data);
  for (const { claim, id } of claims) {
    const row = rows.get(id);
    if (row === undefined || !isSaid(world, claim, row)) throw untrue(claim, id);
  }
  const sayings = SAYINGS.filter(([, saying]) => saying.test(text));
  for (const [name] of sayings) {
    count(world.tally, `said: ${name}`);
    if (!claims.some(({ claim }) => claim === name)) {
      throw new Violation('I13', `a text says without a claim that the provider has ${name}: ${text}`);
    }
  }
  const isProviders = sayings.some(([name]) => name !== 'prompted' && name !== 'collected');
  if (!isProviders && NAMED.test(text.replaceAll(NEUTRAL, ''))) {
    throw new Violation('I13', `a text says of the provider what nothing judges: ${text}`);
  }
  if (UNCHARGED.test(text) && !facts.attempts.every((attempt) => isUncharged(world, attempt))) {
    throw new Violation('I13', `a text says that the customer was not charged: ${text}`);
  }
}

/** The provider said that it failed, or has not taken the money. */
function isUncharged(world: World, attempt: Attempt): boolean {
  return attempt.rail !== RAIL_ID
    ? attempt.status === 'failed'
    : isSaid(world, 'reportedFailure', attempt) || world.rail.truthOf(attempt.id) !== 'taken';
}

async function factsOf({ database, nowMs }: World, id: string): Promise<TimelineFacts> {
  const { read } = database.store;
  const newest = { limit: ROWS_MAX, afterId: null };
  const [payment, attempts, refunds, disputes, transfers] = await Promise.all([
    read.paymentById(id),
    read.attemptsOfPayment(id),
    read.refundsOfPayment(id, newest),
    read.disputes({ paymentId: id }, newest),
    read.transfersOfPayment(id, ROWS_MAX),
  ]);
  if (payment === null) throw new Error(`no payment ${id}`);
  return {
    payment,
    attempts,
    refunds: refunds.toReversed(),
    disputes: disputes.toReversed(),
    transfers,
    labels: LABELS,
    nowMs: nowMs(),
  };
}
