/** After this time, what waits does not wait for the group that is under way: for a lock, or a server that hangs. */
const SLOW_AFTER_MS = 20;

export interface GatheringOptions<Item> {
  /** Items per group. */
  readonly groupMax: number;
  /** Sizes of a group's items together, unless its first one alone is larger. */
  readonly sizeMax?: number;
  readonly sizeOf?: (item: Item) => number;
  /** Groups under way at once, of which all but the last are slow. */
  readonly groupsMax: number;
}

/**
 * Groups what arrives: one group is under way at a time, and what arrives meanwhile forms the next. The busier, the larger
 * the groups, without artificial delay, and the larger, the less each item costs.
 * @param work must not reject
 */
export function gathering<Item>(
  { groupMax, groupsMax, sizeMax = Infinity, sizeOf = () => 1 }: GatheringOptions<Item>,
  work: (items: readonly Item[]) => Promise<void>,
): (item: Item) => void {
  const waiting: Item[] = [];
  let underWay = 0;
  let slow = 0;
  let isScheduled = false;

  function pump(): void {
    isScheduled = false;
    while (waiting.length > 0 && underWay <= slow && underWay < groupsMax) begin();
  }

  function begin(): void {
    let isSlow = false;
    underWay += 1;
    const timer = setTimeout(() => {
      isSlow = true;
      slow += 1;
      pump();
    }, SLOW_AFTER_MS);
    void work(waiting.splice(0, countOfGroup())).finally(() => {
      clearTimeout(timer);
      underWay -= 1;
      if (isSlow) slow -= 1;
      schedule();
    });
  }

  function countOfGroup(): number {
    let size = 0;
    const end = waiting.slice(0, groupMax).findIndex((item) => (size += sizeOf(item)) > sizeMax);
    return end === -1 ? groupMax : Math.max(1, end);
  }

  /** What is added during one turn of the event loop goes together, as does what follows an answer. */
  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(pump);
  }

  return (item) => {
    waiting.push(item);
    schedule();
  };
}
