export { getAttemptTotals } from './attempt-totals.ts';
export { exportAttempts, listAttempts } from './list-attempts.ts';
export { listUnappliedFunds } from './list-unapplied-funds.ts';
export { lookUpAttempt } from './look-up-attempt.ts';
export * from './operator-attempts.ts';
