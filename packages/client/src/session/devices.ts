import type { Device, Role } from '@mitako/contract/names';
import type { CallOptions, WriteOptions } from '../options.ts';
import type { Connected } from './connect.ts';

/** Where this account is logged in. */
export interface Devices {
  list(options?: CallOptions): Promise<readonly Device[]>;
  /**
   * Signs a device out at once; also this one.
   * @throws MitakoError `DEVICE_NOT_FOUND`
   */
  revoke(deviceId: string, options?: WriteOptions): Promise<RevokedDevice>;
  /** Signs out every device but this one. */
  revokeOthers(options?: WriteOptions): Promise<RevokedDevices>;
}

/** What is left of a device that was signed out. */
export interface RevokedDevice {
  readonly id: string;
  readonly deleted: true;
}

/** How many devices were signed out. */
export interface RevokedDevices {
  readonly deleted: true;
  readonly count: number;
}

export function createDevices({ role, call }: Connected<Role>): Devices {
  return {
    list: async (options) => (await call('GET /auth/{role}/me/devices', { parameters: { role }, options })).devices,
    revoke: (deviceId, options) => {
      const parameters = { role, device_id: deviceId };
      return call('DELETE /auth/{role}/me/devices/{device_id}', { parameters, options });
    },
    revokeOthers: (options) => call('DELETE /auth/{role}/me/devices', { parameters: { role }, options }),
  };
}
