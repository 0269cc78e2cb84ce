import type { MerchantMethod as WireMethod, PaymentMethodType } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import { feesToWire } from '../merchants/terms-wire.ts';
import type { Merchant } from '../model.ts';
import { healthOfRoutes, type HealthOf } from '../rails/rails-health.ts';
import { feesOf } from './fees-of.ts';
import { isOn, type MerchantMethod, methodsOf, typeOf } from './methods-of.ts';

/** All methods of a merchant in a mode, those that are off too, in the order of the checkout. */
export async function methodsToWire(
  context: Context,
  merchant: Merchant,
  livemode: boolean,
): Promise<readonly WireMethod[]> {
  const [healthOf, suspended] = await Promise.all([
    context.railsHealth.read(livemode),
    context.store.read.suspendedMethods(livemode),
  ]);
  const suspendedMethods = suspended.map(({ method }) => method);
  const ofCurrencies = context.settings.currencies.flatMap((currency) =>
    methodsOf(context, { merchant, payment: { livemode, currency }, suspendedMethods }),
  );
  return ofCurrencies
    .filter((method, index) => ofCurrencies.findIndex((other) => isSame(method, other)) === index)
    .map((method) => ({
      ...methodToWire(method, livemode, healthOf),
      fees: feesToWire(feesOf(context, merchant, method.setting.method)),
    }));
}

function methodToWire(method: MerchantMethod, livemode: boolean, healthOf: HealthOf): Omit<WireMethod, 'fees'> {
  const { setting, isHidden, isSuspended, declared, routes, limits } = method;
  return {
    method: setting.method,
    type: typeOf(method),
    label: declared?.label ?? OWN_LABELS[typeOf(method)],
    country: declared?.country ?? null,
    livemode,
    enabled: setting.isEnabled,
    hidden: isHidden,
    suspended: isSuspended,
    offered: isOn(method),
    min: setting.min,
    max: setting.max,
    limits,
    health: healthOfRoutes(routes, healthOf),
  };
}

/** Names of methods without a provider. */
export const OWN_LABELS: Readonly<Record<PaymentMethodType, string>> = {
  wallet: 'Wallet',
  cash: 'Cash at an agent',
  mobile_money: 'Mobile money',
  card: 'Card',
};

function isSame(left: MerchantMethod, right: MerchantMethod): boolean {
  return left.setting.method === right.setting.method && left.declared?.country === right.declared?.country;
}
