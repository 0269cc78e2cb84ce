import { BASE_STYLE, REMEMBER_STYLE } from '@mitako/pages';

/** The style of both panels: denser than the checkout, of the same colours. One column on a phone, a menu beside it on a desk. */
export const STYLE: string = `${BASE_STYLE}${REMEMBER_STYLE}
:root{--deep:#141936;--deep-tint:#2b3470;--glow:#8f9be8}
body{font-size:var(--t3)}
h1{margin:0}
h2{margin:0 0 .75rem}
h3{margin:0 0 .25rem;font-size:var(--t3);line-height:1.25}
p,li,td,dd{text-wrap:pretty}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.paper{display:none}
.skip{position:absolute;left:-100vw;padding:.75rem 1rem;background:var(--card);z-index:1}
.skip:focus{left:.5rem;top:.5rem}
.shell{display:grid;grid-template-columns:15.5rem minmax(0,1fr);min-height:100vh}
.side{position:sticky;top:0;height:100vh;display:flex;flex-direction:column;overflow:auto;padding:.375rem .75rem;background:var(--card);border-right:1px solid var(--line)}
.apart .side{background:var(--deep);color:#fff;border-color:var(--deep);--line:#ffffff2e;--soft:#ffffffa6;--tint:var(--deep-tint);--accent:#fff;--ink:#fff}
.brand{display:flex;gap:.625rem;align-items:center;min-height:44px;padding:.375rem .5rem;font-weight:700;line-height:1.2;color:var(--ink);text-decoration:none}
.brand :is(.mark,.avatar){width:2rem;height:2rem}
.brand .avatar{border-radius:10px;font-size:var(--t3)}
.brand .owner{display:block;max-height:2.4em;overflow:hidden}
.role{display:block;font-weight:500;font-size:var(--t1);color:var(--soft)}
.content{min-width:0}
.bar{position:sticky;top:0;z-index:1;display:flex;align-items:center;gap:.25rem .75rem;padding:.5rem max(2rem,calc((100% - 72rem)/2));background:var(--card);border-bottom:1px solid var(--line)}
.bar .brand{display:none}
.brand>span:last-child{min-width:0}
.modes{display:flex;flex:none;gap:2px;padding:3px;border-radius:10px;background:var(--sunken);box-shadow:inset 0 0 0 1px var(--line)}
.modes a{display:grid;place-items:center;min-height:44px;padding:0 .875rem;border-radius:7px;color:var(--soft);font-weight:600;font-size:var(--t2);text-decoration:none}
.modes a[aria-current]{background:var(--card);color:var(--ink);box-shadow:var(--e1),0 0 0 1px var(--edge)}
.find{flex:1;max-width:26rem;display:flex;align-items:center;gap:.5rem;min-width:44px;min-height:44px;padding:0 .75rem;border:1px solid var(--edge);border-radius:10px;background:var(--sunken);color:var(--soft);text-decoration:none}
kbd{margin-left:auto;border:1px solid var(--edge);border-radius:5px;padding:0 .35rem;font:inherit;font-size:var(--t2)}
.who{display:flex;align-items:center;gap:.25rem;margin-left:auto}
.who>span{overflow-wrap:anywhere}
.who .link{flex:none}
.test{background:var(--wait-tint);color:var(--wait);margin:0;padding:.25rem 1rem;font-size:var(--t2);font-weight:500;text-align:center}
#main{max-width:76rem;margin:0 auto;padding:1.25rem 2rem 3rem}
.tabs{position:fixed;inset:auto 0 0;z-index:2;display:grid;grid-auto-flow:column;grid-auto-columns:minmax(min-content,1fr);background:var(--card);border-top:1px solid var(--line);padding-bottom:env(safe-area-inset-bottom)}
.tabs>a,.tabs summary{display:grid;place-items:center;gap:.125rem;align-content:center;min-height:56px;padding:.25rem;font-size:var(--t1);font-weight:600;color:var(--soft);text-align:center;text-decoration:none;overflow-wrap:normal}
.tabs>[aria-current],.tabs .here{color:var(--accent)}
.tabs details>summary::before{content:none}
.sheet{position:absolute;inset:auto 0 100%;max-height:calc(100vh - 8rem);overflow:auto;background:var(--card);border-top:1px solid var(--line);padding:.5rem 1rem;box-shadow:0 -8px 24px #0003}
.sheet .who{margin:.5rem 0 0;justify-content:space-between;border-top:1px solid var(--line)}
summary{min-height:44px;display:flex;align-items:center;gap:.5rem;cursor:pointer;font-weight:600}
summary::before{content:"";flex:none;width:.5rem;height:.5rem;margin:0 .125rem;border:solid;border-width:2px 2px 0 0;transform:rotate(45deg)}
[open]>summary::before{transform:rotate(135deg)}
:is(.menu,.sheet) ul{list-style:none;margin:0;padding:0}
:is(.menu,.sheet) li a{display:flex;align-items:center;gap:.625rem;min-height:44px;padding:.1875rem .625rem;border-radius:8px;color:inherit;font-weight:500;text-decoration:none}
:is(.menu,.sheet) li .i{width:1.125rem;height:1.125rem;color:var(--soft)}
:is(.menu,.sheet) li a:hover{background:var(--tint)}
:is(.menu,.sheet) li [aria-current]{background:var(--tint);color:var(--accent);font-weight:600}
:is(.menu,.sheet) [aria-current] .i{color:inherit}
.count{margin-left:auto;min-width:1.375rem;padding:0 .375rem;border-radius:.75rem;background:var(--bad);color:var(--card);font-size:var(--t1);font-weight:700;line-height:1.375rem;text-align:center}
.menu{display:flex;flex-direction:column;flex:1}
.group{margin:0;padding:.25rem .625rem 0;color:var(--soft);font-size:var(--t1);line-height:1.3;font-weight:600}
.menu .last{position:absolute;clip-path:inset(50%)}
.menu .last+ul{margin-top:auto;border-top:1px solid var(--line)}
.heading{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:.5rem 1rem;margin:0 0 1.25rem}
.back{display:inline-flex;align-items:center;gap:.25rem;min-width:44px;min-height:44px;margin-left:-.25rem;color:var(--soft);font-weight:600;font-size:var(--t2);text-decoration:none}
.plain{width:100%;max-width:28rem;margin:auto;padding:1.5rem 1rem}
.welcome{position:relative;overflow:hidden;background:var(--deep);color:#fff}
.welcome .brand{position:relative;color:inherit}
.pattern{position:absolute;inset:0;width:100%;height:100%;color:var(--glow);opacity:.16}
.slogan{margin:0;font-size:var(--t7);font-weight:700;line-height:1.12;letter-spacing:-.02em;max-width:26rem}
.welcome ul{list-style:none;display:grid;gap:.75rem;margin:1.5rem 0 0;padding:0;color:#ffffffd9}
.welcome li{display:flex;gap:.625rem}
.welcome .i{color:#f2a878}
.welcome small{position:relative;margin-top:auto;color:#ffffffb3}
.welcome .brand{padding-left:0}
.entry .plain-list{display:flex;flex-wrap:wrap;gap:0 1.25rem}
.entry h2{margin:.5rem 0 0;font-size:var(--t3)}
.entry li:not(:has(a)){width:100%}
.plain .card>details{margin-top:1rem}
.plain h1+.soft{margin-bottom:1.5rem}
.plain form+:is(form,p){margin-top:.75rem}
.entry{display:flex;flex-direction:column;background:var(--card)}
.plain h1{margin:0 0 .25rem;font-size:1.75rem}
.plain .card{background:none;border:0;box-shadow:none;padding:0}
.entry footer{display:flex;flex-wrap:wrap;gap:0 1rem;width:100%;max-width:28rem;margin:0 auto;padding:0 1rem .5rem;font-size:var(--t2)}
.entry footer a{display:inline-flex;align-items:center;min-width:44px;min-height:44px;padding:0;color:var(--soft)}
.entry footer nav{margin-left:auto}
.card{background:var(--card);border:1px solid var(--line);border-radius:14px;box-shadow:var(--e1);padding:1rem;margin:0 0 1rem}
.card>:last-child{margin-bottom:0}
.soft{color:var(--soft)}
.button{min-height:44px;padding:.5rem 1rem;font-size:1rem}
.row .button,.heading .button,.inline .button,td .button{width:auto}
.heading .button{min-width:min-content;overflow-wrap:normal}
.row{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}
.options{gap:.75rem 1.25rem}
.notice{border:1px solid var(--good);border-left-width:5px;background:var(--good-tint);border-radius:10px;padding:.75rem 1rem;margin:0 0 1rem}
.notice p{margin:0}
.warning{border:1px solid var(--wait);border-left-width:5px;background:var(--wait-tint);color:var(--wait);border-radius:10px;padding:.75rem 1rem;margin:0 0 1rem}
.warning a{color:inherit}
.warning>:last-child:not(.link){margin-bottom:0}
.badge{display:inline-flex;align-items:center;gap:.3rem;padding:.05rem .5rem;border:1px solid transparent;border-radius:.8rem;font-size:var(--t2);font-weight:600;background:var(--tint);color:var(--ink)}
.badge.good{background:var(--good-tint);color:var(--good)}
.badge.bad{background:var(--bad-tint);color:var(--bad)}
.badge.wait{background:var(--wait-tint);color:var(--wait)}
.badge.info{background:var(--info-tint);color:var(--info)}
.badge.ended{background:var(--ended-tint);color:var(--ended)}
.badge.mode{background:none;border-color:var(--edge);color:var(--soft)}
.badge .i{width:.875rem;height:.875rem;stroke-width:2.5}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
caption{text-align:left;font-weight:600;padding:0 0 .5rem}
th,td{text-align:left;padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--line);vertical-align:top}
th{color:var(--soft);font-size:var(--t2);font-weight:600;overflow-wrap:normal}
tbody tr{position:relative}
td:first-child>a:first-child::after,.open::after{content:"";position:absolute;inset:0}
td:not(:first-child) :is(a,button,summary,input){position:relative;z-index:1}
tr:has(.cell)>td{vertical-align:middle}
tbody tr:hover .open{text-decoration:underline}
.open{color:inherit;text-decoration:none;font-weight:600}
.cell{display:flex;align-items:center;gap:.625rem;min-width:0}
.cell>span:last-child{min-width:0}
.cell small{display:block;color:var(--soft);font-size:var(--t2);line-height:1.3;font-weight:400}
.cell .icon{width:1.5rem;height:1.5rem;display:grid;place-items:center}
td a,.facts a,.timeline a,.story a,.figures a,.open{display:inline-block;min-width:44px;padding:.7rem 0;margin:-.7rem 0}
.number{text-align:right;white-space:nowrap}
th:last-child,td:last-child{padding-right:0}
code,.code{font:500 .875rem/1.5 ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}
pre{margin:0 0 .75rem;padding:.75rem;background:var(--page);border:1px solid var(--line);border-radius:10px;overflow-x:auto;white-space:pre-wrap;font:500 .8125rem/1.5 ui-monospace,Menlo,Consolas,monospace}
.facts{margin:0;display:grid;gap:.5rem 1.5rem}
.facts div{display:grid;grid-template-columns:10rem 1fr;gap:.25rem 1rem}
.facts dt{color:var(--soft)}
.facts dd{margin:0;overflow-wrap:anywhere}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(9.25rem,1fr));gap:1rem;margin:0 0 1rem}
.figures .card{margin:0;container-type:inline-size}
.figure{font-size:clamp(.8rem,8.5cqi,1.5rem);white-space:nowrap;font-weight:700;font-variant-numeric:tabular-nums;margin:0}
.field .figure{white-space:normal}
.heads{display:flex;overflow-x:auto;margin:0 0 1rem;border-bottom:1px solid var(--line)}
.heads a{flex:none;display:flex;align-items:center;justify-content:center;gap:.4rem;min-width:44px;min-height:44px;padding:0 .625rem;border-bottom:3px solid transparent;color:var(--soft);font-weight:600;text-decoration:none}
.heads a:hover{color:var(--ink)}
.heads [aria-current]{border-color:var(--accent);color:var(--accent)}
.heads span{padding:0 .45rem;border-radius:.8rem;background:var(--tint);font-size:var(--t2);font-variant-numeric:tabular-nums}
.filters{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end;margin:0 0 1rem}
.filters .button{width:auto}
.newer{margin:0;text-align:center}
.newer:has([hidden]){height:0}
.words{flex:1 1 15rem}
.words .field{margin:0}
.chips{display:contents}
.chip{position:relative;flex:none;display:flex;box-shadow:inset 0 0 0 1px var(--edge);border-radius:10px;background:var(--card)}
.chips>.link{flex:none}
.chip summary{padding:0 .75rem;white-space:nowrap;font-weight:500}
.chip summary::before{content:none}
.chip .i{width:1rem;height:1rem;color:var(--soft)}
.chip.on{box-shadow:inset 0 0 0 1px var(--accent);background:var(--tint)}
.chip.on :is(summary,.i){color:var(--accent);font-weight:600}
.clear{display:grid;place-items:center;min-width:44px;margin-left:-.75rem}
.pop{position:absolute;inset:calc(100% + .25rem) auto auto 0;z-index:5;min-width:15rem;max-height:60vh;overflow:auto;padding:.75rem;border:1px solid var(--line);border-radius:14px;background:var(--card);box-shadow:0 8px 24px #0003}
.pop .field{margin:0 0 .75rem}
.pop ul{list-style:none;margin:-.25rem;padding:0}
.pop a{display:flex;align-items:center;min-height:44px;padding:0 .5rem;border-radius:8px;color:inherit;text-decoration:none}
.pop a:hover{background:var(--tint)}
.pop [aria-current]{color:var(--accent);font-weight:600}
.input{min-height:44px;font-size:1rem}
.input:placeholder-shown{text-overflow:ellipsis}
.amount{max-width:12rem;font-variant-numeric:tabular-nums}
.badges{display:inline-flex;flex-wrap:wrap;gap:.25rem .5rem;align-items:center}
a.badges{text-decoration:none}
a.badges .soft{text-decoration:underline}
.phone,.money{white-space:nowrap}
.pairs{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(20rem,100%),1fr));gap:0 1rem}
.card.empty{display:grid;justify-items:center;gap:.5rem;padding:3rem 1.25rem;text-align:center}
.empty .dot{width:3.5rem;height:3.5rem;border-radius:16px;background:var(--tint);color:var(--accent)}
.empty .dot .i{width:1.5rem;height:1.5rem}
.empty :is(h2,h3,p){max-width:30rem;margin:0;overflow-wrap:anywhere}
.empty h3{margin-top:1rem}
.empty ul{margin:0;padding-left:1.25rem;text-align:left}
.empty .row{justify-content:center;margin:.75rem 0}
.lines{white-space:pre-wrap}
.files{list-style:none;margin:.5rem 0 0;padding:0}
.link{min-width:44px;padding:0}
p>.link{margin-block:-.7rem}
.link+.link,.row>*+.link,.chips>.link{margin-left:.5rem}
.files .link{overflow-wrap:anywhere}
form>.button+.button{margin-top:.5rem}
.pager{display:flex;gap:.5rem;margin:.75rem 0 0}
.pager .button{width:auto}
.checks{border:0;margin:0 0 1rem;padding:0}
.checks>label:not(.choice){display:flex;align-items:center;gap:.6rem;min-height:44px;margin:0;font-weight:400}
.checks input{width:1.25rem;height:1.25rem;accent-color:var(--accent);flex:none}
.tick{width:1.5rem;height:1.5rem;margin:.5rem .25rem .5rem 0;accent-color:var(--accent);flex:none}
.under{display:block;font-size:var(--t2)}
p.under{margin:.5rem 0 0}
.some{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(20rem,100%),1fr));gap:0 1.5rem}
.some .checks:has(>label:first-of-type :checked)>label:not(:first-of-type){display:none}
.events:has([name="event:*"]:checked) .some{display:none}
.attempt{border-top:1px solid var(--line)}
.attempt summary{padding:.5rem 0}
.plain-list{list-style:none;margin:0;padding:0}
.plain-list .button{width:auto}
.chosen{border-color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent)}
.below{margin:.75rem 0 0}
.below+h3,.below+p{margin:1rem 0 0}
.beside{display:grid;gap:0 1rem}
.previews{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(14rem,1fr))}
.previews figure{margin:0}
.preview{background:var(--page);color:var(--ink);border:1px solid var(--line);border-radius:14px;padding:1rem}
.preview p{margin:0 0 .75rem}
.preview small,.contact{display:block;line-height:1.4}
.preview .card,.preview p:last-child{margin-bottom:0}
.preview>p{margin-top:.75rem}
.preview>.soft{text-align:center}
.preview .card:has(>.own:empty){display:none}
.contact{color:var(--accent)}
.preview .card+.card{margin-top:.75rem}
.checks>legend{padding:0;font-weight:700}
.own{white-space:pre-line}
.own:empty{display:none}
.payee,.way{display:flex;gap:.75rem;align-items:center}
.way{border:1px solid var(--edge);border-radius:12px;padding:.5rem .75rem}
.avatar{flex:none;width:2.75rem;height:2.75rem;border-radius:12px;background:var(--tint);color:var(--accent);display:grid;place-items:center;font-weight:700;font-size:1.25rem}
.round,.square{width:2rem;height:2rem;border-radius:50%;font-size:var(--t2)}
.square{border-radius:10px}
.av1{background:#dfe7fb;color:#27428f}.av2{background:#fbe6d8;color:#8a3d10}.av3{background:#dcf1ec;color:#0e5b4c}.av4{background:#f3e1f3;color:#712f76}.av5{background:#eeeeda;color:#53560f}
@media(prefers-color-scheme:dark){.av1{background:#27428f;color:#dfe7fb}.av2{background:#8a3d10;color:#fbe6d8}.av3{background:#0e5b4c;color:#dcf1ec}.av4{background:#712f76;color:#f3e1f3}.av5{background:#53560f;color:#eeeeda}}
img.avatar{padding:.2rem;object-fit:contain;background:#fff;border:1px solid var(--line)}
.color{width:5rem;padding:.25rem;cursor:pointer}
.heading>.badges{margin-right:auto}
.heading h1::first-letter{text-transform:uppercase}
.lead{flex:1 1 100%;margin:0}
.card:has(>.cell){position:relative}
.main-and-side{display:grid;gap:0 1rem;align-items:start}
.main-and-side:has(>.card+.card){align-items:stretch}
.story{list-style:none;margin:0;padding:0}
.story li{position:relative;display:grid;grid-template-columns:1.75rem minmax(0,1fr) auto;gap:0 .875rem;padding:0 0 1.25rem}
.story li:last-child{padding:0}
.story li:not(:last-child)::before{content:"";position:absolute;inset:1.75rem auto 0 .8rem;border-left:2px solid var(--line)}
.story strong{font-weight:600}
.story p{margin:0;font-size:var(--t2)}
.story time{color:var(--soft);font-size:var(--t2);white-space:nowrap}
.dot{width:1.75rem;height:1.75rem;border-radius:50%;display:grid;place-items:center;background:var(--sunken);color:var(--soft)}
.dot .i{width:.9375rem;height:.9375rem;stroke-width:2.3}
.dot.good{background:var(--good-tint);color:var(--good)}.dot.bad{background:var(--bad-tint);color:var(--bad)}.dot.wait{background:var(--wait-tint);color:var(--wait)}.dot.info{background:var(--info-tint);color:var(--info)}
.timeline{list-style:none;margin:0;padding:0}
.timeline li{border-left:3px solid var(--line);padding:0 0 1rem 1rem;margin:0}
.timeline li:last-child{padding-bottom:0}
.timeline p{margin:0}
.card>details{margin:-.5rem 0}
.facts+form{margin-top:1rem}
form>.facts{margin-bottom:1rem}
.figure+.facts{margin-top:.5rem}
.timeline time{color:var(--soft);font-size:var(--t2);display:block}
.chart{display:grid;grid-template-columns:auto 1fr;gap:.35rem .6rem;margin:0 0 .75rem}
.chart svg{display:block;width:100%;height:12rem;overflow:visible}
.chart rect{fill:transparent}
.chart g:hover rect{fill:var(--tint)}
.chart path{fill:none;stroke:var(--line);vector-effect:non-scaling-stroke;stroke-linejoin:round;pointer-events:none}
.chart .area{fill:var(--tint);fill-opacity:.6;stroke:none}
.chart .line{stroke:var(--accent);stroke-width:2.25;stroke-linecap:round}
.chart .before{stroke:var(--edge);stroke-width:1.75;stroke-dasharray:4 4}
.chart .so-far{stroke:var(--accent);stroke-width:1.75;stroke-dasharray:1 5;stroke-linecap:round}
.chart .now{stroke:var(--accent);stroke-width:10;stroke-linecap:round}
.chart .hole{stroke:var(--card);stroke-width:5.5;stroke-linecap:round}
.chart ol{list-style:none;margin:0;padding:0;display:flex;justify-content:space-between;color:var(--soft);font-size:.75rem;line-height:1;font-variant-numeric:tabular-nums;white-space:nowrap}
.chart .ticks{flex-direction:column;text-align:right;margin:-.4em 0}
.chart .days{grid-column:2}
.key{display:inline-block;width:1rem;margin:0 .4rem .2em 0;border-top:2.5px solid var(--accent);vertical-align:middle}
.key.before{border-top:2px dashed var(--edge);margin-left:.6rem}
.key.now{width:.625rem;height:.625rem;border:2.25px solid var(--accent);border-radius:50%;margin-left:.6rem}
.share{display:block;flex:1;width:100%;min-width:6rem;height:.75rem;border-radius:4px;background:var(--tint)}
.share rect{fill:var(--accent)}
.periods{width:max-content;margin:0 0 1rem;background:var(--card)}
.row.choices{margin:0 0 1rem}
.row.choices>*{margin:0}
.figures h2{font-size:var(--t2);font-weight:600;color:var(--soft);margin:0 0 .25rem}
.figures .soft{font-size:var(--t2)}
.titled{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:0 1rem;margin:-.625rem 0 .125rem}
.titled h2{margin:0;padding:.625rem 0}
.titled .link{font-size:var(--t2)}
.todo{list-style:none;margin:0;padding:0}
.todo li{display:grid;grid-template-columns:2.25rem minmax(0,1fr) auto;gap:.5rem .875rem;align-items:center;padding:.75rem 0}
.todo li+li{border-top:1px solid var(--line)}
.todo p{margin:0}
.todo .dot{width:2.25rem;height:2.25rem;border-radius:10px}
.todo .button{width:auto}
.codes{columns:2 10rem;max-width:26rem}
.codes li{padding:.25rem 0;break-inside:avoid}
.delta{display:inline-flex;vertical-align:bottom;align-items:center;gap:.2rem;font-size:var(--t2);font-weight:600;white-space:nowrap}
.delta .i{width:1rem;height:1rem}
.delta.up{color:var(--good)}
.delta.down{color:var(--bad)}
:is(.figures,.sums) .facts{gap:0;margin:.5rem 0 0}
:is(.figures,.sums) .facts div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 .5rem;padding:.375rem 0;border-top:1px solid var(--line)}
:is(.figures,.sums) .facts dd{margin-left:auto;text-align:right;overflow-wrap:break-word;font-variant-numeric:tabular-nums}
.sums .facts{margin:0}
.sums .facts div:first-child{border:0}
.home .figure{font-size:clamp(1.25rem,10cqi,2rem)}
.home{grid-template-columns:repeat(auto-fit,minmax(min(14rem,100%),1fr))}
.chart-and-methods{display:grid;gap:0 1rem}
.chart-and-methods .figure{font-size:var(--t6)}
.shares li{display:flex;flex-wrap:wrap;gap:.375rem .5rem;align-items:center;padding:.5rem 0}
.shares li>:first-child{flex:1 1 6rem}
.shares .share{flex:1 0 100%;height:6px}
.steps{margin:1rem 0 0;padding:0 0 0 1.5rem}
.steps li{padding:0 0 1rem .25rem}
.steps li::marker{font-weight:700}
.steps h3{font-size:1rem;margin:0}
.steps p{margin:0 0 .5rem}
.steps .button{width:auto;display:inline-flex}
footer{max-width:76rem;margin:0 auto;padding:0 1rem 1rem}
footer>a{display:inline-flex;align-items:center;min-width:44px;min-height:44px;margin-right:1rem}
@media(max-width:59.99rem){.welcome{padding:.25rem 1rem}.slogan,.welcome :is(ul,small){display:none}.plain{margin:0 auto}.entry{min-height:calc(100vh - 3.25rem)}}
@media(min-width:60rem){.split{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);min-height:100vh}.welcome{display:flex;flex-direction:column;padding:2rem 3rem}.slogan{position:relative;margin-top:auto}.welcome ul{position:relative;margin-bottom:auto}.entry footer{max-width:none;padding:0 2rem 1rem}}
@media(max-width:59.99rem){html{scroll-padding-bottom:5rem}body:where(:has(.tabs)){padding-bottom:4.5rem}.shell{display:block}.side,.bar .who{display:none}.bar{gap:.25rem;padding:.25rem 1rem}.bar .brand{display:flex;min-width:0;padding:0;margin-right:auto}.apart .bar{background:var(--deep);color:#fff;--soft:#ffffffa6;--ink:#fff;border-color:var(--deep)}.bar .mark{flex:none}.bar .brand>span{max-height:2.4em;overflow:hidden}.find{flex:none;padding:0;justify-content:center;border:0;background:none;color:inherit}.find span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}kbd{display:none}#main{padding:.75rem 1rem 2rem}}
@media(min-width:40rem){@supports(anchor-scope:all){.chip{anchor-name:--chip;anchor-scope:--chip}.pop{position:fixed;position-anchor:--chip;inset:calc(anchor(bottom) + .25rem) auto auto anchor(left);position-try-fallbacks:flip-inline}}}
@media(min-width:60rem){td a>code{overflow-wrap:normal}.tabs{display:none}.modes{margin-left:auto}.apart #main>.modes{float:right}.modes~.who{margin-left:0}.shell~footer{max-width:none;padding-left:max(17.5rem,calc((100% - 56.5rem)/2))}}
@media(max-width:39.99rem){.row.choices>form{flex:1 1 100%;min-width:0}.story li{grid-template-columns:1.75rem minmax(0,1fr)}.todo li{grid-template-columns:2.25rem minmax(0,1fr)}.todo .button{grid-column:2;justify-self:start}.story time{grid-column:2}.modes a{padding:0 .75rem}.heading{margin:.5rem 0 .75rem}.heading h1{font-size:1.25rem}.heading .button{font-size:var(--t2);padding-inline:.75rem}.filters{margin:0 0 .75rem}.words{flex:1 1 9rem}.words+.button span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.chips{display:flex;align-items:center;gap:.5rem;overflow-x:auto;flex:1 1 100%;margin-inline:-1rem;padding:2px 1rem}.pop{position:fixed;inset:auto 0 0;border-radius:16px 16px 0 0;padding:1rem 1rem calc(1rem + env(safe-area-inset-bottom))}.cards thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.cards tr{display:block;padding:.5rem 0;border-bottom:1px solid var(--line)}.cards td{display:flex;justify-content:space-between;gap:.5rem;padding:.15rem 0;border:0;text-align:right}.cards td::before{content:attr(data-label);color:var(--soft);text-align:left;flex:none;max-width:50%}.cards,.cards tbody,.cards caption{display:block}.compact tr{display:grid;grid-template-columns:minmax(0,1fr) fit-content(60%);gap:.15rem 1rem}.compact td{display:block;text-align:left}.compact td::before{content:none}.extra{display:none!important}.compact .last{grid-area:1/2;text-align:right}.compact .second{grid-area:2/1/3/3;color:var(--soft);font-size:var(--t2)}.compact tr:has(.third) .second{grid-column:1/2}.compact .third{grid-area:2/2;text-align:right}.compact .third .badges{max-width:6.5rem;justify-content:end}.compact tr:has(.fourth) .third{color:var(--soft);font-size:var(--t2)}.compact .fourth{grid-area:3/1/4/3}.compact .phone{display:none}.compact .last .badges{flex-direction:column;align-items:end}.compact tr:has(td:first-child .cell)>.second{padding-left:2.625rem}.facts div{grid-template-columns:minmax(5rem,38%) minmax(0,1fr);gap:0 .75rem}.figures{gap:.75rem}.figures .card{padding:.75rem}.figures h2{font-size:var(--t2)}.figures>:last-child:nth-child(odd){grid-column:1/-1}}
@media(min-width:40rem){#main form>.button{width:auto}#main form>.button:has(+.link){display:inline-flex;margin-right:.5rem}#main .card .input{max-width:36rem}}
@media(min-width:40rem){td time{white-space:nowrap}.number+:not(.number){padding-left:.75rem}}
@media(min-width:60rem){.main-and-side{grid-template-columns:minmax(0,7fr) minmax(0,5fr)}.chart-and-methods{grid-template-columns:minmax(0,17fr) minmax(0,10fr)}.card{padding:1.25rem}.preview .card{padding:1rem}.beside{grid-template-columns:minmax(0,1fr) minmax(0,1fr);align-items:start}.to-preview{display:none}.sticky{position:sticky;top:1rem}}
@media print{:root{color-scheme:light;--page:#fff;--card:#fff;--ink:#000;--soft:#333;--line:#999;--edge:#666;--accent:#000;--accent-ink:#fff;--tint:#fff;--good:#000;--good-tint:#fff;--bad:#000;--bad-tint:#fff;--wait:#000;--wait-tint:#fff;--info:#000;--info-tint:#fff;--ended:#000;--ended-tint:#fff}.bar,.side,.tabs,.skip,.heading :is(.button,.link,form),.back,footer,.heads,.filters,.pager,.modes,.choices{display:none}.paper{display:block;margin:0;font-weight:700}.shell{display:block}#main{padding:0}.card{break-inside:avoid;border-radius:0;padding:.75rem 0;border-width:0 0 1px}.badge,.badge.bad{border-color:#999}a{color:#000}details:not([open]){display:none}}
`
  .trim()
  .replaceAll('\n', '');
