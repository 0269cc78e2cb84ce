import { BASE_STYLE } from '@mitako/pages';

/**
 * What a page of the checkout is for, which decides what its style has to say beside what all say: the first page, the
 * same after an attempt that failed, a step of a payment, waiting, the outcome.
 */
export type Purpose = 'pay' | 'retry' | 'step' | 'wait' | 'receipt';

/** What unfolds, test data, and the end of every page. */
const FOOT = `
summary{display:flex;align-items:center;gap:.5rem;min-height:48px;font-weight:600;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary .i:last-child{margin-left:auto;color:var(--soft)}
[open]>summary .i:last-child{transform:scaleY(-1)}
code{font:500 .875rem/1.4 monospace}
.hints{margin:0 0 1rem;font-size:var(--t2)}
.hints ul{list-style:none;margin:0 0 .5rem;padding:0}
.hints li{padding:.2rem 0}
.foot{color:var(--soft);font-size:var(--t2);text-align:center}
.foot p{margin:.375rem 0;text-wrap:balance}
.foot a{color:inherit;display:inline-grid;place-items:center;min-height:44px;min-width:44px;padding:0 .25rem;font-size:inherit}
.secure{display:flex;justify-content:center;align-items:center;gap:.4rem}
@media(min-width:56rem){.foot .secure{justify-content:flex-start}.foot a{justify-items:start;padding:0 .25rem 0 0}}
`;

/** The list of payment methods. */
const METHODS = `
.rows{list-style:none;margin:0 0 1rem;padding:0;background:var(--card);border:1px solid var(--line);border-radius:16px;box-shadow:var(--e1);overflow:hidden}
.rows>*+*{border-top:1px solid var(--line)}
.method{display:grid;grid-template-columns:2.5rem minmax(0,1fr) auto;gap:0 .875rem;align-items:center;min-height:64px;padding:.625rem 1rem;color:inherit;text-decoration:none}
a.method:hover,.method:has(:checked){background:var(--tint)}
.method b,.method small,.tried{display:block;line-height:1.35}
.method b{font-weight:600}
.method small{color:var(--soft);font-size:var(--t2)}
.method .down{color:var(--wait)}
.method>.i{color:var(--soft)}
.method.off b{color:var(--soft)}
.method input{width:1.5rem;height:1.5rem;margin:0;accent-color:var(--accent)}
.or{display:flex;align-items:center;gap:.75rem;color:var(--soft);font-size:var(--t2);margin:1.25rem 0 .5rem}
.or::before,.or::after{content:"";flex:1;border-top:1px solid var(--line)}
.elsewhere{display:none}
@media(min-width:40rem) and (hover:hover) and (pointer:fine){.elsewhere{display:block}}
`;

/** The number that pays. */
const PAY = `
.own{white-space:pre-line}
.phone{display:flex;align-items:center;min-height:56px;border:1.5px solid var(--edge);border-radius:12px;background:var(--card);overflow:hidden}
.bad .phone{border-color:var(--bad)}
.cc{align-self:stretch;display:grid;place-items:center;padding:0 .75rem;font:inherit;font-weight:600;color:var(--ink);background:var(--sunken);border:0;border-right:1px solid var(--line);border-radius:0}
.phone input{flex:1;min-width:0;min-height:53px;padding:0 .75rem;border:0;background:none;color:inherit;font:inherit;font-size:min(1.25rem,6vw);font-weight:600;font-variant-numeric:tabular-nums}
.phone :focus{outline:3px solid var(--accent);outline-offset:-3px;border-radius:10px}
.known{padding-right:.75rem}
.known .icon{width:2rem;height:2rem}
.takes{display:flex;flex-wrap:wrap;gap:.25rem .875rem;margin:-.5rem 0 1rem;font-size:var(--t2);color:var(--soft)}
.takes span{display:inline-flex;align-items:center;gap:.375rem}
.takes .icon{width:1.25rem;height:1.25rem}
.takes .yes{color:var(--good);font-weight:600}
.takes .no,.down{color:var(--wait)}
.takes+.takes{margin-top:-.75rem}
.after{display:flex;gap:.5rem;font-size:var(--t2);color:var(--soft);margin:.875rem 0 0}
.card .rows{margin:0 -1.25rem;border-width:1px 0;border-radius:0;box-shadow:none}
`;

