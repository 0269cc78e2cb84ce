// Shared parts of the hosted pages, independent of checkout and dashboards.
export * from './app.ts';
export { brandStyle, paletteRules, serviceStyle } from './brand/brand-style.ts';
export { contactLinks } from './brand/contact-links.ts';
export { LegalLinks } from './brand/legal-links.tsx';
export { Mark } from './brand/mark.tsx';
export { addBrandFiles, type PageBrand, pageBrand, tileFile } from './brand/page-brand.ts';
export { OWN_PALETTES, type Palette, type Palettes, palettesOf, servicePalettes } from './brand/palette.ts';
export { html } from 'hono/html';
export {
  type CheckoutSlotView,
  type Slot,
  type SlotName,
  type Slots,
  type SlotView,
  type SlotViews,
} from './slots/slots.tsx';
export { Alert, type Errors, ErrorSummary, faultsIn } from './components/alert.tsx';
export { Document } from './components/document.tsx';
export * from './components/field.tsx';
export { Form } from './components/form.tsx';
export { controlAttributes, Labelled } from './components/labelled.tsx';
export * from './components/icons.tsx';
export { REHEARSAL_PATH, REHEARSAL_STYLE, rehearsalStripe } from './components/rehearsal.tsx';
export { ProviderMark } from './components/provider-mark.tsx';
export { QrCode } from './components/qr-code.tsx';
export type { ClientAddress, Connection } from '@mitako/http';
export { amountIn, amountTyped, currencySign, fractionDigits } from './amount.ts';
export { comeBack } from './come-back.ts';
export { keepsCookies } from './cookie-probe.ts';
export { displayed } from './displayed.ts';
export { ask, askForFile, type Engine, type Question, type Refusal, type Reply, socketAddress } from './engine.ts';
export { addFont, FONT_PATH, fontStyle } from './figtree.ts';
export * from './format.ts';
export { dateTimeFormat, displayNames, listFormat, numberFormat } from './remembered-formats.ts';
export {
  absentOf,
  check,
  errorsAt,
  fieldsOf,
  type FormFields,
  keepsKey,
  keyAfter,
  keyOf,
  newKey,
  readAll,
  readForm,
  readUpload,
} from './forms.ts';
export { deviceTokens, isPausedByOthers, keepDevice } from './known-devices.ts';
export { PASSKEY, PasskeyForm } from './passkey.tsx';
export { chooseLanguage, languageHrefs, languageOf, type LanguagePreferences } from './language.ts';
export { type CookieOptions, dropOwnCookie, readOwnCookie, setOwnCookie } from './own-cookies.ts';
export { usesSecureCookies } from './secure-cookies.ts';
export { pageGuards } from './page-guards.ts';
export { maskPhone } from './phone-number.ts';
export { publicFile } from './public-file.ts';
export { plural } from './plural.ts';
export { showByGet, takeRefused } from './refused-forms.ts';
export { sandboxNumber } from './sandbox-number.ts';
export { FORM_BYTES_MAX } from './security.ts';
export * from './session.ts';
export { leadOut } from './host/lead-out.ts';
export { outwardUrl } from './host/outward-url.ts';
export { hookField, readPerson } from './host/read-person.ts';
export type * from './host/people.ts';
export { whatsAppUrl } from './whats-app-url.ts';
export { BASE_STYLE, REMEMBER_STYLE } from './style.ts';
export { DARK, LIGHT, type Surface, colorRules } from './surfaces.ts';
export { TEXT_SIZES } from './tokens.ts';
