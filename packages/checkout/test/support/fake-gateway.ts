import { type Checkout, type ErrorCode, PARTS, type Principal, type RouteName } from '@mitako/contract';
import {
  type Arrived,
  type Call,
  checkedBrand,
  type Done,
  type Gateway,
  GatewayError,
  type Identity,
  type LogoFile,
  type Refused,
  refused,
  type Result,
} from '@mitako/core';

/** One call that the pages made. */
export interface Called {
  readonly name: RouteName;
  readonly arrived: Arrived;
}

export type Answerer = (called: Called) => Result<unknown> | Promise<Result<unknown>>;

export interface FakeGateway {
  readonly gateway: Gateway;
  readonly calls: Called[];
  /** Files that are there, by the last part of their address. */
  readonly logos: Map<string, LogoFile>;
  /** What the checkout preview shows from now on. */
  set(change: Partial<Checkout>): void;
  /** How an operation answers from now on. */
  on(name: RouteName, answerer: Answerer): void;
  /** Access tokens that are good, with the code the others are refused with. */
  readonly tokens: Map<string, ErrorCode | 'good'>;
  callsOf(name: RouteName): readonly Called[];
  /** The access token that a call was made with; null without one. */
  tokenOf(called: Called | undefined): string | null;
}

export const SLUG = 'k3J9xPq2LmN8vB4tY7wZ1a';
export const NOW = '2026-11-20T12:00:00.000Z';

export const user: Principal = {
  id: 'usr_01',
  role: 'user',
  email: 'awa@example.cm',
  email_verified: false,
  name: 'Awa Ndiaye',
  phone: null,
  created_at: NOW,
  has_pin: true,
  sandbox: false,
};

/** What each provider tells its payers. */
export const PROMPTS = {
  mtn_momo: { fr: 'Composez *126# et confirmez avec votre code.', en: 'Dial *126# and confirm with your PIN.' },
  orange_money: { fr: 'Composez #150# et confirmez avec votre code.', en: 'Dial #150# and confirm with your PIN.' },
} as const;

const momo = {
  health: 'up',
  available: true,
  limits: { min: 100, max: 500_000 },
  needs: ['phone'],
} as const;

export const aCheckout: Checkout = {
  slug: SLUG,
  status: 'requested',
  amount: 5000,
  currency: 'XAF',
  amount_display: '5 000 FCFA',
  amount_refunded: 0,
  description: 'Deux sacs de riz',
  merchant: {
    name: 'Boutique Mvog-Ada',
    support_email: 'aide@boutique.cm',
    support_phone: '+237653000000',
    brand_color: null,
    logo_url: null,
    checkout_note: null,
    receipt_note: null,
  },
  livemode: true,
  locale: 'fr',
  created_at: NOW,
  expires_at: '2026-11-20T12:45:30.000Z',
  succeeded_at: null,
  receipt_by: [],
  paid_with: null,
  server_time: NOW,
  methods: [
    {
      type: 'wallet',
      provider: null,
      label: 'Wallet',
      monogram: null,
      colors: null,
      country: null,
      calling_code: null,
      available: true,
      health: 'up',
      limits: { min: 1, max: 99_999_999 },
      needs: ['pin'],
      prompt: null,
      phone_prefixes: [],
    },
    {
      type: 'mobile_money',
      provider: 'mtn_momo',
      label: 'MTN MoMo',
      monogram: 'M',
      colors: { background: '#ffcb05', text: '#1c0f06' },
      country: 'CM',
      calling_code: '+237',
      prompt: PROMPTS.mtn_momo,
      phone_prefixes: ['+23767', '+237653'],
      ...momo,
    },
    {
      type: 'mobile_money',
      provider: 'orange_money',
      label: 'Orange Money',
      monogram: 'O',
      colors: { background: '#ff7900', text: '#1c0f06' },
      country: 'CM',
      calling_code: '+237',
      prompt: PROMPTS.orange_money,
      phone_prefixes: ['+23769', '+237655'],
      ...momo,
    },
  ],
  attempts_left: 3,
  next_action: null,
  returns_to_shop: true,
  redirect_url: null,
  failure: null,
  payer_money: null,
};

/** A payment as paying answers it. */
export function aPayment(status: Checkout['status'] = 'succeeded'): Record<string, unknown> {
  return {
    id: 'pay_01jd0000000000000000000000',
    slug: SLUG,
    status,
    amount: 5000,
    currency: 'XAF',
    description: null,
    livemode: true,
    created_at: NOW,
    succeeded_at: status === 'succeeded' ? NOW : null,
    transaction_id: status === 'succeeded' ? 'tx_01jd0000000000000000000000' : null,
    failure_code: null,
    failure_message: null,
  };
}

