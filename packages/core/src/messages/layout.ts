import type { Locale } from '@mitako/contract/names';
import { contrast, parseColor } from '../basics/color.ts';
import { labelIn, type ShownBrand } from '../brand/brand.ts';
import type { Texts, Written } from './texts/texts.ts';

/** What the layout shows. All of it is text: nothing is markup. */
export interface Letter extends Pick<Written, 'subject' | 'lines' | 'note'> {
  readonly language: Locale;
  readonly brand: ShownBrand;
  readonly button: { readonly label: string; readonly url: string } | null;
  /** Why the message came. */
  readonly reason: string;
  readonly words: Texts['words'];
}

/** The plain part, with the same words. */
export function mailText({ language, lines, note, button, reason, brand, words }: Letter): string {
  return [
    brand.homeUrl === null ? brand.name : `${brand.name}\n${brand.homeUrl}`,
    ...lines,
    ...(button === null ? [] : [`${button.label}${words.colon}\n${button.url}`]),
    ...(note === undefined ? [] : [note]),
    [
      '--',
      reason,
      ...signature(brand),
      ...brand.legal.map((each) => `${labelIn(each, language, language)}${words.colon} ${each.href}`),
    ].join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}

const TEXT = 'color:#12151f';
const SOFT = 'color:#565c6b';
/** Readers that keep style sheets show it in the colours of the night; it is complete without them. */
const NIGHT =
  '@media(prefers-color-scheme:dark){.bg{background:#0e1016!important}.box{background:#171a22!important;border-color:#2a2f3b!important}.t{color:#eceef5!important}.s{color:#a7adbc!important}.b{background:#a8b1ff!important;color:#0d1030!important}}';

/** The HTML part: one column, one card, one button, in tables, as mail readers need it. Nothing is loaded. */
export function mailHtml(letter: Letter): string {
  const { language, subject, lines, note, button, reason, brand, words } = letter;
  const [first = '', ...others] = lines;
  const color = brand.color === null ? null : `background:${brand.color};color:${inkOn(brand.color)}`;
  const name =
    brand.homeUrl === null
      ? safe(brand.name)
      : `<a class="t" href="${safe(brand.homeUrl)}" style="${TEXT};text-decoration:none">${safe(brand.name)}</a>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${safe(subject)}</title>
<style>${NIGHT}</style>
</head>
<body class="bg" style="margin:0;padding:0;background:#f6f7f9">
<div style="display:none;max-height:0;overflow:hidden">${safe(first)}</div>
<table role="presentation" class="bg" width="100%" cellpadding="0" cellspacing="0" style="background:#f6f7f9"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;overflow-wrap:anywhere">
<tr><td style="padding:0 4px 16px"><table role="presentation" cellpadding="0" cellspacing="0"><tr><td width="36" height="36" align="center" style="border-radius:9px;${color ?? 'background:#fbe6d8;color:#8a3d10'};font-weight:700;font-size:17px">${safe(initialOf(brand.name))}</td><td class="t" style="padding-left:10px;font-weight:700;font-size:16px;${TEXT}">${name}</td></tr></table></td></tr>
<tr><td class="box" style="background:#ffffff;border:1px solid #e2e5eb;border-radius:16px;padding:28px 24px">
<h1 class="t" style="margin:0 0 16px;${TEXT};font-size:24px;line-height:30px;font-weight:700">${safe(subject)}</h1>
${[first, ...others].map((line) => paragraph(line, 't', `margin:0 0 12px;${TEXT};font-size:16px;line-height:24px`)).join('\n')}
${button === null ? '' : buttonHtml(button, color, words.orOpen)}
${note === undefined ? '' : paragraph(note, 's', `margin:16px 0 0;${SOFT};font-size:14px;line-height:21px`)}
</td></tr>
<tr><td class="s" align="center" style="padding:20px 8px;${SOFT};font-size:13px;line-height:20px">${[
    safe(reason),
    ...signature(brand).map(safe),
    brand.legal.map((each) => link(each.href, labelIn(each, language, language))).join(' · '),
  ]
    .filter((line) => line !== '')
    .join('<br>')}</td></tr>
</table></td></tr></table>
</body>
</html>
`;
}

function buttonHtml({ label, url }: NonNullable<Letter['button']>, own: string | null, orOpen: string): string {
  // Readers of the night keep the colour of the brand, whose ink is legible on it.
  const look = own === null ? 'class="b" ' : '';
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:24px"><tr><td ${look}align="center" style="${own ?? 'background:#3340b8'};border-radius:12px"><a ${look}href="${safe(url)}" style="display:block;padding:15px;border-radius:12px;${own ?? 'color:#ffffff'};font-size:16px;font-weight:600;text-decoration:none">${safe(label)}</a></td></tr></table>
${paragraph(orOpen, 's', `margin:16px 0 0;${SOFT};font-size:13px;line-height:20px`)}
<p class="s" style="margin:0;${SOFT};font-size:13px;line-height:20px;word-break:break-all">${safe(url)}</p>`;
}

function paragraph(text: string, name: 't' | 's', style: string): string {
  return `<p class="${name}" style="${style}">${safe(text)}</p>`;
}

function link(url: string, label: string): string {
  return `<a class="s" href="${safe(url)}" style="${SOFT}">${safe(label)}</a>`;
}

/** Black or white, whichever is more legible on a colour: 4.58:1 at least. */
function inkOn(color: string): string {
  const on = parseColor(color) ?? [0, 0, 0];
  return contrast(on, [0, 0, 0]) > contrast(on, [255, 255, 255]) ? '#000000' : '#ffffff';
}

/** Company and address, then how to reach it. */
function signature({ company, support }: ShownBrand): readonly string[] {
  const { email, phone, whatsapp, hours } = support;
  return [
    [company.name, company.address],
    [phone, whatsapp === undefined ? undefined : `WhatsApp ${whatsapp}`, email],
    [hours],
  ]
    .map((parts) => parts.filter((part) => part !== undefined).join(' · '))
    .filter((line) => line !== '');
}

function initialOf(name: string): string {
  return name.slice(0, 1).toLocaleUpperCase();
}

/** Text in markup, and in an attribute in double quotes. */
function safe(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
