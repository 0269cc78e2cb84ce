import { raw } from 'hono/html';

/** One style sheet inside the page: on a slow network a second request costs more than its bytes. */
export const STYLE: ReturnType<typeof raw> = raw(`
:root { color-scheme: light dark; --paper: #f8f3ea; --card: #fffdf9; --ink: #2a1d14; --soft: #7a6655; --line: #e7dccb; --green: #14532d; --link: #14532d; --clay: #a4451f; --gold: #b7791f; }
@media (prefers-color-scheme: dark) { :root { --paper: #17120d; --card: #211a14; --ink: #f3eadf; --soft: #b8a593; --line: #3a2f26; --green: #1c6b3c; --link: #86d6a4; --clay: #f0a07f; --gold: #e0a84e; } .picture svg { filter: brightness(.92); } }
* { box-sizing: border-box; }
a { color: var(--link); }
body { margin: 0; min-height: 100dvh; display: flex; flex-direction: column; background: var(--paper); color: var(--ink);
  font: 1.0625rem/1.6 system-ui, sans-serif; }
header, footer { width: 100%; max-width: 62rem; margin: 0 auto; padding: 1.5rem; }
header { display: flex; justify-content: space-between; align-items: baseline; gap: 1rem; }
header a { font: 600 1.25rem Georgia, serif; color: inherit; text-decoration: none; }
header span { white-space: nowrap; }
@media (max-width: 28rem) { header span { display: none; } }
header span, footer { color: var(--soft); font-size: .875rem; }
main { flex: 1; width: 100%; max-width: 62rem; margin: 0 auto; padding: .5rem 1.5rem 2rem; }
h1 { font: 600 clamp(1.75rem, 5vw, 2.5rem)/1.15 Georgia, serif; margin: 0 0 .75rem; text-wrap: balance; }
p { margin: 0 0 1rem; }
.product { display: grid; gap: 2rem; align-items: center; }
@media (min-width: 46rem) { .product { grid-template-columns: 1fr 1fr; gap: 4rem; padding-top: 1.5rem; } }
.picture { background: radial-gradient(circle at 50% 40%, #f3dfbd, #e2c28f); border-radius: 1.25rem; display: grid; place-items: center; padding: 2rem; }
.picture svg { width: min(60%, 15rem); height: auto; }
.eyebrow { color: var(--clay); font-size: .8125rem; font-weight: 600; letter-spacing: .08em; text-transform: uppercase; margin-bottom: .5rem; }
.soft { color: var(--soft); }
.price { font: 600 1.75rem Georgia, serif; margin: 1.25rem 0; }
.button { display: inline-block; border: 0; border-radius: .75rem; padding: .875rem 1.75rem; background: var(--green); color: #fff;
  font: 600 1.0625rem/1.4 system-ui, sans-serif; text-decoration: none; cursor: pointer; }
@media (max-width: 28rem) { .button { width: 100%; text-align: center; } .card { padding: 1.5rem; } }
.button:hover { text-decoration: underline; }
.button:focus-visible, a:focus-visible { outline: 3px solid var(--gold); outline-offset: 3px; }
main a:not(.button) { font-weight: 600; }
.note { margin-top: 1rem; font-size: .9375rem; color: var(--soft); }
.card { max-width: 34rem; margin: 1.5rem auto 0; padding: 2rem; background: var(--card); border: 1px solid var(--line); border-radius: 1.25rem; }
.mark { width: 3.5rem; height: 3.5rem; margin-bottom: 1.25rem; display: block; }
.mark.turning { animation: turn 1.2s linear infinite; }
@keyframes turn { to { rotate: 360deg; } }
@media (prefers-reduced-motion: reduce) { .mark.turning { animation: none; } }
dl { margin: 1.5rem 0; border-top: 1px solid var(--line); }
dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: .75rem 0; border-bottom: 1px solid var(--line); }
dt { color: var(--soft); }
.amount { white-space: nowrap; }
dd { margin: 0 0 0 auto; max-width: 100%; text-align: right; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
`);
