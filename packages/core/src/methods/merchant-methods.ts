import type { Context } from '../context.ts';
import { invalidField } from '../errors.ts';
import { merchantOf } from '../kernel/callers.ts';
import type { ReadOperation, WriteOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import { merchantById } from '../merchants/operator-merchants.ts';
import { changedMethods, methodNames } from './change-methods.ts';
import { methodsToWire } from './wire.ts';

export const listMethods: ReadOperation<'listMethods'> = async (context, { caller }) => {
  const { merchantId, livemode } = merchantOf(caller);
  const merchant = await merchantById(context, merchantId);
  return succeeded(200, { methods: await methodsToWire(context, merchant, livemode) });
};

/** What the operator set stays: a merchant can hide what is on, and nothing else. */
export const hideMethods: WriteOperation<'hideMethods'> = {
  async decide(context, { caller, body: { mode, hidden } }) {
    const merchant = await merchantById(context, merchantOf(caller).merchantId);
    refuseUnknown(context, mode === 'live', hidden);
    return changedMethods(context, merchant, mode, { hidden: [...new Set(hidden)] });
  },
};

function refuseUnknown(context: Context, livemode: boolean, hidden: readonly string[]): void {
  const names = methodNames(context, livemode);
  const unknown = hidden.find((method) => !names.includes(method));
  if (unknown !== undefined) throw invalidField('hidden', 'unknown', `names of methods are ${names.join(', ')}`);
}
