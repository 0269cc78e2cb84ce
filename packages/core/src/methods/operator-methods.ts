import type { MerchantMethodParams } from '@mitako/contract/names';
import { invalidField } from '../errors.ts';
import { deciding, type ReadOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import { merchantById } from '../merchants/merchant-by-id.ts';
import { changedMethods, methodNames } from './change-methods.ts';
import { methodsToWire } from './wire.ts';

/** In both modes, unless one is requested. */
export const listMerchantMethods: ReadOperation<'listMerchantMethods'> = async (context, { parameters, query }) => {
  const merchant = await merchantById(context, parameters.merchant_id);
  const modes = (['live', 'test'] as const).filter((mode) => query.mode === undefined || query.mode === mode);
  const methods = await Promise.all(modes.map((mode) => methodsToWire(context, merchant, mode === 'live')));
  return succeeded(200, { methods: methods.flat() });
};

/** Sets order, limits and what is on. What the merchant hides stays hidden. */
export const setMerchantMethods = deciding<'setMerchantMethods'>(
  async (context, { parameters, body: { mode, methods } }) => {
    const merchant = await merchantById(context, parameters.merchant_id);
    refuseInvalid(methods, methodNames(context, mode === 'live'));
    const set = methods.map(({ method, enabled, min = null, max = null }) => ({
      method,
      isEnabled: enabled,
      min,
      max,
    }));
    return changedMethods(context, merchant, mode, { set });
  },
);

/** @throws GatewayError `VALIDATION_ERROR` */
function refuseInvalid(methods: readonly MerchantMethodParams[], names: readonly string[]): void {
  for (const [index, { method, min, max }] of methods.entries()) {
    const field = (name: string): string => `methods.${index}.${name}`;
    if (!names.includes(method)) throw invalidField(field('method'), 'unknown', `must be one of ${names.join(', ')}`);
    if (methods.findIndex((each) => each.method === method) < index) {
      throw invalidField(field('method'), 'duplicate', 'is named twice');
    }
    if (min !== undefined && max !== undefined && min > max) {
      throw invalidField(field('max'), 'too_small', `must not be below the minimum, which is ${min}`);
    }
  }
}
