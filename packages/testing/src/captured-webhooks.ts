import type { OutgoingRequest, OutgoingResult, Sender } from '@mitako/core';
import type { WebhookBody } from '@mitako/contract/names';

/** Webhooks that an engine sent, kept instead of posted. */
export interface CapturedWebhooks {
  readonly sender: Sender;
  /** Every attempt, oldest first. */
  readonly requests: readonly OutgoingRequest[];
  /** Parsed bodies of the attempts whose event has this name; of all without one. */
  events(name?: string): readonly WebhookBody[];
  /** What the receiver answers from now on: a status, or any outcome. */
  answer(outcome: number | OutgoingResult | ((request: OutgoingRequest) => OutgoingResult)): void;
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
  return { kind: 'answered', statusCode, retryAfter: null, body: '' };
}
