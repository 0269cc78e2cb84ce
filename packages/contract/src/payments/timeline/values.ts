/** Who must act next. `nobody` while the gateway itself is polling a rail. */
export type NextToAct = 'customer' | 'merchant' | 'operator' | 'nobody';
