import type { Faults } from './faults.ts';
import type { ListeningProvider, ListenOptions } from './listen.ts';
import type { Phones } from './phones.ts';
import type { ReceivedRequest } from './received-request.ts';
import type { Situation } from './situations.ts';

/** A simulated provider: its HTTP interface, the phones of its customers, and the money that it moved. */
export interface SimulatedProvider {
  /** As the page of phones calls it, `MTN MoMo`. */
  readonly name: string;
  /** The provider's interface, without a socket: for the `fetch` of a rail under test. */
  readonly fetch: (url: string, request: RequestInit) => Promise<Response>;
  /** The phones of its customers. */
  readonly phones: Phones;
  /** The faults that a test can inject. */
  readonly faults: Faults;
  /** What goes wrong at it; `normal` at first. */
  situation(): Situation;
  /** The situations that it can be in. */
  readonly situations: readonly Situation[];
  /**
   * What goes wrong at it from now on: with requests at once, with payers from their next payment.
   * @throws RangeError when it cannot be in this situation
   */
  setSituation(situation: Situation): void;
  /** The amount collected under a reference of ours, over all charges, in minor units. */
  collected(reference: string): number;
  /** The amount refunded under a reference of ours, over all refunds, in minor units. */
  paidBack(reference: string): number;
  /** The last ten thousand requests that arrived, oldest first. */
  readonly requests: readonly ReceivedRequest[];
  /** Serves the interface over HTTP, and at `/` the page of {@link servePhones} with its phones alone. */
  listen(options?: ListenOptions): Promise<ListeningProvider>;
}
