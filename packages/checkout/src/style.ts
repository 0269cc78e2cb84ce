import { DARK, HOVER_BRIGHTNESS, LIGHT, type Surface } from './brand/surfaces.ts';

/**
 * The whole style of every page, sent within it: a second request would cost a slow phone half a second. System fonts,
 * one column, copper on paper. Every pair of colours is at least 4.5:1, in the dark too.
 */
export const STYLE: string = `
:root{color-scheme:light dark;${surface(LIGHT)}--line:#ddd3c9;--edge:#8a7c70;--accent:#93431a;--accent-ink:#fff;--tint:#f8ece4;--good:#17683a;--good-tint:#e6f3ea;--bad:#a91e1e;--bad-tint:#fbeaea;--test:#6b4e00;--test-tint:#fdf1cf}
@media(prefers-color-scheme:dark){:root{${surface(DARK)}--line:#3a3029;--edge:#8c7b6e;--accent:#eaa06f;--accent-ink:#1c0f06;--tint:#2e2119;--good:#7ed6a0;--good-tint:#16281d;--bad:#ff9c94;--bad-tint:#331a19;--test:#f3cf72;--test-tint:#2c2412}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--page);color:var(--ink);font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;overflow-wrap:anywhere}
a{color:var(--accent)}
p{margin:0 0 .75rem}
p,li,small,.button{text-wrap:pretty}
.card>:last-child,.alert>:last-child{margin-bottom:0}
h1,h2{line-height:1.25;margin:0 0 .5rem;text-wrap:balance}
h1{font-size:1.375rem}
h2{font-size:1.0625rem}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:4px}
[hidden]{display:none!important}
.page{max-width:27rem;margin:0 auto;padding:.5rem 1rem 2rem}
.top{display:flex;justify-content:space-between;align-items:center;gap:.5rem;min-height:3rem;font-size:.9375rem}
.brand{font-weight:700;letter-spacing:-.01em;display:flex;gap:.45rem;align-items:center}
.brand svg{color:var(--accent)}
.top .link{min-width:44px;padding:0}
.top nav{flex:none}
.top nav .link{justify-content:flex-end}
.top .back{gap:.25rem;margin-left:-.375rem;text-decoration:none;font-weight:600;line-height:1.2}
.back svg{flex:none}
.test{display:flex;flex-wrap:wrap;gap:.15rem .6rem;background:var(--test-tint);color:var(--test);border-radius:10px;padding:.5rem .75rem;margin:0 0 .75rem;font-size:.875rem}
.card{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:1.25rem;margin:0 0 1rem}
.order{display:grid;grid-template-columns:auto 1fr;gap:.1rem .75rem;align-items:center}
.avatar{grid-row:span 2;width:2.75rem;height:2.75rem;border-radius:12px;background:var(--tint);color:var(--accent);display:grid;place-items:center;font-weight:700;font-size:1.25rem}
.order .label,.soft{color:var(--soft);font-size:.875rem}
.order .name{font-weight:600;line-height:1.3}
.order .amount{font-weight:700;white-space:nowrap}
.order h1,.order p{margin:0}
.big{font-size:2.125rem;font-weight:700;letter-spacing:-.02em;line-height:1.15;margin:1rem 0 .25rem;font-variant-numeric:tabular-nums;white-space:nowrap}
.big.long{font-size:clamp(1.375rem,7.2vw,2.125rem)}
.card h2:not(:first-child){margin-top:1.25rem}
.compact{padding:.75rem 1rem}
.compact .avatar{width:2.25rem;height:2.25rem;border-radius:10px;font-size:1rem}
img.avatar{padding:.2rem;object-fit:contain;background:#fff;border:1px solid var(--line)}
.methods{list-style:none;margin:0;padding:0;display:grid;gap:.625rem}
.method{display:grid;grid-template-columns:2.5rem 1fr auto;gap:.1rem .75rem;align-items:center;min-height:64px;padding:.75rem .875rem;border:1px solid var(--edge);border-radius:12px;color:inherit;text-decoration:none;background:var(--card)}
a.method:hover{border-color:var(--accent);background:var(--tint)}
.method .icon{width:2.5rem;height:2.5rem;border-radius:10px;background:var(--tint);color:var(--accent);display:grid;place-items:center}
.method b,.method small{display:block}
.method b{line-height:1.3}
.method small{color:var(--soft);font-size:.8125rem;line-height:1.4}
.method.off{border-style:dashed;border-color:var(--line)}
.method.off b{color:var(--soft);font-weight:600}
.field{margin:0 0 1.125rem;border:0;padding:0;min-width:0}
.field>label:not(.choice),.field legend{display:block;font-weight:600;margin:0 0 .25rem;padding:0}
.hint{color:var(--soft);font-size:.875rem;margin:0 0 .375rem}
.input{width:100%;min-height:48px;padding:.5rem .75rem;font:inherit;font-size:1.0625rem;color:var(--ink);background:var(--card);border:1px solid var(--edge);border-radius:10px}
.input:focus{outline:3px solid var(--accent);outline-offset:1px}
.pin{letter-spacing:.4em;font-size:1.375rem;max-width:11rem}
.bad{border-left:4px solid var(--bad);padding-left:.75rem}
.bad .input{border-color:var(--bad);border-width:2px}
.error{color:var(--bad);font-weight:600;font-size:.9375rem;margin:0 0 .375rem}
.choice{display:flex;gap:.75rem;align-items:center;min-height:52px;padding:.5rem .875rem;border:1px solid var(--edge);border-radius:10px;margin:.5rem 0 0}
.choice:has(:checked){border-color:var(--accent);background:var(--tint);box-shadow:inset 0 0 0 1px var(--accent)}
.choice .soft{display:block;line-height:1.4}
.choice input{width:1.25rem;height:1.25rem;margin:0;accent-color:var(--accent);flex:none}
.button{display:flex;align-items:center;justify-content:center;width:100%;min-height:52px;padding:.75rem 1rem;font:inherit;font-size:1.0625rem;font-weight:700;text-align:center;text-decoration:none;color:var(--accent-ink);background:var(--accent);border:2px solid var(--accent);border-radius:12px;cursor:pointer}
.button:hover{filter:brightness(${HOVER_BRIGHTNESS})}
.button[aria-disabled=true]{opacity:.75;cursor:default}
.quiet{background:transparent;color:var(--accent);border-color:var(--edge)}
.danger{background:var(--bad);border-color:var(--bad);color:var(--card)}
.stack>*+*{margin-top:.625rem}
.links{text-align:center;margin:.625rem 0 0}
.link{display:inline-flex;align-items:center;min-height:44px;padding:0 .5rem;font:inherit;background:none;border:0;color:var(--accent);text-decoration:underline;cursor:pointer}
.alert:focus{outline:0}
.alert{border:1px solid var(--bad);border-left-width:5px;background:var(--bad-tint);border-radius:10px;padding:.75rem 1rem;margin:0 0 1rem}
.alert h2{margin:0 0 .25rem;font-size:1rem;color:var(--bad)}
.alert p,.alert ul{margin:0}
.alert p+p{margin-top:.5rem}
.alert ul{padding-left:1.1rem}
.alert a{color:var(--bad);font-weight:600}
.who{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:0 .5rem;font-size:.9375rem;border-bottom:1px solid var(--line);padding:0 0 .5rem;margin:0 0 1rem}
.who .link{padding:0}
.sign{width:4rem;height:4rem;border-radius:50%;display:grid;place-items:center;margin:.25rem auto 1rem;background:var(--tint);color:var(--accent)}
.sign.good{background:var(--good-tint);color:var(--good)}
.sign.fault{background:var(--bad-tint);color:var(--bad)}
.center{text-align:center}
.below{margin:.75rem 0 0}
.field+.recognised{margin:-.75rem 0 1.125rem;font-weight:600;color:var(--good)}
.field+.recognised:empty{margin:0}
.code[role]{display:block;width:min(100%,15rem);margin:0 auto .75rem;border-radius:12px}
.facts{margin:1.25rem 0;border-top:1px solid var(--line)}
.facts div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;padding:.625rem 0;border-bottom:1px solid var(--line)}
.facts dt{color:var(--soft);flex:none}
.facts dd{margin:0;font-weight:600;text-wrap:balance}
.facts span{white-space:nowrap}
.facts .wide{display:block}
.facts .wide span{white-space:normal}
.facts .code{font:500 .8125rem/1.6 ui-monospace,Menlo,Consolas,monospace}
.steps{padding-left:1.35rem;margin:1rem 0}
.steps li{margin:0 0 .5rem;padding-left:.25rem}
.state{display:flex;align-items:center;gap:.75rem;background:var(--tint);border-radius:10px;padding:.75rem 1rem;margin:0 0 1rem}
.state p{margin:0}
.dot{width:.75rem;height:.75rem;border-radius:50%;background:var(--accent);flex:none;animation:pulse 1.4s ease-in-out infinite}
@keyframes pulse{50%{opacity:.25}}
.dial{display:flex;justify-content:space-between;align-items:center;gap:.5rem}
.dial a{display:grid;place-items:center;min-height:44px;padding:0 .75rem;border:1px solid var(--edge);border-radius:10px;font-weight:700;font-size:1.125rem;white-space:nowrap}
details{margin:0 0 1rem;font-size:.875rem}
summary{min-height:44px;display:flex;align-items:center;gap:.4rem;cursor:pointer;font-weight:600}
summary::before{content:"+";font-weight:700}
[open]>summary::before{content:"–"}
details ul{list-style:none;margin:0 0 .5rem;padding:0}
details li{padding:.2rem 0}
details code{font-size:.8125rem}
footer{color:var(--soft);font-size:.875rem;text-align:center}
footer p{margin:0 0 .25rem;text-wrap:balance}
footer .link{font-size:.875rem}
.secure{display:flex;justify-content:center;align-items:center;gap:.4rem;margin-top:.5rem}
@media(min-width:40rem){.page{padding-top:2.5rem}.card{padding:1.75rem}.compact{padding:1rem 1.75rem}}
@media(prefers-reduced-motion:reduce){*{animation:none!important}}
@media print{:root{color-scheme:light;--page:#fff;--card:#fff;--ink:#000;--soft:#333;--line:#999;--good:#000;--good-tint:#fff;--accent:#000;--tint:#fff;--test:#000;--test-tint:#fff}.top nav,.button,.links,.secure{display:none}.card{border:0;padding:0}}
`
  .trim()
  .replaceAll('\n', '');

function surface({ page, card, ink, soft }: Surface): string {
  return `--page:${page};--card:${card};--ink:${ink};--soft:${soft};`;
}
