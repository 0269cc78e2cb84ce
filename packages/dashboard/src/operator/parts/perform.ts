import type { DataOf, RouteName } from '@mitako/contract';
import { keyOf, type Refusal } from '@mitako/pages';
import { type ActionState, faulty, refusedState } from '../../components/action.tsx';
import type { Page, PageQuestion } from '../../shell/page.ts';
import { provePassword } from '../../shell/prove-password.ts';

/** What became of something an operator asked for: it is done, or its form is shown again. */
export type Performed<Name extends RouteName> =
  | { readonly kind: 'done'; readonly data: DataOf<Name> }
  | { readonly kind: 'again'; readonly state: ActionState<never>; readonly refusal: Refusal | null };

/**
 * Does what a form of the operator asks for, once however often it is sent, after the password where it was asked for.
 * @param words for the refusals that the page knows better
 */
export async function perform<Name extends RouteName>(
  page: Page,
  name: Name,
  question: PageQuestion,
  words: { readonly [Code in Refusal['code']]?: string } = {},
): Promise<Performed<Name>> {
  const idempotencyKey = await keyOf(page.request);
  const wrong = await provePassword(page);
  if (wrong !== null) return { kind: 'again', state: faulty({ password: wrong }), refusal: null };
  const reply = await page.ask(name, { ...question, idempotencyKey });
  if (reply.kind === 'done') return { kind: 'done', data: reply.data };
  return { kind: 'again', state: refusedState(page, reply, words), refusal: reply };
}
