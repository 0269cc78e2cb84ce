import type { Locale } from '@mitako/contract';
import { contactLinks, Icon, type IconName, LegalLinks, Mark, type PageBrand } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Languages, type View } from './layout.tsx';
import type { Site } from './site.ts';
import { TEXT } from './text.ts';

/** Rules of the pages for strangers alone. */
export const OUTSIDE_STYLE = `
body{background:var(--card)}
.wrap{width:100%;max-width:72rem;margin:0 auto;padding:0 1.25rem}
.top{display:flex;flex-wrap:wrap;align-items:center;gap:0 1rem;min-height:64px}
.top nav{display:flex;flex-wrap:wrap;align-items:center;gap:0 1.25rem;margin-left:auto}
.top nav a:not(.button){display:inline-flex;align-items:center;min-height:44px;min-width:44px;color:var(--ink);font-weight:500;text-decoration:none}
.top .button{width:auto}
.hero{background:var(--deep);color:#fff;position:relative;overflow:hidden}
.hero .wrap{position:relative;display:grid;grid-template-columns:minmax(0,1.15fr) minmax(0,.85fr);gap:3rem;align-items:center;padding-block:4rem}
.hero h1{font-size:clamp(2rem,5.2vw,3.5rem);line-height:1.06;letter-spacing:-.03em}
.hero p{font-size:1.125rem;color:#ffffffd9;margin:1.25rem 0 1.75rem;max-width:34rem}
.hero .button{display:inline-flex;width:auto;min-height:52px;padding-inline:1.25rem;background:#fff;color:var(--deep);border-color:#fff}
.hero .button.line{background:none;color:#fff;border-color:var(--glow)}
.cta{display:flex;flex-wrap:wrap;gap:.75rem}
.ticks{list-style:none;display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;margin:1.75rem 0 0;padding:0;color:#ffffffd9}
.ticks li{display:flex;gap:.5rem}
.ticks .i{color:#f2a878}
.device{justify-self:center;width:min(17.5rem,100%);background:var(--card);color:var(--ink);border-radius:28px;padding:1.25rem;box-shadow:0 0 0 8px var(--deep-tint),0 30px 60px -20px #0009}
.device span{display:block}
.device .payee{display:flex;font-weight:600}
.device .avatar{display:grid}
.device b{display:block;font-size:var(--t7);letter-spacing:-.02em;line-height:1.1;margin:1rem 0}
.device .input{display:flex;align-items:center;margin:.375rem 0;font-weight:600}
.device .known{display:flex;align-items:center;gap:.375rem;font-size:var(--t2);font-weight:600;color:var(--good)}
.device .button{margin-top:.75rem;background:var(--button);color:var(--button-ink);border-color:var(--button-edge);width:100%}
.sec{padding:4rem 0}
.sec:not(.alt)+.sec:not(.alt){padding-top:0}
.alt{background:var(--page)}
.sec h2{font-size:clamp(1.5rem,3vw,2.125rem);letter-spacing:-.02em;margin:0 0 1.5rem}
.three{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(16rem,100%),1fr));gap:1.25rem}
.three .card{margin:0;padding:1.5rem}
.three h3{font-size:var(--t4);margin:1rem 0 .375rem}
.dot{width:2.75rem;height:2.75rem;border-radius:12px;display:grid;place-items:center;background:var(--tint);color:var(--accent)}
.price{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:1.5rem 3rem;align-items:center}
.price .facts div{display:flex;justify-content:space-between;padding:.75rem 0;border-bottom:1px solid var(--line)}
.price dd{font-weight:600}
.price>.button{width:auto;justify-self:start}
.price strong{display:block;font-size:clamp(2.5rem,8vw,4rem);letter-spacing:-.04em;line-height:1;margin:0 0 .75rem}
.foot{max-width:none;border-top:1px solid var(--line);padding:2.5rem 0 3rem;font-size:var(--t2);color:var(--soft)}
.foot h2{font-size:var(--t2);color:var(--ink);margin:0 0 .375rem}
:is(.foot,.top) .brand{padding-left:0}
.cols{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:1.5rem 2rem}
.cols ul{list-style:none;margin:0;padding:0}
.foot a:not(.brand){display:inline-flex;align-items:center;min-height:44px;min-width:44px}
.imprint{display:flex;flex-wrap:wrap;align-items:center;gap:0 1rem;border-top:1px solid var(--line);margin:1.5rem 0 0;padding:.75rem 0 0}
.top~.plain{padding:2.5rem 1.25rem 4rem}
.imprint span{flex:1 1 20rem}
.imprint:first-child{border:0;margin:0;padding:0}
.lost{min-height:70vh;display:grid;place-content:center;justify-items:center;text-align:center;padding:2rem 1.25rem;background:var(--page)}
.lost .dot{width:4rem;height:4rem}
.lost h1{font-size:clamp(1.5rem,4vw,2.25rem);margin:1.5rem 0 .5rem}
.lost p{color:var(--soft);max-width:32rem}
.lost .cta{justify-content:center;margin:.75rem 0 0}
.lost .button{width:auto}
@media(max-width:56rem){.wide{display:none!important}.hero .wrap{grid-template-columns:1fr;padding-block:2.5rem 3rem;gap:2.5rem}.hero .cta .button{width:100%}.sec{padding:2.5rem 0}.price{grid-template-columns:1fr}.cols{grid-template-columns:1fr 1fr}.cols>:first-child{grid-column:1/-1}}
`
  .trim()
  .replaceAll('\n', '');

