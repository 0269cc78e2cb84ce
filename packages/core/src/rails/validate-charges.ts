import type { ChargeRules } from '../ports/rail.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Validates what a rail promises about charges; it may be written in JavaScript.
 * @returns what is wrong, or null
 */
export function validateCharges(charges: ChargeRules): string | null {
  const { promptLifeMs, absentMarginMs, isRepeatable, lookUpsPerSecond } = charges;
  if (!isTime(promptLifeMs, 1)) return `charges.promptLifeMs is ${promptLifeMs}: write milliseconds, at most a day`;
  if (absentMarginMs !== undefined && !isTime(absentMarginMs, 0)) {
    return `charges.absentMarginMs is ${absentMarginMs}: write milliseconds, at most a day, or leave it out`;
  }
  if (lookUpsPerSecond !== undefined && !isRate(lookUpsPerSecond)) {
    return `charges.lookUpsPerSecond is ${lookUpsPerSecond}: write a whole number from 1 to ${LOOK_UPS_PER_SECOND_MAX}, or leave it out`;
  }
  return typeof isRepeatable === 'boolean' ? null : 'charges.isRepeatable must be true or false';
}

const LOOK_UPS_PER_SECOND_MAX = 1_000;

function isRate(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 1 && value <= LOOK_UPS_PER_SECOND_MAX;
}

function isTime(value: number, min: number): boolean {
  return Number.isSafeInteger(value) && value >= min && value <= DAY_MS;
}
