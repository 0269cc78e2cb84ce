// index.d.ts

import { Way, ErrorCode, RouteName, DataOf, Role, Principal, LoginResult } from '@mitako/contract';
import { Gateway, Arrived, FileResult, Identity } from '@mitako/core';
import { MiddlewareHandler, Context, Hono } from 'hono';
import { ClientAddress, Connection } from '@mitako/http';
export { ClientAddress, Connection } from '@mitako/http';
import { Child } from 'hono/jsx';
import { JSX } from 'hono/jsx/jsx-runtime';

/** The other end of the connection. */
declare const socketAddress: ClientAddress;
/** A request for a page, with the host's facts. */
interface PageRequest {
    readonly req: {
        readonly raw: Request;
        header(name: string): string | undefined;
    };
    readonly env: {
        readonly connection: Connection;
    };
}
/** The engine, as a group of pages calls it. */
interface Engine {
    readonly gateway: Gateway;
    readonly way: Way;
    readonly clientAddress: ClientAddress;
}
/** The result of an operation, without the API's envelope. */
type Reply<Name extends RouteName> = {
    readonly kind: 'done';
    readonly status: number;
    readonly data: DataOf<Name>;
    /** The stored answer to an earlier submission of the same form. */
    readonly replayed: boolean;
    /** As the API sends them. */
    readonly headers?: Readonly<Record<string, string>>;
} | Refusal;
/** The refusal. */
interface Refusal {
    readonly kind: 'refused';
    readonly status: number;
    readonly code: ErrorCode;
    readonly details: Readonly<Record<string, unknown>>;
    readonly retryAfterSeconds: number | null;
}
/** Parameters of a call; its origin is added. */
type Question = Omit<Arrived, 'way' | 'origin'>;
/**
 * Calls the engine. While a first submission is in progress, a second one waits for the same response instead of
 * showing an idempotency error.
 */
declare function ask<Name extends RouteName>(engine: Engine, request: PageRequest, name: Name, question?: Question): Promise<Reply<Name>>;
/** The same, for an operation that returns a file. */
declare function askForFile(engine: Engine, request: PageRequest, name: RouteName, question: Question): Promise<FileResult | Refusal>;

/** What may differ between groups of pages. */
interface GuardOptions {
    readonly compress?: boolean;
    /** A page may name a manifest of ours. */
    readonly isInstallable?: boolean;
    /** Of a form with a file, for paths that take one. */
    readonly uploadBytesMax?: (path: string) => number | null;
}
/**
 * Guards of every page and form. `problemOf` names their refusals.
 */
declare function pageGuards(publicUrl: string, formBytesMax: number, { compress, isInstallable, uploadBytesMax }?: GuardOptions): readonly MiddlewareHandler[];
/** The reason for a page that is only a message. */
interface Problem {
    readonly kind: 'tooLarge' | 'foreignForm' | 'busy';
    readonly status: number;
    readonly retryAfterSeconds?: number | null;
}

/** Where the cookies of pages live. */
interface CookieOptions {
    /** Path of cookies without a prefix, `/checkout`. */
    readonly path: string;
    /** Kept off plain http by the browser. False only where the host allowed plain http. */
    readonly secure: boolean;
}
/**
 * Sets a cookie of a session. It ends with the browser, and no script reads it.
 *
 * `__Host-` makes the browser hold us to `Secure` and `Path=/` without a `Domain`, and reserves the name: no
 * neighbouring sub-domain, and no attacker on a plain-http connection, can plant a session of their own. The
 * price is that the cookie is sent to the rest of the host too, to the API, which never looks at cookies.
 *
 * SameSite is `Lax`, knowingly: a customer always arrives from another site, the shop, and with `Strict` would seem
 * logged out on the first page. `Lax` sends the cookies with such a visit, which changes nothing, and never with a form
 * of another site; those are refused by their origin as well.
 */
declare function setOwnCookie(context: Context, name: string, value: string, options: CookieOptions): void;
declare function readOwnCookie(context: Context, name: string, options: CookieOptions): string | undefined;
declare function dropOwnCookie(context: Context, name: string, options: CookieOptions): void;

