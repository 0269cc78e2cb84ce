import { type Delivery, HANDLER_PREFIX } from '@mitako/contract/names';

/** `handler:fulfil-order`, where a delivery went to the gateway's own program; null: to an endpoint. */
export function handlerName({ endpoint_id: id }: Pick<Delivery, 'endpoint_id'>): string | null {
  return id.startsWith(HANDLER_PREFIX) ? id : null;
}
