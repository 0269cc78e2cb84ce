import { findTermsFault, type Rail } from '@mitako/core';
import type { Configured } from './apply-configuration.ts';
import { Failure } from './failure.ts';

/**
 * Requires that methods and fees of the configuration fit its rails.
 * @param rails all that the gateway has, the sandbox rail too
 * @throws Failure with line, mistake and fix
 */
export function requireTerms(configured: Configured, rails: readonly Rail[]): void {
  const fault = termsFault(configured, rails);
  if (fault !== null) throw new Failure(fault);
}

/** The error as a sentence with its line; null: there is none. */
export function termsFault({ loaded, ...terms }: Configured, rails: readonly Rail[]): string | null {
  const fault = findTermsFault(terms, rails);
  if (fault === null) return null;
  const sentence = `${fault.path.join('.')} ${fault.message}.`;
  return loaded?.mistake(fault.path, sentence) ?? sentence;
}