/** The service's name, which leads to the home of the brand. */
export function BrandLink({ site, href }: { readonly site: Pick<Site, 'brand'>; readonly href: string }): JSX.Element {
  return (
    <a class="brand" href={site.brand.homeUrl ?? href}>
      <Mark brand={site.brand} />
      {site.brand.name}
    </a>
  );
}

/** How to reach whoever runs the service, under a heading; nothing where nobody says so. */
export function Contact({
  brand: { support, company },
  locale,
}: {
  readonly brand: Pick<PageBrand, 'support' | 'company'>;
  readonly locale: Locale;
}): JSX.Element | null {
  const links = contactLinks(support);
  const { hours } = support;
  const { address } = company;
  if (links.length === 0 && address === undefined) return null;
  const text = TEXT[locale].legal;
  return (
    <div>
      <h2>{text.reach}</h2>
      <ul class="plain-list">
        {links.map(({ href, label }) => (
          <li>
            <a class="link" href={href}>
              {label}
            </a>
          </li>
        ))}
        {hours !== undefined && <li>{hours}</li>}
        {address !== undefined && <li>{text.writeTo(address)}</li>}
      </ul>
    </div>
  );
}

interface FootProps {
  readonly view: View;
  readonly site: Site;
  /** Lists of links, each a column. */
  readonly children?: Child;
}

/** The footer of a page for strangers: who runs this, how to reach them, and what applies. */
export function Foot({ view, site, children }: FootProps): JSX.Element {
  const { brand } = site;
  const { locale } = view;
  const { name: company, registration, licence, address } = brand.company;
  const imprint = [company, registration, licence, address].filter((line) => line !== undefined);
  return (
    <footer class="foot">
      <div class="wrap">
        {(children !== undefined || contactLinks(brand.support).length > 0) && (
          <div class="cols">
            <div>
              <p class="brand">
                <Mark brand={brand} />
                {brand.name}
              </p>
              {company !== undefined && <p>{TEXT[locale].legal.runBy(brand.name, company)}</p>}
            </div>
            <Contact brand={{ ...brand, company: {} }} locale={locale} />
            {children}
          </div>
        )}
        <div class="imprint">
          {imprint.length > 0 && <span>{imprint.join(' · ')}</span>}
          <LegalLinks brand={brand} language={locale} fallback={locale} />
          <Languages view={view} />
        </div>
      </div>
    </footer>
  );
}

interface MessageProps {
  /** Default: a magnifying glass, for what is not found. */
  readonly icon?: IconName;
  readonly title: string;
  /** Sentences. */
  readonly texts: readonly string[];
  readonly actions: Child;
}

/** A page that is only a message, between the bar and the footer. */
export function Message({ icon = 'search', title, texts, actions }: MessageProps): JSX.Element {
  return (
    <main class="lost">
      <span class="dot">
        <Icon name={icon} />
      </span>
      <h1>{title}</h1>
      {texts.map((text) => (
        <p>{text}</p>
      ))}
      <div class="cta">{actions}</div>
    </main>
  );
}
