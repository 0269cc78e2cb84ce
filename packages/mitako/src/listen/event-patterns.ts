import { EVENT_FAMILIES, EVENT_NAME_PREFIX, EVENT_TYPES } from '@mitako/contract/names';
import { InvalidArgumentError } from 'commander';
import { nearest } from '../nearest.ts';

const PATTERNS: readonly string[] = [...EVENT_TYPES, ...EVENT_FAMILIES, '*'];

/**
 * Event names and families, `payment.succeeded,refund.*`, as an endpoint's `events` names them.
 * @throws InvalidArgumentError for one that no gateway knows
 */
export function readEventPatterns(text: string): readonly string[] {
  return text.split(',').map((part) => {
    const name = part.trim();
    const pattern = name.startsWith(EVENT_NAME_PREFIX) ? name.slice(EVENT_NAME_PREFIX.length) : name;
    if (PATTERNS.includes(pattern)) return pattern;
    const meant = nearest(pattern, PATTERNS);
    throw new InvalidArgumentError(
      `There is no event "${name}".${meant === undefined ? ` Known are ${PATTERNS.join(', ')}.` : ` Did you mean ${meant}?`}`,
    );
  });
}

/** Whether one of the patterns matches. */
export function matchesEvent(patterns: readonly string[], event: string): boolean {
  return patterns.some(
    (pattern) =>
      pattern === '*' || pattern === event || (pattern.endsWith('.*') && event.startsWith(pattern.slice(0, -1))),
  );
}
