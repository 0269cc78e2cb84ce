import type { SuspendedMethod } from './model.ts';

export interface MethodReads {
  /** For all merchants, ordered by name. */
  suspendedMethods(livemode: boolean): Promise<readonly SuspendedMethod[]>;
}