/** Steps and waiting: the way back, headings and lists in a card. */
const CARDS = `
.back{display:inline-flex;align-items:center;gap:.25rem;min-height:44px;margin:-.5rem 0 .25rem;color:var(--soft);font-weight:600;font-size:var(--t2);text-decoration:none}
.card h2{font-size:var(--t4)}
.card h2:not(:first-child){margin-top:1.25rem}
.plain,.plain .link{list-style:none;margin:0;padding:0}
.big{font-size:min(2.125rem,11cqi);white-space:nowrap;font-weight:700;line-height:1.15;margin:1rem 0 .25rem;font-variant-numeric:tabular-nums}
.stack>*+*{margin-top:.625rem}
.links{text-align:center;margin:.625rem 0 0}
.center{text-align:center}
`;

/** What happened: a sign, a heading and a sentence. */
const OUTCOME = `
.outcome{text-align:center;padding:.5rem 0 1rem}
.outcome h1{margin:.875rem 0 .375rem}
.sign{width:4.5rem;height:4.5rem;border-radius:50%;display:grid;place-items:center;margin:0 auto;background:var(--tint);color:var(--accent);position:relative}
.sign .i{width:2rem;height:2rem}
.sign.fault{background:var(--bad-tint);color:var(--bad)}
`;

/** A part of a card that unfolds. */
const FOLD = `
.fold{border-top:1px solid var(--line);margin:0 -1.25rem;padding:0 1.25rem}
.fold:first-of-type{margin-top:1rem}
.fold>:last-child{margin-bottom:1rem}
.card>.fold:last-child{margin-bottom:-1.25rem}
`;

/** What happened, below its heading. */
const LEAD = '.outcome .soft{font-size:1rem}.outcome .soft b{color:var(--ink);white-space:nowrap}';

/**
 * The complete style of each kind of page, inside the page: a second request would cost a slow phone half a second.
 * System fonts, one column of 27 rem, large targets; on a wide screen the order beside it.
 */
export const STYLES: { readonly [Kind in Purpose]: string } = {
  pay: styleOf(PAY, ''),
  retry: styleOf(
    `${METHODS}${PAY}${OUTCOME}${FOLD}
.outcome .msg{justify-content:center;font-weight:600}
`,
    FOOT,
  ),
  step: styleOf(
    `${METHODS}${CARDS}${OUTCOME}
.pin{letter-spacing:.4em;font-size:var(--t6);max-width:11rem}
.account{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:0 .5rem;font-size:var(--t3);border-bottom:1px solid var(--line);padding:0 0 .5rem;margin:0 0 1rem}
.account .link{padding:0}
.alert h1{color:var(--bad)}
`,
    FOOT,
  ),
  wait: styleOf(
    `${CARDS}${OUTCOME}${FOLD}${LEAD}
.sign.live::after{content:"";position:absolute;inset:0;border-radius:50%;border:2px solid var(--accent);animation:ring 1.8s ease-out infinite}
@keyframes ring{from{transform:scale(1);opacity:.7}to{transform:scale(1.45);opacity:0}}
.code[role]{display:block;width:min(100%,15rem);margin:0 auto .75rem;border-radius:12px}
.until{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;font-size:var(--t2);color:var(--soft)}
.until p{margin:0 0 .375rem}
.bar{width:100%;height:6px;border-radius:3px;background:var(--sunken)}
.bar rect{fill:var(--accent)}
.steps{list-style:none;counter-reset:s;display:grid;gap:.75rem;padding:0;margin:1rem 0}
.steps li{display:grid;grid-template-columns:1.75rem minmax(0,1fr);gap:.75rem;align-items:start}
.steps li::before{counter-increment:s;content:counter(s);width:1.75rem;height:1.75rem;border-radius:50%;display:grid;place-items:center;background:var(--tint);color:var(--accent);font-weight:700;font-size:var(--t2)}
.parts{display:grid}
@media(max-width:39.99rem){.here{order:-1}}
`,
    FOOT,
  ),
  receipt: styleOf(
    `${OUTCOME}${LEAD}
.own{white-space:pre-line}
.links{text-align:center;margin:.625rem 0 0}
.center{text-align:center}
.sign.good{background:var(--good);color:var(--card)}
.ticket{padding:0}
.ticket .total{text-align:center;padding:1.25rem 1.25rem 1rem}
.total p{color:var(--soft);font-size:var(--t2);margin:0}
.total strong{display:block;font-size:min(2.25rem,11cqi);line-height:1.15;white-space:nowrap;font-variant-numeric:tabular-nums}
.tear{position:relative;border-top:2px dashed var(--line);margin:0 1.25rem}
.tear::before,.tear::after{content:"";position:absolute;top:-.625rem;width:1.125rem;height:1.125rem;border-radius:50%;background:var(--page);border:1px solid var(--line)}
.tear::before{left:-1.875rem;clip-path:inset(-2px -2px -2px 50%)}
.tear::after{right:-1.875rem;clip-path:inset(-2px 50% -2px -2px)}
.facts{margin:0;padding:.5rem 1.25rem 1rem}
.facts div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;padding:.4375rem 0}
.facts dt{color:var(--soft);flex:none}
.facts dd{margin:0 0 0 auto;min-width:0;font-weight:600;text-align:right}
.facts span{display:block;font-weight:400}
.tools{display:grid;grid-template-columns:repeat(auto-fit,minmax(6rem,1fr));gap:.5rem;margin:0 0 1rem}
.tools.four{grid-template-columns:1fr 1fr}
.tools .button{flex-direction:column;gap:.25rem;min-height:64px;font-size:var(--t2);padding:.5rem .25rem}
@media print{:root{color-scheme:light;--page:#fff;--card:#fff;--ink:#000;--soft:#333;--line:#999;--good:#000;--good-tint:#fff;--accent:#000;--tint:#fff;--wait:#000;--wait-tint:#fff}body{background:#fff}.lang,.button,.links,.secure,.tools{display:none}.card{border:0;padding:0;box-shadow:none}.sign.good{color:#fff}}
`,
    FOOT,
  ),
};

