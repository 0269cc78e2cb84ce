import type { Role } from '@mitako/contract/names';
import { createMethods, type Methods } from '../internal/methods.ts';
import type { OpenLine, TokenLine } from '../internal/routes.ts';
import { createSend } from '../internal/transport.ts';
import type { Settings } from '../options.ts';
import { createSession, type Session } from './session.ts';
import { createMemoryStore, type SessionStore } from './session-store.ts';

/** How a client with a login connects to the API. */
export interface Connected<Of extends Role> {
  readonly session: Session;
  /** Calls as the logged-in account. */
  readonly own: Methods<TokenLine<Of>>;
  /** Calls without a credential. */
  readonly open: Methods<OpenLine>;
}

/** Connects the transport with a session of the role. */
export function connect<Of extends Role>(
  role: Of,
  settings: Settings,
  store: SessionStore = createMemoryStore(),
): Connected<Of> {
  const send = createSend(settings);
  const open = createMethods<OpenLine>(send, { role });
  const refresh = open.callWith('POST /auth/{role}/refresh');
  const session = createSession(
    send,
    ({ refresh_token, refresh_key }) => refresh({ refresh_token }, { idempotencyKey: refresh_key }),
    store,
  );
  return { session, own: createMethods<TokenLine<Of>>(session.send, { role }), open };
}
