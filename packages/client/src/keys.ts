import { API_KEY_PREFIXES, OPERATOR_KEY_PREFIX } from '@mitako/contract/names';

// Every message says what to change, and none quotes the key, which would end up in a log.

/** @throws TypeError when it is not a merchant's secret key, or a live one in a browser */
export function assertApiKey(apiKey: unknown): void {
  assertWhole('apiKey', apiKey);
  if (apiKey.startsWith(OPERATOR_KEY_PREFIX)) {
    throw new TypeError("apiKey is an operator key. This client requires a merchant's secret key.");
  }
  if (!startsAs(apiKey, Object.values(API_KEY_PREFIXES))) {
    throw new TypeError('apiKey must be a secret key that starts with svc_live_ or svc_test_.');
  }
  if (apiKey.startsWith(API_KEY_PREFIXES.live) && isClientSide()) {
    throw new TypeError(
      'A live key must never reach a browser or an app, where anybody can read it. Call Mitako from your server.',
    );
  }
}

/** @throws TypeError when it is not an operator key, or in a browser */
export function assertOperatorKey(operatorKey: unknown): void {
  assertWhole('operatorKey', operatorKey);
  if (!startsAs(operatorKey, [OPERATOR_KEY_PREFIX])) {
    throw new TypeError('operatorKey must be an operator key that starts with svc_operator_.');
  }
  if (isClientSide()) {
    throw new TypeError(
      'An operator key must never reach a browser or an app, where anybody can read it. Call Mitako from a server.',
    );
  }
}

function assertWhole(name: string, key: unknown): asserts key is string {
  if (typeof key !== 'string' || key === '') {
    throw new TypeError(`${name} is missing. Check that its environment variable is set.`);
  }
  if (key !== key.trim()) {
    throw new TypeError(`${name} is surrounded by white space or line breaks. Trim it.`);
  }
}

function startsAs(key: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => key.startsWith(prefix)) && /^[\x21-\x7e]+$/.test(key);
}

/** Web pages and React Native. Workers are indistinguishable from servers here. */
function isClientSide(): boolean {
  const scope = globalThis as { readonly document?: unknown; readonly navigator?: { readonly product?: unknown } };
  return scope.document !== undefined || scope.navigator?.product === 'ReactNative';
}
