import { LIMITS } from '@mitako/contract';

/**
 * Keeps the preview in step with what is typed and chosen; without it the preview is drawn by the server, on demand. The
 * palette of a colour is asked for: what it takes for contrast is known there. A picture that is neither PNG nor WebP, or
 * too heavy, is drawn smaller until it fits: the pictures people have come from a phone.
 */
export const PREVIEW: string = `
{const f=document.getElementById('profile'),c=f.brand_color,l=document.getElementById('logo'),all=q=>document.querySelectorAll(q);let t;
for(const h of all('[data-scripted]'))h.hidden=false;
f.addEventListener('input',({target:{name,value}})=>{
for(const o of all('[data-live='+name+']'))o.textContent=value;
if(name==='name')for(const o of all('[data-initial]'))o.textContent=(/[\\p{L}\\p{N}]/u.exec(value)||'·')[0].toUpperCase();
if(name==='brand_color'){clearTimeout(t);t=setTimeout(async()=>{
const r=await fetch(c.dataset.palette+'?color='+encodeURIComponent(value)).catch(()=>0);
if(!r.ok||value!==c.value)return;
const p=await r.json();
for(const s in p)document.getElementById('preview-'+s).style.cssText=p[s]},120)}});
l.addEventListener('change',async()=>{
let p=l.files[0];if(!p)return;
if(!/png|webp/.test(p.type)||p.size>${LIMITS.logoBytesMax})try{
const b=await createImageBitmap(p);
for(const m of[256,176,128,96,64,48]){
const k=Math.min(1,m/Math.max(b.width,b.height)),a=document.createElement('canvas');
a.width=Math.max(1,b.width*k);a.height=Math.max(1,b.height*k);
a.getContext('2d').drawImage(b,0,0,a.width,a.height);
const o=await new Promise(r=>a.toBlob(r,'image/png'));
if(o.size>${LIMITS.logoBytesMax})continue;
p=new File([o],'logo.png',{type:'image/png'});
const d=new DataTransfer();d.items.add(p);l.files=d.files;break}
}catch{return}
const r=new FileReader();
r.onload=()=>{for(const o of all('[data-logo]')){const i=new Image(44,44);i.className='avatar';i.alt='';i.dataset.logo='';i.src=r.result;o.replaceWith(i)}};
r.readAsDataURL(p)})}
`;
