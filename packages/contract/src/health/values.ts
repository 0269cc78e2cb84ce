/** State of a process: `silent` has not reported for 30 s. */
export const WORKER_STATUSES = ['running', 'silent', 'stopped'] as const;

export type WorkerStatus = (typeof WORKER_STATUSES)[number];
