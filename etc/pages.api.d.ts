// index.d.ts exports Alert, BASE_STYLE, BackIcon, CardIcon, CashIcon, CheckIcon, ClientAddress of @mitako/http,
//   ClockIcon, CodeIcon, Connection of @mitako/http, CookieOptions, CrossIcon, DARK, Document, Engine, ErrorSummary,
//   Errors, FORM_BYTES_MAX, Field, Form, FormFields, LIGHT, LOGO_PATH, Labelled, LanguagePreferences, LockIcon,
//   LogoIcon, NextIcon, OWN_PALETTES, PageEnvironment, PagesOptions, PagesSite, Palette, Palettes, PhoneIcon, PinField,
//   ProblemAnswer, ProblemKind, QrCode, Question, Refusal, Reply, ReturnIcon, SearchIcon, SessionOptions, Surface,
//   TEXT_SIZES, Visitor, WalletIcon, absentOf, amountIn, amountTyped, ask, askForFile, brandStyle, check,
//   chooseLanguage, comeBack, controlAttributes, createPagesHandler, createPagesSite, currencySign, deviceNameOf,
//   displayed, dropOwnCookie, endSession, errorsAt, faultsIn, fieldsOf, firstOfMonth, formatClock, formatMoment,
//   formatSpan, hasSessionCookie, identityOf, isOfAnother, keepsKey, keyAfter, keyOf, languageHrefs, languageOf,
//   leanStyle, maskPhone, newKey, pageGuards, paletteRules, palettesOf, plural, prefixOf, problemOfRefusal, readAll,
//   readForm, readOwnCookie, readUpload, sandboxNumber, setOwnCookie, setRetryAfter, socketAddress, startSession,
//   surfaceRules, usesSecureCookies, visitorOf
// imports @mitako/contract, @mitako/core, @mitako/http, hono, hono/jsx, hono/jsx/jsx-runtime

