// Handling each webhook once, in the order of its payment. A separate entry, because not every receiver has a database.
export { exactlyOnce, type ExactlyOnceOptions } from './exactly-once/exactly-once.ts';
export { EVENTS_TABLE, type EventOutcome, type EventStore } from './exactly-once/event-store.ts';
export type { EventMark } from './exactly-once/mark.ts';
export * from './exactly-once/stores/drizzle-store.ts';
export { memoryStore } from './exactly-once/stores/memory-store.ts';
export { pgStore, type PgClient, type PgPool } from './exactly-once/stores/pg-store.ts';
export { prismaStore, type PrismaDatabase, type PrismaTransaction } from './exactly-once/stores/prisma-store.ts';
export { sqliteStore, type SqliteDatabase } from './exactly-once/stores/sqlite-store.ts';
export type { WebhookEvent } from './webhooks/event.ts';
