import type { NewPasskey } from '@mitako/contract';
import { ErrorSummary, keyOf, newKey, PASSKEY, PasskeyForm, readForm } from '@mitako/pages';
import { formPage } from '../components/form-page.tsx';
import { Input } from '../components/input.tsx';
import { type Methods, type Page, PageRefused } from '../shell/page.ts';
import { goTo, show } from '../shell/respond.tsx';
import { TEXT } from '../shell/text.ts';
import { confirmPath } from './confirm-path.ts';
import { roleOf } from './end-device.ts';
import { FACTORS_TEXT } from './factors-text.ts';
import { HOME } from './home.ts';
import { showCodes } from './recovery-codes.tsx';

/** Explains what a passkey is, then asks the device for one. */
const begin = formPage({ route: 'beginPasskey', parameters: roleOf }, (page) => ({
  ...FACTORS_TEXT[page.locale].passkey.begin,
  back: { href: page.path(HOME), label: page.subjects.security },
  sensitive: true,
  done: (asked) => drawNew(page, asked),
}));

function drawNew(page: Page, asked: NewPasskey): Response | Promise<Response> {
  const { make: text, nameLabel } = FACTORS_TEXT[page.locale].passkey;
  const { failed, without } = TEXT[page.locale].passkey;
  return show(
    page,
    { title: text.title, back: { href: page.path(HOME), label: page.subjects.security }, script: PASSKEY },
    <section class="card">
      <p>{text.text}</p>
      <div class="narrow">
        <PasskeyForm
          action={page.path(`${HOME}/passkeys`)}
          formKey={newKey()}
          asked={asked}
          submit={text.submit}
          failed={failed}
          without={without}
        >
          <Input
            page={page}
            input={{ name: 'name', label: nameLabel, maxlength: 60 }}
            typed={{ name: text.usual }}
            error={undefined}
          />
        </PasskeyForm>
      </div>
    </section>,
  );
}

/** Adds what the device has made. A passkey that cannot be verified leads back to the beginning. */
const add: Methods = {
  route: 'addPasskey',
  get: (page) => goTo(page, `${HOME}/passkeys/new`),
  async post(page) {
    const typed = await readForm(page.request, ['name', 'challenge_id', 'credential'], ['credential']);
    const usual = FACTORS_TEXT[page.locale].passkey.make.usual;
    const reply = await page.ask('addPasskey', {
      parameters: roleOf(page),
      body: { ...typed, name: typed.name === '' ? usual : typed.name },
      idempotencyKey: await keyOf(page.request),
    });
    if (reply.kind === 'refused') {
      if (reply.status === 429 || reply.status >= 500) throw new PageRefused(reply);
      return goTo(page, HOME, 'noPasskey');
    }
    const { recovery_codes: codes } = reply.data;
    return codes === null ? goTo(page, HOME, 'passkey') : showCodes(page, codes);
  },
};

/** Authenticates again with a passkey, and goes back to the page that required it. */
const confirm: Methods = {
  async get(page) {
    const back = backOf(page);
    const reply = await page.ask('challengePasskey', { parameters: roleOf(page) });
    if (reply.kind === 'refused') {
      if (reply.code === 'FACTOR_NOT_FOUND') return page.request.redirect(back, 303);
      throw new PageRefused(reply);
    }
    const { passkey: text, form } = TEXT[page.locale];
    const alert = page.query('wrong') === '' ? null : text.wrong;
    return show(
      page,
      {
        title: text.title,
        back: { href: back, label: page.subjects.security },
        script: PASSKEY,
        hasErrors: alert !== null,
      },
      <>
        <ErrorSummary title={form.summary} alert={alert} errors={{}} />
        <section class="card">
          <p>{text.intro}</p>
          <PasskeyForm
            action={confirmPath(page, back)}
            formKey={newKey()}
            asked={reply.data}
            submit={text.submit}
            failed={text.failed}
            without={text.without}
          />
        </section>
      </>,
    );
  },
  async post(page) {
    const passkey = await readForm(page.request, ['challenge_id', 'credential'], ['credential']);
    const reply = await page.ask('reauthenticate', { parameters: roleOf(page), body: { passkey } });
    if (reply.kind === 'done') return page.request.redirect(backOf(page), 303);
    if (reply.status === 429 || reply.status >= 500) throw new PageRefused(reply);
    return page.request.redirect(`${confirmPath(page, backOf(page))}&wrong=1`, 303);
  },
};

/** A page of this panel, and nothing else that an address may name. */
function backOf(page: Page): string {
  const back = page.query('back');
  const { base } = page.site;
  return back.startsWith(`${base}/`) && !/[\\\s]|\/\//.test(back) ? back : page.path(HOME);
}

/** Their pages, below the security of the account. */
export const PASSKEY_PAGES: Readonly<Record<string, Methods>> = {
  [`${HOME}/passkeys/new`]: begin,
  [`${HOME}/passkeys`]: add,
  [`${HOME}/confirm`]: confirm,
};
