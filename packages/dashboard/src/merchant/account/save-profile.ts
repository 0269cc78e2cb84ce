import { routes } from '@mitako/contract';
import { check, keyOf, OWN_PALETTES, readForm } from '@mitako/pages';
import { faulty, freshState, refusedState } from '../../components/action.tsx';
import type { Page } from '../../shell/page.ts';
import { goTo } from '../../shell/respond.tsx';
import { isOwnColor } from './palette.ts';
import { drawProfile, PROFILE_FIELDS } from './show-profile.tsx';
import { TEXT } from './text.ts';

/** Saves the profile, or draws it with what was typed and saves nothing: the preview of who has no script. */
export async function saveProfile(page: Page): Promise<Response> {
  const { form } = TEXT[page.locale];
  const { preview, ...typed } = await readForm(page.request, [...PROFILE_FIELDS, 'preview']);
  if (preview === 'own-color') {
    const fields = { ...typed, brand_color: OWN_PALETTES.light.accent };
    return drawProfile(page, { fields, state: freshState(), isPreview: true });
  }
  if (preview !== '') return drawProfile(page, { fields: typed, state: freshState(), isPreview: true });

  const body = check(routes.updateProfile.body, {
    name: typed.name,
    support_email: typed.support_email === '' ? null : typed.support_email,
    support_phone: typed.support_phone === '' ? null : withoutPunctuation(typed.support_phone),
    brand_color: isOwnColor(typed.brand_color) ? null : typed.brand_color,
  });
  if (body.kind === 'invalid') {
    const words = {
      name: form.nameWrong,
      support_email: form.emailWrong,
      support_phone: form.phoneWrong,
      brand_color: form.colorWrong,
    };
    const errors = Object.fromEntries(Object.entries(words).filter(([name]) => body.fields.includes(name)));
    return drawProfile(page, { fields: typed, state: faulty(errors) });
  }
  const reply = await page.ask('updateProfile', { body: body.value, idempotencyKey: await keyOf(page.request) });
  if (reply.kind === 'done') return goTo(page, '/account', 'saved');
  return drawProfile(page, { fields: typed, state: refusedState(page, reply) });
}

/** `00237 653-456-789` as the contract has it. */
function withoutPunctuation(phone: string): string {
  return phone.replaceAll(/[\s().\-/]/g, '').replace(/^00/, '+');
}
