import { LIMITS } from '@mitako/contract/names';
import type { Factor as WireFactor } from '@mitako/contract/names';
import { timestamp, timestampOrNull } from '../../basics/timestamp.ts';
import type { Context } from '../../context.ts';
import { sessionOf } from '../../kernel/callers.ts';
import { deciding, type ReadOperation, refuse, type WriteOperation } from '../../kernel/operation.ts';
import type { Origin } from '../../kernel/origin.ts';
import { succeeded } from '../../kernel/result.ts';
import { queueMessage } from '../../messages/queue-message.ts';
import type { Factor, Principal } from '../../model.ts';
import type { Change } from '../../ports/changes.ts';
import { emailOfAccount } from '../contact.ts';
import { readPrincipal } from '../logged-in.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { newTotpSecret, totpUri } from './totp.ts';
import { requiresFactor } from './required.ts';
import { assertFactors, setFactors, withoutFactors } from './set-factors.ts';
import { sealedSecret, useOf } from './verify-factor.ts';

export const listFactors: ReadOperation<'listFactors'> = async (context, { caller }) => {
  const { principalId } = sessionOf(caller);
  const { factors, recoveryCodes } = context.store.read;
  const [found, codes] = await Promise.all([factors(principalId), recoveryCodes(principalId)]);
  return succeeded(200, {
    factors: found.filter(isConfirmed).map(factorToWire),
    recovery_codes_left: codes.filter(({ usedAtMs }) => usedAtMs === null).length,
  });
};

/** Counts once it is confirmed, within 15 minutes; what was not is replaced by the next one. */
export const addTotp: WriteOperation<'addTotp'> = {
  // Of two at once, both at one place.
  refusals: { 'factor.insert': null },
  async decide(context, { caller, deviceName }) {
    const principal = await readPrincipal(context, sessionOf(caller));
    const { id: principalId } = principal;
    const place = freePlace(await context.store.read.factors(principalId));
    if (place === undefined) return refuse('FACTOR_LIMIT');
    const id = context.ids.next('factor', principalId);
    const secret = newTotpSecret();
    const factor: Factor = {
      id,
      principalId,
      place,
      kind: 'totp',
      encryptedSecret: sealedSecret(context, id, secret),
      credentialKey: null,
      publicKey: null,
      signCount: 0,
      name: null,
      lastStep: 0,
      deviceName,
      createdAtMs: context.clock.now(),
      confirmedAtMs: null,
      suspendedAtMs: null,
    };
    const uri = totpUri(secret, context.settings.brand.name, emailOfAccount(context, principal));
    return {
      changes: [
        { type: 'factors.delete_unconfirmed', principalId },
        { type: 'factor.insert', factor },
      ],
      answer: succeeded(201, { factor: factorToWire(factor), secret, uri }),
    };
  },
};

/**
 * What a factor that counts from now on changes beside its row: with the first one come recovery codes, and all other
 * devices are signed out, where whoever is logged in has given the password alone.
 */
export function added(
  context: Context,
  principal: Principal,
  { sessionId: exceptId, id, origin }: { readonly sessionId: string; readonly id: string; readonly origin: Origin },
): { readonly changes: readonly Change[]; readonly codes: readonly string[] | null } {
  const { id: principalId, factorsAtMs } = principal;
  const nowMs = context.clock.now();
  const recovery = factorsAtMs === 0 ? newRecoveryCodes(context, principalId) : null;
  return {
    codes: recovery?.codes ?? null,
    changes: [
      ...setFactors(principal, nowMs),
      ...(recovery?.changes ?? []),
      ...(recovery === null ? [] : [{ type: 'session.revoke_others', principalId, exceptId, nowMs } as const]),
      ...told(context, 'factor_added', id, principal, origin),
    ],
  };
}

/** The first place that no confirmed factor has. */
export function freePlace(factors: readonly Factor[]): number | undefined {
  const kept = factors.filter(isConfirmed);
  return Array.from({ length: LIMITS.factorsMax }, (_, each) => each).find((each) =>
    kept.every((factor) => factor.place !== each),
  );
}