/** An engine that says what a test tells it to, and remembers what it was asked. */
export function fakeGateway(publicUrl = 'https://pay.test', userSignUp: 'open' | 'closed' = 'open'): FakeGateway {
  let checkout = aCheckout;
  const calls: Called[] = [];
  const logos: FakeGateway['logos'] = new Map();
  const tokens: FakeGateway['tokens'] = new Map();
  const answerers = new Map<RouteName, Answerer>();
  const answer = (name: RouteName, answerer: Answerer): Map<RouteName, Answerer> => answerers.set(name, answerer);

  answer('getCheckout', ({ arrived }) =>
    arrived.parameters?.['slug'] === SLUG ? succeeded(200, { checkout }) : refusal('CHECKOUT_NOT_FOUND'),
  );
  answer('getMe', () => succeeded(200, { principal: user }));
  answer('login', () => succeeded(200, session()));
  answer('register', () => succeeded(201, session()));
  const held = { currency: 'XAF', available: 9000, livemode: true };
  answer('getWallet', () => succeeded(200, { wallet: { balances: [held] } }));
  answer('setPin', () => succeeded(200, { principal: user }));
  answer('logout', () => succeeded(200, { logged_out: true }));
  answer('revokeDevice', () => succeeded(200, { deleted: true, id: 'dev_01' }));
  answer('refresh', () => succeeded(200, session('fresh')));
  answer('payCheckout', () => succeeded(200, { payment: aPayment(), redirect_url: null, next_action: null }));
  answer('cancelCheckout', () => succeeded(200, { payment: aPayment('canceled'), redirect_url: '' }));

  const session = (name = 'first'): unknown => {
    tokens.set(`access-${name}`, 'good');
    return { access_token: `access-${name}`, refresh_token: `refresh-${name}`, principal: user };
  };
  /** Whose identity it is, that of a good token; what it looks like is the engine's own business. */
  const identities = new Map<unknown, string>();
  const call = async (name: RouteName, arrived: Arrived): Promise<Result<unknown>> => {
    const called: Called = { name, arrived };
    calls.push(called);
    const answerer = answerers.get(name);
    if (answerer === undefined) throw new Error(`${name} was not expected`);
    return answerer(called);
  };
  const gateway: Pick<
    Gateway,
    'publicUrl' | 'brand' | 'clock' | 'call' | 'authenticate' | 'logo' | 'pageSeal' | 'parts' | 'sends' | 'signUp'
  > = {
    sends: { mail: false, sms: false, inTestMode: false },
    signUp: { merchants: 'open', users: userSignUp },
    publicUrl,
    brand: checkedBrand(),
    parts: new Set(PARTS),
    clock: { now: () => Date.parse(NOW), sleep: async () => undefined },
    logo: async (id) => logos.get(id) ?? null,
    pageSeal: {
      seal: (text, context) => `v1.${Buffer.from(`${context}\n${text}`).toString('base64url')}`,
      open(sealed, context) {
        const [sealedFor, text = ''] = Buffer.from(sealed.slice('v1.'.length), 'base64url').toString().split('\n');
        return sealedFor === context ? text : null;
      },
    },
    // What an operation answers is for the test to say.
    call: call as Call,
    async authenticate(credential) {
      const token = credential.kind === 'bearer' ? (credential.authorization?.replace('Bearer ', '') ?? '') : '';
      const state = tokens.get(token) ?? 'INVALID_TOKEN';
      if (state !== 'good') throw new GatewayError(state);
      const identity = Object.freeze({}) as Identity;
      identities.set(identity, token);
      return identity;
    },
  };
  return {
    gateway: gateway as Gateway,
    calls,
    logos,
    tokens,
    set: (change) => {
      checkout = { ...checkout, ...change };
    },
    on: answer,
    callsOf: (name) => calls.filter((called) => called.name === name),
    tokenOf: (called) => identities.get(called?.arrived.identity) ?? null,
  };
}

/** A success as the engine answers it. */
export function succeeded(status: number, data: unknown): Done<unknown> {
  const body = JSON.stringify({ data, success: true, error: null });
  return { kind: 'done', status, body, data, retryAfterSeconds: null, replayed: false };
}

/** A refusal as the engine answers it. */
export function refusal(
  code: ErrorCode,
  details: Readonly<Record<string, unknown>> = {},
  retryAfterSeconds?: number,
): Refused {
  return refused(new GatewayError(code, details, retryAfterSeconds === undefined ? {} : { retryAfterSeconds }));
}
