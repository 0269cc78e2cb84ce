// Names and types of the wire. Imports nothing, so that the client stays small.
export * from './names/audit.ts';
export * from './names/errors.ts';
export * from './names/events.ts';
export * from './names/ids.ts';
export * from './names/limits.ts';
export * from './names/resources.ts';
export * from './names/statuses.ts';
