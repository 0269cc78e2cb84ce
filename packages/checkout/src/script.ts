// Small scripts, written into the page with its nonce. Everything works without them; they only make it smoother.

/**
 * On every page of a payment that is not final: asks where the payment stands when the page is seen again (another tab,
 * the app or another device may have paid) and when its time is over, and moves on. The pages that wait ask by
 * themselves too, ever less often up to every ten seconds; without a connection up to every thirty, and they say so.
 * A hidden page does not ask: the customer is in the provider's menu. Nor does one whose form is being sent: the answer
 * to the form knows better, unless it went astray (`unsent`). Each answer sets the countdown anew: a phone's clock may
 * jump.
 */
export const FOLLOW: string = `
(()=>{
const $=s=>document.querySelector(s),d=$('[data-status]').dataset,clock=$('[data-clock]'),live=$('[data-lost]'),
poll=+d.poll,said=live?.textContent,
span=(a,x,b,y)=>a+'\\u00a0'+x+(b?' '+b+'\\u00a0'+y:'');
let end=Date.now()+1e3*d.left,told,timer,busy,wait=poll;
const later=ms=>{clearTimeout(timer);timer=setTimeout(ask,ms)},
ask=async()=>{
if(busy||document.hidden||$('[aria-disabled=true]'))return;
let lost,after=0;
busy=1;
try{const r=await fetch(d.status,{cache:'no-store'});
if(r.ok){const{next,left}=await r.json();
if(next&&next!==location.pathname)return location.replace(next);
if(left)end=Date.now()+1e3*left;
if(Date.now()>=end&&poll)return location.reload()}
else after=1e3*r.headers.get('retry-after')||2*wait}
catch{lost=1;after=2*wait}
busy=0;
if(live){const s=lost?live.dataset.lost:said;if(live.textContent!==s)live.textContent=s}
if(poll||lost||Date.now()>=end){wait=Math.min(after||1.2*wait||5e3,after?3e4:1e4);later(wait)}};
if(d.left)setInterval(()=>{
const s=Math.max(0,Math.ceil((end-Date.now())/1e3));
if(clock&&s<172800)clock.textContent=s>3599?span(s/3600|0,'h',s%3600/60|0,'min'):s>59?span(s/60|0,'min',s%60,'s'):s+'\\u00a0s';
if(s)told=0;else if(!told){told=1;ask()}},1e3);
if(poll)later(poll);
const seen=()=>{wait=poll;ask()};
document.addEventListener('visibilitychange',seen);
addEventListener('online',seen);
addEventListener('unsent',seen);
addEventListener('pageshow',e=>{if(e.persisted){busy=0;seen()}})
})();
`;

/**
 * On the form of mobile money: the provider whose number is being typed is chosen, until the customer chooses one, and
 * a line names it.
 */
export const RECOGNISE: string = `
(()=>{
const phone=document.querySelector('#phone'),radios=[...document.querySelectorAll('[data-starts]')],line=document.querySelector('[data-line]');
let chosen=document.querySelector('[name=confirmed]');
const look=()=>{
const n=phone.value.replace(/^\\s*(\\+|00)/,'').replace(/\\D/g,''),
r=radios.find(r=>r.dataset.starts.split(' ').some(s=>s&&n.startsWith(s)));
line.textContent=r?r.dataset.line:'';
if(r&&!chosen)r.checked=true};
for(const r of radios)r.addEventListener('change',()=>{chosen=r});
phone.addEventListener('input',look);look()
})();
`;

/** On the page for the app: copies the address. Without a secure context there is only the old way. */
export const COPY: string = `
(()=>{
const b=document.querySelector('[data-copied]'),i=document.querySelector('#address');
b.hidden=false;
b.addEventListener('click',async()=>{
i.select();
try{await navigator.clipboard.writeText(i.value)}catch{document.execCommand('copy')}
document.querySelector('[data-line]').textContent=b.dataset.copied})
})();
`;

/** On a receipt: prints it. */
export const PRINT: string = `
(()=>{
const b=document.querySelector('[data-print]');
b.hidden=false;b.addEventListener('click',()=>print())
})();
`;

/** On the result page: counts down to the shop, unless the customer wants to stay or prints. */
export const LEAVE: string = `
(()=>{
const l=document.querySelector('[data-leave]'),u=l.dataset.leave,w=l.querySelector('span');
let s=+l.dataset.seconds;
const tick=setInterval(()=>{s-=1;w.textContent=w.textContent.replace(/\\d+/,Math.max(0,s));if(s<1){clearInterval(tick);location.assign(u)}},1000),
stay=e=>{e.preventDefault();clearInterval(tick);l.hidden=true};
l.querySelector('a').addEventListener('click',stay);
addEventListener('beforeprint',stay)
})();
`;
