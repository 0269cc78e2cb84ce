// index.d.ts

import { Gateway } from '@mitako/core';
import { Connection, ClientAddress } from '@mitako/pages';
import { Locale } from '@mitako/contract';

/** Of an amount that the customer enters. */
interface Bounds {
    readonly min: string;
    readonly max: string;
}
/** The parts of a sentence about the payment. */
interface Said {
    readonly merchant: string;
    /** The operator's name. */
    readonly service: string;
    /** The masked number that pays. */
    readonly phone: string;
}
/** The name of a language, and the languages that it falls back to. */
interface LanguageFacts {
    /** Label of the links to the other languages. */
    readonly choose: string;
    /** Its name in itself, for the link to it. */
    readonly name: string;
    /** For amounts and times, BCP 47. */
    readonly locale: string;
    /** The language of texts that exist in French and English only: prompts of rails, texts of merchants. */
    readonly prompts: Locale;
    /** Before a time: `15 min (à 14:05)`. */
    readonly at: string;
}
/** The pages in French. A no-break space precedes `:`, `?` and `!`, and hyphens do not break. */
declare const fr: {
    language: LanguageFacts;
    layout: {
        errorTitle: (title: string) => string;
        securedBy: (service: string) => string;
        help: (merchant: string) => string;
    };
    testMode: {
        badge: string;
        explanation: string;
        hintsTitle: string;
        users: string;
        usersDo: {
            success: string;
            insufficient: string;
            declined: string;
            timeout: string;
            refund: string;
        };
        numbers: string;
        numbersDo: {
            pays: string;
            declines: string;
            limit: string;
            silent: string;
            code: string;
        };
        code: string;
    };
    order: {
        payTo: string;
        amount: string;
        /** Before a span with a countdown. */
        timeLeft: string;
    };
    methods: {
        title: string;
        wallet: (service: string) => string;
        walletHint: string;
        cash: string;
        cashHint: string;
        cardHint: string;
        app: (name: string) => string;
        appHint: string;
        /** The same code where there is no app. */
        phone: string;
        phoneHint: string;
        limits: (min: string, max: string) => string;
        unavailable: string;
        outsideLimits: string;
        /** Under a method; `works` names another one that does. */
        slow: (works: string | null) => string;
        down: (works: string | null) => string;
        none: string;
        other: string;
        /** What happens to a customer who closes the page. */
        mayClose: (moment: string) => string;
        /** Above the other methods, if one is not available. */
        othersTitle: string;
    };
    form: {
        summaryTitle: string;
        sending: string;
        pay: (amount: string) => string;
    };
    /** The page of a payment link. */
    link: {
        submit: string;
        next: string;
        /** A payment that this browser made by the link before. */
        own: {
            open: {
                explanation: string;
                go: string;
            };
            paid: {
                explanation: string;
                go: string;
            };
        };
        amount: (currency: string) => string;
        bounds: ({ min, max }: Bounds) => string;
        wrongAmount: ({ min, max }: Bounds) => string;
        closedTitle: string;
        closed: {
            inactive: (merchant: string) => string;
            expired: (merchant: string) => string;
            completed: (merchant: string) => string;
        };
    };
    login: {
        title: string;
        intro: (service: string) => string;
        email: string;
        password: string;
        submit: string;
        noAccount: string;
        register: string;
    };
    register: {
        title: string;
        intro: (service: string) => string;
        name: string;
        email: string;
        password: string;
        phone: string;
        phoneHint: string;
        /** Real wallets only: those of test mode are filled. */
        starts: string;
        passwordHint: (min: number) => string;
        pin: string;
        pinHint: string;
        submit: string;
        haveAccount: string;
        login: string;
    };
    pin: {
        setTitle: string;
        setIntro: string;
        resetIntro: string;
        newPin: string;
        password: string;
        submit: string;
    };
    wallet: {
        title: string;
        signedInAs: string;
        switchUser: string;
        pin: string;
        pinHint: string;
        balance: (amount: string) => string;
        shortTitle: string;
        short: (missing: string) => string;
        topUp: (service: string, contact: string) => string;
        forgotPin: string;
        lockedTitle: string;
    };
    card: {
        title: string;
        intro: string;
    };
    cash: {
        title: string;
        intro: (amount: string) => string;
        getCode: string;
        code: string;
        stepGo: (amount: string) => string;
        stepShow: string;
        stepWait: string;
        waiting: string;
        mayClose: string;
        agents: string;
        town: string;
        showTown: string;
        noAgents: string;
    };
    app: {
        title: (name: string) => string;
        scan: (name: string) => string;
        /** Where there is no app: any phone may go on with the payment. */
        phoneTitle: string;
        phoneScan: string;
        phoneHere: string;
        phoneAddress: string;
        /** Alternative text of the code. */
        code: string;
        camera: string;
        hereTitle: string;
        open: (name: string) => string;
        address: string;
        copy: string;
        copied: string;
        follows: string;
    };
    mobileMoney: {
        title: string;
        provider: string;
        phone: string;
        example: (number: string) => string;
        phoneHint: string;
        /** Names the provider of the typed number. */
        recognised: (provider: string) => string;
        /** Its number was typed, and it is down; `works` names another provider. */
        down: (provider: string, works: string | null) => string;
        mismatch: (recognised: string, chosen: string) => string;
        /** No provider declares its beginning. */
        unknown: string;
        /** The same, once its provider was named. */
        unknownAsked: (chosen: string) => string;
        triedPhone: (phone: string) => string;
        next: string;
    };
    /** The provider's one-time code. */
    code: {
        title: string;
        payingWith: (phone: string) => string;
        /** If the rail has no prompt of its own. */
        prompt: string;
        label: string;
        hint: string;
        nothingTaken: string;
        changedText: string;
    };
    wait: {
        titlePhone: string;
        titleOther: string;
        stepOpen: string;
        stepConfirm: (amount: string) => string;
        stepReturn: string;
        redirect: string;
        redirectLink: string;
        /** While the payer must confirm. */
        waiting: string;
        waitingProvider: string;
        waitingWallet: string;
        lost: string;
        timeLeft: string;
        overdue: string;
        nothingTitle: string;
        dial: (code: string) => string;
        changedTitle: string;
        changedText: string;
        checkNow: string;
        updates: string;
        mayClose: string;
    };
    result: {
        paidTitle: string;
        alreadyPaidTitle: string;
        failedTitle: string;
        failedNext: string;
        /** If there is no shop to return to. */
        failedAlone: (merchant: string) => string;
        canceledTitle: string;
        canceledText: string;
        expiredTitle: string;
        expiredText: string;
        expiredNext: string;
        expiredAlone: (merchant: string) => string;
        refundedTitle: string;
        merchant: string;
        amount: string;
        refunded: string;
        description: string;
        paidAt: string;
        doualaTime: (moment: string) => string;
        method: string;
        reference: string;
        backToShop: string;
        leavingIn: (seconds: number) => string;
        stay: string;
        print: string;
        done: string;
    };
    cancel: {
        title: string;
        text: (merchant: string) => string;
        yes: string;
        /** If there is no shop to return to. */
        yesAlone: string;
        no: string;
        later: (moment: string) => string;
        link: string;
        linkAlone: string;
    };
    /** Pages with a message only. */
    problem: {
        notFoundTitle: string;
        notFoundText: string;
        busyTitle: string;
        busyText: string;
        /** Response to a form with an unknown outcome. */
        busyAfterForm: string;
        slowDownTitle: string;
        foreignFormTitle: string;
        foreignFormText: string;
        tooLargeTitle: string;
        tooLargeText: string;
        tryAgain: string;
        backToPayment: string;
    };
    /** Errors at a field. */
    fieldErrors: {
        name: string;
        email: string;
        emailTaken: string;
        password: string;
        newPassword: (min: number, max: number) => string;
        wrongPassword: string;
        pin: string;
        trivialPin: string;
        wrongPin: (attemptsLeft: number | null) => string;
        code: string;
        wrongCode: (attemptsLeft: number) => string;
        /** The typed code was for an earlier attempt. */
        newCode: string;
        phone: (example: string) => string;
        /** Cameroon's, before 2014. */
        oldPhone: string;
        provider: string;
    };
    /** Errors above a form. */
    alerts: {
        attemptFailed: string;
        lastTry: string;
        attemptsLeft: (count: number) => string;
        wrongCredentials: string;
        pinLocked: (when: string) => string;
        payByMobileMoney: string;
        cookiesRefused: string;
        methodUnavailable: string;
        testAccount: string;
        shopClosedTitle: string;
        shopClosed: string;
        linkCompleteTitle: string;
        linkComplete: string;
        slowDown: (when: string) => string;
        /** The phone received too many prompts, at any shop. */
        tooManyPrompts: (when: string) => string;
        busy: string;
        otherAccount: string;
        confirmAgain: string;
        invalid: string;
        refused: string;
    };
    /** What to do after a retryable decline. */
    advice: {
        other: string;
        number: string;
        same: string;
    };
    /** Once more in the same payment. */
    retry: {
        /** One tap; `phone` is masked. */
        again: (phone: string) => string;
        otherNumber: string;
    };
    /** Statements about the payer's money and the provider. Pages show them through `statements.ts` only. */
    said: {
        failures: {
            insufficient_funds: string;
            payer_timeout: string;
            payer_declined: string;
            invalid_code: string;
            invalid_payer: string;
            payer_limit_reached: string;
            payer_busy: string;
            payer_account_blocked: string;
            provider_unavailable: string;
            provider_error: string;
            gateway_account: string;
        };
        failedByHand: ({ service }: Said) => string;
        notCharged: string;
        notChargedByHand: ({ service }: Said) => string;
        nothingRecorded: string;
        moneyReturning: string;
        moneyReturned: string;
        paid: ({ merchant }: Said) => string;
        alreadyPaid: string;
        refunded: string;
        partiallyRefunded: string;
        refundGoes: string;
        refundByHand: ({ service }: Said) => string;
        askedProvider: ({ phone }: Said) => string;
        askingProvider: string;
    };
};
/** All texts of the pages. Each catalogue has this type, so a missing text does not compile. */
type Messages = typeof fr;

