import type { FeeOptions, MethodOptions, TermsOptions } from '@mitako/core';
import { Failure } from './failure.ts';
import type { Mistake } from './mistake.ts';
import { nearest } from './nearest.ts';

const METHOD = ['method', 'enabled', 'min', 'max', 'fees'] as const satisfies readonly (keyof MethodOptions)[];

const FEES = [
  'basisPoints',
  'fixed',
  'minimum',
  'maximum',
  'refundPolicy',
] as const satisfies readonly (keyof FeeOptions)[];

/**
 * Requires that `methods` and `fees` are of the shape of their types, without a look at the rails.
 * @throws Failure with line, mistake and fix
 */
export function requireTermsShape({ methods = [], fees }: TermsOptions, mistake: Mistake): void {
  for (const each of methods as readonly unknown[]) {
    if (!isObject(each) || typeof each['method'] !== 'string') {
      throw new Failure(mistake('methods', "each of methods must be an object, such as { method: 'wallet' }."));
    }
    const path = ['methods', each['method']];
    requireKnown(each, METHOD, path, mistake);
    const { enabled } = each;
    if (enabled !== undefined && typeof enabled !== 'boolean') {
      throw new Failure(mistake([...path, 'enabled'], 'enabled must be true or false.'));
    }
    requireFees(each['fees'], path, mistake);
  }
  requireFees(fees, [], mistake);
}

function requireFees(fees: unknown, within: readonly string[], mistake: Mistake): void {
  if (fees === undefined) return;
  const path = [...within, 'fees'];
  if (!isObject(fees)) throw new Failure(mistake(path, 'fees must be an object, such as { basisPoints: 250 }.'));
  requireKnown(fees, FEES, path, mistake);
}

function requireKnown(settings: object, known: readonly string[], path: readonly string[], mistake: Mistake): void {
  const unknown = Object.keys(settings).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const meant = nearest(unknown, known);
  const advice = meant === undefined ? `Known are ${known.join(', ')}.` : `Did you mean ${meant}?`;
  throw new Failure(mistake([...path, unknown], `"${unknown}" is no setting of ${path.join('.')}. ${advice}`));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
