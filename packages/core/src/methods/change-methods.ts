import type { DataOf } from '@mitako/contract';
import { CASH_METHOD, type Mode, WALLET_METHOD } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import type { Decision } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { Merchant, ModeMethods } from '../model.ts';
import { providersOf } from '../rails/provider-labels.ts';
import { methodsToWire } from './wire.ts';

/** A merchant's next methods of a mode. Its row is guarded by its version: operator and merchant cannot overwrite each other's changes. */
export async function changedMethods(
  context: Context,
  merchant: Merchant,
  mode: Mode,
  changed: Partial<ModeMethods>,
): Promise<Decision<DataOf<'hideMethods'>>> {
  const next: Merchant = {
    ...merchant,
    methodSettings: { ...merchant.methodSettings, [mode]: { ...merchant.methodSettings[mode], ...changed } },
    version: merchant.version + 1,
  };
  const livemode = mode === 'live';
  return {
    changes: [{ type: 'merchant.update', merchant: next, fromVersion: merchant.version }],
    answer: succeeded(200, { methods: await methodsToWire(context, next, livemode) }),
    audit: { livemode },
  };
}

/** Names of the methods of a mode: the wallet, cash, and the providers of its rails. */
export function methodNames({ rails }: Context, livemode: boolean): readonly string[] {
  return [WALLET_METHOD, CASH_METHOD, ...providersOf(rails, livemode).map(({ provider }) => provider)];
}
