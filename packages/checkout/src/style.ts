import { BASE_STYLE } from '@mitako/pages';

/**
 * The complete style, inside each page: a second request would cost a slow phone half a second. System fonts, one
 * column, copper on paper. Every pair of colours has a contrast of at least 4.5:1, in dark mode too.
 */
export const STYLE: string = `${BASE_STYLE}
p,li,small,.button{text-wrap:pretty}
.card>:last-child,.alert>:last-child{margin-bottom:0}
.page{max-width:27rem;margin:0 auto;padding:.5rem 1rem 2rem}
.top{display:flex;justify-content:space-between;align-items:center;gap:.5rem;min-height:3rem;font-size:var(--text-3)}
.brand{font-weight:700;letter-spacing:-.01em;display:flex;gap:.45rem;align-items:center}
.brand svg{color:var(--accent)}
.top .link{min-width:44px;padding:0}
.top nav{display:flex;flex-wrap:wrap;justify-content:flex-end;gap:0 .75rem}
.short{display:none}
@media(max-width:24rem){.long{display:none}.short{display:inline}.top nav{flex-wrap:nowrap;gap:0}}
.top nav .link{justify-content:flex-end}
.top .back{gap:.25rem;margin-left:-.375rem;text-decoration:none;font-weight:600;line-height:1.2}
.back svg{flex:none}
.test{display:flex;flex-wrap:wrap;gap:.15rem .6rem;background:var(--test-tint);color:var(--test);border-radius:10px;padding:.5rem .75rem;margin:0 0 .75rem;font-size:var(--text-2)}
.card{container-type:inline-size;background:var(--card);border:1px solid var(--line);border-radius:16px;padding:1.25rem;margin:0 0 1rem}
.order{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.1rem .75rem;align-items:center}
.avatar{grid-row:span 2;width:min(2.75rem,14vw);height:min(2.75rem,14vw);border-radius:12px;background:var(--tint);color:var(--accent);display:grid;place-items:center;font-weight:700;font-size:1.25rem}
.order .label,.soft{color:var(--soft);font-size:var(--text-2)}
.order .name{font-weight:600;line-height:1.3}
.order .amount{font-weight:700;font-size:min(1rem,6vw);font-size:min(1rem,8cqi);white-space:nowrap}
.order h1,.order p{margin:0}
.own{white-space:pre-line}
.big{font-size:min(2.125rem,9vw);font-size:min(2.125rem,11cqi);white-space:nowrap;font-weight:700;letter-spacing:-.02em;line-height:1.15;margin:1rem 0 .25rem;font-variant-numeric:tabular-nums}
.card h2:not(:first-child){margin-top:1.25rem}
.compact{padding:.75rem 1rem}
.compact .avatar{width:min(2.25rem,12vw);height:min(2.25rem,12vw);border-radius:10px;font-size:1rem}
img.avatar{padding:.2rem;object-fit:contain;background:#fff;border:1px solid var(--line)}
.methods{list-style:none;margin:0;padding:0;display:grid;gap:.625rem}
.method{display:grid;grid-template-columns:2.5rem 1fr auto;gap:.1rem .75rem;align-items:center;min-height:64px;padding:.75rem .875rem;border:1px solid var(--edge);border-radius:12px;color:inherit;text-decoration:none;background:var(--card)}
a.method:hover{border-color:var(--accent);background:var(--tint)}
.icon{width:2.5rem;height:2.5rem;flex:none;border-radius:10px;background:var(--tint);color:var(--accent);display:grid;place-items:center}
.method b,.method small{display:block}
.method b{line-height:1.3}
.method small{color:var(--soft);font-size:var(--text-1);line-height:1.4}
.method.off{border-style:dashed;border-color:var(--line)}
.method.off b{color:var(--soft);font-weight:600}
.elsewhere{display:none}
@media(min-width:40rem) and (hover:hover) and (pointer:fine){.elsewhere{display:block}}
.notice{background:var(--test-tint);color:var(--test);border-radius:10px;padding:.75rem 1rem;margin:0 0 1rem;font-size:var(--text-3)}
.notice h2{font-size:1rem}
.notice p:last-child{margin:0}
.notice .link{padding:0;color:inherit}
.pin{letter-spacing:.4em;font-size:var(--text-5);max-width:11rem}
.choice .soft{display:block;line-height:1.4}
.choice.off{border-style:dashed;border-color:var(--line)}
.choice.off b{color:var(--soft);font-weight:600}
.stack>*+*{margin-top:.625rem}
.links{text-align:center;margin:.625rem 0 0}
.who{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:0 .5rem;font-size:var(--text-3);border-bottom:1px solid var(--line);padding:0 0 .5rem;margin:0 0 1rem}
.who .link{padding:0}
.sign{width:4rem;height:4rem;border-radius:50%;display:grid;place-items:center;margin:.25rem auto 1rem;background:var(--tint);color:var(--accent)}
.sign.good{background:var(--good-tint);color:var(--good)}
.sign.fault{background:var(--bad-tint);color:var(--bad)}
.center{text-align:center}
.below{margin:.75rem 0 0}
.field+.recognised{margin:-.75rem 0 1.125rem;font-weight:600;color:var(--good)}
.field+.recognised:empty{visibility:hidden}
.field+.recognised:empty::before{content:'\\a0'}
.field+.recognised.off{color:var(--bad)}
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
.alert h1{color:var(--bad)}
.alert .link{padding:0}
.danger{background:transparent;color:var(--bad)}
.parts{display:grid}
.plain{list-style:none;margin:0;padding:0}
details{margin:0 0 1rem;font-size:var(--text-2)}
summary{min-height:44px;display:flex;align-items:center;gap:.4rem;cursor:pointer;font-weight:600}
summary::before{content:"+";font-weight:700}
[open]>summary::before{content:"–"}
details ul{list-style:none;margin:0 0 .5rem;padding:0}
details li{padding:.2rem 0}
details code{font-size:var(--text-1)}
footer{color:var(--soft);font-size:var(--text-2);text-align:center}
footer p{margin:0 0 .25rem;text-wrap:balance}
footer .link{font-size:var(--text-2)}
.secure{display:flex;justify-content:center;align-items:center;gap:.4rem;margin-top:.5rem}
@media(max-width:39.99rem){.here{order:-1}}
@media(min-width:40rem){.page{padding-top:2.5rem}.card{padding:1.75rem}.compact{padding:1rem 1.75rem}}
@media print{:root{color-scheme:light;--page:#fff;--card:#fff;--ink:#000;--soft:#333;--line:#999;--good:#000;--good-tint:#fff;--accent:#000;--tint:#fff;--test:#000;--test-tint:#fff}.top nav,.button,.links,.secure{display:none}.card{border:0;padding:0}}
`
  .trim()
  .replaceAll('\n', '');
