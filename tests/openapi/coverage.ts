import type { Answer } from './check.ts';
import type { DescribedResponse, Operation } from './document.ts';

/** Which of the described answers were seen. */
export interface Coverage {
  /** Pairs of an operation and a status, `createPayment 503`. */
  readonly statuses: Seen;
  /** Pairs of an operation and an error code, `createPayment RATE_LIMITED`. */
  readonly codes: Seen;
  /** Event types. */
  readonly webhooks: Seen;
  saw(operation: Operation, answer: Answer): void;
}

export interface Seen {
  readonly described: number;
  add(what: string): void;
  count(): number;
  never(): readonly string[];
}

export function createCoverage(operations: readonly Operation[], eventTypes: readonly string[]): Coverage {
  const all = operations.flatMap(({ operationId, responses }) =>
    Object.entries(responses).map(([status, response]) => ({ operationId, status, response })),
  );
  const statuses = seenOf(all.map(({ operationId, status }) => `${operationId} ${status}`));
  const codes = seenOf(
    all.flatMap(({ operationId, status, response }) =>
      (Number(status) < 400 ? [] : codesOf(response)).map((code) => `${operationId} ${code}`),
    ),
  );
  return {
    statuses,
    codes,
    webhooks: seenOf(eventTypes),
    saw({ operationId }, { status, text }) {
      statuses.add(`${operationId} ${status}`);
      const code = status < 400 ? undefined : /"code":"([A-Z_]+)"/.exec(text)?.[1];
      if (code !== undefined) codes.add(`${operationId} ${code}`);
    },
  };
}

function seenOf(described: readonly string[]): Seen {
  const seen = new Set<string>();
  return {
    described: described.length,
    add: (what) => seen.add(what),
    count: () => described.filter((one) => seen.has(one)).length,
    never: () => described.filter((one) => !seen.has(one)),
  };
}

/** The error codes of a response: its schema lists those of this operation last. */
function codesOf({ content }: DescribedResponse): readonly string[] {
  const lists = [...JSON.stringify(content?.['application/json']?.schema ?? {}).matchAll(CODES)];
  const last = lists.at(-1)?.[1];
  return last === undefined ? [] : (JSON.parse(last) as readonly string[]);
}

const CODES = /"code":\{"type":"string","enum":(\[[^\]]*\])/g;
