import type { SuspendedMethod } from '../model.ts';

/** Changes of methods. */
export interface MethodChanges {
  /** Replaces an earlier suspension of the method in its mode. */
  'method.suspend': { suspendedMethod: SuspendedMethod };
  /** Any number of rows (0 or 1). */
  'method.reinstate': { livemode: boolean; method: string };
  /** Refused when the method is suspended in this mode, or the merchant has changed: its settings switch methods off. */
  'assert.method_offered': { merchantId: string; merchantVersion: number; livemode: boolean; method: string };
}
