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
 */
export function phonesPage(
  providers: PhonesOf,
  shop = 'Boutique Démo',
): (request: Request) => Promise<Response | null> {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const language = languageOf(request, searchParams.get('lang'));
    if (request.method === 'GET' && pathname === '/') return html(phonesOf(providers, shop, language));
    if (request.method === 'GET' && pathname === '/phones/situation') {
      const found = named(providers, searchParams.get('provider'));
      return found === null ? refused(UNKNOWN(providers)) : html(situations(found, language));
    }
    if (request.method !== 'POST' || !/^\/phones\/(answer|situation)$/.test(pathname)) return null;
    if (!isOfThisPage(request)) return refused('Forms are sent from this page alone.', 403);
    const form = new URLSearchParams(await bodyText(request));
    const found = named(providers, form.get('provider'));
    if (found === null) return refused(UNKNOWN(providers));
    const fault = pathname.endsWith('/answer') ? answer(found.provider.phones, form) : choose(found.provider, form);
    const lang = form.get('lang');
    const location = lang === 'fr' || lang === 'en' ? `/?lang=${lang}` : '/';
    return fault === null ? new Response(null, { status: 303, headers: { location } }) : refused(fault);
  };
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

function phonesOf(providers: PhonesOf, shop: string, language: PageLanguage): Page {
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
    const address = `/phones/situation?provider=${encodeURIComponent(id)}&amp;lang=${language}`;
    return `<li${mark}><b>${escaped(name)}</b> <span>${escaped(texts.situations[situation])}</span> <a href="${address}" aria-label="${escaped(`${texts.change}: ${name}`)}">${texts.change}</a></li>`;
  });
  const cards = shown.map(({ provider, name, prompt }) => card({ provider, name, shop, language }, prompt));
  return {
    language,
    refreshes: true,
    title: texts.title,
    main: `<p>${texts.hint}</p>${cards.length === 0 ? `<p class="none">${texts.none}</p>` : `<div class="phones">${cards.join('')}</div>`}
<h2>${texts.situation}</h2><ul>${now.join('')}</ul>`,
  };
}

function card(
  shown: { readonly provider: string; readonly name: string; readonly shop: string; readonly language: PageLanguage },
  { id, phone, amount, text, state }: Prompt,
): string {
  const { provider, name, shop, language } = shown;
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
      : `<form method="post" action="/phones/answer"><input type="hidden" name="provider" value="${escaped(provider)}"><input type="hidden" name="id" value="${escaped(id)}"><input type="hidden" name="lang" value="${language}">${buttons}</form>`;
  return `<article class="${state}" lang="${language}"><h3>+${escaped(phone)} <small>${escaped(name)}</small></h3>
<p class="prompt">${escaped(texts.prompt(francs(amount, language), shop, text))}</p>
<p class="state">${texts.states[state]}</p>${form}</article>`;
}

/** A sandbox's own currency, the EUR of MTN and the OUV of Orange, stands for francs: a phone shows francs. */
function francs(amount: number, language: PageLanguage): string {
  return `${amount.toLocaleString(language === 'fr' ? 'fr-FR' : 'en-US')} FCFA`;
}

function situations({ id, provider }: Named, language: PageLanguage): Page {
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
    main: `<p>${texts.chooseHint}</p><form class="situations" method="post" action="/phones/situation"><input type="hidden" name="provider" value="${escaped(id)}"><input type="hidden" name="lang" value="${language}">${buttons.join('')}</form><p><a href="/?lang=${language}">${texts.back}</a></p>`,
  };
}

interface Page {
  readonly language: PageLanguage;
  /** Shows by itself what happens. */
  readonly refreshes: boolean;
  readonly title: string;
  readonly main: string;
}

function html({ language, refreshes, title, main }: Page): Response {
  const { other } = PAGE_TEXTS[language];
  const otherLanguage = language === 'fr' ? 'en' : 'fr';
  const link = refreshes ? `<a href="/?lang=${otherLanguage}" lang="${otherLanguage}">${other}</a>` : '';
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

const STYLE = `:root{color-scheme:light dark;--line:#b9b5ad;--soft:#f3f1ec;--go:#14653f;--bad:#9c2c1e;--text:#1d1b18;--page:#fff}
@media(prefers-color-scheme:dark){:root{--line:#57534c;--soft:#2a2825;--go:#5fc493;--bad:#f1907f;--text:#f0ede7;--page:#181715}}
*{box-sizing:border-box}body{font:16px/1.45 system-ui,sans-serif;margin:0 auto;max-width:64rem;padding:1rem;color:var(--text);background:var(--page)}
header{display:flex;gap:1rem;align-items:baseline;justify-content:space-between}h1{font-size:1.3rem;margin:0}h2{font-size:1.05rem;margin:2rem 0 .5rem}
a{color:inherit}.phones{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,18rem),1fr));gap:1rem;align-items:start}
article{border:2px solid var(--line);border-radius:1.25rem;padding:1rem}article.waiting{border-color:var(--go)}
h3{font-size:1rem;margin:0;display:flex;justify-content:space-between;gap:.5rem;flex-wrap:wrap}small{font-weight:400}
.prompt{background:var(--soft);border-radius:.75rem;padding:.75rem;margin:.75rem 0;overflow-wrap:anywhere}.state{margin:.5rem 0;font-weight:600}
.approved .state{color:var(--go)}.declined .state,.wrong_pin .state,.no_money .state,.expired .state,.failed .state{color:var(--bad)}
form{display:grid;grid-template-columns:1fr 1fr;gap:.5rem}button{font:inherit;min-height:2.75rem;padding:.5rem;border:1px solid var(--line);border-radius:.6rem;background:var(--page);color:inherit;cursor:pointer}
button[value=approve],button[value=pay-late]{grid-column:1/-1;background:var(--go);border-color:var(--go);color:var(--page);font-weight:600}button[value=ignore]{grid-column:auto}
ul{list-style:none;margin:0;padding:0}li{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center;border-top:1px solid var(--line);padding:.6rem 0}li span{flex:1 1 14rem}li a{padding:.5rem 0}
.trouble span{color:var(--bad);font-weight:600}.situations{grid-template-columns:1fr}.situations button{text-align:left}.situations span{display:block}
.situations em{font-style:normal;font-weight:600;color:var(--go)}[aria-pressed]{border:2px solid var(--go)}`;
