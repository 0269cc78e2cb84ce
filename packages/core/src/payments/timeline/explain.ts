import type { Locale, TimelineExplanation } from '@mitako/contract/names';
import { englishForOperator } from './english-for-operator.ts';
import { english } from './english.ts';
import type { TimelineFacts } from './facts.ts';
import { frenchForOperator } from './french-for-operator.ts';
import { french } from './french.ts';
import { moneyPoints } from './money-points.ts';
import { AWAITS, type Point, type PointKind } from './points.ts';
import { type Formatter, type Words, formatterOf } from './formatter.ts';
import { statePoint } from './state-point.ts';

/** Whom an explanation addresses as « you ». */
export type Reader = 'merchant' | 'operator';

const WORDS: { readonly [Who in Reader]: { readonly fr: Words; readonly en: Words } } = {
  merchant: { fr: french, en: english },
  operator: { fr: frenchForOperator, en: englishForOperator },
};

/**
 * Explains in plain words what happened to the money of a payment and which party must act, for support staff that
 * answer the customer's call. Webhooks have no part in it: their deliveries are entries. A pure function, so that the
 * same timeline always yields the same text.
 *
 * `next` is the actor of the first point that requires action, in order: the payment itself, unapplied funds, disputes,
 * refunds.
 */
export function explain(facts: TimelineFacts, reader: Reader): TimelineExplanation {
  const points = pointsOf(facts);
  const said = points.map((point) => tell(point, reader, facts.payment.currency));
  return {
    fr: said.map(({ fr }) => fr).join(' '),
    en: said.map(({ en }) => en).join(' '),
    next: points.map(({ kind }) => AWAITS[kind]).find((who) => who !== 'nobody') ?? 'nobody',
  };
}

/** The points of an explanation, in order. */
export function pointsOf(facts: TimelineFacts): readonly Point[] {
  const state = statePoint(facts);
  const points = [state, ...moneyPoints(facts)];
  const isDone = state.kind === 'paid' && points.every(({ kind }) => AWAITS[kind] === 'nobody');
  return isDone ? [...points, { kind: 'nothing_to_do', data: {} }] : points;
}

/** The sentences of one point. */
export function tell(point: Point, reader: Reader, currency: string): { readonly [Each in Locale]: string } {
  return {
    fr: sentence(point, WORDS[reader].fr, formatterOf('fr', currency)),
    en: sentence(point, WORDS[reader].en, formatterOf('en', currency)),
  };
}

function sentence<Kind extends PointKind>(point: Point<Kind>, words: Words, format: Formatter): string {
  return words[point.kind](point.data, format);
}
