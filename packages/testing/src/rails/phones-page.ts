import { bodyText } from './listen.ts';
import { PAGE_TEXTS, type PageAnswer, type PageLanguage } from './phones-texts.ts';
import type { Phones, Prompt } from './phones.ts';
import type { SimulatedProvider } from './simulated-provider.ts';
import type { Situation } from './situations.ts';

const SHOWN_MAX = 50;

/** Providers by the name that forms and addresses have for them, `mtn_momo`. */
export type PhonesOf = Readonly<Record<string, SimulatedProvider>>;

/**
 * A page with the phones of providers' customers, where a person answers their prompts and chooses what goes wrong. It
 * works without JavaScript. Null: the request is not for it.
 * @param options.shop as prompts name the one who is paid. Default: `Boutique Démo`
 * @param options.base path that it is below, as browsers see it, without a slash at its end; requests come without it
 */
export function phonesPage(
  providers: PhonesOf,
  { shop = 'Boutique Démo', base = '' }: { readonly shop?: string | undefined; readonly base?: string } = {},
): (request: Request) => Promise<Response | null> {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const language = languageOf(request, searchParams.get('lang'));
    if (request.method === 'GET' && pathname === '/') return html(phonesOf(providers, { shop, base, language }), base);
    if (request.method === 'GET' && pathname === '/phones/situation') {
      const found = named(providers, searchParams.get('provider'));
      return found === null ? refused(UNKNOWN(providers)) : html(situations(found, { base, language }), base);
    }
    if (request.method !== 'POST' || !/^\/phones\/(answer|situation)$/.test(pathname)) return null;
    if (!isOfThisPage(request)) return refused('Forms are sent from this page alone.', 403);
    const form = new URLSearchParams(await bodyText(request));
    const found = named(providers, form.get('provider'));
    if (found === null) return refused(UNKNOWN(providers));
    const fault = pathname.endsWith('/answer') ? answer(found.provider.phones, form) : choose(found.provider, form);
    const lang = form.get('lang');
    const location = lang === 'fr' || lang === 'en' ? `${homeOf(base)}?lang=${lang}` : homeOf(base);
    return fault === null ? new Response(null, { status: 303, headers: { location } }) : refused(fault);
  };
}

/** Below a path without a slash, which some hosts redirect away. */
function homeOf(base: string): string {
  return base === '' ? '/' : base;
}

interface Named {
  readonly id: string;
  readonly provider: SimulatedProvider;
}

/** One alone need not be named. */
function named(providers: PhonesOf, id: string | null): Named | null {
  const all = Object.entries(providers);
  const [known, provider] =
    all.find(([each]) => each === id) ?? (all.length === 1 && id === null ? all[0] : null) ?? [];
  return known === undefined || provider === undefined ? null : { id: known, provider };
}

function answer(phones: Phones, form: URLSearchParams): string | null {
  const id = form.get('id') ?? '';
  const given = form.get('answer') ?? '';
  const prompt = phones.prompts.find((each) => each.id === id);
  if (!isAnswer(given)) return `answer is one of: ${Object.keys(ANSWERS).join(', ')}`;
  // It may have been answered, or have expired, since the page was shown.
  if (given === 'pay-late' && prompt?.state === 'expired') phones.payLate(id);
  if (given !== 'pay-late' && prompt?.state === 'waiting') phones.answer(id, ANSWERS[given]);
  return null;
}

const ANSWERS = {
  approve: 'approved',
  decline: 'declined',
  'wrong-pin': 'wrong_pin',
  'no-money': 'no_money',
  ignore: 'expired',
  'pay-late': 'approved',
} as const satisfies Readonly<Record<PageAnswer, Prompt['state']>>;

function isAnswer(text: string): text is PageAnswer {
  return Object.hasOwn(ANSWERS, text);
}