/** Keys of recent refreshes. Safe to lose: the second tab then retries or logs in. */
interface RefreshKeys {
    /**
     * The idempotency key of a refresh: two concurrent tabs with the same old token receive the same new pair. It is
     * random and short-lived: a key derived from the token could be computed by a thief, who would then receive every
     * successor, and reuse of an old token would no longer end the session.
     */
    readonly keyOf: (refreshToken: string) => string;
}

/** The role of the sessions, and their cookies. */
interface SessionOptions extends CookieOptions {
    readonly role: Role;
    /** Prefix of the cookie names, `mitako`: separates the sessions of several roles on one host. */
    readonly prefix: string;
    readonly refreshKeys: RefreshKeys;
}
/** The visitor of a page. `refused`: could not be determined right now; the session is unchanged. */
type Visitor = {
    readonly kind: 'anonymous';
} | {
    readonly kind: 'known';
    readonly identity: Identity;
    /** Identifies the visitor again, because an identity misses later authentications. Null: logged out meanwhile. */
    readonly identifyAgain: () => Promise<Identity | null>;
    readonly principal: Principal;
    /** End of the recent authentication; 0 when the password is required again. */
    readonly authenticatedUntilMs: number;
} | Refusal;
/**
 * Stores a login in two HttpOnly cookies, so that scripts, URLs and pages never contain a token. They end with the
 * browser session, because devices are lent and shared.
 *
 * The browser's previous session is ended in the engine as well, which prevents session fixation.
 */
declare function startSession(context: Context, engine: Engine, login: LoginResult, options: SessionOptions): Promise<void>;
/** Deletes the session's cookies and ends the session in the engine. */
declare function endSession(context: Context, engine: Engine, options: SessionOptions): Promise<void>;
/** Whether the browser sent a session cookie, valid or not. */
declare function hasSessionCookie(context: Context, options: SessionOptions): boolean;
/** Identifies the visitor, and refreshes the tokens if the access token has expired. */
declare function visitorOf(context: Context, engine: Engine, options: SessionOptions): Promise<Visitor>;
/** Identity of a token; null when the token is invalid or expired. */
declare function identityOf(gateway: Gateway, accessToken: string): Promise<Identity | null>;
/**
 * Whether a form was rendered for another account than the current one. After a change of account in another tab, the
 * PIN of one wallet must not be used for, or count as an attempt on, the other.
 */
declare function isOfAnother(drawnFor: string, current: string): boolean;
/** Name of a session in the list of devices: the browser's user agent. */
declare function deviceNameOf(context: Context): string | null;

/** What all pages of one group share. */
interface PagesSite extends Engine {
    readonly serviceName: string;
    /** Path under which the pages lie, as the browser sees it: `/dashboard`. */
    readonly base: string;
    /** Cookies are `Secure`: browsers keep them off plain http. False only where the host allowed it. */
    readonly secure: boolean;
    readonly session: SessionOptions;
    readonly onError: (error: unknown) => void;
}
/** What an embedder may choose about every group of pages. */
interface PagesOptions {
    readonly serviceName?: string;
    readonly clientAddress?: ClientAddress;
    readonly insecureCookies?: boolean;
    readonly compress?: boolean;
    readonly onError?: (error: unknown) => void;
}
/** Where a group of pages lies, and who logs in there. */
interface Group {
    readonly way: Way;
    /** Below the public address. */
    readonly path: string;
    readonly role: Role;
    /** Begins the names of its cookies. */
    readonly cookiePrefix: string;
}
/** Path of the public address, without a slash at its end. */
declare function prefixOf(publicUrl: string): string;
/**
 * What the pages of a group share.
 * @throws TypeError when the public address is plain http, other than of this machine, and `insecureCookies` is not set
 */
