export { postgres, type PostgresOptions, type PostgresStore } from './postgres.ts';
export type { ServerDurability } from './server-fit.ts';