/**
 * What the first page says below its form. It follows the form, so that a slow phone can show and use that a quarter of a
 * second earlier.
 */
export const BELOW_STYLE: string = `${METHODS}${FOOT}`.replaceAll('\n', '');

function styleOf(own: string, foot: string): string {
  return `${BASE_STYLE}
.page{max-width:27rem;margin:0 auto;padding:0 1rem 2rem}
.top{display:flex;align-items:center;gap:.75rem;min-height:60px;padding:.5rem 0}
.who{flex:1;min-width:0;margin:0;font-weight:600;line-height:1.25}
.avatar{flex:none;width:2.5rem;height:2.5rem;border-radius:10px;background:var(--tint);color:var(--accent);display:grid;place-items:center;font-weight:700;font-size:1.125rem}
img.avatar{padding:.2rem;object-fit:contain;background:#fff;border:1px solid var(--line)}
.lang{display:flex;margin-right:-.75rem}
.lang a{display:grid;place-items:center;min-width:44px;min-height:44px;color:var(--soft);font-size:var(--t2);font-weight:600}
.test{display:flex;flex-wrap:wrap;gap:.15rem .6rem;background:var(--wait-tint);color:var(--wait);border-radius:10px;padding:.375rem .75rem;margin:0 0 .75rem;font-size:var(--t2)}
.sum{padding:.75rem 0 1.25rem}
.sum p{color:var(--soft);margin:.25rem 0 0}
.sum .amount{color:var(--ink);font-size:min(2.5rem,11vw);font-weight:700;letter-spacing:-.01em;line-height:1.1;margin:0;white-space:nowrap;font-variant-numeric:tabular-nums}
.amount small{font-size:.5em;font-weight:600;letter-spacing:0;color:var(--soft)}
.card{container-type:inline-size;background:var(--card);border:1px solid var(--line);border-radius:16px;box-shadow:var(--e1);padding:1.25rem;margin:0 0 1rem}
:is(.card,.alert,.outcome)>:last-child{margin-bottom:0}
.soft{color:var(--soft);font-size:var(--t2)}
.icon{width:2.5rem;height:2.5rem;border-radius:10px;background:var(--tint);color:var(--accent);display:grid;place-items:center}
.msg{display:flex;gap:.625rem;border-radius:12px;padding:.75rem .875rem;margin:0 0 1rem;font-size:var(--t3);background:var(--tint)}
.msg.good{background:var(--good-tint);color:var(--good)}
.msg.wait{background:var(--wait-tint);color:var(--wait)}
.msg p:last-child{margin:0}
.msg .link{padding:0;color:inherit}
.below{margin:.75rem 0 0}
.alert .link{padding:0}
@media(min-width:56rem){body{background:linear-gradient(90deg,var(--card) 50%,var(--page) 50%)}.page{max-width:58rem;min-height:100vh;display:grid;grid-template:auto 1fr/minmax(0,1fr) minmax(0,1fr);gap:0 7rem;padding:4rem 2rem 2rem}.left{grid-area:1/1}.page>main{grid-area:1/2/3/3}.page>.foot{grid-area:2/1;align-self:end;text-align:left}.sum{padding:2rem 0}.sum .amount{font-size:3rem}}
${foot}${own}`.replaceAll('\n', '');
}
