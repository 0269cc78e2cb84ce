// Exports shared by all clients.
export {
  isMitakoError,
  MitakoError,
  type ConnectionFailure,
  type ErrorDetails,
  type LocalErrorCode,
  type MitakoErrorCode,
  type MitakoErrorContext,
} from './errors.ts';
export type { List, Page, PagePosition, PeriodPosition } from './list.ts';
export type { CallOptions, ConnectionOptions, Fetch, WriteOptions } from './options.ts';
export type { Deleted, ErrorCode } from '@mitako/contract/names';
