import type { RailDetail } from '@mitako/core';
import { flagIn, type HttpAnswer, statusIn, textIn } from '@mitako/rail-kit';
import type { Meaning, Meanings } from './codes.ts';

/** Airtel's answer about a transaction. Failures come with HTTP 200, too. */
export interface AirtelAnswer {
  readonly httpStatus: number;
  /** Of the transaction: `TS`, `TF`, `TIP`; of a request, `SUCCESS`. Null: none. */
  readonly status: string | null;
  /** Airtel's rejection of a request, `success: false`. */
  readonly isRefusal: boolean;
  /** Of the first of Airtel's codes that is known. */
  readonly meaning: Meaning | null;
  /** Airtel's id of the transaction, with which it is reversed. */
  readonly airtelMoneyId: string | null;
  /** In francs, as it is written. No document promises it. */
  readonly amount: string | null;
  readonly detail: RailDetail;
}

/**
 * Null: not Airtel speaking, or about another transaction. Servers in front answer with other HTTP statuses, and pages,
 * for any outcome of the request.
 * @param id as asked for; null for a request without an id of ours
 */
export function answerIn(answer: HttpAnswer, id: string | null, meanings: Meanings): AirtelAnswer | null {
  if (answer.kind === 'silent' || !AIRTELS.has(answer.status)) return null;
  const { status: httpStatus, body } = answer;
  const field = (name: string): string | null => textIn(body, 'data', 'transaction', name);
  const named = field('id');
  if (id !== null && named !== null && named !== id) return null;
  const codes = codesIn(body);
  const status = statusIn(body, 'data', 'transaction', 'status');
  if (codes.length === 0 && status === null) return null;
  const requestId = field('airtel_money_id');
  const airtelMoneyId = requestId !== null && /^[\w.-]{1,200}$/.test(requestId) ? requestId : null;
  const message = field('message') ?? textIn(body, 'status', 'message');
  const detail = { code: codes[0] ?? status, message, requestId };
  const isRefusal = flagIn(body, 'status', 'success') === false;
  return { httpStatus, status, isRefusal, meaning: meanings(codes), airtelMoneyId, amount: field('amount'), detail };
}

const AIRTELS: ReadonlySet<number> = new Set([200, 400, 404, 409, 422]);

/**
 * `DP…` is the most specific; `ESB…` and `ROUTER…` come from the gateway in front, which has written them in several
 * places.
 */
export function codesIn(body: unknown): readonly string[] {
  return ['response_code', 'result_code', 'code']
    .map((name) => textIn(body, 'status', name))
    .filter((code): code is string => code !== null && /^(?:(?:DP|ESB|ROUTER)\d{3,11}|0000900)$/.test(code));
}
