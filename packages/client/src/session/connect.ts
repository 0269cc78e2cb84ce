import type { Role } from '@mitako/contract/names';
import { createCall, type Call, type OpenLine, type TokenLine } from '../internal/call.ts';
import { createSend } from '../internal/transport.ts';
import type { Settings } from '../options.ts';
import { createSession, type Session } from './session.ts';
import { createMemoryStore, type SessionStore } from './session-store.ts';

/** How a client whose user logs in reaches the API. */
export interface Connected<Of extends Role> {
  readonly role: Of;
  readonly session: Session;
  /** Calls as whoever is logged in. */
  readonly call: Call<TokenLine<Of>>;
  /** Calls as nobody. */
  readonly callOpen: Call<OpenLine>;
}

/** Joins the transport with a session of the role. */
export function connect<Of extends Role>(
  role: Of,
  settings: Settings,
  store: SessionStore = createMemoryStore(),
): Connected<Of> {
  const send = createSend(settings);
  const callOpen = createCall<OpenLine>(send);
  const session = createSession(
    send,
    ({ refresh_token, refresh_key }) =>
      callOpen('POST /auth/{role}/refresh', {
        parameters: { role },
        body: { refresh_token },
        options: { idempotencyKey: refresh_key },
      }),
    store,
  );
  return { role, session, call: createCall<TokenLine<Of>>(session.send), callOpen };
}
