/** The party that must act next. `nobody` while the gateway polls a rail. */
export type NextToAct = 'customer' | 'merchant' | 'operator' | 'nobody';
