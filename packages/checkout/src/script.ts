// Small scripts, written into the page with its nonce. Everything works without them; they only make it smoother.

/** On every page with a form: shows that the tap was taken, and lets it be taken once. */
export const SUBMIT_ONCE: string = `
addEventListener('submit',e=>{
const b=e.target.querySelector('[data-sending]');
if(!b)return;
if(b.ariaDisabled==='true')return e.preventDefault();
b.ariaDisabled='true';b.dataset.text=b.textContent;b.textContent=b.dataset.sending});
addEventListener('pageshow',e=>{
if(e.persisted)for(const b of document.querySelectorAll('[data-text]')){b.ariaDisabled=null;b.textContent=b.dataset.text}});
`;

/**
 * On the waiting page: asks for the status and moves on by itself, counting the time down. A hidden page does not ask:
 * the customer is in the operator's menu; it asks at once when seen again.
 */
export const WAIT: string = `
(()=>{
const d=document.querySelector('[data-poll]').dataset,t=document.querySelector('[data-left]');
if(t){const end=Date.now()+1000*t.dataset.left;
setInterval(()=>{const s=Math.max(0,Math.ceil((end-Date.now())/1000));
t.textContent=(s>59?Math.floor(s/60)+'\\u00a0min ':'')+s%60+'\\u00a0s'},1000)}
let timer;
const ask=async()=>{
clearTimeout(timer);
if(document.hidden)return;
try{const r=await fetch(d.status,{cache:'no-store'});
if(r.ok){const {next}=await r.json();if(next)return location.replace(next)}}catch{}
clearTimeout(timer);timer=setTimeout(ask,+d.poll)};
timer=setTimeout(ask,+d.poll);
document.addEventListener('visibilitychange',ask)
})();
`;

/** On the result page: counts down to the shop, unless the customer wants to stay. */
export const LEAVE: string = `
(()=>{
const l=document.querySelector('[data-leave]'),u=l.dataset.leave,w=l.querySelector('span');
let s=+l.dataset.seconds;
const tick=setInterval(()=>{s-=1;w.textContent=w.textContent.replace(/\\d+/,Math.max(0,s));if(s<1){clearInterval(tick);location.assign(u)}},1000);
l.querySelector('a').addEventListener('click',e=>{e.preventDefault();clearInterval(tick);l.hidden=true})
})();
`;
