import {
  type Attempt,
  claimsIn,
  type ClaimName,
  type Point,
  pointsOf,
  type Refund,
  tell,
  type TimelineFacts,
} from '@mitako/core/engine';
import type { Telling } from '../mutants.ts';
import { RAIL_ID } from '../rail.ts';
import { count } from '../trace.ts';
import { Violation } from '../violation.ts';
import type { World } from '../world.ts';
import { isSaid, untrue } from './claims.ts';
import { LABELS } from './facts.ts';

const NAMES = [...LABELS.values()].join('|');

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

/** The sentences that merchants and the operator read of a payment, compared with what the provider said and did. @throws Violation */
export function checkSentences(world: World, facts: TimelineFacts, telling: Telling = {}): void {
  if (!facts.attempts.some(({ rail }) => rail === RAIL_ID)) return;
  const points = pointsOf(facts);
  for (const point of telling.points?.(points, facts) ?? points) {
    checkPoint(world, facts, point);
    for (const reader of ['merchant', 'operator'] as const) {
      const { fr, en } = tell(point, reader, facts.payment.currency);
      for (const text of [fr, en]) checkText(world, facts, point, telling.text?.(text) ?? text);
    }
  }
}

/** By its kind, so in every language. */
function checkPoint(world: World, facts: TimelineFacts, point: Point): void {
  const rows = new Map([...facts.attempts, ...facts.refunds].map((row) => [row.id, row]));
  for (const { claim, id } of claimsIn(point.data)) {
    const row = rows.get(id);
    if (row === undefined || !isSaid(world, claim, row)) throw untrue(claim, id);
  }
  if (namesOperator(point.data) && !facts[rowsOf(point)].some((row) => isRecorded(world, point, row))) {
    throw new Violation('I13', `an operator is said to have recorded what none did: ${point.kind}`);
  }
  if (point.kind === 'dispute_lost' && facts.payment.methodType === 'mobile_money') {
    throw new Violation('I13', `money at a provider is said to be credited: payment ${facts.payment.id}`);
  }
}

function namesOperator(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return data === 'operator';
  return Object.values(data).some(namesOperator);
}

function rowsOf({ kind }: Point): 'attempts' | 'refunds' {
  return kind.startsWith('dispute_') || kind.startsWith('refund') ? 'refunds' : 'attempts';
}

/** Whether an operator sent what the point says of an attempt or refund. */
function isRecorded({ memory }: World, { kind }: Point, row: Attempt | Refund): boolean {
  if (!('disputeId' in row)) return memory.recorded.has(row.id);
  const isEnd = row.status === (kind === 'dispute_lost_owed' || kind === 'refund_failed' ? 'failed' : 'succeeded');
  const isOfDispute = kind.startsWith('dispute_') === (row.disputeId !== null);
  return isEnd && isOfDispute && (memory.recorded.has(row.id) || memory.recorded.has(row.disputeId ?? ''));
}

function checkText(world: World, facts: TimelineFacts, point: Point, text: string): void {
  const claims = claimsIn(point.data);
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
