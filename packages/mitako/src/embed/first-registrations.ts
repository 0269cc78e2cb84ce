import { setImmediate as nextTurn } from 'node:timers/promises';

/** The handlers that a program registers as soon as it has the gateway. */
export interface FirstRegistrations {
  /** Resolves once they are stored: what is due waits for it, because its events would reach none of them. */
  readonly over: Promise<void>;
  /** The program is about to have the gateway. */
  open(): void;
  /** Counts a registration until it is stored or refused. */
  counted<Result>(registration: Promise<Result>): Promise<Result>;
}

export function firstRegistrations(): FirstRegistrations {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const underWay = new Set<Promise<unknown>>();

  async function over(): Promise<void> {
    await opened;
    // One that follows another begins in the turn of the event loop in which that ended.
    do await nextTurn();
    while (underWay.size > 0);
  }

  return {
    over: over(),
    open,
    counted(registration) {
      underWay.add(registration);
      return registration.finally(() => underWay.delete(registration));
    },
  };
}
