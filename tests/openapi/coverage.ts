import type { Answer } from './check.ts';
import type { Operation } from './document.ts';

/** Which of the described answers were seen. */
export interface Coverage {
  /** Described pairs of an operation and a status. */
  readonly described: number;
  saw(operation: Operation, answer: Answer): void;
  sawWebhook(type: string): void;
  seen(): number;
  /** Pairs that were not seen, `createPayment 503`. */
  never(): readonly string[];
  webhooks(): readonly string[];
  /** Error codes by operation that were seen, `createPayment RATE_LIMITED`. */
  codes(): ReadonlySet<string>;
}

export function createCoverage(operations: readonly Operation[]): Coverage {
  const described = operations.flatMap(({ operationId, responses }) =>
    Object.keys(responses).map((status) => `${operationId} ${status}`),
  );
  const seen = new Set<string>();
  const codes = new Set<string>();
  const webhooks = new Set<string>();
  return {
    described: described.length,
    saw({ operationId }, { status, text }) {
      seen.add(`${operationId} ${status}`);
      const code = /"code":"([A-Z_]+)"/.exec(text)?.[1];
      if (status >= 400 && code !== undefined) codes.add(`${operationId} ${code}`);
    },
    sawWebhook: (type) => webhooks.add(type),
    seen: () => described.filter((pair) => seen.has(pair)).length,
    never: () => described.filter((pair) => !seen.has(pair)),
    webhooks: () => [...webhooks],
    codes: () => codes,
  };
}
