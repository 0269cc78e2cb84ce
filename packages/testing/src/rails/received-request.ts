/** A request to a simulated provider. */
export interface ReceivedRequest {
  /** In capitals. */
  readonly method: string;
  /** As the rail addressed it. */
  readonly url: string;
  /** With its query. */
  readonly path: string;
  /** As received. */
  readonly headers: Headers;
  /** As text; empty: none. */
  readonly body: string;
}
