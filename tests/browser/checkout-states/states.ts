import { accountStates } from './account.ts';
import { appStates } from './app.ts';
import { brandStates } from './brand.ts';
import { cashStates } from './cash.ts';
import { codeStates } from './code.ts';
import { healthStates } from './health.ts';
import { mobileMoneyStates } from './mobile-money.ts';
import { problemStates } from './problem.ts';
import { resultStates } from './result.ts';
import type { State } from './state.ts';
import { summaryStates } from './summary.ts';

/** All states of the checkout. */
export const STATES: readonly State[] = [
  ...summaryStates,
  ...accountStates,
  ...appStates,
  ...mobileMoneyStates,
  ...healthStates,
  ...codeStates,
  ...cashStates,
  ...brandStates,
  ...resultStates,
  ...problemStates,
];
