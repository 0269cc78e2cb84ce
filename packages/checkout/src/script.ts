// Small inline scripts with the page's nonce. Everything works without them; they only add comfort.

/**
 * On every page of a payment that is not final: polls the status when the page becomes visible again (another tab, the
 * app or another device may have paid) and when its time is over, and redirects. Waiting pages also poll by themselves,
 * with intervals growing to ten seconds; offline to thirty, with a notice. Hidden pages do not poll: the customer is in
 * the provider's menu. Nor do pages whose form is being submitted: its response is newer, unless it was lost
 * (`unsent`). Each response resets the countdown: a phone's clock may jump.
 */
export const FOLLOW: string = `
(()=>{
const $=s=>document.querySelector(s),d=$('[data-status]').dataset,live=$('[data-lost]'),
poll=+d.poll,said=live?.textContent;
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
self.show?.(s);
if(s)told=0;else if(!told){told=1;ask()}},1e3);
if(poll)later(poll);
const seen=()=>{wait=poll;ask()};
document.addEventListener('visibilitychange',seen);
addEventListener('online',seen);
addEventListener('unsent',seen);
addEventListener('pageshow',e=>{if(e.persisted){busy=0;seen()}})
})();
`;

/** With {@link FOLLOW} on pages that say how long they have: shows the seconds that are left, and shortens their bar. */
export const COUNT: string = `
{const $=s=>document.querySelector(s),clock=$('[data-clock]'),bar=$('.bar rect')?.width.baseVal,each=bar?.value/$('[data-left]')?.dataset.left,span=(a,x,b,y)=>a+'\\u00a0'+x+(b?' '+b+'\\u00a0'+y:'');
if(clock)self.show=s=>{if(bar)bar.value=s*each;if(s<172800)clock.textContent=s>3599?span(s/3600|0,'h',s%3600/60|0,'min'):s>59?span(s/60|0,'min',s%60,'s'):s+'\\u00a0s'}}
`;

/**
 * On forms with a phone number: keeps it in the tab, so that it is typed once, also after the provider has refused it or
 * for a new wallet. It never leaves the browser, and ends with the tab.
 */
export const SAME_PHONE: string = `
(()=>{
const p=document.querySelector('#phone'),k='mitako_phone';
try{p.value||=sessionStorage.getItem(k)||'';p.form.addEventListener('submit',()=>sessionStorage.setItem(k,p.value))}catch{}
})();
`;

/**
 * On the form for a number: shows whose it is while it is typed. A number that no provider has is pointed out, and one
 * that is too short or too long is not sent: the browser shows the fault at the field and puts the focus there. Not before
 * the button is pressed: a line that appears under the finger would move the button away.
 */
export const RECOGNISE: string = `
(()=>{
const phone=document.querySelector('#phone'),{form}=phone,{fault}=phone.dataset,$=s=>[...form.querySelectorAll(s)],
line=$('[data-line]')[0],marks=$('[data-starts]'),list=$('.takes')[0],note=line?.lastElementChild;
const look=e=>{
const n=phone.value.replace(/[\\s\\p{Cf}]/gu,'').replace(/^(\\+|00)/,'').replace(/\\D/g,''),
bad=phone.value&&(n.length<8||n.length>15)?fault:'';
let known=0;
for(const m of marks){const on=m.dataset.starts.split(' ').some(s=>s&&n.startsWith(s));m.hidden=!on;known||=on}
phone.setCustomValidity(bad);
if(!line)return;
list.hidden=known;
note.textContent=e?.type==='invalid'?bad:!known&&e&&n.length>7?line.dataset.unknown||'':''};
phone.oninput=phone.oninvalid=look;look()
})();
`;

/** On the app page: copies the URL. Without a secure context only the old API works. */
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

/** On a receipt: prints it, and saves it as an image, drawn from the texts of the ticket. */
export const KEEP: string = `
(()=>{
const $=s=>document.querySelector(s),on=(s,f)=>{$(s).hidden=false;$(s).addEventListener('click',f)};
on('[data-print]',()=>print());
on('[data-image]',()=>{
const c=document.createElement('canvas'),x=c.getContext('2d'),lines=[...document.querySelectorAll('.total *,.facts dt,.facts dd')].map(e=>[e.innerText.replace(/\\s+/g,' '),e.tagName]);
c.width=720;c.height=120+56*lines.length;
x.fillStyle='#fff';x.fillRect(0,0,c.width,c.height);x.textAlign='center';
let y=88;
for(const[t,n]of lines){x.fillStyle=n=='DT'?'#565c6b':'#12151f';x.font=(n=='STRONG'?'700 52':n=='DD'?'600 30':'26')+'px system-ui,sans-serif';x.fillText(t,360,y,660);y+=n=='DT'?44:60}
const a=document.createElement('a');a.href=c.toDataURL();a.download='recu.png';a.click()})
})();
`;

/** On the result page: counts down to the redirect. A tap, a key or scrolling stops it, as does printing. */
export const LEAVE: string = `
(()=>{
const l=document.querySelector('[data-leave]'),u=l.dataset.leave,w=l.querySelector('span');
let s=+l.dataset.seconds;
const tick=setInterval(()=>{s-=1;w.textContent=w.textContent.replace(/\\d+/,Math.max(0,s));if(s<1){clearInterval(tick);location.assign(u)}},1000),
stay=()=>{clearInterval(tick);l.hidden=true};
l.querySelector('a').addEventListener('click',e=>e.preventDefault());
for(const e of ['pointerdown','keydown','wheel','touchmove','beforeprint'])addEventListener(e,stay,{once:true,passive:true})
})();
`;
