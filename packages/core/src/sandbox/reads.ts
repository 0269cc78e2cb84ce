export interface SandboxReads {
  /** Test payments that are open or whose credit waits, and webhooks that wait, of a merchant; `limit` at most. */
  waitingInSandbox(merchantId: string, limit: number): Promise<number>;
  /** Whether credit of a test payment of the merchant is due for its release. */
  hasTestReleaseDue(merchantId: string, nowMs: number): Promise<boolean>;
}
