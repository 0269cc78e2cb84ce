import { readConnection, type Settings } from '../options.ts';
import type { Account } from '../resources/account.ts';
import { createAccount } from '../session/account.ts';
import { connect } from '../session/connect.ts';
import type { SessionClientOptions } from '../session/options.ts';
import type { SessionStore } from '../session/session-store.ts';
import { operatorClientOver, type OperatorClient } from './create-operator-client.ts';

/** The account of one of the operator's people. It is made on the gateway's machine: `mitako operators create`. */
export interface OperatorAccount extends Account {
  /**
   * What an operator does, as whoever is logged in. What changes something takes a password given in the last ten minutes:
   * `REAUTHENTICATION_REQUIRED` asks for `reauthenticate`.
   */
  readonly client: OperatorClient;
}

/**
 * Makes the client of an operator's account, for people. Programs take `createOperatorClient` and a key.
 *
 * @example
 * ```ts
 * const operator = createOperatorAccount({ baseUrl: 'https://pay.example.cm/api/v1' });
 * await operator.login({ email, password });
 * await operator.client.merchants.decideKyc('mer_…', { decision: 'approved' });
 * ```
 * @throws TypeError when an option is wrong
 */
export function createOperatorAccount(options: SessionClientOptions): OperatorAccount {
  return operatorAccountOf(readConnection(options), options.session);
}

/** The account of settings that are complete. Not part of the package's surface: tests shorten the waits with it. */
export function operatorAccountOf(settings: Settings, session?: SessionStore): OperatorAccount {
  const connected = connect('operator', settings, session);
  return { ...createAccount(connected), client: operatorClientOver(connected.session.send) };
}
