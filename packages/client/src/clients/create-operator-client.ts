import { createMethods } from '../internal/methods.ts';
import { createSend, withBearer, withKey, type Send } from '../internal/transport.ts';
import { readOperatorKey } from '../keys.ts';
import { readConnection, type ConnectionOptions, type KeySettings } from '../options.ts';
import { operatorGroups, type OperatorGroups } from './operator-groups.ts';

/** Options of an operator client. */
export interface OperatorClientOptions extends ConnectionOptions {
  /** Operator key, `svc_operator_…`. Checked at the first call. Rejected in browsers. */
  readonly operatorKey: string | undefined;
}

/** The API for the operator of the gateway, over all merchants and both modes. Any call may throw a `MitakoError`. */
export interface OperatorClient extends OperatorGroups {}

/**
 * Creates the operator client. It holds no connection and no state. It retries calls as `createClient` does.
 *
 * @example
 * ```ts
 * const operator = createOperatorClient({
 *   operatorKey: env.MITAKO_OPERATOR_KEY,
 *   baseUrl: 'https://pay.example.cm/api/v1',
 * });
 * for await (const { id } of operator.merchants.list({ kyc_status: 'pending' })) …
 * ```
 * The key and the base URL are checked at the first call, which throws a `TypeError` that explains what to change.
 * @throws TypeError when another option is invalid
 */
export function createOperatorClient(options: OperatorClientOptions): OperatorClient {
  return operatorClientOf({
    ...readConnection(options, ['operatorKey']),
    key: () => readOperatorKey(options.operatorKey),
  });
}

/** Creates the client from complete settings. Internal: tests shorten the backoff with it. */
export function operatorClientOf(settings: KeySettings): OperatorClient {
  return operatorClientOver(withBearer(createSend(settings), settings.key));
}

/** The same methods on another transport, as `clientOver` of `@mitako/client`. */
export function operatorClientOver(send: Send): OperatorClient {
  return operatorGroups(createMethods((outgoing) => send(withKey(outgoing))));
}
