export { cashIn } from './cash-in.ts';
export { cashOut } from './cash-out.ts';
export { getAgentFloat } from './get-float.ts';
export { lookUpCashHolders } from './look-up-cash-holders.ts';
export { moveFloat } from './move-float.ts';
export * from './operator-agents.ts';
export * from './transactions.ts';
