import { LIMITS } from '@mitako/contract/names';
import type { Context } from '../../context.ts';
import type { Origin } from '../../kernel/origin.ts';
import { queueMessage } from '../../messages/queue-message.ts';
import type { KnownDevice, Principal } from '../../model.ts';
import type { Change } from '../../ports/changes.ts';
import { emailOfAccount } from '../contact.ts';
import { newDevice } from './known-device.ts';

/** What a login leaves on its device. */
export interface LeftDevice {
  readonly changes: readonly Change[];
  /** For the device to keep; null: it has one. */
  readonly token: string | null;
}

interface LoginFrom {
  readonly name: string;
  /** Null: it was not known, and the account is told of it. */
  readonly known: KnownDevice | null;
  /** The second factor was given here, and is not asked again for 30 days. */
  readonly trusts?: boolean | undefined;
  readonly origin: Origin;
}

/** With the commit of a login. */
export function leaveDevice(context: Context, principal: Principal, from: LoginFrom): LeftDevice {
  const { name, known, trusts, origin } = from;
  const nowMs = context.clock.now();
  const untilMs = nowMs + LIMITS.trustedDeviceLifeMs;
  if (known !== null) {
    const { id, trustedUntilMs: fromMs } = known;
    const toMs = trusts === true ? untilMs : fromMs;
    return { changes: [{ type: 'known_device.use', id, fromMs, toMs, nowMs }], token: null };
  }
  const { device, token } = newDevice(context, principal.id, name);
  const knownDevice = trusts === true ? { ...device, trustedUntilMs: untilMs } : device;
  return {
    changes: [{ type: 'known_device.insert', knownDevice }, ...told(context, principal, device, origin)],
    token,
  };
}

/** On the device where an account is opened, or its password was just replaced: nobody needs to be told. */
export function leaveFirstDevice(
  context: Context,
  { id }: Pick<Principal, 'id'>,
  name: string,
): LeftDevice & { readonly token: string } {
  const { device, token } = newDevice(context, id, name);
  return { changes: [{ type: 'known_device.insert', knownDevice: device }], token };
}

/** Without the name of the device, which whoever logs in chooses. Many share a seeded test account, whose password is published. */
function told(context: Context, principal: Principal, { id }: KnownDevice, { locale }: Origin): readonly Change[] {
  if (principal.sandboxScenario !== null) return [];
  return queueMessage(context, {
    kind: 'new_device',
    cause: id,
    to: emailOfAccount(context, principal),
    locale,
    values: { atMs: context.clock.now() },
  });
}
