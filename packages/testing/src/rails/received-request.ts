/** A request to a simulated provider. */
export interface ReceivedRequest {
  readonly method: string;
  /** As the rail addressed it. */
  readonly url: string;
  /** With its query. */
  readonly path: string;
  readonly headers: Headers;
  readonly body: string;
}
