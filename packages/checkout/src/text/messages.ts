import type { FailureCode } from '@mitako/contract';
import type { Advice } from '../advice.ts';

/** All texts of the pages. Both catalogues have this type, so a missing text does not compile. */
export interface Messages {
  readonly language: {
    /** Label of the switch. */
    readonly choose: string;
  };
  readonly layout: {
    readonly errorTitle: (title: string) => string;
    readonly securedBy: (service: string) => string;
    readonly help: (merchant: string) => string;
  };
  readonly testMode: {
    readonly badge: string;
    readonly explanation: string;
    readonly hintsTitle: string;
    readonly users: string;
    readonly usersDo: {
      readonly success: string;
      readonly insufficient: string;
      readonly declined: string;
      readonly timeout: string;
      readonly refund: string;
    };
    readonly numbers: string;
    readonly numbersDo: {
      readonly pays: string;
      readonly declines: string;
      readonly limit: string;
      readonly silent: string;
      readonly code: string;
    };
    readonly code: string;
  };
  readonly order: {
    readonly payTo: string;
    readonly amount: string;
    /** Before a span with a countdown. */
    readonly timeLeft: string;
  };
  readonly methods: {
    readonly title: string;
    readonly wallet: (service: string) => string;
    readonly walletHint: string;
    readonly app: (name: string) => string;
    readonly appHint: string;
    /** The same code where there is no app. */
    readonly phone: string;
    readonly phoneHint: string;
    readonly limits: (min: string, max: string) => string;
    readonly unavailable: string;
    readonly outsideLimits: string;
    /** Under a method; `works` names another one that does. */
    readonly slow: (works: string | null) => string;
    readonly down: (works: string | null) => string;
    readonly none: string;
    readonly other: string;
    /** Above the other methods, if one is not available. */
    readonly othersTitle: string;
  };
  readonly form: {
    readonly summaryTitle: string;
    readonly sending: string;
    readonly pay: (amount: string) => string;
  };
  readonly login: {
    readonly title: string;
    readonly intro: (service: string) => string;
    readonly email: string;
    readonly password: string;
    readonly submit: string;
    readonly noAccount: string;
    readonly register: string;
  };
  readonly register: {
    readonly title: string;
    readonly intro: (service: string) => string;
    readonly name: string;
    readonly email: string;
    readonly password: string;
    readonly passwordHint: (min: number) => string;
    readonly pin: string;
    readonly pinHint: string;
    readonly submit: string;
    readonly haveAccount: string;
    readonly login: string;
  };
  readonly pin: {
    readonly setTitle: string;
    readonly setIntro: string;
    readonly resetIntro: string;
    readonly newPin: string;
    readonly password: string;
    readonly submit: string;
  };
  readonly wallet: {
    readonly title: string;
    readonly signedInAs: string;
    readonly switchUser: string;
    readonly pin: string;
    readonly pinHint: string;
    readonly forgotPin: string;
    readonly lockedTitle: string;
  };
  readonly app: {
    readonly title: (name: string) => string;
    readonly scan: (name: string) => string;
    /** Where there is no app: any phone may go on with the payment. */
    readonly phoneTitle: string;
    readonly phoneScan: string;
    readonly phoneHere: string;
    readonly phoneAddress: string;
    /** Alternative text of the code. */
    readonly code: string;
    readonly camera: string;
    readonly hereTitle: string;
    readonly open: (name: string) => string;
    readonly address: string;
    readonly copy: string;
    readonly copied: string;
    readonly follows: string;
  };
  readonly mobileMoney: {
    readonly title: string;
    readonly provider: string;
    readonly phone: string;
    readonly phoneHint: (example: string) => string;
    /** Names the provider of the typed number. */
    readonly recognised: (provider: string) => string;
    /** Its number was typed, and it is down; `works` names another provider. */
    readonly down: (provider: string, works: string | null) => string;
    readonly mismatch: (recognised: string, chosen: string) => string;
    readonly triedPhone: (phone: string) => string;
    readonly next: string;
  };
  /** The provider's one-time code. */
  readonly code: {
    readonly title: string;
    readonly payingWith: (phone: string) => string;
    /** If the rail has no prompt of its own. */
    readonly prompt: string;
    readonly label: string;
    readonly hint: string;
    readonly nothingTaken: string;
    readonly changedText: string;
  };
  readonly wait: {
    readonly titlePhone: string;
    readonly titleOther: string;
    readonly sentTo: (phone: string) => string;
    readonly stepOpen: string;
    readonly stepConfirm: (amount: string) => string;
    readonly stepReturn: string;
    readonly redirect: string;
    readonly redirectLink: string;
    /** While the payer must confirm. */
    readonly waiting: string;
    readonly waitingProvider: string;
    readonly waitingWallet: string;
    readonly lost: string;
    readonly timeLeft: string;
    readonly overdue: string;
    readonly nothingTitle: string;
    readonly dial: (code: string) => string;
    readonly changedTitle: string;
    readonly changedText: string;
    readonly checkNow: string;
    readonly updates: string;
    readonly mayClose: string;
  };
  readonly result: {
    readonly paidTitle: string;
    readonly paidText: (merchant: string) => string;
    readonly alreadyPaidTitle: string;
    readonly alreadyPaidText: string;
    readonly failedTitle: string;
    readonly failedNext: string;
    /** If there is no shop to return to. */
    readonly failedAlone: (merchant: string) => string;
    readonly canceledTitle: string;
    readonly canceledText: string;
    readonly expiredTitle: string;
    readonly expiredText: string;
    readonly expiredNext: string;
    readonly expiredAlone: (merchant: string) => string;
    readonly refundedTitle: string;
    readonly refundedText: string;
    readonly partiallyRefundedText: string;
    readonly refundGoes: string;
    readonly nothingTaken: string;
    readonly merchant: string;
    readonly amount: string;
    readonly refunded: string;
    readonly description: string;
    readonly paidAt: string;
    readonly doualaTime: (moment: string) => string;
    readonly method: string;
    readonly reference: string;
    readonly backToShop: string;
    readonly leavingIn: (seconds: number) => string;
    readonly stay: string;
    readonly print: string;
    readonly done: string;
  };
  readonly cancel: {
    readonly title: string;
    readonly text: (merchant: string) => string;
    readonly yes: string;
    /** If there is no shop to return to. */
    readonly yesAlone: string;
    readonly no: string;
    readonly later: (moment: string) => string;
    readonly link: string;
    readonly linkAlone: string;
  };
  /** Pages with a message only. */
  readonly problem: {
    readonly notFoundTitle: string;
    readonly notFoundText: string;
    readonly busyTitle: string;
    readonly busyText: string;
    /** Response to a form with an unknown outcome. */
    readonly busyAfterForm: string;
    readonly slowDownTitle: string;
    readonly foreignFormTitle: string;
    readonly foreignFormText: string;
    readonly tooLargeTitle: string;
    readonly tooLargeText: string;
    readonly tryAgain: string;
    readonly backToPayment: string;
  };
  /** Errors at a field. */
  readonly fieldErrors: {
    readonly name: string;
    readonly email: string;
    readonly emailTaken: string;
    readonly password: string;
    readonly newPassword: (min: number, max: number) => string;
    readonly wrongPassword: string;
    readonly pin: string;
    readonly trivialPin: string;
    readonly wrongPin: (attemptsLeft: number | null) => string;
    readonly code: string;
    readonly wrongCode: (attemptsLeft: number) => string;
    /** The typed code was for an earlier attempt. */
    readonly newCode: string;
    readonly phone: string;
    readonly provider: string;
  };
  /** Errors above a form. */
  readonly alerts: {
    readonly attemptFailed: string;
    readonly lastTry: string;
    readonly wrongCredentials: string;
    readonly pinLocked: (when: string) => string;
    readonly payByMobileMoney: string;
    readonly cookiesRefused: string;
    readonly methodUnavailable: string;
    readonly testAccount: string;
    readonly shopClosedTitle: string;
    readonly shopClosed: string;
    readonly slowDown: (when: string) => string;
    /** The phone was asked to confirm too often, at any shop. */
    readonly tooManyPrompts: (when: string) => string;
    readonly busy: string;
    readonly confirmAgain: string;
    readonly otherAccount: string;
    readonly invalid: string;
    readonly refused: string;
  };
  /** What to do after a retryable decline. */
  readonly advice: { readonly [Name in Advice]: string };
  readonly failures: { readonly [Code in FailureCode]: string };
}
