/**
 * Sends the till's forms without leaving the page, and follows the payment on it. A form is kept, with its idempotency key,
 * until it is answered: it is sent again while the network is lost, and after a reload, for two minutes. Longer than that, the
 * customer may have paid in cash. Whatever was sent twice happens once.
 *
 * It is kept in the tab only, and is of one merchant and mode: another who logs in there does not send it.
 */
export const TILL_SCRIPT: string = `
{const KEEP=12e4,POLL=2e3,main=document.getElementById('main');
let sound,busy;
const till=()=>main.querySelector('[data-till]');
const name='till '+till().dataset.till;
const kept=()=>{try{return JSON.parse(sessionStorage.getItem(name))}catch{}};
const keep=s=>s?sessionStorage.setItem(name,JSON.stringify(s)):sessionStorage.removeItem(name);
const live=document.createElement('p');live.className='sr';live.setAttribute('role','status');document.body.append(live);
const warn=words=>{const n=main.querySelector('[data-offline]');n.hidden=!words;n.textContent=words&&n.dataset[words]};
const lock=is=>main.querySelectorAll('form').forEach(f=>f.inert=is);
const ring=()=>{navigator.vibrate?.(200);if(sound)[880,1320].forEach((hz,i)=>{
const o=sound.createOscillator(),g=sound.createGain(),at=sound.currentTime+i*.16;
o.frequency.value=hz;g.gain.value=.3;o.connect(g).connect(sound.destination);o.start(at);o.stop(at+.15)})};
const draw=(html,url)=>{const d=new DOMParser().parseFromString(html.replace(/<style[^]*?<.style>/,''),'text/html'),m=d.getElementById('main');
if(!m?.querySelector('[data-till]'))return location.assign(url);
const was=till().dataset;
main.replaceChildren(...m.childNodes);document.title=d.title;history.replaceState(null,'',url);
const is=till().dataset,shown=main.querySelector('.outcome h2,.alert h2')||main.querySelector('h1');
live.textContent=shown.textContent;
if(was.payment===is.payment&&was.state!==is.state&&/^succ/.test(is.state))ring();
if(was.payment!==is.payment)scrollTo(0,0);
main.querySelector('.alert[tabindex],[aria-invalid]')?.focus()};
const send=async()=>{const s=kept();if(!s||busy)return;
if(Date.now()-s.at>KEEP){keep();lock(false);return warn('gaveUp')}
busy=true;lock(true);
try{const r=await fetch(s.to,{method:'POST',body:new URLSearchParams(s.body),redirect:'follow'}),html=await r.text();
if(r.status>499)throw r;
keep();warn();draw(html,r.redirected?r.url:location.href)}
catch{warn('offline');setTimeout(send,POLL)}
busy=false};
const follow=async()=>{const t=till();if(t.dataset.open===undefined||busy)return;
try{const r=await fetch(t.dataset.payment+'/state');
if(r.redirected)return location.assign(r.url);
if(!r.ok)throw r;
const {state}=await r.json();
if(state!==t.dataset.state){const p=await fetch(t.dataset.payment),html=await p.text();
if(!p.ok)throw p;
if(t===till()&&!busy)draw(html,p.url)}
if(!kept())warn()}
catch{warn('offline')}};
addEventListener('submit',e=>{const f=e.target;
if(e.defaultPrevented||!main.contains(f))return;
try{keep({to:f.action,body:new URLSearchParams(new FormData(f)).toString(),at:Date.now()})}catch{return}
e.preventDefault();send()});
for(const on of ['pointerdown','keydown'])addEventListener(on,()=>{sound??=new AudioContext()},{once:true});
addEventListener('online',()=>{warn();send();follow()});
addEventListener('offline',()=>warn('offline'));
addEventListener('visibilitychange',()=>document.hidden||follow());
setInterval(follow,POLL);
send()}
`;
