import { BASE_STYLE } from '@mitako/pages';

/** Of the reference, after the rules that all pages share. */
export const STYLE: string =
  BASE_STYLE +
  `body{background:var(--card);font-size:var(--t3)}
.bar{display:flex;align-items:center;gap:1rem;padding:.5rem 1.5rem;border-bottom:1px solid var(--line);position:sticky;top:0;background:var(--card);z-index:2}
.logo{white-space:nowrap;display:flex;align-items:center;gap:.5rem;min-height:44px;font-weight:700;font-size:var(--t4);color:inherit;text-decoration:none}
.logo img{height:1.75rem;max-width:8rem;border-radius:6px}
.logo span{font-weight:500;color:var(--soft)}
.bar nav{display:flex;gap:.25rem;margin-left:auto}
.bar nav a{display:inline-flex;align-items:center;min-height:40px;padding:0 .625rem;color:var(--soft);font-weight:500;text-decoration:none;border-radius:8px}
.bar nav a:hover{color:var(--ink);background:var(--page)}
.cols{display:grid;grid-template-columns:17rem minmax(0,1fr);max-width:96rem;margin:0 auto}
.side{padding:1.25rem 1rem 3rem;border-right:1px solid var(--line);position:sticky;top:3.8rem;align-self:start;max-height:calc(100vh - 3.8rem);overflow-y:auto}
.side .input{min-height:40px;font-size:var(--t3);margin-bottom:1rem}
.side h2{font-size:var(--t2);margin:1.125rem .625rem .25rem}
.side h2:first-child{margin-top:0}
.side a,.side summary{display:flex;gap:.5rem;align-items:center;min-height:32px;padding:.125rem .625rem;border-radius:8px;color:var(--soft);text-decoration:none;cursor:pointer}
.side summary{list-style:none}
.side summary::after{content:"›";margin-left:auto}
.side details[open]>summary::after{rotate:90deg}
.side details[open]>summary{color:var(--ink);font-weight:600}
.side a:hover,.side summary:hover{color:var(--ink);background:var(--page)}
.side [aria-current]{background:var(--tint);color:var(--accent);font-weight:600}
.verb{font:700 .6875rem/1 ui-monospace,Menlo,Consolas,monospace;width:2.75rem;flex:none;color:var(--accent)}
.verb.get{color:var(--good)}
.verb.delete{color:var(--bad)}
main{padding:2.5rem 3rem 4rem;min-width:0}
h1{font-size:clamp(1.875rem,4vw,2.625rem);letter-spacing:-.03em}
.lead{font-size:1.125rem;color:var(--soft);max-width:44rem;margin:.75rem 0 1.5rem}
h2{font-size:1.375rem}
h3{font-size:var(--t3);margin:1.25rem 0 .375rem}
main>h2{margin-top:2.5rem}
.rule{max-width:48rem}
[id]{scroll-margin-top:5rem}
.steps{display:grid;gap:1.5rem;margin:2rem 0 0;counter-reset:s}
.step,.operation{display:grid;grid-template-columns:minmax(0,.8fr) minmax(0,1.2fr);gap:1.5rem;align-items:start;padding-top:1.5rem;border-top:1px solid var(--line)}
.operation{grid-template-columns:minmax(0,1fr) minmax(0,1fr);padding:2rem 0}
.operation h2 a{color:inherit;text-decoration:none}
.operation h2 a:hover{text-decoration:underline}
.examples{position:sticky;top:4.5rem;display:grid;grid-template-columns:minmax(0,1fr);gap:.5rem}
.examples p{margin:.5rem 0 0}
.examples pre{max-height:26rem}
.try summary{min-height:44px;display:flex;align-items:center;font-weight:600;cursor:pointer}
.try form{display:grid;gap:.75rem}
.try label{display:grid;gap:.25rem;font-size:var(--t2);font-weight:600}
.try textarea{font:400 .8125rem/1.5 ui-monospace,Menlo,Consolas,monospace}
.try .button{width:auto;justify-self:start}
.try pre{margin-top:.75rem}
.path .verb{display:inline-block}
.step h2{font-size:1.125rem;display:flex;gap:.625rem;align-items:center;margin-bottom:.375rem}
.step h2::before{counter-increment:s;content:counter(s);width:1.75rem;height:1.75rem;border-radius:50%;display:grid;place-items:center;background:var(--tint);color:var(--accent);font-size:var(--t2);flex:none}
.step p,.soft{color:var(--soft)}
pre{margin:0;padding:1rem 1.125rem;border-radius:14px;background:#12172f;color:#e3e6f6;font:400 .8125rem/1.65 ui-monospace,Menlo,Consolas,monospace;overflow:auto;overflow-wrap:normal}
pre i{color:#f2a878;font-style:normal}
pre b{color:#a8b1ff;font-weight:400}
code{font:500 .875em/1.4 ui-monospace,Menlo,Consolas,monospace;background:var(--sunken);padding:.1em .35em;border-radius:5px}
pre code{background:none;padding:0;font:inherit}
a code{color:inherit}
dl{margin:0;border-top:1px solid var(--line)}
dt{padding-top:.5rem}
dt small{color:var(--soft);font-size:var(--t2)}
dd{margin:0;padding:.125rem 0 .5rem;border-bottom:1px solid var(--line);color:var(--soft)}
dd dl{margin:.5rem 0 0 .75rem;padding-left:.75rem;border-left:2px solid var(--line);border-top:0}
dd dl dd:last-child{border:0}
.or{margin:.5rem 0;color:var(--soft)}
.errors a,td a,main p>a,dt small a{display:inline-block;min-height:24px}
.note{background:var(--tint);border-radius:10px;padding:.75rem 1rem;margin-top:1.5rem}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse}
th,td{text-align:left;padding:.625rem .75rem .625rem 0;border-bottom:1px solid var(--line);vertical-align:top}
th{color:var(--soft);font-weight:500;font-size:var(--t2)}
th,td{overflow-wrap:normal}
.events{columns:14rem;padding:0;list-style:none;line-height:2}
.skip{position:absolute;left:-99rem}
.skip:focus{left:1rem;top:.5rem;z-index:3;background:var(--card);padding:.5rem}
.to-menu{display:none!important}
@media(max-width:68rem){.operation{grid-template-columns:minmax(0,1fr)}.examples{position:static}}
@media(max-width:60rem){td code{overflow-wrap:anywhere}.cols{display:flex;flex-direction:column-reverse}.side{position:static;max-height:none;border-right:0;border-top:1px solid var(--line)}.side a,.side summary{min-height:40px}main{padding:1.5rem 1.25rem 3rem}.step{grid-template-columns:minmax(0,1fr);gap:1rem}.bar{padding:.5rem 1.25rem;gap:.25rem;flex-wrap:wrap}.logo span{display:none}.bar nav{gap:0}.bar nav a{padding:0 .375rem}.bar .to-menu{display:inline-flex!important}}
`.replaceAll('\n', '');
