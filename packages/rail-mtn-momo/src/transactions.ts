import type { FailureCode } from '@mitako/contract/names';
import type { RailDetail } from '@mitako/core';
import { type BearerApi, createUnclear, deadline, type HttpAnswer, type Unclear } from '@mitako/rail-kit';
import type { Party } from './party.ts';
import { failureCodeOf, isNoReason, type Reasons, wordIn } from './reasons.ts';
import { detailOf, type Transaction, transactionIn } from './transaction.ts';

/** The body of a request to move money. */
export interface Submission {
  readonly amount: string;
  readonly currency: string;
  /** Our reference: a callback names it, and not the id at MTN. */
  readonly externalId: string;
  readonly payerMessage: string;
  readonly payeeNote: string;
  readonly payer?: Party;
  readonly payee?: Party | null;
  /** The id of a charge. */
  readonly referenceIdToRefund?: string;
}

/** The outcome of a request to move money. `accepted`, now or before: its outcome is read later. */
export type Submitted =
  | { readonly kind: 'accepted' }
  | Unclear
  | { readonly kind: 'refused'; readonly failureCode: FailureCode; readonly detail: RailDetail };

/** Requests to move money, each under an id of ours that makes it move once, and their outcomes. */
export interface Transactions {
  /** @param headers besides the id */
  submit(id: string, body: Submission, headers?: Readonly<Record<string, string>>): Promise<Submitted>;
  /** @param reference ours, as its `externalId` */
  read(id: string, reference: string): Promise<Transaction | Unclear>;
}

/** @param options.kind of them, as in their path */
export function createTransactions(
  product: BearerApi,
  options: {
    readonly kind: 'requesttopay' | 'refund' | 'transfer';
    readonly reasons: Reasons;
  },
): Transactions {
  const { kind, reasons } = options;
  const ask = (id: string, signal: AbortSignal): Promise<HttpAnswer> =>
    product.send({ method: 'GET', path: `/${kind}/${id}`, signal });

  /**
   * A 202 means only that the request was accepted. Malformed requests return 400; other refusals return 500 with a
   * code, and so do failures. Before such a code counts, the rail looks up whether MTN has accepted the request
   * after all.
   */
  async function submitted(answer: HttpAnswer, id: string, reference: string, signal: AbortSignal): Promise<Submitted> {
    if (answer.kind === 'silent') return unclear(answer);
    const { status, body, text } = answer;
    const word = wordIn(body);
    if (status === 202 || (status === 409 && word === 'RESOURCE_ALREADY_EXIST')) return { kind: 'accepted' };
    const detail = detailOf(body, word ?? String(status));
    const refused: Submitted = { kind: 'refused', failureCode: failureCodeOf(reasons, word), detail };
    if (status === 400 && (word === null || word === 'VALIDATION_ERROR')) {
      // A page of HTML is a proxy's.
      return text.trimStart().startsWith('<') ? unclear(answer) : refused;
    }
    if (!isReporting(status, word)) return unclear(answer);
    const found = transactionIn(await ask(id, signal), reference, reasons);
    if (found === null) return unclear(answer);
    if (found.kind === 'failed') return { ...found, kind: 'refused' };
    return found.kind === 'absent' ? refused : { kind: 'accepted' };
  }

  /** Whether it gives the reason why MTN rejected the request. An internal error of MTN may have any cause. */
  function isReporting(status: number, word: string | null): boolean {
    if (word === null || isNoReason(word) || ACCIDENTS.includes(word)) return false;
    return status === 400 || (status === 500 && Object.hasOwn(reasons, word));
  }

  return {
    async submit(id, body, headers) {
      const signal = deadline();
      const sent = { path: `/${kind}`, headers: { ...headers, 'x-reference-id': id }, body, signal };
      const answer = await product.send({ method: 'POST', ...sent });
      return submitted(answer, id, body.externalId, signal);
    },
    async read(id, reference) {
      const answer = await ask(id, deadline());
      return transactionIn(answer, reference, reasons) ?? unclear(answer);
    },
  };
}

/** MTN's code, or that of its API manager. */
export const unclear = createUnclear({ codeIn: wordIn });

const ACCIDENTS = ['INTERNAL_PROCESSING_ERROR', 'SERVICE_UNAVAILABLE'];
