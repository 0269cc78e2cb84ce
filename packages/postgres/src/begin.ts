/**
 * How every transaction of our own begins. Waiting longer for a row than this is given up and tried again from the start:
 * it breaks up queues behind a transaction that hangs. The isolation level is said because a database can have another
 * default, and the limit of a statement because a role can have one that ends the waiting before it is counted as such.
 */
export const BEGIN =
  "BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL lock_timeout = '250ms'; SET LOCAL statement_timeout = '10s'";

/** Behind it: COMMIT does not wait for the disk. */
export const RELAXED = 'SET LOCAL synchronous_commit = off';
