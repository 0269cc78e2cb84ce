import type { ChargeRules } from '../ports/rail.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Validates what a rail promises about charges; it may be written in JavaScript.
 * @returns what is wrong, or null
 */
export function validateCharges({ promptLifeMs, absentMarginMs, isRepeatable }: ChargeRules): string | null {
  if (!isTime(promptLifeMs, 1)) return `charges.promptLifeMs is ${promptLifeMs}: write milliseconds, at most a day`;
  if (absentMarginMs !== undefined && !isTime(absentMarginMs, 0)) {
    return `charges.absentMarginMs is ${absentMarginMs}: write milliseconds, at most a day, or leave it out`;
  }
  return typeof isRepeatable === 'boolean' ? null : 'charges.isRepeatable must be true or false';
}

function isTime(value: number, min: number): boolean {
  return Number.isSafeInteger(value) && value >= min && value <= DAY_MS;
}
