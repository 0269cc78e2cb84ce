import { FAILURES, type FailureCode } from '@mitako/contract';
import type { InputOf } from '../components/input.tsx';
import { TEXT as PAYMENTS } from './text.ts';
import type { Page } from '../shell/page.ts';

/** The reasons that a rail may have, for an operator who found one out. */
export function failureInput(page: Page, label: string): InputOf<'failure_code'> {
  const codes = Object.keys(FAILURES) as FailureCode[];
  return {
    name: 'failure_code',
    label,
    value: 'provider_error',
    options: codes.map((code) => [code, PAYMENTS[page.locale].timeline.failures[code]]),
  };
}
