import type { LogoType } from '@mitako/contract';
import { keyOf, readUpload, type Refusal } from '@mitako/pages';
import { faulty, refusedState } from '../../components/action.tsx';
import type { Page } from '../../shell/page.ts';
import { goTo } from '../../shell/respond.tsx';
import { drawProfile } from './show-profile.tsx';
import { type LogoText, TEXT } from './text.ts';

export async function saveLogo(page: Page): Promise<Response> {
  const text = TEXT[page.locale].logo;
  const logo = await readUpload(page.request, 'logo');
  if (logo === null) return drawProfile(page, { logoState: faulty({ logo: text.missing }) });
  const bytes = Buffer.from(await logo.arrayBuffer());
  const reply = await page.ask('setLogo', {
    body: { content_type: typeOf(bytes), data: bytes.toString('base64') },
    idempotencyKey: await keyOf(page.request),
  });
  if (reply.kind === 'done') return goTo(page, '/account', 'logo');
  const fault = faultIn(reply, text);
  if (fault === null) return drawProfile(page, { logoState: refusedState(page, reply) });
  return drawProfile(page, { logoState: faulty({ logo: fault }) });
}

export async function removeLogo(page: Page): Promise<Response> {
  const reply = await page.ask('deleteLogo', { idempotencyKey: await keyOf(page.request) });
  if (reply.kind === 'done') return goTo(page, '/account', 'logoRemoved');
  return drawProfile(page, { logoState: refusedState(page, reply) });
}

/** By its first byte: what browsers say of a file goes by its name. */
function typeOf(bytes: Uint8Array): LogoType {
  return bytes[0] === 0x89 ? 'image/png' : 'image/webp';
}

/** The rule that the file breaks, in words; null when it is not the file that was refused. */
function faultIn({ code, details }: Refusal, text: LogoText): string | null {
  const { fields } = details as { readonly fields?: { readonly data?: readonly { readonly rule: string }[] } };
  const rule = code === 'VALIDATION_ERROR' ? fields?.data?.[0]?.rule : undefined;
  if (rule === undefined) return null;
  if (rule === 'max_bytes') return text.tooLarge;
  if (rule === 'max_pixels') return text.tooManyPixels;
  return rule === 'animated' ? text.animated : text.notPicture;
}
