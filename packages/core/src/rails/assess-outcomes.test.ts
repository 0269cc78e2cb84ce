import type { AttemptStatus, FailureCode, MethodHealth } from '@mitako/contract/names';
import { describe, expect, it } from 'vitest';
import { assessOutcomes, type RailOutcome } from './assess-outcomes.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const NOW_MS = 1_000 * MINUTE;

let payers = 0;

/** Ended `agoMs` before now, after `lastedMs`. */
function ended(
  status: AttemptStatus,
  failureCode: FailureCode | null,
  over: {
    readonly agoMs?: number;
    readonly lastedMs?: number;
    readonly payer?: string;
    readonly isAccepted?: boolean;
  } = {},
): RailOutcome {
  const { agoMs = 0, lastedMs = 20 * SECOND, payer = `payer-${(payers += 1)}`, isAccepted = true } = over;
  return {
    id: `att_${payer}`,
    methodProvider: 'mtn_momo',
    methodCountry: 'CM',
    phoneHash: payer,
    status,
    failureCode,
    acceptedAtMs: isAccepted ? NOW_MS - agoMs - lastedMs : null,
    createdAtMs: NOW_MS - agoMs - lastedMs,
    updatedAtMs: NOW_MS - agoMs,
  };
}

const paid = (over: Parameters<typeof ended>[2] = {}): RailOutcome => ended('succeeded', null, over);
const declined = (): RailOutcome => ended('failed', 'payer_declined');
const turnedAway = (over: Parameters<typeof ended>[2] = {}): RailOutcome =>
  ended('failed', 'provider_unavailable', { isAccepted: false, ...over });
const refused = (over: Parameters<typeof ended>[2] = {}): RailOutcome => ended('failed', 'provider_error', over);
const timedOut = (over: Parameters<typeof ended>[2] = {}): RailOutcome => ended('failed', 'payer_timeout', over);
const pending = (ageMs: number, over: Parameters<typeof ended>[2] = {}): RailOutcome => ({
  ...ended('pending', null, over),
  createdAtMs: NOW_MS - ageMs,
});
const unanswered = (ageMs: number) => (): RailOutcome => pending(ageMs, { isAccepted: false });

function times(count: number, outcome: () => RailOutcome): readonly RailOutcome[] {
  return Array.from({ length: count }, outcome);
}

describe('the health of a method', () => {
  it.each<[string, readonly RailOutcome[], MethodHealth]>([
    ['nothing is known without outcomes', [], 'unknown'],
    ['nor of two', times(2, paid), 'unknown'],
    ['three are enough', times(3, paid), 'up'],
    ['a payer who declines was reached', times(3, declined), 'up'],
    ['one that is turned away happens', [...times(4, paid), turnedAway()], 'up'],
    ['two in a row do', [...times(4, paid), ...times(2, turnedAway)], 'up'],
    ['three in a row are a failure', [...times(30, paid), ...times(3, turnedAway)], 'down'],
    ['also of a method that nothing was known of', times(3, turnedAway), 'down'],
    ['so are three charges without a clear answer', [...times(30, paid), ...times(3, unanswered(10 * SECOND))], 'down'],
    ['which may still come in the first seconds', [...times(30, paid), ...times(3, unanswered(9 * SECOND))], 'up'],
    ['one payer who tries again is one', [...times(4, paid), ...times(9, () => turnedAway({ payer: 'same' }))], 'up'],
    ['three that fail once accepted may be the payers’ own', [...times(30, paid), ...times(3, refused)], 'slow'],
    ['half of the last ten are not', [...times(30, paid), ...times(5, refused)], 'down'],
    ['nor are all of three', times(3, refused), 'down'],
    ['half of them make it slow', [refused(), paid(), refused(), paid(), refused(), paid()], 'slow'],
    ['an answer after a failure makes it slow, not up', [...times(3, refused), paid()], 'slow'],
    ['a failure after one answer is the same outage', [...times(3, refused), paid(), refused()], 'down'],
    ['it is up after some answers', [...times(3, refused), ...times(4, paid)], 'up'],
    ['but not after as many as make one known', [...times(3, refused), ...times(3, paid)], 'slow'],
    ['four payers who do not answer are people', times(4, timedOut), 'up'],
    ['five are prompts that do not arrive', times(5, timedOut), 'slow'],
    ['one payer who misses five is one', [...times(3, paid), ...times(5, () => timedOut({ payer: 'same' }))], 'up'],
    [
      'one payer whose attempts fail again and again is one of the last ten',
      [...times(5, paid), ...times(4, () => refused({ payer: 'same' })), refused(), refused()],
      'slow',
    ],
    ['so are five without any outcome', times(5, () => pending(3 * MINUTE)), 'slow'],
    ['a young one says nothing', times(5, () => pending(MINUTE)), 'unknown'],
    ['long answers make it slow', times(3, () => paid({ lastedMs: 61 * SECOND })), 'slow'],
    ['a minute is usual', times(3, () => paid({ lastedMs: 60 * SECOND })), 'up'],
  ])('%s', (_, outcomes, state) => {
    expect(assessOutcomes(outcomes, NOW_MS).state).toBe(state);
  });

  it('has hysteresis: what was slow is up when it is clearly faster', () => {
    const slow = times(3, () => paid({ lastedMs: 61 * SECOND }));
    const fairly = times(4, () => paid({ lastedMs: 50 * SECOND }));
    expect(assessOutcomes([...slow, ...fairly], NOW_MS).state).toBe('slow');
    expect(assessOutcomes(fairly, NOW_MS).state).toBe('up');
    const fast = times(4, () => paid({ lastedMs: 30 * SECOND }));
    expect(assessOutcomes([...slow, ...fast], NOW_MS).state).toBe('up');
  });

  it('is known for a while: a method that was down is tried again after two minutes, any other after ten', () => {
    const down = (agoMs: number): readonly RailOutcome[] => times(3, () => turnedAway({ agoMs }));
    expect(assessOutcomes(down(2 * MINUTE), NOW_MS).state).toBe('down');
    expect(assessOutcomes(down(2 * MINUTE + 1), NOW_MS).state).toBe('unknown');
    const up = (agoMs: number): readonly RailOutcome[] => times(3, () => paid({ agoMs }));
    expect(assessOutcomes(up(10 * MINUTE), NOW_MS).state).toBe('up');
    expect(assessOutcomes(up(10 * MINUTE + 1), NOW_MS).state).toBe('unknown');
  });

  it('comes with its figures', () => {
    const outcomes = [
      ...[1, 2, 3, 4].map((seconds) => paid({ lastedMs: seconds * SECOND })),
      declined(),
      refused(),
      pending(90 * SECOND),
      pending(30 * SECOND),
    ];
    expect(assessOutcomes(outcomes, NOW_MS)).toEqual({
      state: 'up',
      succeeded: 4,
      failed: 1,
      refused: 1,
      pending: 2,
      latencyMs: { median: 3 * SECOND, p95: 4 * SECOND },
      oldestPendingMs: 90 * SECOND,
    });
  });
});
