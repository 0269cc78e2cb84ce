/** The till is read from across a counter. */
export const TILL_STYLE: string = `
.take .input{max-width:100%}
.take .amount{width:100%;font-size:var(--t8);font-weight:700;min-height:72px}
main:has([data-payment]) h1{font-size:var(--t8);line-height:1.1}
.away{margin:1.5rem 0}
.away .button{width:auto;margin:0 auto;border:0;background:none;box-shadow:none;color:var(--soft)}
.away,.away~p{text-align:center}
#push details{margin:-.5rem 0 .5rem}
#push summary{color:var(--soft);font-size:var(--t2)}
.install{display:none}
@media(hover:none) and (pointer:coarse){.install{display:block}}
#main .take .button{width:100%}
.outcome~.row .button{flex:1 0 auto;max-width:24rem}
.take .button,.outcome~.row .button{min-height:60px}
.scan{text-align:center}
.scan .code{display:block;width:min(18rem,100%);height:auto;margin:0 auto .75rem;border-radius:8px}
.scan h2{margin:0;font-size:var(--t3)}
.scan h2::before{content:"";display:inline-block;width:.5rem;height:.5rem;margin:0 .5rem .1em 0;border-radius:50%;background:var(--accent)}
.outcome{text-align:center;padding:1.5rem 1rem;border-width:2px}
.outcome h2{font-size:var(--t6);margin:0 0 .25rem}
.outcome p{margin:0}
.outcome .sign{display:grid;place-items:center;min-height:48px}
.outcome .sign svg{width:64px;height:64px}
.outcome.good{background:var(--good);border-color:var(--good)}
.outcome.good,.outcome.good .soft{color:var(--card)}
.outcome.bad{background:var(--bad-tint);border-color:var(--bad)}
.outcome.bad :is(h2,svg){color:var(--bad)}
.turning{width:40px;height:40px;border:4px solid var(--line);border-top-color:var(--accent);border-radius:50%;animation:turn 1s linear infinite}
@keyframes turn{to{transform:rotate(1turn)}}
`
  .trim()
  .replaceAll('\n', '');