function choose(provider: SimulatedProvider, form: URLSearchParams): string | null {
  try {
    provider.setSituation((form.get('situation') ?? '') as Situation);
    return null;
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}

/** Another site cannot answer: browsers say where a form comes from. */
function isOfThisPage({ headers, url }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (site !== null) return site === 'same-origin' || site === 'none';
  return origin === null || origin === new URL(url).origin;
}

function languageOf({ headers }: Request, asked: string | null): PageLanguage {
  if (asked === 'fr' || asked === 'en') return asked;
  return /^\s*fr/i.test(headers.get('accept-language') ?? '') ? 'fr' : 'en';
}

function phonesOf(
  providers: PhonesOf,
  { shop, base, language }: { readonly shop: string; readonly base: string; readonly language: PageLanguage },
): Page {
  const texts = PAGE_TEXTS[language];
  const prompts = Object.entries(providers).flatMap(
    ([
      id,
      {
        name,
        phones: { prompts: all },
      },
    ]) => all.map((prompt) => ({ provider: id, name, prompt })),
  );
  // Those that wait first, and of them the newest.
  const shown = prompts
    .toReversed()
    .toSorted((one, other) => Number(other.prompt.state === 'waiting') - Number(one.prompt.state === 'waiting'))
    .slice(0, SHOWN_MAX);
  const now = Object.entries(providers).map(([id, { name, situation: current }]) => {
    const situation = current();
    const mark = situation === 'normal' ? '' : ' class="trouble"';
    const address = `${base}/phones/situation?provider=${encodeURIComponent(id)}&amp;lang=${language}`;
    return `<li${mark}><b>${escaped(name)}</b> <span>${escaped(texts.situations[situation])}</span> <a href="${address}" aria-label="${escaped(`${texts.change}: ${name}`)}">${texts.change}</a></li>`;
  });
  const cards = shown.map(({ provider, name, prompt }) => card({ provider, name, shop, base, language }, prompt));
  return {
    language,
    refreshes: true,
    title: texts.title,
    main: `<p>${texts.hint}</p>${cards.length === 0 ? `<p class="none">${texts.none}</p>` : `<div class="phones">${cards.join('')}</div>`}
<h2>${texts.situation}</h2><ul>${now.join('')}</ul>`,
  };
}

function card(
  shown: {
    readonly provider: string;
    readonly name: string;
    readonly shop: string;
    readonly base: string;
    readonly language: PageLanguage;
  },
  { id, phone, amount, text, state }: Prompt,
): string {
  const { provider, name, shop, base, language } = shown;
  const texts = PAGE_TEXTS[language];
  const offered: readonly PageAnswer[] =
    state === 'waiting'
      ? ['approve', 'decline', 'wrong-pin', 'no-money', 'ignore']
      : state === 'expired'
        ? ['pay-late']
        : [];
  const buttons = offered
    .map((each) => `<button name="answer" value="${each}">${texts.answers[each]}</button>`)
    .join('');
  const form =
    buttons === ''
      ? ''
      : `<form method="post" action="${base}/phones/answer"><input type="hidden" name="provider" value="${escaped(provider)}"><input type="hidden" name="id" value="${escaped(id)}"><input type="hidden" name="lang" value="${language}">${buttons}</form>`;
  return `<article class="${state}" lang="${language}"><h3>+${escaped(phone)} <small>${escaped(name)}</small></h3>
<p class="prompt">${escaped(texts.prompt(francs(amount, language), shop, isSameName(text, shop) ? '' : text))}</p>
<p class="state">${texts.states[state]}</p>${form}</article>`;
}

/** Payments without a description have the shop's name for one, as providers write it: without accents. */
function isSameName(text: string, shop: string): boolean {
  const [one, other] = [text, shop].map((name) => name.normalize('NFD').replace(/[^\p{L}\p{N}]/gu, ''));
  return one === other;
}

/** A sandbox's own currency, the EUR of MTN and the OUV of Orange, stands for francs: a phone shows francs. */
function francs(amount: number, language: PageLanguage): string {
  return `${amount.toLocaleString(language === 'fr' ? 'fr-FR' : 'en-US')} FCFA`;
}

function situations(
  { id, provider }: Named,
  { base, language }: { readonly base: string; readonly language: PageLanguage },
): Page {
  const texts = PAGE_TEXTS[language];
  const buttons = provider.situations.map((situation) => {
    const isChosen = situation === provider.situation();
    const mark = isChosen ? ` <em>${texts.chosen}</em>` : '';
    return `<button name="situation" value="${situation}"${isChosen ? ' aria-pressed="true"' : ''}><code>${situation}</code>${mark}<span>${escaped(texts.situations[situation])}</span></button>`;
  });
  return {
    language,
    refreshes: false,
    title: `${provider.name} · ${texts.chooseTitle}`,
    main: `<p>${texts.chooseHint}</p><form class="situations" method="post" action="${base}/phones/situation"><input type="hidden" name="provider" value="${escaped(id)}"><input type="hidden" name="lang" value="${language}">${buttons.join('')}</form><p><a href="${homeOf(base)}?lang=${language}">${texts.back}</a></p>`,
  };
}

interface Page {
  readonly language: PageLanguage;
  /** Shows by itself what happens. */
  readonly refreshes: boolean;
  readonly title: string;
  readonly main: string;
}

function html({ language, refreshes, title, main }: Page, base: string): Response {
  const { other } = PAGE_TEXTS[language];
  const otherLanguage = language === 'fr' ? 'en' : 'fr';
  const link = refreshes ? `<a href="${homeOf(base)}?lang=${otherLanguage}" lang="${otherLanguage}">${other}</a>` : '';
  return new Response(
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
${refreshes ? '<meta http-equiv="refresh" content="2">' : ''}<title>${escaped(title)}</title><style>${STYLE}</style>
<header><h1>${escaped(title)}</h1>${link}</header><main>${main}</main>`,
    {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      },
    },
  );
}

function refused(message: string, status = 400): Response {
  return new Response(`${message}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

function UNKNOWN(providers: PhonesOf): string {
  return `provider is one of: ${Object.keys(providers).join(', ')}`;
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** The tokens of the pages' design, on which this package does not depend. */
const STYLE = `:root{color-scheme:light dark;--page:#f6f7f9;--card:#fff;--sunken:#eef0f4;--ink:#12151f;--soft:#565c6b;--line:#e2e5eb;--edge:#828897;--accent:#3340b8;--on:#fff;--good:#0f6b3f;--good-tint:#e3f4ea;--bad:#b3261e;--bad-tint:#fdecea;--wait:#7a4f00;--wait-tint:#fdf2d6}
@media(prefers-color-scheme:dark){:root{--page:#0e1016;--card:#171a22;--sunken:#12151c;--ink:#eceef5;--soft:#a7adbc;--line:#2a2f3b;--edge:#6f7688;--accent:#a8b1ff;--on:#0d1030;--good:#79d6a1;--good-tint:#142a1f;--bad:#ff9f97;--bad-tint:#361b1a;--wait:#f1cd72;--wait-tint:#2d2512}}
*{box-sizing:border-box}body{font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;margin:0 auto;max-width:64rem;padding:1.5rem 1rem 3rem;color:var(--ink);background:var(--page)}
header{display:flex;gap:1rem;align-items:baseline;justify-content:space-between}h1,h2,h3{line-height:1.2;letter-spacing:-.015em}h1{font-size:1.5rem;margin:0}h2{font-size:1.25rem;margin:2rem 0 .75rem}
a{color:var(--accent);text-underline-offset:.18em}main>p{color:var(--soft);margin:.25rem 0 1.5rem}:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:6px}
.none,ul,.situations{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:1rem}.none{padding:2rem 1rem;text-align:center}
.phones{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,18rem),1fr));gap:1rem;align-items:start}
article{background:var(--card);border:1px solid var(--line);border-radius:22px;padding:1rem;box-shadow:0 1px 2px #10182810}article.waiting{border-color:var(--accent);box-shadow:0 0 0 1px var(--accent)}
h3{font-size:1rem;margin:0;display:flex;justify-content:space-between;align-items:baseline;gap:.25rem .5rem;flex-wrap:wrap;font-variant-numeric:tabular-nums}small{font-size:.8125rem;font-weight:400;color:var(--soft);letter-spacing:0}
.prompt{background:var(--sunken);border-radius:10px;padding:.75rem;margin:.75rem 0;overflow-wrap:anywhere}
.state{display:inline-block;margin:0;padding:.125rem .625rem;border-radius:999px;font-size:.8125rem;font-weight:600;color:var(--bad);background:var(--bad-tint)}.waiting .state{color:var(--wait);background:var(--wait-tint)}.approved .state{color:var(--good);background:var(--good-tint)}
form{display:grid;grid-template-columns:1fr 1fr;gap:.5rem;margin-top:.75rem}button{font:inherit;font-weight:600;min-height:44px;padding:.5rem .75rem;border:1px solid var(--edge);border-radius:10px;background:var(--card);color:inherit;cursor:pointer}
button[value=approve],button[value=pay-late]{grid-column:1/-1}button[value=approve]{background:var(--accent);border-color:var(--accent);color:var(--on)}
ul{list-style:none;margin:0;padding:0 1rem}li{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center;border-top:1px solid var(--line);padding:.6rem 0}li:first-child{border:0}li span{flex:1 1 14rem;color:var(--soft)}li a{padding:.5rem 0}
.trouble span{color:var(--bad);font-weight:600}.situations{grid-template-columns:1fr}.situations button{text-align:left;font-weight:400}.situations span{display:block}
.situations em{font-style:normal;font-weight:600;color:var(--accent)}[aria-pressed]{border-color:var(--accent);box-shadow:0 0 0 1px var(--accent)}`;
