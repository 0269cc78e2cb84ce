import { paletteRules } from './brand/brand-style.ts';
import { OWN_PALETTES } from './brand/palette.ts';
import { DARK, LIGHT, colorRules } from './surfaces.ts';
import { DARK_STATES, LIGHT_STATES, sizeRules, stateRules } from './tokens.ts';

/**
 * The base style of every page: fields, buttons, alerts and icons. Every pair of colours is at least 4.5:1, in the dark
 * too. Colours and sizes are tokens, so that pages differ in nothing else.
 */
export const BASE_STYLE: string = `
:root{color-scheme:light dark;${colorRules(LIGHT)};${paletteRules(OWN_PALETTES.light)};${stateRules(LIGHT_STATES)};${sizeRules()};--e1:0 1px 2px #10182810}
@media(prefers-color-scheme:dark){:root{${colorRules(DARK)};${paletteRules(OWN_PALETTES.dark)};${stateRules(DARK_STATES)};--e1:0 0 0 0 #0000}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--page);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
a{color:var(--accent)}
p{margin:0 0 .75rem}
h1,h2{line-height:1.25;margin:0 0 .5rem;text-wrap:balance}
h1{font-size:var(--t6);letter-spacing:-.015em}
h2{font-size:var(--t4)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:4px}
[hidden]{display:none!important}
svg{flex:none}
.i{width:1.25em;height:1.25em;fill:none;stroke:currentColor;stroke-width:1.9;stroke-linecap:round;stroke-linejoin:round}
.mark{width:1.75rem;height:1.75rem}
img.logo{height:2rem;width:auto;max-width:8rem;object-fit:contain;padding:2px;border-radius:6px;background:#fff;flex:none}
.slot{margin:0 0 1rem}.slot img{max-width:100%;height:auto}.slot :is(ul,ol){padding:0;list-style-position:inside}.slot>:last-child{margin-bottom:0}
.field{margin:0 0 1.125rem;border:0;padding:0;min-width:0}
.field>label,.field legend{display:block;font-weight:600;margin:0 0 .25rem;padding:0}
.hint{color:var(--soft);font-size:var(--t2);margin:0 0 .375rem}
.input{width:100%;min-height:48px;padding:.5rem .75rem;font:inherit;font-size:var(--t4);color:var(--ink);background:var(--card);border:1px solid var(--edge);border-radius:10px}
.input:focus{outline:3px solid var(--accent);outline-offset:1px}
.field.bad{border-left:4px solid var(--bad);padding-left:.75rem}
.bad .input{border-color:var(--bad);border-width:2px}
.error{display:flex;gap:.375rem;color:var(--bad);font-weight:600;font-size:var(--t2);margin:0 0 .375rem}
.button{display:flex;align-items:center;justify-content:center;gap:.5rem;width:100%;min-height:54px;padding:.5rem 1rem;font:inherit;font-size:var(--t4);font-weight:600;line-height:1.25;text-align:center;text-decoration:none;color:var(--button-ink);background:var(--button);border:1px solid var(--button-edge);border-radius:12px;box-shadow:var(--e1);cursor:pointer}
.button:hover{text-decoration:underline}
.button[aria-disabled=true]{opacity:.75;cursor:default}
.quiet{color:var(--ink);background:var(--card);border-color:var(--edge)}
.danger{background:var(--bad);border-color:var(--bad);color:var(--card)}
.link{display:inline-flex;align-items:center;min-height:44px;padding:0 .5rem;font:inherit;background:none;border:0;color:var(--accent);text-decoration:underline;cursor:pointer}
.alert:focus{outline:0}
.alert{border:1px solid var(--bad);border-left-width:5px;background:var(--bad-tint);border-radius:10px;padding:.75rem 1rem;margin:0 0 1rem}
.alert h2{margin:0 0 .25rem;font-size:1rem;color:var(--bad)}
.alert p,.alert ul{margin:0}
.alert p+p{margin-top:.5rem}
.alert ul{padding-left:1.1rem}
.alert a{color:var(--bad);font-weight:600}
@media(prefers-reduced-motion:reduce){*{animation:none!important}}
`
  .trim()
  .replaceAll('\n', '');

/** Of the box with which a device is trusted, for pages that have it. */
export const REMEMBER_STYLE: string =
  '.remember{display:flex;align-items:center;gap:.6rem;min-height:3.5rem}.remember input{width:1.25rem;height:1.25rem;accent-color:var(--accent);flex:none}';
