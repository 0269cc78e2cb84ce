export * from './endpoints.ts';
export * from './operator-deliveries.ts';
export * from './read-events.ts';
export * from './replay-deliveries.ts';
