/**
 * How every transaction of our own begins. Waiting longer for a row than this is given up and tried again from the start:
 * it breaks up queues behind a transaction that hangs. The isolation level is said because a database can have another
 * default.
 */
export const BEGIN = "BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL lock_timeout = '250ms'";

/** Behind it: COMMIT does not wait for the disk. */
export const RELAXED = 'SET LOCAL synchronous_commit = off';
