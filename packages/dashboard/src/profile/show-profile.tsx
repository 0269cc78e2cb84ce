import { LIMITS, type MerchantProfile } from '@mitako/contract';
import { Action, type ActionState, freshState, shownWith } from '../components/action.tsx';
import { FileField } from '../components/file-field.tsx';
import { Input, type InputOf } from '../components/input.tsx';
import { Card, Done, Facts, Moment, Warning, Words } from '../components/small.tsx';
import type { Page, PageProps } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';
import { ColorField } from './color-field.tsx';
import { ownColor, palettesFor } from './palette.ts';
import { PREVIEW } from './preview-script.ts';
import { Preview, previewStyle } from './preview.tsx';
import { TEXT } from './text.ts';

export const PROFILE_FIELDS = [
  'name',
  'support_email',
  'support_phone',
  'brand_color',
  'checkout_fr',
  'checkout_en',
  'receipt_fr',
  'receipt_en',
  'sends_receipts',
] as const;
type Fields = Readonly<Record<(typeof PROFILE_FIELDS)[number], string>>;
/** It is chosen, not typed. */
export type LogoField = 'logo';

export interface ProfileDrawing {
  /** As they were typed; as they are saved when nothing was. */
  readonly fields?: Fields;
  readonly state?: ActionState<keyof Fields | LogoField>;
  /** The typed values are shown, but not saved. */
  readonly isPreview?: boolean;
}

/** The form for what customers see of the merchant, with a preview. */
export async function drawProfile(page: Page, drawing: ProfileDrawing): Promise<Response> {
  const { profile } = await page.read('getProfile');
  const { state = freshState(), isPreview = false } = drawing;
  const fields = drawing.fields ?? fieldsOf(page, profile);
  const text = TEXT[page.locale];
  return show(
    page,
    {
      title: page.subjects.profile,
      ...shownWith(state),
      style: previewStyle(palettesFor(page, fields.brand_color)),
      script: PREVIEW,
    },
    <>
      <Done page={page} words={text.done} />
      {profile.suspended && (
        <div class="warning">
          <p>{page.sentences.account_suspended}</p>
          {profile.suspension_reason !== null && (
            <p>
              <Words>{profile.suspension_reason}</Words>
            </p>
          )}
        </div>
      )}
      {isPreview && <Warning isStatus>{text.preview.notSaved}</Warning>}
      <div class="beside">
        <ProfileForm page={page} profile={profile} fields={fields} state={state} />
        <PreviewCard page={page} profile={profile} fields={fields} />
      </div>
      <AccountFacts page={page} profile={profile} />
    </>,
  );
}

function fieldsOf(page: Page, profile: MerchantProfile): Fields {
  return {
    name: profile.name,
    support_email: profile.support_email ?? '',
    support_phone: profile.support_phone ?? '',
    brand_color: profile.brand_color ?? ownColor(page),
    checkout_fr: profile.checkout_note?.fr ?? '',
    checkout_en: profile.checkout_note?.en ?? '',
    receipt_fr: profile.receipt_note?.fr ?? '',
    receipt_en: profile.receipt_note?.en ?? '',
    sends_receipts: profile.sends_receipts ? 'yes' : 'no',
  };
}

interface ProfileFormProps {
  readonly page: Page;
  readonly profile: MerchantProfile;
  readonly fields: Fields;
  readonly state: ActionState<keyof Fields | LogoField>;
}

function ProfileForm({ page, profile, fields, state }: ProfileFormProps) {
  const { form: text, logo } = TEXT[page.locale];
  const inputs: readonly InputOf<keyof Fields>[] = [
    {
      name: 'name',
      label: page.names.shop_name,
      hint: text.nameHint,
      autocomplete: 'organization',
      autocapitalize: 'words',
      maxlength: 120,
    },
    { name: 'support_email', type: 'email', ...text.email, isOptional: true },
    { name: 'support_phone', type: 'tel', ...text.phone, maxlength: 30, isOptional: true },
    {
      name: 'sends_receipts',
      label: text.receipts.label,
      hint: text.receipts.hint,
      options: [
        ['yes', text.receipts.yes],
        ['no', text.receipts.no],
      ],
    },
  ];
  return (
    <Card title={text.title}>
      <Action page={page} state={state} action={page.path('/account')} submit={page.buttons.save} id="profile" upload>
        {inputs.map((input) => (
          <Input page={page} input={input} typed={fields} error={state.errors[input.name]} />
        ))}
        <ColorField
          name="brand_color"
          {...text.color}
          value={fields.brand_color}
          palettePath={page.path('/account/palette')}
          error={state.errors.brand_color}
        />
        <FileField
          name="logo"
          label={logo.file}
          hint={logo.hint}
          scriptedHint={logo.shrinks}
          accept="image/png,image/webp,image/jpeg"
          isOptional
          error={state.errors.logo}
        />
        {profile.logo_url !== null && (
          <div class="checks">
            <label>
              <input type="checkbox" name="without_logo" value="1" />
              <span>{logo.remove}</span>
            </label>
          </div>
        )}
        <p class="to-preview">
          <a class="link" href="#preview">
            {TEXT[page.locale].preview.see}
          </a>
        </p>
        {(['checkout', 'receipt'] as const).map((note) => (
          <fieldset class="checks">
            <legend>{text.notes[note]}</legend>
            <p class="soft">{text.notes.hint}</p>
            {(['fr', 'en'] as const).map((language) => (
              <Input
                page={page}
                input={{
                  name: `${note}_${language}`,
                  label: language === 'fr' ? text.notes.french : text.notes.english,
                  type: 'area',
                  rows: 2,
                  maxlength: LIMITS.ownTextLengthMax,
                  isOptional: true,
                }}
                typed={fields}
                error={state.errors[`${note}_${language}`]}
              />
            ))}
          </fieldset>
        ))}
      </Action>
    </Card>
  );
}

function PreviewCard({ page, profile, fields }: PageProps<{ profile: MerchantProfile; fields: Fields }>) {
  const text = TEXT[page.locale].preview;
  const { name, support_email: supportEmail, support_phone: supportPhone } = fields;
  const own = (note: 'checkout' | 'receipt'): string => {
    const [fr, en] = [fields[`${note}_fr`], fields[`${note}_en`]];
    return page.locale === 'fr' ? fr || en : en || fr;
  };
  const notes = { checkout: own('checkout'), receipt: own('receipt') };
  return (
    <section class="card sticky" id="preview">
      <h2>{text.title}</h2>
      <p class="soft">{text.intro}</p>
      <Preview page={page} brand={{ name, supportEmail, supportPhone, logoUrl: profile.logo_url, notes }} />
      {/* After the form, whose own button is then the one that the Enter key stands for. */}
      <p class="row below">
        <noscript>
          <button class="button quiet" form="profile" name="preview" value="1">
            {text.update}
          </button>
        </noscript>
        <button class="button quiet" form="profile" name="preview" value="own-color">
          {text.ownColor}
        </button>
      </p>
    </section>
  );
}

function AccountFacts({ page, profile }: PageProps<{ profile: MerchantProfile }>) {
  const text = TEXT[page.locale].facts;
  return (
    <Facts
      title={text.title}
      facts={[
        [text.email, <Words>{profile.email}</Words>],
        [page.names.phone, <Words>{profile.phone}</Words>],
        [page.names.id, <code>{profile.id}</code>],
        [page.names.opened, <Moment page={page} at={profile.created_at} />],
      ]}
    />
  );
}
