import { describe, expect, it } from 'vitest';
import type { Principal } from '../model.ts';
import { isTrivialPin, pinGate } from './pin.ts';

const NOW_MS = 1_000_000;
const withPin = (pinFailures: number, pinLockedUntilMs: number | null = null): Principal => ({
  id: 'usr_1',
  role: 'user',
  encryptedEmail: '',
  emailHash: '',
  encryptedName: '',
  locale: 'fr',
  encryptedPhone: null,
  phoneHash: null,
  factorsAtMs: 0,
  factorGraceAtMs: 0,
  hostEndedAtMs: 0,
  passwordHash: '',
  pinHash: 'hash',
  pinFailures,
  pinLockedUntilMs,
  pinLeaseToken: null,
  pinLeaseEndsAtMs: null,
  sandboxScenario: null,
  tier: 'own',
  frozenAtMs: null,
  freezeReason: null,
  createdAtMs: 0,
  emailVerifiedAtMs: null,
  verifiedPhoneHash: null,
  emailBouncedAtMs: null,
});

describe('presenting a PIN', () => {
  it('locks 15 minutes with the 5th wrong one and an hour with the 10th', () => {
    expect(pinGate(withPin(3), NOW_MS)).toEqual({ kind: 'open', lockedUntilMs: null, attemptsLeft: 1 });
    expect(pinGate(withPin(4), NOW_MS)).toEqual({ kind: 'open', lockedUntilMs: NOW_MS + 900_000, attemptsLeft: 0 });
    expect(pinGate(withPin(9), NOW_MS)).toEqual({ kind: 'open', lockedUntilMs: NOW_MS + 3_600_000, attemptsLeft: 0 });
  });

  it('requires a new PIN after the 15th', () => {
    expect(pinGate(withPin(14), NOW_MS)).toMatchObject({ kind: 'open', attemptsLeft: 0 });
    expect(pinGate(withPin(15), NOW_MS)).toEqual({ kind: 'reset_required' });
  });

  it('is rejected while locked and possible again at the end of the lock', () => {
    expect(pinGate(withPin(5, NOW_MS + 1_500), NOW_MS)).toEqual({ kind: 'locked', retryAfterSeconds: 2 });
    expect(pinGate(withPin(5, NOW_MS), NOW_MS)).toMatchObject({ kind: 'open', attemptsLeft: 4 });
  });

  it('waits for the one that is being verified, whatever that one counted and locked', () => {
    for (const counted of [withPin(0), withPin(5, NOW_MS + 900_000), withPin(15)]) {
      const leased = { ...counted, pinLeaseToken: 'lease', pinLeaseEndsAtMs: NOW_MS + 1 };
      expect(pinGate(leased, NOW_MS)).toEqual({ kind: 'busy' });
      expect(pinGate(leased, NOW_MS + 1)).toEqual(pinGate(counted, NOW_MS + 1));
    }
  });

  it('requires a PIN that is set', () => {
    expect(pinGate({ ...withPin(0), pinHash: null }, NOW_MS)).toEqual({ kind: 'not_set' });
  });
});

describe('a trivial PIN', () => {
  it.each([
    '0000',
    '1111',
    '1234',
    '4321',
    '9012',
    '123456',
    '1212',
    '1122',
    '121212',
    '2580',
    '1999',
    '2024',
    '123123',
    '2468',
    '9753',
    '2512',
    '0107',
    '311299',
  ])('%s is rejected', (pin) => expect(isTrivialPin(pin)).toBe(true));

  it.each(['4826', '7391', '3213', '0013', '80415', '603918'])('%s is accepted', (pin) =>
    expect(isTrivialPin(pin)).toBe(false),
  );
});
