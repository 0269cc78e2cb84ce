import type { Accepted } from '@mitako/contract';
import type { Context } from '../context.ts';
import { type Presented, readApiKey, recordUse } from './authenticate.ts';
import { type Asked, authorise } from './authorise.ts';
import type { Caller } from './caller.ts';

// A key that this process kept from an earlier call may have been revoked since, in another process. The call goes on with it, and is
// answered once it was confirmed: by its commit, which asserts the key, or by reading it again.

/** What a call holds until it is answered. */
export interface Held {
  readonly leaves: (() => void)[];
  /** Reads a kept API key again. Null: what the caller may do was read for this call, or asserted by its commit. */
  confirm: (() => Promise<unknown>) | null;
  /** The commit has asserted the key. */
  asserted: () => void;
}

/** @throws GatewayError the fault of a kept key, whatever came of the call */
export async function confirmed<Answer>(held: Held, answer: () => Promise<Answer>): Promise<Answer> {
  try {
    return await answer();
  } finally {
    await held.confirm?.();
  }
}

/** The caller, whose use of a key is recorded once it is known that the key was valid. */
export async function authorised(
  context: Context,
  accepted: Accepted,
  presented: Presented,
  asked: Asked,
  held: Held,
): Promise<Caller> {
  const kept = presented.kind === 'api_key' && presented.isKept ? presented : null;
  if (kept === null) {
    const caller = await authorise(context, accepted, presented, asked);
    recordUse(context, presented);
    return caller;
  }
  const readNow = async (): Promise<Caller> => {
    const read = await readApiKey(context, kept.hashes);
    const caller = await authorise(context, accepted, read, asked);
    recordUse(context, read);
    return caller;
  };
  try {
    const caller = await authorise(context, accepted, presented, asked);
    let reading: Promise<Caller> | null = null;
    held.confirm = () => (reading ??= readNow());
    held.asserted = () => {
      held.confirm = null;
      recordUse(context, presented);
    };
    return caller;
  } catch {
    // What it was refused for may have changed.
    return readNow();
  }
}
