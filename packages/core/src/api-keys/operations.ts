export * from './api-keys.ts';
export * from './operator-keys.ts';
