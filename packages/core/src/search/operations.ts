export { searchOwn } from './search-own.ts';
export { search } from './search.ts';
