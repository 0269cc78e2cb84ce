/** Keeps a wrong PIN from being sent three times, which blocks the merchant's account. */
export interface PinGuard {
  /** Whether the provider called the PIN wrong since the start of the process. */
  readonly isRejected: () => boolean;
  /** The provider took the PIN. */
  accept(): void;
  /** The provider called it wrong: it is sent no more. */
  reject(): void;
  /**
   * Sends a request with the PIN: one after the other until one was accepted, so that a wrong one is not sent by many
   * payers at once. Null: not sent, as the PIN was rejected.
   */
  send<Answer>(request: () => Promise<Answer>): Promise<Answer | null>;
}

export function createPinGuard(): PinGuard {
  let state: 'untried' | 'accepted' | 'rejected' = 'untried';
  let last: Promise<unknown> = Promise.resolve();
  return {
    isRejected: () => state === 'rejected',
    accept() {
      if (state === 'untried') state = 'accepted';
    },
    reject() {
      state = 'rejected';
    },
    async send(request) {
      if (state === 'accepted') return request();
      const turn = last.then(() => (state === 'rejected' ? null : request()));
      last = turn.catch(() => null);
      return turn;
    },
  };
}
