import { LIMITS } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import { deciding, type Decision, refuse, type WriteOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { Change } from '../ports/changes.ts';
import { endedVersion, VERSIONS_MAX } from '../system/keyring.ts';
import type { DataKey, Renewal } from './model.ts';
import { processesOfOthers } from './rotation.ts';
import { rowsLeft } from './rows-left.ts';
import { keptDataKey, statusOf } from './status.ts';
import { changed, newSecret } from './unlock.ts';

const STEP_ROWS = 500;

/** Announces a new version of the data key. Background work makes it the active one, and moves everything to it. */
export const renewDataKey = deciding<'renewDataKey'>(async (context) => {
  const { clock, random, unlock } = context;
  const dataKey = await keptDataKey(context);
  const rotation = await refusalOfRotation(context, dataKey);
  if (rotation !== null) return rotation;
  if (dataKey.renewal !== null) return refuse('DATA_KEY_RENEWAL_RUNNING');
  const versions = unlock.versionsOf(dataKey);
  const to = dataKey.activeVersion + 1;
  if (to > VERSIONS_MAX) throw new RangeError(`The data key has ${VERSIONS_MAX} versions at most.`);
  const nowMs = clock.now();
  const renewal: Renewal = {
    to,
    announcedAtMs: nowMs,
    activatedAtMs: null,
    pass: 0,
    movedCount: 0,
    stuckCount: 0,
    place: null,
    movedAtMs: null,
    lease: null,
  };
  const wraps = unlock.wrapped([...versions, { version: to, secret: newSecret(random) }], nowMs);
  const change = changed(dataKey, { wraps, renewal });
  return { changes: [change], answer: succeeded(200, { root_secret: await statusOf(context, change.dataKey) }) };
});

/** Ends a renewal: what is left of the earlier version is only what opens rows that are never written again. */
export const finishDataKeyRenewal: WriteOperation<'finishDataKeyRenewal'> = {
  async prepare(context, { body: { revoke_unseen: revokesUnseen = false, new_pins: endsPins = false } }) {
    const { renewal } = await keptDataKey(context);
    if (renewal === null || !isFinishable(context, renewal)) return;
    const request = { version: renewal.to, limit: STEP_ROWS };
    const { claim } = context.store;
    if (endsPins) while ((await claim.endUnseenPins(request)) > 0);
    if (!revokesUnseen) return;
    while ((await claim.endUnseenRecoveryCodes(request)) > 0);
    // Their private keys were readable. Sessions that were used since have tokens of the present one.
    await claim.sweepSigningKeys({ retiredBeforeMs: context.clock.now() });
  },
  async decide(context, { body: { revoke_unseen: revokesUnseen = false } }) {
    const { clock, store, unlock } = context;
    const dataKey = await keptDataKey(context);
    const { renewal, activeVersion } = dataKey;
    if (renewal === null) return refuse('DATA_KEY_RENEWAL_UNFINISHED', { reason: 'none_running' });
    const rotation = await refusalOfRotation(context, dataKey);
    if (rotation !== null) return rotation;
    if (!isFinishable(context, renewal)) return refuse('DATA_KEY_RENEWAL_UNFINISHED', { reason: 'rows_are_moved' });
    const nowMs = clock.now();
    const left = (await rowsLeft(context, activeVersion)).reduce((sum, { count }) => sum + count, 0);
    if (left > renewal.stuckCount) {
      // Written by a process that hung: they are moved as well.
      const again = changed(dataKey, { renewal: { ...renewal, stuckCount: 0, movedAtMs: null } });
      return { changes: [again], answer: succeeded(200, { root_secret: await statusOf(context, again.dataKey) }) };
    }
    const { apiKeys, operatorKeys, pins, recoveryCodes } = await store.read.unseenCredentials(activeVersion, nowMs);
    const keys = revokesUnseen ? 0 : apiKeys + operatorKeys + recoveryCodes;
    if (keys + pins > 0) {
      return refuse('DATA_KEY_UNSEEN', {
        api_keys: apiKeys,
        operator_keys: operatorKeys,
        recovery_codes: recoveryCodes,
        pins,
      });
    }
    const versions = unlock
      .versionsOf(dataKey)
      .map((each) => (each.version < activeVersion ? endedVersion(each) : each));
    const change = changed(dataKey, { wraps: unlock.wrapped(versions, nowMs), renewal: null });
    const revoked: readonly Change[] = revokesUnseen
      ? [
          { type: 'api_key.revoke_unseen', version: activeVersion, nowMs },
          { type: 'operator_key.revoke_unseen', version: activeVersion, nowMs },
        ]
      : [];
    return {
      changes: [change, ...revoked],
      answer: succeeded(200, { root_secret: await statusOf(context, change.dataKey) }),
    };
  },
};

/** Another root secret opens only what was wrapped for it: there must be one while versions are added or end. */
async function refusalOfRotation(context: Context, { wraps }: DataKey): Promise<Decision<never> | null> {
  const processes = await processesOfOthers(context);
  return processes.length === 0 && Object.keys(wraps).length === 1 ? null : refuse('ROOT_SECRET_IN_USE', { processes });
}

/** Answers that are stored for repeated requests are not moved: they have expired by then. */
function isFinishable({ clock }: Context, { activatedAtMs, movedAtMs }: Renewal): boolean {
  return movedAtMs !== null && clock.now() >= (activatedAtMs ?? 0) + LIMITS.idempotencyWindowMs;
}
