import type { Locale } from '@mitako/contract/names';
import type { ServiceContact } from './service-contact.ts';
import type { Texts, Written } from './texts/texts.ts';

/** What the layout shows. All of it is text: nothing is markup. */
export interface Letter extends Pick<Written, 'subject' | 'lines' | 'note'> {
  readonly language: Locale;
  readonly service: ServiceContact;
  readonly button: { readonly label: string; readonly url: string } | null;
  /** Why the message came. */
  readonly reason: string;
  readonly words: Texts['words'];
}

/** The plain part, with the same words. */
export function mailText({ lines, note, button, reason, service, words }: Letter): string {
  const { terms, privacy } = service.urls ?? {};
  return [
    service.name,
    ...lines,
    ...(button === null ? [] : [`${button.label}${words.colon}\n${button.url}`]),
    ...(note === undefined ? [] : [note]),
    [
      '--',
      reason,
      ...signature(service),
      ...(terms === undefined ? [] : [`${words.terms}${words.colon} ${terms}`]),
      ...(privacy === undefined ? [] : [`${words.privacy}${words.colon} ${privacy}`]),
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
  const { language, subject, lines, note, button, reason, service, words } = letter;
  const [first = '', ...others] = lines;
  const { terms, privacy } = service.urls ?? {};
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
<tr><td style="padding:0 4px 16px"><table role="presentation" cellpadding="0" cellspacing="0"><tr><td width="36" height="36" align="center" style="border-radius:9px;background:#fbe6d8;color:#8a3d10;font-weight:700;font-size:17px">${safe(initialOf(service.name))}</td><td class="t" style="padding-left:10px;font-weight:700;font-size:16px;${TEXT}">${safe(service.name)}</td></tr></table></td></tr>
<tr><td class="box" style="background:#ffffff;border:1px solid #e2e5eb;border-radius:16px;padding:28px 24px">
<h1 class="t" style="margin:0 0 16px;${TEXT};font-size:24px;line-height:30px;font-weight:700">${safe(subject)}</h1>
${[first, ...others].map((line) => paragraph(line, 't', `margin:0 0 12px;${TEXT};font-size:16px;line-height:24px`)).join('\n')}
${button === null ? '' : buttonHtml(button, words.orOpen)}
${note === undefined ? '' : paragraph(note, 's', `margin:16px 0 0;${SOFT};font-size:14px;line-height:21px`)}
</td></tr>
<tr><td class="s" align="center" style="padding:20px 8px;${SOFT};font-size:13px;line-height:20px">${[
    safe(reason),
    ...signature(service).map(safe),
    [
      ...(terms === undefined ? [] : [link(terms, words.terms)]),
      ...(privacy === undefined ? [] : [link(privacy, words.privacy)]),
    ].join(' · '),
  ]
    .filter((line) => line !== '')
    .join('<br>')}</td></tr>
</table></td></tr></table>
</body>
</html>
`;
}

function buttonHtml({ label, url }: NonNullable<Letter['button']>, orOpen: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:24px"><tr><td class="b" align="center" style="background:#3340b8;border-radius:12px"><a class="b" href="${safe(url)}" style="display:block;padding:15px;border-radius:12px;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${safe(label)}</a></td></tr></table>
${paragraph(orOpen, 's', `margin:16px 0 0;${SOFT};font-size:13px;line-height:20px`)}
<p class="s" style="margin:0;${SOFT};font-size:13px;line-height:20px;word-break:break-all">${safe(url)}</p>`;
}

function paragraph(text: string, name: 't' | 's', style: string): string {
  return `<p class="${name}" style="${style}">${safe(text)}</p>`;
}

function link(url: string, label: string): string {
  return `<a class="s" href="${safe(url)}" style="${SOFT}">${safe(label)}</a>`;
}

/** Company and address, then how to reach it. */
function signature({ company, address, phone, email }: ServiceContact): readonly string[] {
  return [
    [company, address],
    [phone, email],
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
