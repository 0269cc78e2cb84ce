import { raw } from 'hono/html';

export const STYLE: ReturnType<typeof raw> = raw(`
:root { color-scheme: light dark; --desk: light-dark(#dfe5e2, #0b100e); --screen: light-dark(#fff, #16201c);
  --ink: light-dark(#10201a, #e9f2ee); --soft: light-dark(#56655e, #9db0a7); --line: light-dark(#d5ddd9, #31423b);
  --accent: light-dark(#0f6b4f, #5fd3ab); --on-accent: light-dark(#fff, #05261b); --warn: light-dark(#8a3b12, #ffb38a); }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: var(--desk); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 24rem; min-height: min(100dvh, 46rem); padding: 1.25rem; background: var(--screen); }
@media (min-width: 30rem) { main { border-radius: 2rem; border: .5rem solid #222; padding: 1.5rem; } }
header { margin-bottom: 1.25rem; font-weight: 600; }
header a { color: var(--accent); text-decoration: none; }
img { object-fit: contain; background: #fff; border-radius: .5rem; }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 .5rem; text-wrap: balance; }
h2 { font-size: 1rem; margin: 1.75rem 0 .25rem; }
p { margin: 0 0 .75rem; }
.amount { font-size: 2.25rem; font-weight: 700; line-height: 1.2; }
.soft { color: var(--soft); font-size: .9375rem; }
.test { display: inline-block; border: 1px solid currentColor; border-radius: 1rem; padding: 0 .625rem; font-size: .8125rem; color: var(--warn); }
[role=alert] { border-left: .25rem solid var(--warn); padding: .25rem .75rem; color: var(--warn); }
form { margin: 0 0 .75rem; }
label { display: block; margin-bottom: .75rem; font-size: .9375rem; }
input, select { display: block; width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; color: inherit;
  background: transparent; border: 1px solid var(--soft); border-radius: .5rem; }
option { color: CanvasText; background: Canvas; }
button { width: 100%; min-height: 2.75rem; border: 0; border-radius: .625rem; padding: .625rem 1rem; font: 600 1rem system-ui, sans-serif; cursor: pointer; }
button.main { background: var(--accent); color: var(--on-accent); }
button.plain { background: transparent; color: var(--accent); border: 1px solid var(--line); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
main a { color: var(--accent); overflow-wrap: anywhere; }
ul { list-style: none; margin: 0; padding: 0; }
li { display: flex; justify-content: space-between; gap: 1rem; padding: .5rem 0; border-bottom: 1px solid var(--line); font-size: .9375rem; }
`);
