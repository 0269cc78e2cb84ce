import type { Dice } from '../support/dice.ts';
import { count, type Tally } from './trace.ts';

/** Every fault with its probability. All of them must occur in a thousand seeds. */
export const FAULTS = {
  // Between engine and database
  'read fails': 0.006,
  'read answers late': 0.06,
  'commit fails': 0.015,
  'commit answers late': 0.15,
  'commit written, answer lost': 0.02,
  'commit not written, answer lost': 0.01,
  'commit written after its answer was lost': 0.01,
  'claim fails': 0.01,
  'claim lost after leasing': 0.01,
  'hasher is full': 0.02,
  // Between client and engine
  'request lost': 0.02,
  'answer lost': 0.05,
  // Between engine and mobile-money provider
  'provider unreachable': 0.05,
  'provider answer lost': 0.05,
  'provider silent': 0.05,
  'provider answers late': 0.05,
  'provider does not know': 0.05,
  'callback lost': 0.15,
  'callback told twice': 0.3,
  'callback forged': 0.1,
  // Between engine and receivers of webhooks
  'receiver unreachable': 0.04,
  'receiver answer lost': 0.04,
  'receiver too slow': 0.04,
  'receiver fails': 0.08,
  'receiver is busy': 0.04,
  // The engine itself, at each step
  'process dies': 0.004,
  // The machine's clock, by a day
  'clock set back': 0.001,
  'clock set ahead': 0.012,
} as const;

export type Fault = keyof typeof FAULTS;

/** Whether a fault occurs now. None does once faults are off. */
export interface Faults {
  strikes(fault: Fault): boolean;
  off(): void;
}

export function createFaults(dice: Dice, tally: Tally, note: (line: string) => void): Faults {
  let isOn = true;
  return {
    strikes(fault) {
      if (!isOn || !dice.chance(FAULTS[fault])) return false;
      count(tally, `fault: ${fault}`);
      note(`! ${fault}`);
      return true;
    },
    off() {
      isOn = false;
      note('! no faults from here on');
    },
  };
}
