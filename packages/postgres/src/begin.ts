/**
 * How every transaction of the store begins. A longer wait for a row is abandoned and retried from the start, which
 * breaks up queues behind a hanging transaction. The isolation level is explicit because a database can have another
 * default, and the statement timeout because a role can have one that ends the wait before the lock timeout.
 */
export const BEGIN =
  "BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL lock_timeout = '250ms'; SET LOCAL statement_timeout = '10s'";

/** In addition: statements are planned once for all values. By default the server weighs what a plan for these would save. */
export const PLANNED_ONCE = 'SET LOCAL plan_cache_mode = force_generic_plan';

/** In addition: COMMIT does not wait for the disk. */
export const RELAXED = 'SET LOCAL synchronous_commit = off';
