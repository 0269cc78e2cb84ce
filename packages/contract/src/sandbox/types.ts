/** What `POST /gateway/sandbox/payments/{id}/simulate` can make happen. */
export const SIMULATED_OUTCOMES = ['succeed', 'fail', 'timeout', 'refund', 'dispute'] as const;

export type SimulatedOutcome = (typeof SIMULATED_OUTCOMES)[number];