declare function createPagesSite(gateway: Gateway, group: Group, options: PagesOptions): PagesSite;
/** Hono's environment of a page. */
interface PageEnvironment {
    readonly Bindings: {
        readonly connection: Connection;
    };
    readonly Variables: {
        secureHeadersNonce?: string;
    };
}
/** Why a page is only a message. */
type ProblemKind = Problem['kind'] | 'notFound' | 'slowDown';
/** How that message is answered. */
interface ProblemAnswer {
    readonly status: number;
    readonly retryAfterSeconds?: number | null;
}
interface Pages<Environment extends PageEnvironment> extends GuardOptions {
    readonly formBytesMax: number;
    /** What is answered before the headers of pages, which are never cached. */
    readonly addFiles?: (app: Hono<Environment>) => void;
    readonly addPages: (app: Hono<Environment>) => void;
    readonly showProblem: (context: Context<Environment>, kind: ProblemKind, answer: ProblemAnswer) => Response | Promise<Response>;
}
/** The pages of a group as a function from request to response, behind the guards that all pages pass. */
declare function createPagesHandler<Environment extends PageEnvironment>({ gateway: { publicUrl }, onError }: Pick<PagesSite, 'gateway' | 'onError'>, { formBytesMax, addFiles, addPages, showProblem, ...guards }: Pages<Environment>): (request: Request, connection?: Connection) => Promise<Response>;
/** The message for a refusal that no form can fix. */
declare function problemOfRefusal({ status, code, retryAfterSeconds, }: Pick<Refusal, 'status' | 'code' | 'retryAfterSeconds'>): readonly [kind: ProblemKind, answer: ProblemAnswer];
/** Tells the browser when to try again, where that is known. */
declare function setRetryAfter(context: Context, seconds: number | null | undefined): void;

/** The page colours that follow a merchant's. */
interface Palette {
    /** Links and icons, which must be readable. */
    readonly accent: string;
    /** Text on the accent. */
    readonly accentInk: string;
    /** Background of icons and of the selected item. */
    readonly tint: string;
    /** Background of buttons: the merchant's colour unchanged. */
    readonly button: string;
    /** Text on a button. */
    readonly buttonInk: string;
    /** Border of a button: its own colour, or a visible one if that is faint on the card. */
    readonly buttonEdge: string;
}
interface Palettes {
    readonly light: Palette;
    readonly dark: Palette;
}
/** Without a merchant or a colour: copper. */
declare const OWN_PALETTES: Palettes;
/**
 * Palettes of a merchant's colour. Buttons use the colour itself, with black or white text, whichever is more readable:
 * one of the two has a contrast of at least 4.58:1 on any colour. Links, icons and tints use it where it is readable,
 * otherwise the closest darker colour (lighter in dark mode) of the same hue. Null for an invalid colour.
 */
declare function palettesOf(brandColor: string): Palettes | null;

/** Additional style of a page whose merchant has a colour; empty without one. Not for print, which is black. */
declare function brandStyle(brandColor: string | null): string;
/** The CSS declarations of a palette. */
declare function paletteRules({ accent, accentInk, tint, button, buttonInk, buttonEdge }: Palette): string;

/** An error above the form. Takes the focus when the page opens, without a script. */
declare function Alert({ children, title }: {
    readonly children: Child;
    readonly title?: string;
}): JSX.Element;
/** Errors of a form, by field name. */
type Errors<Name extends string> = {
    readonly [Field in Name]?: string | undefined;
};
/** The invalid fields with their errors. */
declare function faultsIn(errors: Errors<string>): readonly (readonly [name: string, message: string])[];
interface ErrorSummaryProps {
    readonly title: string;
    readonly alert: Child | null;
    readonly errors: Errors<string>;
}
/**
 * Errors of a form: as a whole, or with a link to each field. A single error appears only at its field, which then has
 * the focus: on a small screen repeating the sentence would push the field away.
 */
declare function ErrorSummary({ title, alert, errors }: ErrorSummaryProps): JSX.Element | null;

