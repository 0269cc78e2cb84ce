import { LIMITS } from '@mitako/contract/names';
import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import { aKnownDevice, NOW_MS } from '../fixtures.ts';
import { withKnownDevice, withPrincipal } from '../inserted.ts';
import { applied, refused, type Suite } from '../suite.ts';

export function knownDeviceTests({ describe, it }: Suite): void {
  describe('known devices', () => {
    it('are read by account, the one that logged in last first', async ({ store }) => {
      const principal = await withPrincipal(store);
      const [before, last] = [aKnownDevice(principal), aKnownDevice(principal, { lastLoginAtMs: NOW_MS + 1 })];
      for (const knownDevice of [before, last]) await applied(store, { type: 'known_device.insert', knownDevice });
      await withKnownDevice(store);
      deepEqual(await store.read.knownDevices(principal.id), [last, before]);
    });

    it('an account has a limited number; those that never logged in again go first', async ({ store }) => {
      const principal = await withPrincipal(store);
      const returning = aKnownDevice(principal, { createdAtMs: NOW_MS - 1 });
      await applied(store, { type: 'known_device.insert', knownDevice: returning });
      const made = Array.from({ length: LIMITS.knownDevicesMax }, (_, place) =>
        aKnownDevice(principal, { createdAtMs: NOW_MS + place, lastLoginAtMs: NOW_MS + place }),
      );
      for (const knownDevice of made) await applied(store, { type: 'known_device.insert', knownDevice });
      deepEqual(await store.read.knownDevices(principal.id), [...made.slice(1).toReversed(), returning]);
    });

    it('known_device.use applies to one that is trusted as it was read', async ({ store }) => {
      const device = await withKnownDevice(store);
      const { id } = device;
      const trust = { type: 'known_device.use', id, fromMs: 0, toMs: NOW_MS + 9, nowMs: NOW_MS + 1 } as const;
      await applied(store, trust);
      await refused(store, trust);
      deepEqual(await store.read.knownDevices(device.principalId), [
        { ...device, lastLoginAtMs: NOW_MS + 1, trustedUntilMs: NOW_MS + 9 },
      ]);
    });

    it('one is deleted once, or all of an account', async ({ store }) => {
      const kept = await withKnownDevice(store);
      const principal = await withPrincipal(store);
      const devices = [0, 1].map(() => aKnownDevice(principal));
      for (const knownDevice of devices) await applied(store, { type: 'known_device.insert', knownDevice });
      const id = devices[0]?.id ?? '';
      await applied(store, { type: 'known_device.delete', id });
      await refused(store, { type: 'known_device.delete', id });
      equal((await store.read.knownDevices(principal.id)).length, 1);
      await applied(store, { type: 'known_devices.delete', principalId: principal.id });
      deepEqual(await store.read.knownDevices(principal.id), []);
      deepEqual(await store.read.knownDevices(kept.principalId), [kept]);
    });
  });
}
