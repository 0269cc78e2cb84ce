import type { FailureCode } from '@mitako/contract/names';

/** The meaning of one of Airtel's codes. Only the status of the transaction shows whether money moved. */
export type Meaning =
  /**
   * `duplicate`: our id exists, the transaction was accepted before. `not_found`: it may also be on its way.
   * `ambiguous`: unknown. `misconfigured` is our account or its set-up, independent of the payer, and `wrong_pin` is
   * our PIN.
   */
  | {
      readonly kind: 'success' | 'in_process' | 'ambiguous' | 'not_found' | 'duplicate' | 'misconfigured' | 'wrong_pin';
    }
  /** `failed`: why a transaction failed, if it did. `rejected`: the request has a fault of form, and became no transaction. */
  | { readonly kind: 'failed' | 'rejected'; readonly failureCode: FailureCode };

/** The meaning of the first code that is known; null: none is. */
export type Meanings = (codes: readonly string[]) => Meaning | null;

/** @param known failure codes that go before those of the rail, `{ DP00800001005: 'invalid_payer' }` */
export function createMeanings(known: Readonly<Record<string, FailureCode>> = {}): Meanings {
  const added = Object.entries(known).map(([code, failureCode]) => [code, { kind: 'failed', failureCode }] as const);
  const table = new Map<string, Meaning>([...TABLE, ...added]);
  return (codes) => codes.map((code) => table.get(code)).find((meaning) => meaning !== undefined) ?? null;
}

/** DP008 are collections, DP009 payouts of our account, ESB and ROUTER the gateway in front. ESB000010, ok, has no meaning. */
const TABLE = new Map<string, Meaning>([
  ...all({ kind: 'success' }, 'DP00800001001 DP00900001001'),
  ...all({ kind: 'in_process' }, 'DP00800001006 DP00900001006'),
  // ESB000008 is called a field's validation, but is still ambiguous; DP00900001011, "similar exists", may be ours.
  ...all({ kind: 'ambiguous' }, 'DP00800001000 DP00900001000 DP00900001011 DP00900001014 0000900 ROUTER117'),
  ...all({ kind: 'ambiguous' }, 'ESB000001 ESB000004 ESB000008 ESB000014'),
  ...all({ kind: 'not_found' }, 'DP00800001025 DP00900001015 ESB000045'),
  ...all({ kind: 'duplicate' }, 'DP00900001017 ESB000041'),
  // The first three: the signature does not match.
  ...all({ kind: 'misconfigured' }, 'DP00800001026 DP00900001016 DP00900001018 ESB000034 ESB000035 ESB000039'),
  ...all({ kind: 'misconfigured' }, 'ROUTER001 ROUTER003 ROUTER005 ROUTER006 ROUTER007 ROUTER112 ROUTER119'),
  // ROUTER116, badly encrypted, is a wrong key.
  ...all({ kind: 'wrong_pin' }, 'ROUTER114 ROUTER115 ROUTER116'),
  ...all({ kind: 'rejected', failureCode: 'invalid_payer' }, 'ESB000033 ESB000036'),
  // 002, a wrong PIN, is the payer's.
  ...all({ kind: 'failed', failureCode: 'payer_declined' }, 'DP00800001002 DP00800001008'),
  ...all({ kind: 'failed', failureCode: 'payer_limit_reached' }, 'DP00800001003 DP00900001003'),
  // 005 is not a PIN here, and no such number in the list of another country.
  ...all({ kind: 'failed', failureCode: 'payer_timeout' }, 'DP00800001005 DP00800001024 DP00800001029'),
  ...all({ kind: 'failed', failureCode: 'insufficient_funds' }, 'DP00800001007'),
  ...all({ kind: 'failed', failureCode: 'invalid_payer' }, 'DP00900001009 DP00900001012'),
  ...all({ kind: 'failed', failureCode: 'gateway_account' }, 'DP00800001010 DP00900001007 DP00900001010 DP00900001019'),
  ...all({ kind: 'failed', failureCode: 'provider_error' }, 'DP00800001004 DP00800001009 ESB000011'),
  ...all({ kind: 'failed', failureCode: 'provider_error' }, 'DP00900001004 DP00900001005 DP00900001013'),
]);

function all(meaning: Meaning, codes: string): readonly (readonly [string, Meaning])[] {
  return codes.split(' ').map((code) => [code, meaning]);
}
