import type { Principal } from '../../model.ts';
import type { Change } from '../../ports/changes.ts';

type WithFactors = Pick<Principal, 'id' | 'factorsAtMs'>;

/** Refused when the factors of the account have changed since it was read. */
export function assertFactors({ id, factorsAtMs: from }: WithFactors): Change {
  return { type: 'principal.set_factors', id, from, to: from };
}

/** Of a change of them, which ends the devices that were known and trusted before. @param nowMs - 0: none is left */
export function setFactors({ id, factorsAtMs: from }: WithFactors, nowMs: number): readonly Change[] {
  return [
    { type: 'principal.set_factors', id, from, to: nowMs === 0 ? 0 : Math.max(nowMs, from + 1) },
    { type: 'known_devices.delete', principalId: id },
  ];
}

/** Ends all of them. */
export function withoutFactors(principal: WithFactors): readonly Change[] {
  const { id: principalId } = principal;
  return [
    ...setFactors(principal, 0),
    { type: 'factors.delete', principalId },
    { type: 'recovery_codes.delete', principalId },
  ];
}
