import type { SentEventPattern } from './events/values.ts';

export const ENDPOINT_HEALTHS = ['healthy', 'failing', 'disabled'] as const;

/** Either form of an event name is accepted and stored without the prefix. */
export type WithSentEvents<Params> = Omit<Params, 'events'> & {
  /** Names, families or `*`; the prefix `gateway.` may be there. */
  readonly events?: readonly SentEventPattern[] | undefined;
};