interface FieldProps {
    readonly name: string;
    readonly label: string;
    readonly type: 'text' | 'email' | 'password' | 'tel' | 'url' | 'date' | 'datetime-local';
    readonly autocomplete: string;
    readonly hint?: string;
    readonly value?: string | undefined;
    readonly autocapitalize?: 'words' | 'characters' | 'sentences';
    readonly error?: string | undefined;
    readonly inputmode?: 'numeric' | 'tel' | 'email';
    readonly maxlength?: number;
    readonly minlength?: number;
    /** Optional field. */
    readonly optional?: boolean;
    readonly class?: string;
    /** Typing begins here when the page opens. */
    readonly autofocus?: boolean;
}
/** A labelled text field; hint and error are read out with it. The value of a password is never rendered. */
declare function Field(props: FieldProps): JSX.Element;
/** A PIN: numeric keypad on phones, hidden, pasting allowed. */
declare function PinField(props: Pick<FieldProps, 'name' | 'label' | 'hint' | 'error'>): JSX.Element;

interface FormProps {
    readonly action: string;
    /** Idempotency key of the form. */
    readonly formKey: string;
    readonly submit: string;
    /** The button's label while the form is being submitted. */
    readonly sending: string;
    readonly children?: Child;
    readonly look?: 'danger' | 'quiet' | undefined;
    /** Lets a button elsewhere on the page submit it. */
    readonly id?: string;
    /** The form contains a file. */
    readonly upload?: boolean;
    /** Further buttons, after the one that submits it. */
    readonly more?: Child;
}
/** A form that acts once, however often it is submitted. */
declare function Form({ action, formKey, submit, sending, children, look, id, upload, more, }: FormProps): JSX.Element;

interface LabelledProps {
    readonly name: string;
    readonly label: string;
    readonly hint?: Child | undefined;
    readonly error?: string | undefined;
    /** The control, with {@link controlAttributes}. */
    readonly children: Child;
}
/** A control with its label, hint and error, which are read out with it. */
declare function Labelled({ name, label, hint, error, children }: LabelledProps): JSX.Element;
/** Attributes that connect a control to its label, hint and error. */
declare function controlAttributes({ name, hint, error }: Pick<LabelledProps, 'name' | 'hint' | 'error'>): {
    readonly id: string;
    readonly name: string;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': 'true' | undefined;
};

/** Two crossed rods, in a square of 24: the copper money after which the service is named. */
declare const LOGO_PATH = "M5 4c0 9 5 16 14 16M19 4C19 13 14 20 5 20";
declare const LogoIcon: () => JSX.Element;
declare const SearchIcon: () => JSX.Element;
declare const WalletIcon: () => JSX.Element;
declare const CashIcon: () => JSX.Element;
declare const CardIcon: () => JSX.Element;
declare const PhoneIcon: () => JSX.Element;
declare const BackIcon: () => JSX.Element;
declare const CodeIcon: () => JSX.Element;
declare const NextIcon: () => JSX.Element;
declare const LockIcon: () => JSX.Element;
declare const CheckIcon: () => JSX.Element;
declare const CrossIcon: () => JSX.Element;
declare const ClockIcon: () => JSX.Element;
declare const ReturnIcon: () => JSX.Element;

/** A QR code: black on white in the dark, too, because scanners need it. */
declare function QrCode({ content, label }: {
    readonly content: string;
    readonly label: string;
}): JSX.Element;

/** An amount as typed, `5 000`, in minor units of the currency; null if it is not an amount. */
declare function amountIn(typed: string, currency: string): number | null;
/** An amount as shown in a field: digits only. */
declare function amountTyped(amount: number, currency: string): string;
/** How people write the currency: `FCFA`. */
declare function currencySign(currency: string, locale: string): string;

/** When to retry: `42 s`, and from a minute on with the time as well, `15 min (à 14:05)`. */
declare function comeBack(retryAfterSeconds: number, options: {
    readonly nowMs: number;
    readonly locale: string;
    /** The word before a time. Default: as in the panels' languages. */
    readonly at?: string;
}): string;

/**
 * Makes text from shops and customers safe to display among ours. Control characters are removed: with bidirectional
 * overrides, a name could reverse adjacent text such as an amount. A right-to-left name is isolated from its
 * neighbours, also in places without elements, such as a title.
 */
declare function displayed(words: string): string;

