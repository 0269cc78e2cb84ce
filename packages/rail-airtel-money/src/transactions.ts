import type { FailureCode } from '@mitako/contract/names';
import type { RailDetail } from '@mitako/core';
import { deadline, type HttpAnswer, type Unclear } from '@mitako/rail-kit';
import { type AirtelAnswer, answerIn } from './answer.ts';
import type { Api } from './api.ts';
import type { Meanings } from './codes.ts';
import { type Reading, readingOf } from './reading.ts';

/** An answer, its information about a transaction, and its part of an outcome: of any, and of one that is unknown. */
export interface Read {
  readonly parsed: AirtelAnswer | null;
  readonly reading: Reading;
  readonly detail: { readonly detail?: RailDetail };
  readonly unclear: Omit<Unclear, 'detail'> & { readonly detail: RailDetail };
}

/** A transaction: Airtel's id of it, and the path before the id, where its status is asked for. */
export interface Transaction {
  readonly id: string | null;
  readonly path: string;
}

/** Requests that move money, and questions about it. */
export interface Transactions {
  send(transaction: Transaction, path: string, body: object, signal?: AbortSignal): Promise<Read>;
  status(transaction: Transaction, signal?: AbortSignal): Promise<Read>;
  /** Sends a request, and asks for the status if its answer is doubtful. */
  settle(transaction: Transaction, path: string, body: object): Promise<Read>;
}

/** Reasons of the payer's, with which Airtel may refuse a request before it is a transaction. */
const PAYERS: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'insufficient_funds',
  'payer_declined',
  'payer_limit_reached',
]);

export function createTransactions(api: Api, meanings: Meanings): Transactions {
  function read({ id }: Transaction, answer: HttpAnswer, to: 'request' | 'status'): Read {
    const parsed = answerIn(answer, id, meanings);
    const detail = parsed === null ? {} : { detail: parsed.detail };
    return { parsed, reading: readingOf(parsed, to), detail, unclear: { ...api.unclear(answer), ...detail } };
  }

  const send: Transactions['send'] = async (transaction, path, body, signal = deadline()) =>
    read(transaction, await api.post(path, body, signal), 'request');

  const status: Transactions['status'] = async (transaction, signal = deadline()) =>
    read(transaction, await api.get(`${transaction.path}${transaction.id}`, signal), 'status');

  return {
    send,
    status,
    async settle(transaction, path, body) {
      const signal = deadline();
      const { reading, ...rest } = await send(transaction, path, body, signal);
      if (reading.kind !== 'doubtful') return { reading, ...rest };
      const { reading: found } = await status(transaction, signal);
      if (found.kind !== 'not_found' && found.kind !== 'doubtful') return { reading: found, ...rest };
      const { failureCode, provesAbsence } = reading;
      const isPayers = rest.parsed?.isRefusal === true && PAYERS.has(failureCode);
      const isRefused = provesAbsence || (isPayers && found.kind === 'not_found');
      return { reading: isRefused ? { kind: 'failed', failureCode } : { kind: 'unknown' }, ...rest };
    },
  };
}
