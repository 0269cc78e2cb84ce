/** Changes of tasks. */
export interface TaskChanges {
  /** Refused unless the task is still leased with this token. */
  'task.finish': { id: string; leaseToken: string };
  /** Postpones a leased task. Refused unless the task is still leased with this token. */
  'task.postpone': {
    id: string;
    leaseToken: string;
    dueAtMs: number;
    /** Counts a failure, which the next try may have to differ from. */
    hasFailed: boolean;
    /** False: nothing was tried, and the claim is not counted. */
    isTry: boolean;
  };
  /**
   * Deletes a task whose work was done elsewhere. Refused when it is gone, or leased at `nowMs`: its holder may be
   * calling a rail at this moment.
   */
  'task.cancel': { id: string; nowMs: number };
}
