/** On every page: shows that the tap on a form's button was taken, and lets it be taken once. */
export const SUBMIT_ONCE: string = `
addEventListener('submit',e=>{
const b=e.target.querySelector('[data-sending]');
if(!b)return;
if(b.ariaDisabled==='true')return e.preventDefault();
b.ariaDisabled='true';b.dataset.text=b.textContent;b.textContent=b.dataset.sending});
addEventListener('pageshow',e=>{
if(e.persisted)for(const b of document.querySelectorAll('[data-text]')){b.ariaDisabled=null;b.textContent=b.dataset.text}});
`;
