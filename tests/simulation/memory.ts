import type { ApiAnswer, ApiRequest } from './api.ts';
import type { RouteName } from '@mitako/contract';
import type { Merchant, People, Person } from './people.ts';
import { Violation } from './violation.ts';
import type { SqlValue } from '../../packages/sql/src/index.ts';

/** Something that was acknowledged: a row, and what its columns may hold from then on. */
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
  /** Somebody was told that it can no longer be paid. */
  isOver: boolean;
  /** Its merchant was told by webhook. */
  isPaid: boolean;
}

/** Tokens as their owner has them. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
  issuedAtMs: number;
}

/** What those outside were told, and hold the engine to. */
export interface Memory {
  readonly payments: KnownPayment[];
  readonly disputes: string[];
  readonly settlements: string[];
  readonly events: { readonly id: string; readonly merchant: Merchant }[];
  readonly promised: Promised[];
  tokensOf(person: Person): Tokens;
  /** A name that nothing else has: an idempotency key, or a reference. */
  fresh(prefix: string): string;
  /** When a request with this key went out first. */
  firstAskedMs(key: string): number;
  /** An answer to a request that carried a key; another one to the same key must be the same to the last byte. */
  answered<Name extends RouteName>(request: ApiRequest<Name>, answer: ApiAnswer): void;
}

/** Keys are kept for a day; a little before, an answer may still have been on its way. */
export const KEY_LIVES_MS = 23 * 60 * 60_000;

export function createMemory(
  people: People,
  parts: { readonly nowMs: () => number; readonly violated: (violation: Violation) => void },
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
    tokensOf(person) {
      const found = tokens.get(person.id);
      if (found === undefined) throw new Error(`${person.email} was never logged in`);
      return found;
    },
    firstAskedMs(key) {
      const firstMs = asked.get(key) ?? parts.nowMs();
      asked.set(key, firstMs);
      return firstMs;
    },
    fresh(prefix) {
      names += 1;
      return `${prefix}-${names}`;
    },
    answered(request, answer) {
      if (request.key === undefined || !isKept(answer)) return;
      const first = answers.get(request.key);
      if (first === undefined) {
        answers.set(request.key, { ...answer, atMs: parts.nowMs() });
      } else if (parts.nowMs() - first.atMs < KEY_LIVES_MS && first.body !== answer.body) {
        const both = `${first.status} ${excerpt(first, answer)} and ${answer.status} ${excerpt(answer, first)}`;
        parts.violated(new Violation('I7', `${request.name} with key ${request.key} was answered ${both}`));
      }
    },
  };
}

/** What the state of things decided is kept for replay; what waiting or another credential may change is not. */
function isKept({ status, body }: ApiAnswer): boolean {
  if (status < 300 || status === 402 || status === 410) return true;
  if (status !== 409 && status !== 422) return false;
  const { code } = JSON.parse(body) as { readonly code: string };
  return code !== 'VALIDATION_ERROR' && !code.startsWith('IDEMPOTENCY_');
}

/** Of an answer, where it begins to be another. */
function excerpt({ body }: ApiAnswer, other: ApiAnswer): string {
  const place = [...body].findIndex((character, index) => character !== other.body[index]);
  return `… ${body.slice(Math.max(0, place - 60), place + 60)} …`;
}
