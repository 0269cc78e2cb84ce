import { CASH_RAIL, WALLET_RAIL } from '../attempts/new-attempt.ts';
import { BANK_OWNER, SYSTEM_OWNER } from '../ledger/accounts.ts';
import type { Rail } from '../ports/rail.ts';
import { validateCharges } from './validate-charges.ts';
import { validateRailMethod } from './validate-rail-method.ts';

/** A rail's id names its clearing account, so it must differ from those of other owners, of wallets and of cash. */
const TAKEN: readonly string[] = [SYSTEM_OWNER, BANK_OWNER, WALLET_RAIL, CASH_RAIL];

/**
 * Validates the rails: their ids are unique, and pages can show what they declare.
 * @throws RangeError when an id is not 2 to 32 of `a-z 0-9 _`, is reserved or used twice, a rail has no mode, or its charges
 * or one of its methods are invalid
 */
export function checkedRails(rails: readonly Rail[]): readonly Rail[] {
  const seen = new Set(TAKEN);
  for (const { id, modes, baseUrl, methods, charges, submitCode, refund, lookupRefund } of rails) {
    if (!/^[a-z][a-z0-9_]{1,31}$/.test(id)) throw new RangeError(`invalid rail id "${id}": use a-z, 0-9 and _`);
    if (seen.has(id)) throw new RangeError(`duplicate rail id "${id}": give each rail its own`);
    if (modes.length === 0) throw new RangeError(`rail "${id}" has no mode: add test or live`);
    if (baseUrl !== undefined && !URL.canParse(baseUrl)) {
      throw new RangeError(`rail "${id}" has the baseUrl "${baseUrl}": write an absolute URL, https://…`);
    }
    const chargesFault = charges === undefined ? null : validateCharges(charges);
    if (chargesFault !== null) throw new RangeError(`rail "${id}": ${chargesFault}`);
    if (submitCode === undefined && methods.some(({ codePrompt }) => codePrompt !== undefined)) {
      throw new RangeError(`rail "${id}" has a codePrompt but no submitCode: add submitCode`);
    }
    if ((refund === undefined || lookupRefund === undefined) && methods.some(({ refunds }) => refunds !== 'none')) {
      throw new RangeError(`rail "${id}" offers refunds: add refund and lookupRefund, or declare refunds: 'none'`);
    }
    for (const method of methods) {
      const fault = validateRailMethod(method);
      if (fault !== null) throw new RangeError(`rail "${id}": ${fault}`);
    }
    seen.add(id);
  }
  return rails;
}
