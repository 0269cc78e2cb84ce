import type { Endpoint } from '../endpoint.ts';

/** Path parameters, decoded; null for text that is not percent-encoded UTF-8. */
export type RawParameters = Readonly<Record<string, string | null>>;

const NONE: RawParameters = {};

/** @param path the raw path, still percent-encoded */
export function readParameters({ parameters }: Endpoint, role: string | null, path: string): RawParameters {
  if (parameters.length === 0) return role === null ? NONE : { role };
  const values: Record<string, string | null> = role === null ? {} : { role };
  for (const { name, fromEnd } of parameters) values[name] = decode(segmentFromEnd(path, fromEnd));
  return values;
}

function segmentFromEnd(path: string, position: number): string {
  let end = path.length;
  for (let passed = 1; passed < position; passed += 1) end = path.lastIndexOf('/', end - 1);
  return path.slice(path.lastIndexOf('/', end - 1) + 1, end);
}

function decode(text: string): string | null {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
