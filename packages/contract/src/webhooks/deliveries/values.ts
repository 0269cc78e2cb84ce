/**
 * `waiting`: not attempted yet. `failing`: attempted without success, will be attempted again. `failed`: given up.
 * `canceled`: the endpoint was deleted.
 */
export const DELIVERY_STATUSES = ['waiting', 'failing', 'failed', 'succeeded', 'canceled'] as const;

export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
