/** The wallet, where methods are named by one string: others have the id of their provider. */
export const WALLET_METHOD = 'wallet';

/** Name of the method that is cash at an agent, whose money is the agent's float. */
export const CASH_METHOD = 'cash';

/**
 * How well a method works, by the outcomes of the last minutes and the provider's own report. `unknown`: too
 * few outcomes. In test mode only the provider's word counts.
 */
export const METHOD_HEALTH = ['up', 'slow', 'down', 'unknown'] as const;

export type MethodHealth = (typeof METHOD_HEALTH)[number];
