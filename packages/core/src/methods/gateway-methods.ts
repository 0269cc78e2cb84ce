import { CASH_METHOD, type GatewayMethod, type Mode, WALLET_METHOD } from '@mitako/contract/names';
import { timestamp } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { deciding, type ReadOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { SuspendedMethod } from '../model.ts';
import { providersOf } from '../rails/provider-labels.ts';
import { OWN_LABELS } from './wire.ts';

/** In both modes, unless one is requested. */
export const listGatewayMethods: ReadOperation<'listGatewayMethods'> = async (context, { query }) => {
  const modes = (['live', 'test'] as const).filter((mode) => query.mode === undefined || query.mode === mode);
  const methods = await Promise.all(
    modes.map(async (mode) => {
      const suspended = await context.store.read.suspendedMethods(mode === 'live');
      return configuredMethods(context, mode).map((each) =>
        gatewayMethodToWire(
          each,
          suspended.find(({ method }) => method === each.method),
        ),
      );
    }),
  );
  return succeeded(200, { methods: methods.flat() });
};

/**
 * Each payment that starts reads what is suspended together with its checkout, and asserts it in its commit, so all
 * processes refuse the method from this commit on. Attempts in progress end at their rail and go to no other one; refunds
 * and payouts are not affected.
 */
export const suspendMethod = deciding<'suspendMethod'>(
  (context, { parameters: { method }, body: { mode, reason } }) => {
    const found = configuredMethod(context, mode, method);
    const livemode = mode === 'live';
    const suspendedMethod: SuspendedMethod = { livemode, method, reason, suspendedAtMs: context.clock.now() };
    return {
      changes: [{ type: 'method.suspend', suspendedMethod }],
      answer: succeeded(200, { method: gatewayMethodToWire(found, suspendedMethod) }),
      audit: { livemode },
    };
  },
);

export const reinstateMethod = deciding<'reinstateMethod'>((context, { parameters: { method }, body: { mode } }) => {
  const found = configuredMethod(context, mode, method);
  const livemode = mode === 'live';
  return {
    changes: [{ type: 'method.reinstate', livemode, method }],
    answer: succeeded(200, { method: gatewayMethodToWire(found, undefined) }),
    audit: { livemode },
  };
});

type ConfiguredMethod = Omit<GatewayMethod, 'suspension'>;

/** The providers of the rails of a mode, the wallet, and cash. */
function configuredMethods({ rails }: Context, mode: Mode): readonly ConfiguredMethod[] {
  const livemode = mode === 'live';
  const own = [WALLET_METHOD, CASH_METHOD] as const;
  return [
    ...providersOf(rails, livemode).map(({ provider, type, label }) => ({ method: provider, type, label, livemode })),
    ...own.map((method) => ({ method, type: method, label: OWN_LABELS[method], livemode })),
  ];
}

/** @throws GatewayError `METHOD_NOT_FOUND` */
function configuredMethod(context: Context, mode: Mode, method: string): ConfiguredMethod {
  const found = configuredMethods(context, mode).find((each) => each.method === method);
  if (found === undefined) throw new GatewayError('METHOD_NOT_FOUND');
  return found;
}

function gatewayMethodToWire(method: ConfiguredMethod, suspended: SuspendedMethod | undefined): GatewayMethod {
  return {
    ...method,
    suspension:
      suspended === undefined ? null : { reason: suspended.reason, since: timestamp(suspended.suspendedAtMs) },
  };
}
