import type { PasskeyChallenge, NewPasskey } from '@mitako/contract';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Alert } from './components/alert.tsx';

/**
 * On pages with a {@link PasskeyForm} alone: its button asks the device for a passkey and sends what it signs. Bytes are
 * base64url in what the engine gives and takes; browsers before 2025 have no functions for that.
 */
export const PASSKEY: string = `
{const f=document.querySelector('[data-passkey]'),b=f?.querySelector('[type=button]');
const on=t=>Uint8Array.from(atob(t.replaceAll('-','+').replaceAll('_','/')),c=>c.charCodeAt(0));
const off=x=>btoa(String.fromCharCode(...new Uint8Array(x))).replaceAll('+','-').replaceAll('/','_').replaceAll('=','');
const all=l=>l.map(c=>({...c,id:on(c.id)}));
const ask=async()=>{const o=JSON.parse(f.dataset.passkey),k={...o,challenge:on(o.challenge)};
if(o.user)k.user={...o.user,id:on(o.user.id)},k.excludeCredentials=all(o.excludeCredentials);
else k.allowCredentials=all(o.allowCredentials);
const c=await navigator.credentials[o.user?'create':'get']({publicKey:k}),response={};
for(const n of ['clientDataJSON','attestationObject','authenticatorData','signature'])if(c.response[n])response[n]=off(c.response[n]);
f.credential.value=JSON.stringify({id:c.id,rawId:c.id,type:c.type,clientExtensionResults:{},response});f.submit()};
if(b&&window.PublicKeyCredential){b.hidden=false;f.querySelector('[data-without]').hidden=true;
const go=()=>ask().catch(()=>{const a=f.querySelector('[data-failed]');a.hidden=false;a.firstElementChild.focus()});
b.addEventListener('click',go);f.addEventListener('submit',e=>{e.preventDefault();go()})}}
`;

interface PasskeyFormProps {
  readonly action: string;
  /** Idempotency key of the form. */
  readonly formKey: string;
  readonly asked: PasskeyChallenge | NewPasskey;
  readonly submit: string;
  /** The device was asked, and gave none. */
  readonly failed: string;
  /** This browser, or this page without a script, cannot ask it. */
  readonly without: string;
  readonly children?: Child;
}

/** A form that a passkey fills in. Its page has the script {@link PASSKEY}. */
export function PasskeyForm(props: PasskeyFormProps): JSX.Element {
  const { action, formKey, asked, submit, failed, without, children } = props;
  return (
    <form method="post" action={action} data-passkey={JSON.stringify(asked.options)}>
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="challenge_id" value={asked.challenge_id} />
      <input type="hidden" name="credential" />
      <div data-failed hidden>
        <Alert>
          <p>{failed}</p>
        </Alert>
      </div>
      {children}
      <button type="button" class="button" hidden>
        {submit}
      </button>
      <p data-without>{without}</p>
    </form>
  );
}
