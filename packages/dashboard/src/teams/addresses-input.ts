import type { InputOf } from '../components/input.tsx';
import type { Page } from '../shell/page.ts';
import { TEXT } from './text.ts';

/** Networks, one a line. */
export function addressesInput(page: Page, allowedFrom: readonly string[]): InputOf<'allowed_from'> {
  const { keys: text } = TEXT[page.locale];
  return {
    name: 'allowed_from',
    type: 'area',
    label: text.addresses,
    hint: text.addressesHint,
    wrong: text.addressesWrong,
    rows: 5,
    isOptional: true,
    value: allowedFrom.join('\n'),
  };
}

export function addressesIn(typed: string): readonly string[] {
  return typed.split(/[\s,;]+/).filter((each) => each !== '');
}
