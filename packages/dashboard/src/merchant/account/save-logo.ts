import { LIMITS, type LogoType } from '@mitako/contract';
import { keyOf, readUpload, type Refusal } from '@mitako/pages';
import { faulty, refusedState } from '../../components/action.tsx';
import type { Page } from '../../shell/page.ts';
import { goTo } from '../../shell/respond.tsx';
import { drawProfile } from './show-profile.tsx';
import { TEXT } from './text.ts';

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
  const fault = faultIn(reply);
  if (fault === null) return drawProfile(page, { logoState: refusedState(page, reply) });
  return drawProfile(page, { logoState: faulty({ logo: words(page, bytes, fault) }) });
}

export async function removeLogo(page: Page): Promise<Response> {
  const reply = await page.ask('deleteLogo', { idempotencyKey: await keyOf(page.request) });
  if (reply.kind === 'done') return goTo(page, '/account', 'logoRemoved');
  return drawProfile(page, { logoState: refusedState(page, reply) });
}

/** By its first bytes: what browsers say of a file goes by its name, and of an SVG some say nothing. */
function typeOf(bytes: Uint8Array): LogoType {
  return isPng(bytes) ? 'image/png' : 'image/svg+xml';
}

function isPng(bytes: Uint8Array): boolean {
  return bytes[0] === 0x89 && bytes[1] === 0x50;
}

/** What the engine says is wrong with the file, in the words of its documentation; null when it is not the file. */
function faultIn({ code, details }: Refusal): string | null {
  const { fields } = details as { readonly fields?: { readonly data?: readonly { readonly message?: string }[] } };
  return code === 'VALIDATION_ERROR' ? (fields?.data?.[0]?.message ?? null) : null;
}

function words(page: Page, bytes: Uint8Array, fault: string): string {
  const text = TEXT[page.locale].logo;
  if (bytes.length > LIMITS.logoBytesMax) return text.tooLarge;
  if (isPng(bytes)) return fault.includes('pixels') ? text.tooManyPixels : text.notPicture;
  return Buffer.from(bytes).includes('<svg') ? `${text.unfitSvg} ${fault}` : text.notPicture;
}
