// index.d.ts exports
//   ACCOUNT_PATH
//   Alert
//   BASE_STYLE
//   CheckoutSlotView
//   ClientAddress of @mitako/http
//   Connection of @mitako/http
//   CookieOptions
//   CustomerPeople
//   CustomerPerson
//   DARK
//   Document
//   EmailField
//   Engine
//   ErrorSummary
//   Errors
//   FONT_PATH
//   FORM_BYTES_MAX
//   Field
//   Form
//   FormFields
//   HostPerson
//   HostRequest
//   HostUrls
//   Icon
//   IconName
//   LIGHT
//   Labelled
//   LanguagePreferences
//   LegalLinks
//   MARK
//   Mark
//   Moment
//   OWN_PALETTES
//   PASSKEY
//   PageBrand
//   PageEnvironment
//   PagesOptions
//   PagesSite
//   Palette
//   Palettes
//   PasskeyForm
//   PasswordField
//   PeopleOptions
//   PhoneField
//   PinField
//   ProblemAnswer
//   ProblemKind
//   ProviderMark
//   QrCode
//   Question
//   RECEIPT_PATH
//   REHEARSAL_PATH
//   REHEARSAL_STYLE
//   REMEMBER_STYLE
//   Refusal
//   Reply
//   SessionOptions
//   Slot
//   SlotName
//   SlotView
//   SlotViews
//   Slots
//   StaffPeople
//   StaffPerson
//   Surface
//   TEXT_SIZES
//   Visitor
//   absentOf
//   addBrandFiles
//   addFont
//   amountIn
//   amountTyped
//   ask
//   askForFile
//   brandStyle
//   check
//   chooseLanguage
//   colorRules
//   comeBack
//   contactLinks
//   controlAttributes
//   createPagesHandler
//   createPagesSite
//   currencySign
//   dateTimeFormat
//   deviceNameOf
//   deviceTokens
//   displayNames
//   displayed
//   dropOwnCookie
//   endSession
//   errorsAt
//   faultsIn
//   fieldsOf
//   firstOfMonth
//   fontStyle
//   forgottenHref
//   formatClock
//   formatDay
//   formatDays
//   formatDigits
//   formatMoment
//   formatRecent
//   formatSpan
//   fractionDigits
//   hasSessionCookie
//   hookField
//   html of hono/html
//   identityOf
//   isOfAnother
//   isPausedByOthers
//   keepDevice
//   keepLogin
//   keepsCookies
//   keepsKey
//   keptLogin
//   keptMethods
//   keyAfter
//   keyOf
//   languageHrefs
//   languageOf
//   leadOut
//   leadToLogin
//   listFormat
//   maskPhone
//   newKey
//   numberFormat
//   outwardUrl
//   pageBrand
//   pageGuards
//   paletteRules
//   palettesOf
//   plural
//   prefixOf
//   problemOfRefusal
//   publicFile
//   readAll
//   readForm
//   readOwnCookie
//   readPerson
//   readUpload
//   rehearsalHref
//   rehearsalStripe
//   sandboxNumber
//   servicePalettes
//   serviceStyle
//   setOwnCookie
//   setRetryAfter
//   showByGet
//   signUpHref
//   socketAddress
//   staffPrefixOf
//   startSession
//   takeRefused
//   tileFile
//   unlockHref
//   usesSecureCookies
//   visitorOf
//   whatsAppUrl
// imports
//   @mitako/contract
//   @mitako/contract/names
//   @mitako/core
//   @mitako/http
//   hono
//   hono/jsx
//   hono/jsx/jsx-runtime
//   hono/utils/html

