import type { DataOf, ErrorBody, ErrorCode, RouteName, SuccessBody } from '@mitako/contract';
import { ANONYMOUS, type Answer, type Gateway, type OperationRequest } from '@mitako/core';

/** An operation's answer, taken out of the API's envelope. */
export type Reply<Name extends RouteName> =
  | { readonly kind: 'done'; readonly status: number; readonly data: DataOf<Name> }
  | Refusal;

/** Why the engine refused. */
export interface Refusal {
  readonly kind: 'refused';
  readonly status: number;
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds: number | null;
}

/** What a page says of its request; the rest has defaults. */
export type Question<Name extends RouteName> = Pick<OperationRequest<Name>, 'parameters' | 'body'> &
  Partial<OperationRequest<Name>>;

/** How often a request that is still running under the same idempotency key is asked for again, a second apart. */
const PATIENCE = 4;

/**
 * Asks the engine. When a first tap is still being worked on, the second one waits for the same answer instead of
 * telling the customer about idempotency.
 */
export async function ask<Name extends RouteName>(
  gateway: Gateway,
  name: Name,
  question: Question<Name>,
): Promise<Reply<Name>> {
  for (let round = 1; ; round += 1) {
    const reply = read<Name>(
      await gateway.call(name, {
        caller: ANONYMOUS,
        idempotencyKey: null,
        deviceName: null,
        // What a page that names no query asks for has none.
        query: {} as OperationRequest<Name>['query'],
        ...question,
      }),
    );
    const isRunning = reply.kind === 'refused' && reply.code === 'IDEMPOTENCY_IN_PROGRESS';
    if (!isRunning || round === PATIENCE) return reply;
    await new Promise((resolve) => setTimeout(resolve, 1000 * (reply.retryAfterSeconds ?? 1)));
  }
}

function read<Name extends RouteName>(answer: Answer): Reply<Name> {
  const refusal = refusalOf(answer);
  if (refusal !== null) return refusal;
  const { data } = JSON.parse(answer.body) as SuccessBody<DataOf<Name>>;
  return { kind: 'done', status: answer.status, data };
}

/** Why an answer is a refusal; null when it is none. */
export function refusalOf(answer: Answer): Refusal | null {
  if (answer.status < 400) return null;
  const { code, details } = JSON.parse(answer.body) as ErrorBody;
  return { kind: 'refused', status: answer.status, code, details, retryAfterSeconds: answer.retryAfterSeconds };
}