declare function Alert({ children, title }: { readonly children: Child; readonly title?: string }): JSX.Element;
declare const BASE_STYLE: string;
declare const BackIcon: () => JSX.Element;
declare const CardIcon: () => JSX.Element;
declare const CashIcon: () => JSX.Element;
declare const CheckIcon: () => JSX.Element;
declare const ClockIcon: () => JSX.Element;
declare const CodeIcon: () => JSX.Element;
interface CookieOptions {
  readonly path: string;
  readonly secure: boolean;
}
declare const CrossIcon: () => JSX.Element;
declare const DARK: Surface;
declare function Document({ language, title, nonce, style, script, head, children }: DocumentProps): JSX.Element;
interface DocumentProps {
  readonly language: string;
  readonly title: string;
  readonly nonce: string;
  readonly style: string;
  readonly script: string;
  readonly head?: Child;
  readonly children: Child;
}
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
  readonly role: Role;
  readonly cookiePrefix: string;
}
interface GuardOptions {
  readonly compress?: boolean;
  readonly isInstallable?: boolean;
  readonly uploadBytesMax?: (path: string) => number | null;
}
declare const LIGHT: Surface;
declare const LOGO_PATH = 'M5 4c0 9 5 16 14 16M19 4C19 13 14 20 5 20';
declare function Labelled({ name, label, hint, error, children }: LabelledProps): JSX.Element;
interface LabelledProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: Child | undefined;
  readonly error?: string | undefined;
  readonly children: Child;
}
interface LanguagePreferences {
  readonly query: string | undefined;
  readonly cookie: string | undefined;
  readonly merchant: string | null;
  readonly acceptLanguage: string | undefined;
}
declare const LockIcon: () => JSX.Element;
declare const LogoIcon: () => JSX.Element;
declare const NextIcon: () => JSX.Element;
declare const OWN_PALETTES: Palettes;
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
  readonly serviceName?: string;
  readonly clientAddress?: ClientAddress;
  readonly insecureCookies?: boolean;
  readonly compress?: boolean;
  readonly onError?: (error: unknown) => void;
}
interface PagesSite extends Engine {
  readonly serviceName: string;
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
declare const PhoneIcon: () => JSX.Element;
declare function PinField(props: Pick<FieldProps, 'name' | 'label' | 'hint' | 'error'>): JSX.Element;
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
declare function QrCode({ content, label }: { readonly content: string; readonly label: string }): JSX.Element;
type Question = Omit<Arrived, 'way' | 'origin'>;
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
type Reply<Name extends RouteName> =
  | {
      readonly kind: 'done';
      readonly status: number;
      readonly data: DataOf<Name>;
      readonly replayed: boolean;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | Refusal;
declare const ReturnIcon: () => JSX.Element;
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
declare const SearchIcon: () => JSX.Element;
interface SessionOptions extends CookieOptions {
  readonly role: Role;
  readonly prefix: string;
  readonly refreshKeys: RefreshKeys;
}
interface Surface {
  readonly page: string;
  readonly card: string;
  readonly ink: string;
  readonly soft: string;
  readonly line: string;
  readonly edge: string;
}
declare const TEXT_SIZES: readonly [0.8125, 0.875, 0.9375, 1.0625, 1.375];
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
    }
  | Refusal;
declare const WalletIcon: () => JSX.Element;
declare function absentOf<Name extends string>(context: Context, names: readonly Name[]): Promise<readonly Name[]>;
declare function amountIn(typed: string, currency: string): number | null;
declare function amountTyped(amount: number, currency: string): string;
declare function ask<Name extends RouteName>(
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
declare function comeBack(
  retryAfterSeconds: number,
  options: {
    readonly nowMs: number;
    readonly locale: string;
    readonly at?: string;
  },
): string;
declare function controlAttributes({ name, hint, error }: Pick<LabelledProps, 'name' | 'hint' | 'error'>): {
  readonly id: string;
  readonly name: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': 'true' | undefined;
};
declare function createPagesHandler<Environment extends PageEnvironment>(
  { gateway: { publicUrl }, onError }: Pick<PagesSite, 'gateway' | 'onError'>,
  { formBytesMax, addFiles, addPages, showProblem, ...guards }: Pages<Environment>,
): (request: Request, connection?: Connection) => Promise<Response>;
declare function createPagesSite(gateway: Gateway, group: Group, options: PagesOptions): PagesSite;
declare function currencySign(currency: string, locale: string): string;
declare function deviceNameOf(context: Context): string | null;
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
declare function formatClock(momentMs: number, locale: string): string;
declare function formatMoment(timestamp: string, locale: string, dateStyle?: 'long' | 'medium'): string;
declare function formatSpan(spanMs: number, locale: string): string;
declare function hasSessionCookie(context: Context, options: SessionOptions): boolean;
declare function identityOf(gateway: Gateway, accessToken: string): Promise<Identity | null>;
declare function isOfAnother(drawnFor: string, current: string): boolean;
declare function keepsKey(refusal: Refusal): boolean;
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
declare function leanStyle(style: string): (html: string) => string;
declare function maskPhone(phone: string): string;
declare function newKey(): string;
declare function pageGuards(
  publicUrl: string,
  formBytesMax: number,
  { compress, isInstallable, uploadBytesMax }?: GuardOptions,
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
declare function readAll(context: Context, name: string): Promise<readonly string[]>;
declare function readForm<Name extends string>(
  context: Context,
  names: readonly Name[],
  secrets?: readonly Name[],
): Promise<FormFields<Name>>;
declare function readOwnCookie(context: Context, name: string, options: CookieOptions): string | undefined;
declare function readUpload(context: Context, name: string): Promise<File | null>;
declare function sandboxNumber(prefix: string | undefined, ending: string): string;
declare function setOwnCookie(context: Context, name: string, value: string, options: CookieOptions): void;
declare function setRetryAfter(context: Context, seconds: number | null | undefined): void;
declare const socketAddress: ClientAddress;
declare function startSession(
  context: Context,
  engine: Engine,
  login: LoginResult,
  options: SessionOptions,
): Promise<void>;
declare function surfaceRules({ page, card, ink, soft, line, edge }: Surface): string;
declare function usesSecureCookies(publicUrl: string): boolean;
declare function visitorOf(context: Context, engine: Engine, options: SessionOptions): Promise<Visitor>;
