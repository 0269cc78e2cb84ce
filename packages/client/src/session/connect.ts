import type { Role } from '@mitako/contract/names';
import { createMethods, type RouteMethods } from '../internal/methods.ts';
import { createSend } from '../internal/transport.ts';
import type { Settings } from '../options.ts';
import { createSession, type Session } from './session.ts';
import type { KeptSession } from './options.ts';
import { createMemoryStore } from './session-store.ts';

/** How a client with a login connects to the API. */
export interface Connected {
  readonly session: Session;
  /** Calls as the logged-in account. */
  readonly own: RouteMethods;
  /** Calls without a credential. */
  readonly open: RouteMethods;
}

/** Connects the transport with a session of the role. */
export function connect(
  role: Role,
  settings: Settings,
  { session: store = createMemoryStore(), onDeviceToken = () => undefined }: KeptSession,
): Connected {
  const send = createSend(settings);
  const open = createMethods(send, { role });
  const refresh = open.callWith('POST /auth/{role}/refresh');
  const session = createSession(
    send,
    ({ refresh_token, refresh_key }) => refresh({ refresh_token }, { idempotencyKey: refresh_key }),
    store,
    onDeviceToken,
  );
  return { session, own: createMethods(session.send, { role }), open };
}
