import { timestamp } from '../../basics/timestamp.ts';
import { sessionOf } from '../../kernel/callers.ts';
import { type ReadOperation, refuse, type WriteOperation } from '../../kernel/operation.ts';
import { succeeded } from '../../kernel/result.ts';
import { isTrusted } from './known-device.ts';

export const listKnownDevices: ReadOperation<'listKnownDevices'> = async (context, { caller }) => {
  const devices = await context.store.read.knownDevices(sessionOf(caller).principalId);
  return succeeded(200, {
    known_devices: devices.map((device) => ({
      id: device.id,
      name: device.name,
      created_at: timestamp(device.createdAtMs),
      last_login_at: timestamp(device.lastLoginAtMs),
      trusted_until: isTrusted(context, device) ? timestamp(device.trustedUntilMs) : null,
    })),
  });
};

export const forgetDevice: WriteOperation<'forgetDevice'> = {
  refusals: { 'known_device.delete': null },
  unwitnessed: 'repeat',
  async decide(context, { caller, parameters: { known_device_id: id } }) {
    const { principalId } = sessionOf(caller);
    const devices = await context.store.read.knownDevices(principalId);
    if (devices.every((device) => device.id !== id)) return refuse('DEVICE_NOT_FOUND');
    return { changes: [{ type: 'known_device.delete', id }], answer: succeeded(200, { deleted: true, id }) };
  },
};
