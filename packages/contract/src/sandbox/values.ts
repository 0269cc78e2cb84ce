/** Outcomes that `POST /gateway/sandbox/payments/{id}/simulate` can simulate. */
export const SIMULATED_OUTCOMES = ['succeed', 'fail', 'timeout', 'refund', 'dispute'] as const;

export type SimulatedOutcome = (typeof SIMULATED_OUTCOMES)[number];

/** Methods that an outcome can be simulated for. */
export const SIMULATED_METHODS = ['mobile_money', 'cash'] as const;

export type SimulatedMethod = (typeof SIMULATED_METHODS)[number];
