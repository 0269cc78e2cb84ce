import { LIMITS } from '@mitako/contract';
import type { Page } from '../shell/page.ts';
import type { InputOf } from './input.tsx';

/** Why an account is suspended, frozen, or no longer either. */
export function reasonInput(page: Page, hint: string): InputOf<'reason'> {
  return {
    name: 'reason',
    label: page.names.why,
    hint,
    wrong: page.sentences.give_reason,
    maxlength: LIMITS.descriptionLengthMax,
  };
}
