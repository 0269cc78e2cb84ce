/** Where a simulated provider sends its callbacks. */
export type Notify = (url: string, request: RequestInit) => Promise<unknown>;

/** Sent once, whatever becomes of it. */
export function post(notify: Notify | undefined, url: string, body: object, method: 'POST' | 'PUT' = 'POST'): void {
  const request = { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  void notify?.(url, request).catch(() => {});
}
