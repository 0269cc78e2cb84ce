import { isNetwork } from '../basics/networks.ts';
import { invalidField } from '../errors.ts';

/** @throws GatewayError `VALIDATION_ERROR` */
export function validNetworks(networks: readonly string[]): readonly string[] {
  if (networks.every(isNetwork)) return networks;
  throw invalidField(
    'allowed_from',
    'format',
    'must be addresses or CIDR blocks, such as 203.0.113.7 or 203.0.113.0/24',
  );
}