/** `20 novembre 2026 à 14:05`, in Douala time; `medium`: `20 nov. 2026, 14:05`. */
declare function formatMoment(timestamp: string, locale: string, dateStyle?: 'long' | 'medium'): string;
/** French has an ordinal for the first day of a month only: `1er novembre`, `dimanche 1er novembre`. */
declare function firstOfMonth(date: string, locale: string): string;
/** `14:05`, in Douala time. */
declare function formatClock(momentMs: number, locale: string): string;
/**
 * The two largest units of a duration, `23 h 59 min`; the units are the same in all languages except days. Rounded up,
 * so that `0 s` never appears while there is time left.
 */
declare function formatSpan(spanMs: number, locale: string): string;

/** Submitted form fields; a missing one is an empty string. */
type FormFields<Name extends string> = Readonly<Record<Name, string>>;
/** The part of a zod schema that is used here. */
interface Schema<Parsed> {
    safeParse(value: unknown): {
        readonly success: true;
        readonly data: Parsed;
    } | {
        readonly success: false;
        readonly error: {
            readonly issues: readonly {
                readonly path: PropertyKey[];
            }[];
        };
    };
}
/** Reads the named fields; trims white space, except in secrets. */
declare function readForm<Name extends string>(context: Context, names: readonly Name[], secrets?: readonly Name[]): Promise<FormFields<Name>>;
/** Fields that were not sent, not even empty. Browsers send nothing for an unticked box. */
declare function absentOf<Name extends string>(context: Context, names: readonly Name[]): Promise<readonly Name[]>;
/** The file of a field; null if none was chosen. */
declare function readUpload(context: Context, name: string): Promise<File | null>;
/** Every value of a field that may be there several times. */
declare function readAll(context: Context, name: string): Promise<readonly string[]>;
/** The key rendered into the form, so that two taps are one request; a new one if the field was tampered with. */
declare function keyOf(context: Context): Promise<string>;
/**
 * The key of a form that is shown again after a refusal: its own if the engine may have acted anyway, so that
 * submitting it again does nothing twice; otherwise a new one.
 */
declare function keyAfter(context: Context, refusal: Refusal): string;
/** A key for a form that is being rendered. */
declare function newKey(): string;
/**
 * Whether a form that is shown again keeps its key: only if the engine may have begun without storing a response. With
 * the key of a decline the next attempt would receive that decline again.
 */
declare function keepsKey(refusal: Refusal): boolean;
/**
 * Validates form or query values with the contract's schema before calling the engine; `invalid` names the invalid
 * top-level fields. Valid values are passed on unchanged.
 */
declare function check<Parsed, Value>(schema: Schema<Parsed>, value: Value): {
    readonly kind: 'valid';
    readonly value: Value;
    readonly parsed: Parsed;
} | {
    readonly kind: 'invalid';
    readonly fields: readonly string[];
};
/** Fields that the engine rejected. */
declare function fieldsOf(refusal: Refusal): readonly string[];

/**
 * Takes from a page the rules for elements and classes that it does not have: half of them. On a slow phone's link that
 * is a sixth of a second before the first paint.
 *
 * An element or class is there if the page has it in its markup, or a script names it. Texts and the values of other
 * attributes do not count, so that pages of one kind have one style, whatever their keys and ids. What remains is in the
 * order in which it was, and looks the same.
 *
 * @param style the rules of every page, as pages contain them
 */
declare function leanStyle(style: string): (html: string) => string;

/** Sources of the language, the most explicit first. */
interface LanguagePreferences {
    /** `?lang=` */
    readonly query: string | undefined;
    /** An earlier choice in this browser. */
    readonly cookie: string | undefined;
    /** The merchant's choice for the payment. */
    readonly merchant: string | null;
    readonly acceptLanguage: string | undefined;
}
/** Chooses the language of a page among those that it exists in; the first by default. */
declare function chooseLanguage<Name extends string>(languages: readonly [Name, ...Name[]], preferences: LanguagePreferences): Name;
/** The language of this request; a choice with `?lang=` is stored for a year. */
declare function languageOf<Name extends string>(context: Context, options: {
    /** Those of the page, the default first. */
    readonly languages: readonly [Name, ...Name[]];
    readonly merchant: string | null;
    readonly path: string;
    readonly secure: boolean;
}): Name;
/**
 * Links to the page in each language. Unknown query parameters are dropped, because they might contain a password.
 * @param kept query parameters of our own pages that a change of language must keep
 */
