import type { ApiAnswer, ApiRequest } from './api.ts';
import type { RouteName } from '@mitako/contract';
import type { Merchant, People, Person } from './people.ts';
import { Violation } from './violation.ts';
import type { SqlValue } from '../../packages/sql/src/index.ts';

/** An acknowledged row, and the allowed values of its columns from then on. */
export interface Promised {
  readonly what: string;
  readonly table: string;
  readonly id: string;
  readonly columns: Readonly<Record<string, readonly SqlValue[]>>;
}

/** A payment that a merchant knows of. */
export interface KnownPayment {
  readonly id: string;
  readonly slug: string;
  readonly amount: number;
  readonly merchant: Merchant;
  /** A client was told that it can no longer be paid. */
  isOver: boolean;
  /** Its merchant was notified by webhook. */
  isPaid: boolean;
}

/** Tokens of their owner. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
  issuedAtMs: number;
}

/** Everything acknowledged to clients, with which the engine must agree. */
export interface Memory {
  readonly payments: KnownPayment[];
  readonly disputes: string[];
  readonly settlements: string[];
  readonly events: { readonly id: string; readonly merchant: Merchant }[];
  readonly promised: Promised[];
  /** Attempts and refunds whose outcome an operator sent, and disputes whose money one returned: recorded, or perhaps. */
  readonly recorded: Set<string>;
  /** Access tokens that were replaced. */
  readonly oldTokens: { readonly person: Person; readonly accessToken: string }[];
  tokensOf(person: Person): Tokens;
  /** A unique name: an idempotency key, or a reference. */
  fresh(prefix: string): string;
  /** A request with this key was sent, or ends. */
  asked(key: string): void;
  /** When its first request may have been recorded: by the clock that was furthest behind at any of them. */
  firstAskedMs(key: string): number;
  /** A response to a request with a key; all responses to one key must be identical. */
  answered<Name extends RouteName>(request: ApiRequest<Name>, answer: ApiAnswer): void;
}

/** Keys are kept for a day; shortly before that, a response may still be in flight. */
export const KEY_LIVES_MS = 23 * 60 * 60_000;

export function createMemory(
  people: People,
  parts: {
    readonly nowMs: () => number;
    readonly earliestMs: () => number;
    readonly violated: (violation: Violation) => void;
  },
): Memory {
  const answers = new Map<string, ApiAnswer & { readonly atMs: number }>();
  const asked = new Map<string, number>();
  const tokens = new Map<string, Tokens>();
  const startMs = parts.nowMs();
  for (const { id, accessToken, refreshToken } of [...people.users, ...people.agents]) {
    tokens.set(id, { accessToken, refreshToken, issuedAtMs: startMs - 60_000 });
  }
  let names = 0;
  return {
    payments: [],
    disputes: [],
    settlements: [],
    events: [],
    promised: [],
    recorded: new Set(),
    oldTokens: [],
    tokensOf(person) {
      const found = tokens.get(person.id);
      if (found === undefined) throw new Error(`${person.email} was never logged in`);
      return found;
    },
    asked(key) {
      asked.set(key, Math.min(asked.get(key) ?? Infinity, parts.earliestMs()));
    },
    firstAskedMs: (key) => asked.get(key) ?? parts.earliestMs(),
    fresh(prefix) {
      names += 1;
      return `${prefix}-${names}`;
    },
    answered(request, answer) {
      if (request.key === undefined || !isKept(answer)) return;
      // Refusals of callers who are not known are not stored (decisions §4).
      if (request.bearer === undefined && answer.status >= 400) return;
      const first = answers.get(request.key);
      if (first === undefined) {
        answers.set(request.key, { ...answer, atMs: parts.earliestMs() });
      } else if (parts.nowMs() - first.atMs < KEY_LIVES_MS && first.body !== answer.body) {
        const both = `${first.status} ${excerpt(first, answer)} and ${answer.status} ${excerpt(answer, first)}`;
        parts.violated(new Violation('I7', `${request.name} with key ${request.key} was answered ${both}`));
      }
    },
  };
}

/** Refusals that change nothing and end by waiting (decisions §4): the same key may succeed later. */
const RESOLVED_BY_WAITING = new Set([
  'IDEMPOTENCY_IN_PROGRESS',
  'PAYMENT_IN_PROGRESS',
  'PAYOUT_ON_HOLD',
  'NOTHING_TO_SETTLE',
  'LEDGER_CHECK_RUNNING',
  'KYC_ALREADY_SUBMITTED',
  'LIMIT_EXCEEDED',
  'PAYMENT_LINK_CLOSED',
  'SANDBOX_TOO_FULL',
]);

/**
 * Responses that depend on state are stored for replay; those that a retry or another credential may change are not.
 */
function isKept({ status, body }: ApiAnswer): boolean {
  if (status < 300 || status === 402 || status === 410) return true;
  if (status !== 409 && status !== 422) return false;
  const { code } = JSON.parse(body) as { readonly code: string };
  return code !== 'VALIDATION_ERROR' && code !== 'IDEMPOTENCY_KEY_REUSED' && !RESOLVED_BY_WAITING.has(code);
}

/** Where two responses begin to differ. */
function excerpt({ body }: ApiAnswer, other: ApiAnswer): string {
  const place = [...body].findIndex((character, index) => character !== other.body[index]);
  return `… ${body.slice(Math.max(0, place - 60), place + 60)} …`;
}
