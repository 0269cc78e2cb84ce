export { exportSettlementLines, listSettlementLines } from './list-settlement-lines.ts';
export * from './operator-settlements.ts';
export * from './read-settlements.ts';
