import { HANDLER_PREFIX } from '@mitako/contract/names';

/** In place of a merchant's id: the owner of event handlers in the gateway's own program, which receive the events of all merchants. */
export const EVERY_MERCHANT = '*';

/** Owner and mode of handlers. One row stands for both modes. */
export const HANDLERS = { merchantId: EVERY_MERCHANT, livemode: true } as const;

/** Handlers of one gateway at most: the deliveries of an event have 32 names, for these and a merchant's endpoints. */
export const HANDLERS_MAX = 16;

export function isHandler(endpointId: string): boolean {
  return endpointId.startsWith(HANDLER_PREFIX);
}

/** @throws RangeError for an invalid name */
export function handlerId(name: string): string {
  // JavaScript knows no types: `undefined` would be a fit name.
  if (typeof name !== 'string' || !/^[a-z0-9][a-z0-9._-]{0,47}$/.test(name)) {
    throw new RangeError(
      `A handler's name has 1 to 48 of a-z, 0-9, ".", "_" and "-", got "${name}". Write on('payment.succeeded', { name: 'fulfil-order' }, fulfil).`,
    );
  }
  return HANDLER_PREFIX + name;
}