declare const ACCOUNT_PATH = '/account';
declare function Alert({ children, title }: { readonly children: Child; readonly title?: string }): JSX.Element;
declare const BASE_STYLE: string;
interface CheckoutSlotView extends SlotView {
  readonly livemode: boolean;
  readonly merchant: {
    readonly name: string;
  };
  readonly payment: {
    readonly status: PaymentStatus;
    readonly amount: number;
    readonly currency: string;
    readonly description: string | null;
  };
}
interface ContactLink {
  readonly href: string;
  readonly label: string;
}
interface CookieOptions {
  readonly path: string;
  readonly secure: boolean;
}
interface CustomerPeople extends HostUrls {
  resolve(
    request: HostRequest,
    as: 'customer',
  ): CustomerPerson | null | undefined | Promise<CustomerPerson | null | undefined>;
}
interface CustomerPerson extends HostPerson {
  readonly phone?: string | null | undefined;
  readonly phoneVerifiedAt?: Moment | null | undefined;
}
declare const DARK: Surface;
declare function Document({
  language,
  title,
  icon,
  nonce,
  style,
  script,
  rehearsalHref,
  isListed,
  head,
  children,
}: DocumentProps): JSX.Element;
interface DocumentProps {
  readonly language: string;
  readonly title: string;
  readonly icon: string;
  readonly nonce: string;
  readonly style: string;
  readonly script: string;
  readonly rehearsalHref: string | null;
  readonly isListed?: boolean | undefined;
  readonly head?: Child;
  readonly children: Child;
}
declare function EmailField(props: OwnProps): JSX.Element;
interface Engine {
  readonly gateway: Gateway;
  readonly way: Way;
  readonly clientAddress: ClientAddress;
}
declare function ErrorSummary({ title, alert, errors }: ErrorSummaryProps): JSX.Element | null;
interface ErrorSummaryProps {
  readonly title: string;
  readonly alert: Child | null;
  readonly errors: Errors<string>;
}
type Errors<Name extends string> = {
  readonly [Field in Name]?: string | undefined;
};
declare const FONT_PATH: string;
declare const FORM_BYTES_MAX: number;
declare function Field(props: FieldProps): JSX.Element;
interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'password' | 'tel' | 'url' | 'date' | 'datetime-local';
  readonly autocomplete: string;
  readonly hint?: string | undefined;
  readonly value?: string | undefined;
  readonly autocapitalize?: 'words' | 'characters' | 'sentences' | undefined;
  readonly error?: string | undefined;
  readonly inputmode?: 'numeric' | 'tel' | 'email' | undefined;
  readonly maxlength?: number | undefined;
  readonly minlength?: number | undefined;
  readonly optional?: boolean | undefined;
  readonly class?: string | undefined;
  readonly autofocus?: boolean | undefined;
}
declare function Form({ action, formKey, submit, sending, children, look, id, upload, more }: FormProps): JSX.Element;
type FormFields<Name extends string> = Readonly<Record<Name, string>>;
interface FormProps {
  readonly action: string;
  readonly formKey: string;
  readonly submit: string;
  readonly sending: string;
  readonly children?: Child;
  readonly look?: 'danger' | 'quiet' | undefined;
  readonly id?: string | undefined;
  readonly upload?: boolean | undefined;
  readonly more?: Child;
}
interface Group {
  readonly way: Way;
  readonly path: string;
  readonly role: Role$1;
  readonly cookiePrefix: string;
}
interface GuardOptions {
  readonly compress?: boolean;
  readonly isInstallable?: boolean;
  readonly hasFont?: boolean;
  readonly uploadBytesMax?: (path: string) => number | null;
}
interface Host {
  readonly personOf: (request: Request) => Promise<HostAnswer>;
  readonly report: (field: string, error: unknown) => void;
  readonly loginUrl: (returnTo: string) => string;
  readonly reauthenticateUrl: (returnTo: string) => string;
  readonly logoutUrl: string | null;
}
type HostAnswer =
  | {
      readonly kind: 'nobody';
    }
  | {
      readonly kind: 'person';
      readonly fields: Readonly<Record<string, unknown>>;
      readonly begunAtMs: number;
    }
  | {
      readonly kind: 'failed';
    };
