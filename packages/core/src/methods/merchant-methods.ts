import type { Context } from '../context.ts';
import { invalidField } from '../errors.ts';
import { merchantOf } from '../kernel/callers.ts';
import { deciding, type ReadOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import { merchantById } from '../merchants/merchant-by-id.ts';
import { changedMethods, methodNames } from './change-methods.ts';
import { methodsToWire } from './wire.ts';

export const listMethods: ReadOperation<'listMethods'> = async (context, { caller }) => {
  const { merchantId, livemode } = merchantOf(caller);
  const merchant = await merchantById(context, merchantId);
  return succeeded(200, { methods: await methodsToWire(context, merchant, livemode) });
};

/** A merchant can hide methods that are on, and order those that its checkouts show; the operator's settings stay. */
export const hideMethods = deciding<'hideMethods'>(async (context, { caller, body: { mode, hidden, order } }) => {
  const merchant = await merchantById(context, merchantOf(caller).merchantId);
  refuseUnknown(context, mode === 'live', { hidden, order: order ?? [] });
  return changedMethods(context, merchant, mode, {
    hidden,
    ...(order === undefined ? {} : { order }),
  });
});

function refuseUnknown(
  context: Context,
  livemode: boolean,
  lists: { readonly hidden: readonly string[]; readonly order: readonly string[] },
): void {
  const names = methodNames(context, livemode);
  for (const [field, named] of Object.entries(lists)) {
    if (named.every((method) => names.includes(method))) continue;
    throw invalidField(field, 'unknown', `names of methods are ${names.join(', ')}`);
  }
}
