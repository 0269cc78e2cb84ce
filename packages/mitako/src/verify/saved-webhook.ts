import { Failure } from '../failure.ts';

/** A webhook as it was saved. */
export interface SavedWebhook {
  readonly payload: Uint8Array<ArrayBuffer>;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Reads a saved webhook: a request as it is on the wire (headers, an empty line, the body), JSON with `headers` and
 * `body`, or the body alone.
 * @param given headers that the file lacks, `name: value`
 * @throws Failure when there is nothing to verify
 */
export function readSavedWebhook(file: Uint8Array, given: readonly string[]): SavedWebhook {
  const { payload, headers } = fromJson(file) ?? fromRequest(file) ?? { payload: new Uint8Array(file), headers: {} };
  const all = { ...headers, ...headersOf(given) };
  if (payload.length === 0) throw new Failure('The file has no body.');
  if (all['webhook-signature'] === undefined && all['x-service-signature'] === undefined) {
    throw new Failure(
      'The file has no signature. Save the request with its headers, or give them: --header "webhook-signature: v1,…"',
    );
  }
  return { payload, headers: all };
}

/** `{ "headers": { … }, "body": "…" }`, with a body that is text. */
function fromJson(file: Uint8Array): SavedWebhook | null {
  try {
    const saved: unknown = JSON.parse(new TextDecoder().decode(file));
    if (typeof saved !== 'object' || saved === null || !('headers' in saved) || !('body' in saved)) return null;
    const { headers, body } = saved;
    if (typeof headers !== 'object' || headers === null || typeof body !== 'string') return null;
    const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)] as const);
    return { payload: new TextEncoder().encode(body), headers: Object.fromEntries(named) };
  } catch {
    return null;
  }
}

function fromRequest(file: Uint8Array): SavedWebhook | null {
  // One character for each byte, so that the body begins at the same place in both.
  const text = Buffer.from(file).toString('latin1');
  const end = /\r?\n\r?\n/.exec(text);
  if (end === null) return null;
  const lines = text.slice(0, end.index).split(/\r?\n/);
  if (/^[A-Z]+ \S+ HTTP\//.test(lines[0] ?? '')) lines.shift();
  if (lines.length === 0 || !lines.every((line) => HEADER.test(line))) return null;
  return { payload: new Uint8Array(file.subarray(end.index + end[0].length)), headers: headersOf(lines) };
}

const HEADER = /^([\w-]+):(.*)$/;

function headersOf(lines: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value = ''] = HEADER.exec(line) ?? [];
      if (name === '') throw new Failure(`"${line}" is no header: write it as "name: value".`);
      return [name.toLowerCase(), value.trim()];
    }),
  );
}