interface HostPerson {
  readonly id: string;
  readonly name: string;
  readonly sessionId: string;
  readonly authenticatedAt?: Moment | null | undefined;
  readonly factorAt?: Moment | null | undefined;
}
interface HostRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly signal: AbortSignal;
}
interface HostUrls {
  readonly loginUrl: (returnTo: string) => string;
  readonly reauthenticateUrl?: (returnTo: string) => string;
  readonly logoutUrl?: string;
}
declare const ICON_SHAPES: {
  readonly activity: '<path d="M22 12h-2.48a2 2 0 0 0-1.93 1.46l-2.35 8.36a.25.25 0 0 1-.48 0L9.24 2.18a.25.25 0 0 0-.48 0l-2.35 8.36A2 2 0 0 1 4.49 12H2"/>';
  readonly 'arrow-down-right': '<path d="m7 7 10 10"/><path d="M17 7v10H7"/>';
  readonly 'arrow-left': '<path d="m12 19-7-7 7-7"/><path d="M19 12H5"/>';
  readonly 'arrow-up-right': '<path d="M7 7h10v10"/><path d="M7 17 17 7"/>';
  readonly banknote: '<rect width="20" height="12" x="2" y="6" rx="2"/><circle cx="12" cy="12" r="2"/><path d="M6 12h.01M18 12h.01"/>';
  readonly 'book-open': '<path d="M12 5v16"/><path d="M20.001 19A2 2 0 0022 17V5a2 2 0 00-1.999-2L16 3.002A5 5 0 0012 5a5 5 0 00-4-2H4a2 2 0 00-2 2v12a2 2 0 001.999 2H8a5 5 0 014 2 5 5 0 014-2z"/>';
  readonly 'chart-line': '<path d="M3 3v16a2 2 0 0 0 2 2h16"/><path d="m19 9-5 5-4-4-3 3"/>';
  readonly check: '<path d="M20 6 9 17l-5-5"/>';
  readonly 'chevron-down': '<path d="m6 9 6 6 6-6"/>';
  readonly 'chevron-right': '<path d="m9 18 6-6-6-6"/>';
  readonly 'circle-check': '<circle cx="12" cy="12" r="10"/><path d="m16 9-5.5 5.5L8 12"/>';
  readonly 'circle-help': '<circle cx="12" cy="12" r="10"/><path d="M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3"/><path d="M12 17h.01"/>';
  readonly clock: '<circle cx="12" cy="12" r="10"/><path d="M12 6v6l4 2"/>';
  readonly 'code-xml': '<path d="m18 16 4-4-4-4"/><path d="m6 8-4 4 4 4"/><path d="m14.5 4-5 16"/>';
  readonly 'credit-card': '<rect width="20" height="14" x="2" y="5" rx="2"/><line x1="2" x2="22" y1="10" y2="10"/><path d="M6 14h2"/>';
  readonly download: '<path d="M12 15V3"/><path d="M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4"/><path d="m7 10 5 5 5-5"/>';
  readonly 'file-text': '<path d="M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z"/><path d="M14 2v5a1 1 0 0 0 1 1h5"/><path d="M10 9H8"/><path d="M16 13H8"/><path d="M16 17H8"/>';
  readonly 'flask-conical': '<path d="M14 2v6a2 2 0 0 0 .245.96l5.51 10.08A2 2 0 0 1 18 22H6a2 2 0 0 1-1.755-2.96l5.51-10.08A2 2 0 0 0 10 8V2"/><path d="M6.453 15h11.094"/><path d="M8.5 2h7"/>';
  readonly gavel: '<path d="m14 13-8.381 8.38a1 1 0 0 1-3.001-3l8.384-8.381"/><path d="m16 16 6-6"/><path d="m21.5 10.5-8-8"/><path d="m8 8 6-6"/><path d="m8.5 7.5 8 8"/>';
  readonly 'hand-coins': '<path d="M11 15h2a2 2 0 1 0 0-4h-3c-.6 0-1.1.2-1.4.6L3 17"/><path d="m7 21 1.6-1.4c.3-.4.8-.6 1.4-.6h4c1.1 0 2.1-.4 2.8-1.2l4.6-4.4a2 2 0 0 0-2.75-2.91l-4.2 3.9"/><path d="m2 16 6 6"/><circle cx="16" cy="9" r="2.9"/><circle cx="6" cy="5" r="3"/>';
  readonly house: '<path d="M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8"/><path d="M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z"/>';
  readonly image: '<rect width="18" height="18" x="3" y="3" rx="2" ry="2"/><circle cx="9" cy="9" r="2"/><path d="m21 15-3.086-3.086a2 2 0 0 0-2.828 0L6 21"/>';
  readonly 'key-round': '<path d="M2.586 17.414A2 2 0 0 0 2 18.828V21a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h1a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h.172a2 2 0 0 0 1.414-.586l.814-.814a6.5 6.5 0 1 0-4-4z"/><circle cx="16.5" cy="7.5" r=".5" fill="currentColor"/>';
  readonly link: '<path d="M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71"/><path d="M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71"/>';
  readonly list: '<path d="M3 5h.01"/><path d="M3 12h.01"/><path d="M3 19h.01"/><path d="M8 5h13"/><path d="M8 12h13"/><path d="M8 19h13"/>';
  readonly lock: '<rect width="18" height="11" x="3" y="11" rx="2" ry="2"/><path d="M7 11V7a5 5 0 0 1 10 0v4"/>';
  readonly mail: '<path d="m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7"/><rect x="2" y="4" width="20" height="16" rx="2"/>';
  readonly menu: '<path d="M4 5h16"/><path d="M4 12h16"/><path d="M4 19h16"/>';
  readonly 'message-circle': '<path d="M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719"/>';
  readonly minus: '<path d="M5 12h14"/>';
  readonly package: '<path d="M11 21.73a2 2 0 0 0 2 0l7-4A2 2 0 0 0 21 16V8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.73z"/><path d="M12 22V12"/><polyline points="3.29 7 12 12 20.71 7"/><path d="m7.5 4.27 9 5.15"/>';
  readonly pencil: '<path d="M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z"/><path d="m15 5 4 4"/>';
  readonly phone: '<path d="M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384"/>';
  readonly plus: '<path d="M5 12h14"/><path d="M12 5v14"/>';
  readonly printer: '<path d="M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2"/><path d="M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6"/><rect x="6" y="14" width="12" height="8" rx="1"/>';
  readonly 'qr-code': '<rect width="5" height="5" x="3" y="3" rx="1"/><rect width="5" height="5" x="16" y="3" rx="1"/><rect width="5" height="5" x="3" y="16" rx="1"/><path d="M21 16h-3a2 2 0 0 0-2 2v3"/><path d="M21 21v.01"/><path d="M12 7v3a2 2 0 0 1-2 2H7"/><path d="M3 12h.01"/><path d="M12 3h.01"/><path d="M12 16v.01"/><path d="M16 12h1"/><path d="M21 12v.01"/><path d="M12 21v-1"/>';
  readonly scale: '<path d="M12 3v18"/><path d="m19 8 3 8a5 5 0 0 1-6 0zV7"/><path d="M3 7h1a17 17 0 0 0 8-2 17 17 0 0 0 8 2h1"/><path d="m5 8 3 8a5 5 0 0 1-6 0zV7"/><path d="M7 21h10"/>';
  readonly search: '<path d="m21 21-4.34-4.34"/><circle cx="11" cy="11" r="8"/>';
  readonly send: '<path d="M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z"/><path d="m21.854 2.147-10.94 10.939"/>';
  readonly settings: '<path d="M9.671 4.136a2.34 2.34 0 0 1 4.659 0 2.34 2.34 0 0 0 3.319 1.915 2.34 2.34 0 0 1 2.33 4.033 2.34 2.34 0 0 0 0 3.831 2.34 2.34 0 0 1-2.33 4.033 2.34 2.34 0 0 0-3.319 1.915 2.34 2.34 0 0 1-4.659 0 2.34 2.34 0 0 0-3.32-1.915 2.34 2.34 0 0 1-2.33-4.033 2.34 2.34 0 0 0 0-3.831A2.34 2.34 0 0 1 6.35 6.051a2.34 2.34 0 0 0 3.319-1.915"/><circle cx="12" cy="12" r="3"/>';
  readonly 'shield-check': '<path d="M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z"/><path d="m9 12 2 2 4-4"/>';
  readonly smartphone: '<rect width="14" height="20" x="5" y="2" rx="2" ry="2"/><path d="M12 18h.01"/>';
  readonly store: '<path d="M15 21v-5a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v5"/><path d="M17.774 10.31a1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.451 0 1.12 1.12 0 0 0-1.548 0 2.5 2.5 0 0 1-3.452 0 1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.77-3.248l2.889-4.184A2 2 0 0 1 7 2h10a2 2 0 0 1 1.653.873l2.895 4.192a2.5 2.5 0 0 1-3.774 3.244"/><path d="M4 10.95V19a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8.05"/>';
  readonly 'triangle-alert': '<path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3"/><path d="M12 9v4"/><path d="M12 17h.01"/>';
  readonly 'undo-2': '<path d="M9 14 4 9l5-5"/><path d="M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11"/>';
  readonly 'user-plus': '<path d="M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2"/><circle cx="9" cy="7" r="4"/><line x1="19" x2="19" y1="8" y2="14"/><line x1="22" x2="16" y1="11" y2="11"/>';
  readonly users: '<path d="M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2"/><path d="M16 3.128a4 4 0 0 1 0 7.744"/><path d="M22 21v-2a4 4 0 0 0-3-3.87"/><circle cx="9" cy="7" r="4"/>';
  readonly wallet: '<path d="M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1"/><path d="M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4"/>';
  readonly webhook: '<path d="M18 16.98h-5.99c-1.1 0-1.95.94-2.48 1.9A4 4 0 0 1 2 17c.01-.7.2-1.4.57-2"/><path d="m6 17 3.13-5.78c.53-.97.1-2.18-.5-3.1a4 4 0 1 1 6.89-4.06"/><path d="m12 6 3.13 5.73C15.66 12.7 16.9 13 18 13a4 4 0 0 1 0 8"/>';
  readonly x: '<path d="M18 6 6 18"/><path d="m6 6 12 12"/>';
  readonly zap: '<path d="M15.914 4a1.5 1.5 0 00-2.474-1.561l-9 9A1.5 1.5 0 005.5 14h4.002a.5.5 0 01.471.666L8.086 20a1.5 1.5 0 002.475 1.56l9-9A1.5 1.5 0 0018.5 10h-3.997a.5.5 0 01-.472-.667z"/>';
};
declare function Icon({ name }: { readonly name: IconName }): JSX.Element;
type IconName = keyof typeof ICON_SHAPES;
declare const LIGHT: Surface;
declare function Labelled({ name, label, hint, error, hidesLabel, children }: LabelledProps): JSX.Element;
interface LabelledProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: Child | undefined;
  readonly error?: string | undefined;
  readonly hidesLabel?: boolean | undefined;
  readonly children: Child;
}
interface LanguagePreferences {
  readonly query: string | undefined;
  readonly cookie: string | undefined;
  readonly merchant: string | null;
  readonly acceptLanguage: string | undefined;
}
declare function LegalLinks({ brand, language, fallback }: LegalLinksProps): JSX.Element;
interface LegalLinksProps {
  readonly brand: Pick<PageBrand, 'legal'>;
  readonly language: string;
  readonly fallback: Locale;
}
declare const MARK =
  '<rect width="32" height="32" rx="8" fill="#1f2a7c"/><path d="M9 7.5c0 8.5 4.5 15.5 13.5 17M23 7.5c0 8.5-4.5 15.5-13.5 17" fill="none" stroke="#f2a878" stroke-width="3.2" stroke-linecap="round"/>';
