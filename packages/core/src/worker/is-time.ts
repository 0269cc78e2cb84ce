/** Whether regular work is due. Also when the clock was set back: the due time may then be hours away. */
export function isTime(nowMs: number, nextAtMs: number, everyMs: number): boolean {
  return nowMs >= nextAtMs || nowMs < nextAtMs - everyMs;
}
