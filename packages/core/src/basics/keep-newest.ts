/** Keeps a value as the newest, and at most so many. */
export function keepNewest<Value>(known: Map<string, Value>, most: number, key: string, value: Value): void {
  known.delete(key);
  const [oldest] = known.keys();
  if (known.size >= most && oldest !== undefined) known.delete(oldest);
  known.set(key, value);
}