declare function Mark({ brand }: { readonly brand: PageBrand }): JSX.Element;
type Moment = Date | number;
declare const OWN_PALETTES: Palettes;
type OwnProps = Pick<FieldProps, 'name' | 'label' | 'hint' | 'value' | 'error'>;
declare const PASSKEY: string;
interface PageBrand extends ShownBrand {
  readonly logoHref: string | null;
  readonly iconHref: string;
  readonly tile: string;
}
interface PageEnvironment {
  readonly Bindings: {
    readonly connection: Connection;
  };
  readonly Variables: {
    secureHeadersNonce?: string;
  };
}
interface PageRequest {
  readonly req: {
    readonly raw: Request;
    header(name: string): string | undefined;
  };
  readonly env: {
    readonly connection: Connection;
  };
}
interface Pages<Environment extends PageEnvironment> extends GuardOptions {
  readonly formBytesMax: number;
  readonly addFiles?: (app: Hono<Environment>) => void;
  readonly addPages: (app: Hono<Environment>) => void;
  readonly showProblem: (
    context: Context<Environment>,
    kind: ProblemKind,
    answer: ProblemAnswer,
  ) => Response | Promise<Response>;
}
interface PagesOptions {
  readonly slots?: Slots | undefined;
  readonly clientAddress?: ClientAddress;
  readonly insecureCookies?: boolean;
  readonly compress?: boolean;
  readonly people?: PeopleOptions;
  readonly onError?: (error: unknown) => void;
}
interface PagesSite extends Engine {
  readonly siteUrl: string;
  readonly rehearsalHref: string | null;
  readonly brand: PageBrand;
  readonly slot: Slot;
  readonly base: string;
  readonly secure: boolean;
  readonly session: SessionOptions;
  readonly onError: (error: unknown) => void;
}
interface Palette {
  readonly accent: string;
  readonly accentInk: string;
  readonly tint: string;
  readonly button: string;
  readonly buttonInk: string;
  readonly buttonEdge: string;
}
interface Palettes {
  readonly light: Palette;
  readonly dark: Palette;
}
declare function PasskeyForm(props: PasskeyFormProps): JSX.Element;
interface PasskeyFormProps {
  readonly action: string;
  readonly formKey: string;
  readonly asked: PasskeyChallenge | NewPasskey;
  readonly submit: string;
  readonly failed: string;
  readonly without: string;
  readonly children?: Child;
}
declare function PasswordField(props: Omit<OwnProps, 'value'>): JSX.Element;
interface PeopleOptions {
  readonly staff?: StaffPeople;
  readonly customers?: CustomerPeople;
}
declare function PhoneField(props: OwnProps): JSX.Element;
declare function PinField(props: Omit<OwnProps, 'value'>): JSX.Element;
interface Place {
  readonly path?: string | undefined;
  readonly reader?: string | undefined;
}
interface Problem {
  readonly kind: 'tooLarge' | 'foreignForm' | 'busy';
  readonly status: number;
  readonly retryAfterSeconds?: number | null;
}
interface ProblemAnswer {
  readonly status: number;
  readonly retryAfterSeconds?: number | null;
}
type ProblemKind = Problem['kind'] | 'notFound' | 'slowDown';
declare function ProviderMark({ monogram, colors }: ProviderMarkProps): JSX.Element;
type ProviderMarkProps = Pick<CheckoutMethod, 'monogram' | 'colors'>;
declare function QrCode({ content, label }: { readonly content: string; readonly label: string }): JSX.Element;
type Question = Omit<Arrived, 'way' | 'origin'>;
declare const RECEIPT_PATH = '/receipt';
declare const REHEARSAL_PATH = '/rehearsal';
declare const REHEARSAL_STYLE =
  '.rehearsal{position:relative;z-index:2;margin:0;padding:.5rem 1rem;text-align:center;font-size:.875rem;background:repeating-linear-gradient(135deg,var(--wait-tint) 0 1rem,var(--card) 1rem 2rem);color:var(--wait);border-bottom:2px solid var(--wait)}.rehearsal a{color:inherit}';
