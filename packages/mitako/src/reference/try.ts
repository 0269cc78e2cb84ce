import { API_KEY_PREFIXES } from '@mitako/contract/names';
import type { Operation } from './document.ts';
import { escaped } from './html.ts';
import { type Language, TEXT } from './text.ts';

/**
 * A form that sends the operation to this gateway, for those that a key of test mode may call. The script shows it; without
 * one it would do nothing. The key is in the field alone, and no other one is sent.
 * @param body its example
 */
export function tryHtml({ method, path, security = [], requestBody }: Operation, body: string, of: Language): string {
  const isJson = requestBody === undefined || 'application/json' in requestBody.content;
  if (!isJson || !security.some((each) => 'apiKey' in each)) return '';
  const text = TEXT[of].try;
  const field = (label: string, control: string): string => `<label>${escaped(label)}${control}</label>`;
  return `<details class="try" lang="${of}" data-method="${method}" data-refused="${escaped(text.refused)}" data-failed="${escaped(text.failed)}" hidden><summary>${escaped(text.title)}</summary><form>
${field(text.key, `<input class="input" name="key" type="password" autocomplete="off" spellcheck="false" placeholder="${API_KEY_PREFIXES.test}…" required>`)}
${field(text.path, `<input class="input" name="path" value="${escaped(path)}" spellcheck="false" required>`)}
${requestBody === undefined ? '' : field(text.body, `<textarea class="input" name="body" rows="6" spellcheck="false">${escaped(body)}</textarea>`)}
<button class="button">${escaped(text.send)}</button></form><pre role="status" tabindex="0" hidden></pre></details>`;
}

/** A key that is typed once stands in all forms of the page, and is gone with it. */
export const TRY_SCRIPT = `for(const one of document.querySelectorAll('.try')){one.hidden=false;
const form=one.querySelector('form'),{key,path,body}=form.elements,shown=one.querySelector('pre');
const say=words=>{shown.hidden=false;shown.textContent=words};
key.addEventListener('input',()=>{for(const each of document.querySelectorAll('.try [name=key]'))each.value=key.value});
form.addEventListener('submit',async event=>{event.preventDefault();
const secret=key.value.trim(),root=location.pathname.replace(/\\/docs(\\/[^/]*)?$/,'/api/v1');
if(!/^${API_KEY_PREFIXES.test}[\\w-]+$/.test(secret))return say(one.dataset.refused);
try{const answer=await fetch(root+path.value,{method:one.dataset.method,body:body?.value,credentials:'omit',
headers:{authorization:'Bearer '+secret,...(body&&{'content-type':'application/json'})}}),text=await answer.text();
let words=text.slice(0,1e5);try{words=JSON.stringify(JSON.parse(text),null,2)}catch{}
say(answer.status+' '+answer.statusText+'\\n'+words)}catch{say(one.dataset.failed)}})}`;
