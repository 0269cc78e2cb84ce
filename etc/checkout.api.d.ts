// index.d.ts exports
//   CheckoutHandler
//   CheckoutLanguages
//   CheckoutOptions
//   CheckoutTexts
//   Messages
//   createCheckout
//   en
//   findCheckoutTextFaults
//   shownLanguages
// imports
//   @mitako/contract
//   @mitako/core
//   @mitako/pages

interface Bounds {
  readonly min: string;
  readonly max: string;
}
type CheckoutHandler = (request: Request, connection?: Connection) => Promise<Response>;
type CheckoutLanguages = Readonly<Record<string, Messages>>;
interface CheckoutOptions {
  readonly slots?: Slots | undefined;
  readonly app?: {
    readonly name?: string;
    readonly link?: (checkoutUrl: string) => string;
  };
  readonly texts?: CheckoutTexts;
  readonly languages?: CheckoutLanguages;
  readonly clientAddress?: ClientAddress;
  readonly insecureCookies?: boolean;
  readonly compress?: boolean;
  readonly people?: PeopleOptions;
  readonly onError?: (error: unknown) => void;
}
type CheckoutTexts = {
  readonly [Name in Language]?: Reworded<Messages>;
};
declare const LANGUAGES: readonly ['fr', 'en', 'es'];
type Language = (typeof LANGUAGES)[number];
interface LanguageFacts {
  readonly choose: string;
  readonly name: string;
  readonly locale: string;
  readonly prompts: Locale;
  readonly at: string;
}
type Messages = typeof fr;
interface Said {
  readonly merchant: string;
  readonly service: string;
  readonly phone: string;
}
interface ShownLanguage {
  readonly code: string;
  readonly text: Messages;
}
type ShownLanguages = readonly [ShownLanguage, ...ShownLanguage[]];
declare function createCheckout(gateway: Gateway, options?: CheckoutOptions): CheckoutHandler;
declare const en: Messages;
declare function findCheckoutTextFaults(texts: unknown): readonly TextFault[];
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
    amount: string;
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
    phone: string;
    phoneHint: string;
    limits: (min: string, max: string) => string;
    unavailable: string;
    outsideLimits: string;
    slow: (works: string | null) => string;
    down: (works: string | null) => string;
    none: string;
    other: string;
    mayClose: (moment: string) => string;
    othersTitle: string;
    without: string;
  };
  form: {
    summaryTitle: string;
    sending: string;
    pay: (amount: string) => string;
  };
  link: {
    submit: string;
    next: string;
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
    unlock: string;
    forgotten: string;
    noAccount: string;
    register: string;
  };
  loginPasskey: {
    title: string;
    intro: string;
    submit: string;
    instead: string;
    code: string;
    wrong: string;
    failed: string;
    without: string;
  };
  loginCode: {
    title: string;
    intro: string;
    label: string;
    wrong: string;
    trust: string;
    other: string;
  };
  register: {
    title: string;
    intro: (service: string) => string;
    name: string;
    email: string;
    password: string;
    phone: string;
    phoneHint: string;
    starts: string;
    passwordHint: (min: number) => string;
    pin: string;
    pinHint: string;
    submit: string;
    haveAccount: string;
    login: string;
  };
  phone: {
    title: string;
    intro: string;
    phone: string;
    send: string;
    codeTitle: string;
    sent: string;
    code: string;
    verify: string;
    again: string;
    wrongPhone: string;
    wrongCode: string;
    invalid: string;
  };
  pin: {
    setTitle: string;
    setIntro: string;
    resetIntro: string;
    newPin: string;
    password: string;
    submit: string;
    confirmTitle: string;
    confirm: string;
    confirmOpen: string;
  };
  wallet: {
    title: string;
    signedInAs: string;
    switchUser: string;
    pin: string;
    pinHint: string;
    balance: (amount: string) => string;
    leftToday: (amount: string) => string;
    overLimitTitle: string;
    overLimit: (left: string, when: string | null) => string;
    shortTitle: string;
    short: (missing: string) => string;
    topUp: (service: string, contact: string) => string;
    checkBalance: string;
    forgotPin: string;
    lockedTitle: string;
    unverifiedTitle: string;
    unverified: (service: string) => string;
    frozenTitle: string;
    frozen: (reason: string) => string;
    frozenAsk: (service: string, contact: string) => string;
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
    phoneTitle: string;
    phoneScan: string;
    phoneHere: string;
    phoneAddress: string;
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
    provider: string;
    country: string;
    phone: string;
    example: (number: string) => string;
    recognised: (provider: string) => string;
    down: (provider: string, works: string | null) => string;
    mismatch: (recognised: string, chosen: string) => string;
    unknown: string;
    unknownAsked: (chosen: string) => string;
    next: string;
  };
  code: {
    title: string;
    payingWith: (phone: string) => string;
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
    waiting: string;
    waitingProvider: string;
    waitingWallet: string;
    lost: string;
    timeLeft: string;
    overdue: string;
    nothingTitle: string;
    dialFirst: (code: string) => string;
    dial: (code: string) => string;
    changedTitle: string;
    changedText: string;
    changedNext: (isLast: boolean) => string;
    checkNow: string;
    updates: string;
    mayClose: string;
  };
  result: {
    paidTitle: string;
    alreadyPaidTitle: string;
    failedTitle: string;
    failedNext: string;
    failedAlone: (merchant: string) => string;
    canceledTitle: string;
    canceledText: string;
    expiredTitle: string;
    expiredText: string;
    expiredNext: string;
    expiredAlone: (merchant: string) => string;
    refundedTitle: string;
    receiptOf: (merchant: string) => string;
    refunded: string;
    description: string;
    doualaTime: (moment: string) => string;
    method: string;
    reference: string;
    backToShop: string;
    leavingIn: (seconds: number) => string;
    stay: string;
    share: string;
    shared: (amount: string, merchant: string) => string;
    image: string;
    print: string;
    done: string;
  };
  receipt: {
    title: string;
    intro: string;
    email: string;
    either: string;
    submit: string;
    wrong: string;
    enough: string;
    sent: string;
    back: string;
    open: string;
  };
  cancel: {
    title: string;
    text: string;
    yes: string;
    yesAlone: string;
    no: string;
    later: (moment: string) => string;
    link: string;
    linkAlone: string;
  };
  problem: {
    notFoundTitle: string;
    notFoundText: string;
    notFoundCut: string;
    notFoundOld: string;
    paidBefore: string;
    findReceipt: string;
    contact: (service: string) => string;
    busyTitle: string;
    busyText: string;
    busyAfterForm: string;
    slowDownTitle: string;
    foreignFormTitle: string;
    foreignFormText: string;
    tooLargeTitle: string;
    tooLargeText: string;
    tryAgain: string;
    backToPayment: string;
  };
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
    newCode: string;
    phone: (example: string) => string;
    oldPhone: string;
    provider: string;
  };
  alerts: {
    attemptFailed: string;
    lastTry: string;
    attemptsLeft: (count: number) => string;
    paidAlready: string;
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
    tooManyPrompts: (when: string) => string;
    busy: string;
    otherAccount: string;
    confirmAgain: string;
    invalid: string;
    refused: string;
  };
  advice: {
    other: string;
    number: string;
    same: string;
  };
  retry: {
    again: string;
    otherNumber: string;
    next: string;
    until: (moment: string) => string;
  };
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
declare function shownLanguages(texts: CheckoutTexts, languages: CheckoutLanguages): ShownLanguages;
