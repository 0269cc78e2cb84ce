/**
 * On every page: gives feedback on a form's submission and prevents a second one. If the page is still there after ten
 * seconds, the submission was lost or stopped: it may then be repeated, and its idempotency key makes both one request.
 * An
 * `unsent` event notifies other scripts.
 */
export const SUBMIT_ONCE: string = `
{const again=b=>{b.ariaDisabled=null;b.textContent=b.dataset.text};
addEventListener('submit',e=>{
const b=e.target.querySelector('[data-sending]');
if(!b)return;
if(b.ariaDisabled==='true')return e.preventDefault();
b.ariaDisabled='true';b.dataset.text=b.textContent;b.textContent=b.dataset.sending;
setTimeout(()=>{again(b);dispatchEvent(new Event('unsent'))},1e4)});
addEventListener('pageshow',e=>{if(e.persisted)document.querySelectorAll('[data-text]').forEach(again)})}
`;