/** The languages of this package, French first: the language of a browser that asks for none of the pages' languages. */
declare const LANGUAGES: readonly ["fr", "en", "es"];
/** A language of this package, by its code of ISO 639. */
type Language = (typeof LANGUAGES)[number];
/**
 * Words in place of the pages' own, in any of their languages: `{ fr: { order: { payTo: 'Payer à' } } }`. What is
 * absent stays. A text with a value in it is a function of that value, as in `src/text/en.ts` of this package.
 */
type CheckoutTexts = {
    readonly [Name in Language]?: Reworded<Messages>;
};
/** Further languages by their codes of ISO 639, each with every text of the pages: `{ ln: lingala }`. */
type CheckoutLanguages = Readonly<Record<string, Messages>>;
type Reworded<Part> = {
    readonly [Name in keyof Part]?: Part[Name] extends string | ((...values: never[]) => unknown) ? Part[Name] : Reworded<Part[Name]>;
};

/** Options of the hosted pages. */
interface CheckoutOptions {
    /** Name of the wallet and of the service on the pages. Default: `Mitako`. */
    readonly serviceName?: string;
    /**
     * The wallet app, in which a customer can pay the same checkout: by QR code, or by a link. Default: no app; the code
     * opens the page on a phone.
     */
    readonly app?: {
        /** Name of the app. Default: the `serviceName`. */
        readonly name?: string;
        /**
         * The app's link for a checkout, `https://app.example.cm/pay?checkout=…` or with a custom scheme. Default: the page
         * shows the checkout URL to copy.
         */
        readonly link?: (checkoutUrl: string) => string;
    };
    /** Words in place of the pages' own, by language. Default: none. */
    readonly texts?: CheckoutTexts;
    /**
     * Languages beside French, English and Spanish, by their codes of ISO 639, each with every text of the pages. Begin
     * with a copy of `en`, which this package exports. Default: none.
     */
    readonly languages?: CheckoutLanguages;
    /**
     * Colour of buttons and links, `#rrggbb`, for merchants without a `brand_color` of their own. Default: copper.
     */
    readonly color?: string;
    /**
     * Determines a request's client address, for rate limits and the audit log. Behind a proxy pass
     * `clientAddressFinder([…])` of `@mitako/http`. Default: the other end of the socket.
     */
    readonly clientAddress?: ClientAddress;
    /**
     * Allows a public URL of plain http on other hosts than this machine. Session cookies then cross the network
     * unprotected: only for trying the pages on a phone in your own network. Default: `false`.
     */
    readonly insecureCookies?: boolean;
    /**
     * Compresses pages. Default: `true`. `false` for hosts that compress every response themselves, or that remove
     * `Content-Encoding`, as route handlers of Next.js do.
     */
    readonly compress?: boolean;
    /** Called with every error behind an error page. Default: `console.error`. */
    readonly onError?: (error: unknown) => void;
}
/** Answers requests under `{publicUrl}/checkout` and, for payment links, `{publicUrl}/l`; others receive 404. */
type CheckoutHandler = (request: Request, connection?: Connection) => Promise<Response>;

/**
 * The customer's pages, `{publicUrl}/checkout/{slug}` and below, and payment links, `{publicUrl}/l/{slug}`, as a
 * function from request to response: mount it on `{publicUrl}/checkout` and on `{publicUrl}/l`. The pages are rendered
 * on the server in French, English, Spanish and the `languages` you add, and work without JavaScript.
 *
 * @throws TypeError when the public address is plain http, other than of this machine, and `insecureCookies` is not set;
 * when `color` is not `#rrggbb`, `texts` has one that the pages do not have, or one of `languages` lacks a text
 *
 * @example
 * ```ts
 * const checkout = createCheckout(gateway);
 * const response = await checkout(new Request('https://pay.example.cm/checkout/…'));
 * ```
 */
declare function createCheckout(gateway: Gateway, options?: CheckoutOptions): CheckoutHandler;

/** The pages in English. */
declare const en: Messages;

export { createCheckout, en };
export type { CheckoutHandler, CheckoutLanguages, CheckoutOptions, CheckoutTexts, Messages };
