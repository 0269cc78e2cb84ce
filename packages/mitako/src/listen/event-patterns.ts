import { EVENT_FAMILIES, EVENT_NAME_PREFIX, EVENT_TYPES, type EventType } from '@mitako/contract/names';
import { InvalidArgumentError } from 'commander';
import { nearest } from '@mitako/contract/names';

const PATTERNS: readonly string[] = [...EVENT_TYPES, ...EVENT_FAMILIES, '*'];

/**
 * Event names and families, `payment.succeeded,refund.*`, as an endpoint's `events` names them.
 * @throws InvalidArgumentError for one that no gateway knows
 */
export function readEventPatterns(text: string): readonly string[] {
  return text.split(',').map((part) => {
    const name = part.trim();
    const pattern = withoutPrefix(name);
    if (PATTERNS.includes(pattern)) return pattern;
    throw unknownEvent(name, pattern, PATTERNS);
  });
}

/**
 * The name of one event, with or without the prefix that an endpoint may request.
 * @throws InvalidArgumentError for one that no gateway knows
 */
export function readEventType(text: string): EventType {
  const typed = withoutPrefix(text);
  const found = EVENT_TYPES.find((name) => name === typed);
  if (found === undefined) throw unknownEvent(text, typed, EVENT_TYPES);
  return found;
}

function withoutPrefix(name: string): string {
  return name.startsWith(EVENT_NAME_PREFIX) ? name.slice(EVENT_NAME_PREFIX.length) : name;
}

function unknownEvent(text: string, name: string, known: readonly string[]): InvalidArgumentError {
  const meant = nearest(name, known);
  return new InvalidArgumentError(
    `There is no event "${text}". ${meant === undefined ? `Known are ${known.join(', ')}.` : `Did you mean ${meant}?`}`,
  );
}

/** Whether one of the patterns matches. */
export function matchesEvent(patterns: readonly string[], event: string): boolean {
  return patterns.some(
    (pattern) =>
      pattern === '*' || pattern === event || (pattern.endsWith('.*') && event.startsWith(pattern.slice(0, -1))),
  );
}