declare const REMEMBER_STYLE: string;
interface RefreshKeys {
  readonly keyOf: (refreshToken: string) => string;
}
interface Refusal {
  readonly kind: 'refused';
  readonly status: number;
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds: number | null;
}
type Reply<Name extends OperationName> =
  | {
      readonly kind: 'done';
      readonly status: number;
      readonly data: DataOf<Name>;
      readonly replayed: boolean;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | Refusal;
interface Schema<Parsed> {
  safeParse(value: unknown):
    | {
        readonly success: true;
        readonly data: Parsed;
      }
    | {
        readonly success: false;
        readonly error: {
          readonly issues: readonly {
            readonly path: PropertyKey[];
          }[];
        };
      };
}
interface SessionOptions extends CookieOptions {
  readonly role: Role$1;
  readonly prefix: string;
  readonly refreshKeys: RefreshKeys;
  readonly host: Host | null;
}
type Site = Pick<PagesSite, 'gateway' | 'session'>;
type Slot = <Name extends SlotName>(name: Name, view: SlotViews[Name]) => JSX.Element | null;
type SlotName = keyof SlotViews;
interface SlotView {
  readonly language: string;
}
interface SlotViews {
  readonly 'checkout.top': CheckoutSlotView;
  readonly 'checkout.footer': CheckoutSlotView;
  readonly 'receipt.footer': CheckoutSlotView;
  readonly 'login.below': SlotView & {
    readonly role: Role;
  };
  readonly 'dashboard.home': SlotView & {
    readonly livemode: boolean;
    readonly merchant: {
      readonly id: string;
      readonly name: string;
    };
  };
  readonly 'operator.home': SlotView;
  readonly 'operator.payment': SlotView & {
    readonly payment: {
      readonly id: string;
      readonly merchant_id: string;
      readonly livemode: boolean;
      readonly status: PaymentStatus;
      readonly amount: number;
      readonly currency: string;
      readonly customer_reference: string | null;
    };
  };
}
type Slots = {
  readonly [Name in SlotName]?: (view: SlotViews[Name]) => HtmlEscapedString | Promise<HtmlEscapedString> | string;
};
interface StaffPeople extends HostUrls {
  readonly reauthenticateUrl: (returnTo: string) => string;
  resolve(
    request: HostRequest,
    as: 'operator' | 'merchant',
  ): StaffPerson | null | undefined | Promise<StaffPerson | null | undefined>;
}
interface StaffPerson extends HostPerson {
  readonly role: OperatorRole | (typeof INVITED_ROLES)[number];
  readonly merchantId?: string | undefined;
}
interface Surface {
  readonly page: string;
  readonly card: string;
  readonly sunken: string;
  readonly ink: string;
  readonly soft: string;
  readonly line: string;
  readonly edge: string;
}
declare const TEXT_SIZES: readonly [0.75, 0.8125, 0.9375, 1.0625, 1.25, 1.5, 2, 2.75];
type Visitor =
  | {
      readonly kind: 'anonymous';
    }
  | {
      readonly kind: 'known';
      readonly identity: Identity;
      readonly identifyAgain: () => Promise<Identity | null>;
      readonly principal: Principal;
      readonly authenticatedUntilMs: number;
      readonly hasSecondFactor: boolean;
      readonly hasPasskey: boolean;
      readonly secondFactorDueMs: number | null;
    }
  | Refusal;
interface Wrong {
  readonly wrong: string;
  readonly error: unknown;
}
declare function absentOf<Name extends string>(context: Context, names: readonly Name[]): Promise<readonly Name[]>;
declare function addBrandFiles<Environment extends Env>(
  app: Hono<Environment>,
  path: string,
  { logo, icon }: Pick<ShownBrand, 'logo' | 'icon'>,
): void;
declare function addFont<Environment extends Env>(app: Hono<Environment>, base: string): void;
declare function amountIn(typed: string, currency: string): number | null;
declare function amountTyped(amount: number, currency: string): string;
declare function ask<Name extends OperationName>(
  engine: Engine,
  request: PageRequest,
  name: Name,
  question?: Question,
): Promise<Reply<Name>>;
declare function askForFile(
  engine: Engine,
  request: PageRequest,
  name: RouteName,
  question: Question,
): Promise<FileResult | Refusal>;
declare function brandStyle(brandColor: string | null): string;
declare function check<Parsed, Value>(
  schema: Schema<Parsed>,
  value: Value,
):
  | {
      readonly kind: 'valid';
      readonly value: Value;
      readonly parsed: Parsed;
    }
  | {
      readonly kind: 'invalid';
      readonly fields: readonly string[];
    };
declare function chooseLanguage<Name extends string>(
  languages: readonly [Name, ...Name[]],
  preferences: LanguagePreferences,
): Name;
declare function colorRules<Name extends string>(colors: Readonly<Record<Name, string>>): string;
declare function comeBack(
  retryAfterSeconds: number,
  options: {
    readonly nowMs: number;
    readonly locale: string;
    readonly at?: string;
  },
): string;
declare function contactLinks({ phone, whatsapp, email }: BrandSupport): readonly ContactLink[];
declare function controlAttributes({ name, hint, error }: Pick<LabelledProps, 'name' | 'hint' | 'error'>): {
  readonly id: string;
  readonly name: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': 'true' | undefined;
};
declare function createPagesHandler<Environment extends PageEnvironment>(
  { siteUrl, session, onError }: Pick<PagesSite, 'siteUrl' | 'onError'> & Partial<Pick<PagesSite, 'session'>>,
  { formBytesMax, addFiles, addPages, showProblem, ...guards }: Pages<Environment>,
): (request: Request, connection?: Connection) => Promise<Response>;
declare function createPagesSite(gateway: Gateway, group: Group, options: PagesOptions): PagesSite;
declare function currencySign(currency: string, locale: string): string;
declare const dateTimeFormat: (locale: string, options_0?: object | undefined) => Intl.DateTimeFormat;
declare function deviceNameOf(context: Context): string | null;
declare function deviceTokens(
  context: Context,
  options: CookieOptions,
): {
  readonly device_token?: string;
};
declare const displayNames: (locale: string, options: Intl.DisplayNamesOptions) => Intl.DisplayNames;
declare function displayed(words: string): string;
declare function dropOwnCookie(context: Context, name: string, options: CookieOptions): void;
declare function endSession(context: Context, engine: Engine, options: SessionOptions): Promise<void>;
declare function errorsAt<Name extends string>(
  fields: readonly string[],
  messages: {
    readonly [Field in Name]: string;
  },
): {
  readonly [Field in Name]?: string;
};
declare function faultsIn(errors: Errors<string>): readonly (readonly [name: string, message: string])[];
declare function fieldsOf(refusal: Refusal): readonly string[];
declare function firstOfMonth(date: string, locale: string): string;
declare function fontStyle(base: string): string;
declare function forgottenHref({ publicUrl, sends }: Pick<Gateway, 'publicUrl' | 'sends'>, role: Role$1): string | null;
declare function formatClock(momentMs: number, locale: string, timeStyle?: 'short' | 'medium'): string;
declare function formatDay(timestamp: string, locale: string): string;
declare function formatDays(from: string, to: string, locale: string): string;
declare function formatDigits(timestamp: string): string;
declare function formatMoment(timestamp: string, locale: string, dateStyle?: 'long' | 'medium'): string;
declare function formatRecent(timestamp: string, nowMs: number, locale: string, timeStyle?: 'short' | 'medium'): string;
declare function formatSpan(spanMs: number, locale: string): string;
declare function fractionDigits(currency: string): number;
declare function hasSessionCookie(context: Context, options: SessionOptions): boolean;
declare function hookField(field: string): string;
declare function identityOf(gateway: Gateway, accessToken: string): Promise<Identity | null>;
declare function isOfAnother(drawnFor: string, current: string): boolean;
declare function isPausedByOthers({ code, details }: Pick<Refusal, 'code' | 'details'>): boolean;
declare function keepDevice(context: Context, token: string | undefined, options: CookieOptions): void;
declare function keepLogin(context: Context, { code, details }: Refusal, options: SessionOptions): boolean;
declare function keepsCookies(context: Context, session: SessionOptions): boolean;
declare function keepsKey(refusal: Refusal): boolean;
declare function keptLogin(context: Context, options: SessionOptions): string | null;
declare function keptMethods(context: Context, options: SessionOptions): readonly string[];
declare function keyAfter(context: Context, refusal: Refusal): string;
declare function keyOf(context: Context): Promise<string>;
declare function languageHrefs<Name extends string>(
  languages: readonly Name[],
  url: string,
  kept: readonly string[],
): Readonly<Record<Name, string>>;
declare function languageOf<Name extends string>(
  context: Context,
  options: {
    readonly languages: readonly [Name, ...Name[]];
    readonly merchant: string | null;
    readonly path: string;
    readonly secure: boolean;
  },
): Name;
declare function leadOut(context: Context, url: string): Response | Promise<Response>;
declare function leadToLogin(
  context: Context,
  {
    base,
    siteUrl,
    session,
  }: {
    readonly base: string;
    readonly siteUrl: string;
    readonly session: SessionOptions;
  },
): Response | Promise<Response>;
declare const listFormat: (locale: string, options_0?: object | undefined) => Intl.ListFormat;
declare function maskPhone(phone: string): string;
declare function newKey(): string;
declare const numberFormat: (locale: string, options_0?: object | undefined) => Intl.NumberFormat;
declare function outwardUrl(given: unknown, siteUrl: string): string | null;
declare function pageBrand(brand: ShownBrand, base: string): PageBrand;
declare function pageGuards(
  siteUrl: string,
  formBytesMax: number,
  { compress, isInstallable, hasFont, uploadBytesMax }?: GuardOptions,
): readonly MiddlewareHandler[];
declare function paletteRules({ accent, accentInk, tint, button, buttonInk, buttonEdge }: Palette): string;
declare function palettesOf(brandColor: string): Palettes | null;
declare function plural(
  locale: string,
  count: number,
  texts: {
    readonly one: string;
    readonly other: string;
  },
  shown?: string,
): string;
declare function prefixOf(publicUrl: string): string;
declare function problemOfRefusal({
  status,
  code,
  retryAfterSeconds,
}: Pick<Refusal, 'status' | 'code' | 'retryAfterSeconds'>): readonly [kind: ProblemKind, answer: ProblemAnswer];
declare function publicFile(
  body: string | Uint8Array<ArrayBuffer>,
  type: string,
  headers?: Readonly<Record<string, string>>,
): Response;
declare function readAll(context: Context, name: string): Promise<readonly string[]>;
declare function readForm<Name extends string>(
  context: Context,
  names: readonly Name[],
  secrets?: readonly Name[],
): Promise<FormFields<Name>>;
declare function readOwnCookie(context: Context, name: string, options: CookieOptions): string | undefined;
declare function readPerson(
  answer: unknown,
  as: Role$1,
  nowMs: number,
):
  | {
      readonly fields: Readonly<Record<string, unknown>>;
    }
  | Wrong;
declare function readUpload(context: Context, name: string): Promise<File | null>;
declare function rehearsalHref({ publicUrl, rehearses }: Pick<Gateway, 'publicUrl' | 'rehearses'>): string | null;
declare function rehearsalStripe(language: string, href: string): string;
declare function sandboxNumber(prefix: string | undefined, ending: string): string;
declare function servicePalettes(color: string | null): Palettes;
declare function serviceStyle(color: string | null): string;
declare function setOwnCookie(
  context: Context,
  name: string,
  value: string,
  options: CookieOptions,
  seconds?: number,
): void;
declare function setRetryAfter(context: Context, seconds: number | null | undefined): void;
declare function showByGet(site: Site, context: Context, state: unknown, place?: Place): Response | null;
declare function signUpHref(gateway: Pick<Gateway, 'publicUrl' | 'staffUrl' | 'signUp'>): string | null;
declare const socketAddress: ClientAddress;
declare function staffPrefixOf({ publicUrl, staffUrl }: Pick<Gateway, 'publicUrl' | 'staffUrl'>): string;
declare function startSession(
  context: Context,
  engine: Engine,
  login: LoginResult,
  options: SessionOptions,
): Promise<void>;
declare function takeRefused(site: Site, context: Context, place?: Place): unknown;
declare function tileFile(tile: string): string;
declare function unlockHref({ publicUrl, sends }: Pick<Gateway, 'publicUrl' | 'sends'>, role: Role$1): string | null;
declare function usesSecureCookies(publicUrl: string): boolean;
declare function visitorOf(context: Context, engine: Engine, options: SessionOptions): Promise<Visitor>;
declare function whatsAppUrl(words: string | null, url: string): string;