declare function languageHrefs<Name extends string>(languages: readonly Name[], url: string, kept: readonly string[]): Readonly<Record<Name, string>>;

/**
 * Whether browsers take `Secure` cookies from a service at this public address: over https, and over http from the
 * machine they run on, which Chromium and Firefox trust as much. Safari does not: there the login page explains it.
 */
declare function usesSecureCookies(publicUrl: string): boolean;

/** A masked number, `+2376•••••789`. */
declare function maskPhone(phone: string): string;

/**
 * Chooses the text for a count by the rules of the language; `#` becomes the count.
 * @param shown the count in words, `more than 10 000`
 */
declare function plural(locale: string, count: number, texts: {
    readonly one: string;
    readonly other: string;
}, shown?: string): string;

/**
 * A test number of a provider in international form, `+237670000039`. Its last three digits decide the outcome of a
 * payment. Only the ending where the provider declares no prefixes.
 */
declare function sandboxNumber(prefix: string | undefined, ending: string): string;

/** Forms hold a few short fields. */
declare const FORM_BYTES_MAX: number;

/**
 * The base style of every page: copper on paper, system fonts, fields, buttons and alerts. Every pair of colours is at
 * least 4.5:1, in the dark too. Colours and sizes are tokens, so that pages differ in nothing else.
 */
declare const BASE_STYLE: string;

/**
 * On every page: gives feedback on a form's submission and prevents a second one. If the page is still there after ten
 * seconds, the submission was lost or stopped: it may then be repeated, and its idempotency key makes both one request.
 * An
 * `unsent` event notifies other scripts.
 */
declare const SUBMIT_ONCE: string;

/** The surfaces of a page in one of the two schemes. */
interface Surface {
    readonly page: string;
    readonly card: string;
    readonly ink: string;
    /** Text of less weight. */
    readonly soft: string;
    /** Lines between elements. */
    readonly line: string;
    /** Borders of controls. */
    readonly edge: string;
}
declare const LIGHT: Surface;
declare const DARK: Surface;
/** The CSS declarations of a surface. */
declare function surfaceRules({ page, card, ink, soft, line, edge }: Surface): string;

/** Sizes of text in rem, smallest first: `--text-1` … `--text-5`. Body text of the panels is the third, of the checkout 1 rem. */
declare const TEXT_SIZES: readonly [0.8125, 0.875, 0.9375, 1.0625, 1.375];

export { Alert, BASE_STYLE, BackIcon, CardIcon, CashIcon, CheckIcon, ClockIcon, CodeIcon, CrossIcon, DARK, ErrorSummary, FORM_BYTES_MAX, Field, Form, LIGHT, LOGO_PATH, Labelled, LockIcon, LogoIcon, NextIcon, OWN_PALETTES, PhoneIcon, PinField, QrCode, ReturnIcon, SUBMIT_ONCE, SearchIcon, TEXT_SIZES, WalletIcon, absentOf, amountIn, amountTyped, ask, askForFile, brandStyle, check, chooseLanguage, comeBack, controlAttributes, createPagesHandler, createPagesSite, currencySign, deviceNameOf, displayed, dropOwnCookie, endSession, faultsIn, fieldsOf, firstOfMonth, formatClock, formatMoment, formatSpan, hasSessionCookie, identityOf, isOfAnother, keepsKey, keyAfter, keyOf, languageHrefs, languageOf, leanStyle, maskPhone, newKey, pageGuards, paletteRules, palettesOf, plural, prefixOf, problemOfRefusal, readAll, readForm, readOwnCookie, readUpload, sandboxNumber, setOwnCookie, setRetryAfter, socketAddress, startSession, surfaceRules, usesSecureCookies, visitorOf };
export type { CookieOptions, Engine, Errors, FormFields, LanguagePreferences, PageEnvironment, PagesOptions, PagesSite, Palette, Palettes, ProblemAnswer, ProblemKind, Question, Refusal, Reply, SessionOptions, Surface, Visitor };