/** An application counts once it has shown a right code. */
export const confirmFactor: WriteOperation<'confirmFactor'> = {
  refusals: { 'factor.use': 'SECOND_FACTOR_INVALID', 'factor.confirm': null, 'principal.set_factors': null },
  async decide(context, { caller, parameters: { factor_id: id }, body, origin }) {
    const { sessionId, ...session } = sessionOf(caller);
    const principal = await readPrincipal(context, { ...session, sessionId });
    const { id: principalId } = principal;
    const factor = (await context.store.read.factors(principalId)).find((each) => each.id === id);
    const nowMs = context.clock.now();
    if (factor === undefined) return refuse('FACTOR_NOT_FOUND');
    if (isConfirmed(factor)) return refuse('FACTOR_CONFIRMED');
    if (factor.createdAtMs + LIMITS.factorSetupLifeMs <= nowMs) return refuse('FACTOR_NOT_FOUND');
    const use = useOf(context, [factor], body.code.replaceAll(/[\s-]/g, ''));
    const { changes, codes } = added(context, principal, { sessionId, id, origin });
    return {
      changes: [{ type: 'factor.confirm', id, nowMs }, use, ...changes],
      answer: succeeded(200, { factor: factorToWire(factor), recovery_codes: codes }),
    };
  },
};

export const removeFactor: WriteOperation<'removeFactor'> = {
  refusals: { 'factor.delete': null, 'principal.set_factors': null },
  async decide(context, { caller, parameters: { factor_id: id }, origin }) {
    const principal = await readPrincipal(context, sessionOf(caller));
    const { id: principalId } = principal;
    const confirmed = (await context.store.read.factors(principalId)).filter(isConfirmed);
    const others = confirmed.filter((each) => each.id !== id);
    if (others.length === confirmed.length) return refuse('FACTOR_NOT_FOUND');
    if (others.length === 0 && (await requiresFactor(context, principal))) return refuse('LAST_FACTOR');
    return {
      changes: [
        ...setFactors(principal, others.length === 0 ? 0 : context.clock.now()),
        { type: 'factor.delete', id },
        ...(others.length === 0 ? [{ type: 'recovery_codes.delete', principalId } as const] : []),
        ...told(context, 'factor_removed', id, principal, origin),
      ],
      answer: succeeded(200, { deleted: true, id }),
    };
  },
};

export const renewRecoveryCodes = deciding<'renewRecoveryCodes'>(async (context, { caller }) => {
  const principal = await readPrincipal(context, sessionOf(caller));
  if (principal.factorsAtMs === 0) return refuse('FACTOR_NOT_FOUND');
  const { codes, changes } = newRecoveryCodes(context, principal.id);
  return {
    changes: [assertFactors(principal), ...changes],
    answer: succeeded(201, { recovery_codes: codes }),
  };
});

/** For an owner who has lost them: whoever runs the gateway has identified the person. */
export const resetFactors: WriteOperation<'resetFactors'> = {
  refusals: { 'principal.set_factors': null },
  async decide(context, { parameters: { account_id: id }, origin }) {
    const principal = await context.store.read.principalById(id);
    if (principal === null) return refuse('USER_NOT_FOUND');
    const nowMs = context.clock.now();
    return {
      changes: [
        ...withoutFactors(principal),
        { type: 'session.revoke_others', principalId: id, exceptId: id, nowMs },
        ...told(context, 'factor_removed', `${id}:${nowMs}`, principal, origin),
      ],
      answer: succeeded(200, { deleted: true, id }),
    };
  },
};

function told(
  context: Context,
  kind: 'factor_added' | 'factor_removed',
  id: string,
  principal: Principal,
  { locale }: Origin,
): readonly Change[] {
  return queueMessage(context, { kind, cause: id, to: emailOfAccount(context, principal), locale, values: {} });
}

function isConfirmed({ confirmedAtMs }: Factor): boolean {
  return confirmedAtMs !== null;
}

export function factorToWire({ id, kind, name, deviceName, createdAtMs, suspendedAtMs }: Factor): WireFactor {
  return {
    id,
    kind,
    name,
    device_name: deviceName,
    created_at: timestamp(createdAtMs),
    suspended_at: timestampOrNull(suspendedAtMs),
  };
}
