import type { OutgoingRequest, OutgoingResult, Sender } from '@mitako/core';
import type { WebhookBody } from '@mitako/contract/names';

/** Webhooks of an engine, captured instead of sent. */
export interface CapturedWebhooks {
  /** For `createTestGateway`, or `createGateway`. */
  readonly sender: Sender;
  /** Every attempt, oldest first. */
  readonly requests: readonly OutgoingRequest[];
  /** Parsed bodies of the attempts with this event type; without one, of all attempts. */
  events(name?: string): readonly WebhookBody[];
  /** Sets the receiver's response from now on: a status, or any outcome. */
  answer(outcome: number | OutgoingResult | ((request: OutgoingRequest) => OutgoingResult)): void;
  /** Forgets the attempts so far. */
  clear(): void;
}

export function captureWebhooks(): CapturedWebhooks {
  const requests: OutgoingRequest[] = [];
  let respond: (request: OutgoingRequest) => OutgoingResult = () => answered(200);
  return {
    sender: {
      send: (request) => {
        requests.push(request);
        return Promise.resolve(respond(request));
      },
      close: () => Promise.resolve(),
    },
    requests,
    events: (name) =>
      requests
        .map((request) => JSON.parse(request.body) as WebhookBody)
        .filter((body) => name === undefined || body.event === name),
    answer(outcome) {
      respond =
        typeof outcome === 'function' ? outcome : () => (typeof outcome === 'number' ? answered(outcome) : outcome);
    },
    clear: () => requests.splice(0),
  };
}

function answered(statusCode: number): OutgoingResult {
  return { kind: 'answered', statusCode, retryAfter: null, location: null, body: '' };
}
