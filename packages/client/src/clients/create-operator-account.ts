import { readConnection, type Settings } from '../options.ts';
import type { Account } from '../session/account.ts';
import { createAccount } from '../session/create-account.ts';
import { connect } from '../session/connect.ts';
import { KEPT, type KeptSession, type SessionClientOptions } from '../session/options.ts';
import { operatorClientOver, type OperatorClient } from './create-operator-client.ts';

/** An operator's account. It is created on the gateway's machine: `mitako operators create`. */
export interface OperatorAccount extends Account {
  /**
   * The operator API, called as the logged-in account. Changes require the password within the last ten minutes: on
   * `REAUTHENTICATION_REQUIRED`, call `reauthenticate`.
   */
  readonly client: OperatorClient;
}

/**
 * Creates the client for an operator's account, for people. Programs use `createOperatorClient` with a key.
 *
 * @example
 * ```ts
 * const operator = createOperatorAccount({ baseUrl: 'https://pay.example.cm/api/v1' });
 * await operator.login({ email, password });
 * await operator.client.merchants.decideKyc('mer_…', { decision: 'approved' });
 * ```
 * @throws TypeError when an option is invalid
 */
export function createOperatorAccount(options: SessionClientOptions): OperatorAccount {
  return operatorAccountOf(readConnection(options, KEPT), options);
}

/** Creates the account client from complete settings. Internal: tests shorten the backoff with it. */
export function operatorAccountOf(settings: Settings, kept: KeptSession): OperatorAccount {
  const connected = connect('operator', settings, kept);
  return { ...createAccount(connected), client: operatorClientOver(connected.session.send) };
}
