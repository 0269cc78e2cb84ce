/** Changes of the sandbox. */
export interface SandboxChanges {
  /**
   * Brings what the merchant's test objects wait for nearer: expiries, releases, polls, tasks, attempts of webhooks, terms
   * of disputes. Any number of rows; live ones never.
   */
  'sandbox.advance': { merchantId: string; byMs: number };
}
