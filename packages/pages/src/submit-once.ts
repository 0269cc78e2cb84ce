/**
 * On every page: shows that the tap on a form's button was taken, and lets it be taken once. Ten seconds later the page is
 * still there only if the form went astray, or was stopped: then it may be sent again, its key making both one request,
 * and whatever waits for the form is told by `unsent`.
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
