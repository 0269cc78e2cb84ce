import { API_KEY_PREFIXES, OPERATOR_KEY_PREFIX } from '@mitako/contract/names';
import { isClientSide } from './internal/client-side.ts';

// Every message says what to change, and none quotes the key, which would end up in a log.

/**
 * The secret key of a merchant.
 * @throws TypeError for another value, or in a browser
 */
export function readApiKey(apiKey: string | undefined): string {
  const key = readWhole('apiKey', 'MITAKO_API_KEY', apiKey);
  if (key.startsWith(OPERATOR_KEY_PREFIX)) {
    throw new TypeError("apiKey is an operator key. This client requires a merchant's secret key.");
  }
  if (!startsAs(key, Object.values(API_KEY_PREFIXES))) {
    throw new TypeError('apiKey must be a secret key that starts with svc_live_ or svc_test_.');
  }
  refuseClientSide('A secret key, live or test,');
  return key;
}

/**
 * The key of an operator.
 * @throws TypeError for another value, or in a browser
 */
export function readOperatorKey(operatorKey: string | undefined): string {
  const key = readWhole('operatorKey', 'MITAKO_OPERATOR_KEY', operatorKey);
  if (!startsAs(key, [OPERATOR_KEY_PREFIX])) {
    throw new TypeError('operatorKey must be an operator key that starts with svc_operator_.');
  }
  refuseClientSide('An operator key');
  return key;
}

/** Test keys as well: they read the shop's test data, and the page would go live unchanged. */
function refuseClientSide(what: string): void {
  if (!isClientSide()) return;
  throw new TypeError(
    `${what} must never reach a browser or an app, where anyone can read it. Call Mitako from your server.`,
  );
}

function readWhole(name: string, variable: string, key: unknown): string {
  if (typeof key !== 'string' || key === '') {
    throw new TypeError(
      `${name} is missing. Set the environment variable ${variable}, and pass process.env.${variable}.`,
    );
  }
  if (key !== key.trim()) {
    throw new TypeError(`${name} is surrounded by white space or line breaks. Trim it.`);
  }
  return key;
}

function startsAs(key: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => key.startsWith(prefix)) && /^[\x21-\x7e]+$/.test(key);
}
