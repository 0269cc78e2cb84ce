export { listRails } from './list-rails.ts';
export * from './receive-callback.ts';
