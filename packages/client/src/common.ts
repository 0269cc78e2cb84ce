// Exports shared by all clients.
export * from './errors.ts';
export type { List, Page, PagePosition, PeriodPosition } from './list.ts';
export type { CallOptions, ConnectionOptions, Fetch, WriteOptions } from './options.ts';
export type { Deleted, ErrorCode } from '@mitako/contract/names';
