// Everything works without a script; these few lines are for comfort.

/** A button beside what is shown once copies it. Without a secure context there is only the old way. */
export const COPY: string = `
for(const b of document.querySelectorAll('[data-copy]')){b.hidden=false;b.addEventListener('click',async()=>{
const i=document.getElementById(b.dataset.copy);i.select();
try{await navigator.clipboard.writeText(i.value)}catch{document.execCommand('copy')}
b.textContent=b.dataset.copied})}
`;

/**
 * The slash opens the search, except in a text field. A user who dictates, or hits keys by accident, switches it off on
 * the page of the search (WCAG 2.1.4); the browser remembers.
 */
export const SEARCH: string = `
{const a=document.querySelector('[data-find]'),b=document.querySelector('[data-slash]');let off=false;
try{off=localStorage.getItem('mitako_slash')==='off'}catch{}
const say=()=>{if(b){b.hidden=false;b.textContent=off?b.dataset.on:b.dataset.off}};say();
b?.addEventListener('click',()=>{off=!off;try{localStorage.setItem('mitako_slash',off?'off':'on')}catch{}say()});
document.addEventListener('keydown',e=>{
if(off||!a||e.key!=='/'||e.ctrlKey||e.metaKey||e.altKey||e.target.closest('input,textarea,select'))return;
e.preventDefault();const q=location.pathname===a.pathname&&document.querySelector('main [name=q]');
if(q)q.focus();else location.href=a.href})}
`;

/** A list says how many rows are newer than its first one; looked for twice a minute while the page is seen. */
export const NEWER: string = `
{const n=document.querySelector('[data-newer]');
const look=async()=>{if(document.hidden)return;
try{const r=await fetch(n.dataset.newer);if(!r.ok||r.redirected)return;
const {words}=await r.json();n.firstChild.textContent=words;n.lastElementChild.hidden=!words}catch{}};
if(n){setInterval(look,3e4);addEventListener('visibilitychange',look)}}
`;
