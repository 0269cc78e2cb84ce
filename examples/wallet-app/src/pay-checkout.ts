import {
  isMitakoError,
  type Checkout,
  type CheckoutPaid,
  type LoginParams,
  type PayByMobileMoneyParams,
  type PinParams,
  type WalletClient,
} from '@mitako/client/wallet';
import { readCheckoutLink } from './read-checkout-link.ts';

/** What the flow needs of the app around it. */
export interface App {
  readonly wallet: WalletClient;
  /** Of the gateway this app belongs to, without a slash at the end. Never taken from a link or a QR code. */
  readonly publicUrl: string;
  /** A random UUID for each tap on "pay". */
  readonly newKey: () => string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** One decision of the user to pay. Its key stays with it over wrong PINs, logins and lost answers: it pays once. */
export type Tap = { readonly key: string } & (
  | { readonly method: 'wallet' }
  | ({ readonly method: 'mobile_money' } & PayByMobileMoneyParams)
);

/** What the user is looking at. Plain data without a PIN or a token, so a screen, a log or a crash report may have it. */
export type PayState =
  /** Nothing was scanned yet. */
  | { readonly kind: 'start' }
  /** What was scanned is no checkout of our gateway. */
  | { readonly kind: 'foreign' }
  /** The gateway does not know this checkout. */
  | { readonly kind: 'unknown' }
  /** No answer: nothing is known about this checkout now. */
  | { readonly kind: 'offline'; readonly slug: string }
  /** Merchant, amount and the ways to pay; `checkout.failure` says why the last try came to nothing. */
  | { readonly kind: 'choose'; readonly checkout: Checkout; readonly problem: Problem | null }
  | (Tapped & { readonly kind: 'login'; readonly problem: Problem | null })
  /** There is no PIN yet, or too many wrong ones: it is set with the password. */
  | (Tapped & { readonly kind: 'set_pin'; readonly problem: Problem | null })
  | (Tapped & { readonly kind: 'enter_pin'; readonly problem: Problem | null })
  /** The answer was lost: maybe it is paid, maybe not. The only way on is the same tap again. */
  | (Tapped & { readonly kind: 'unclear'; readonly problem: Problem })
  /** Under way: `checkout.next_action` says what to do. `reference` is null when it is somebody else's doing. */
  | Waiting
  /** This user has paid. */
  | { readonly kind: 'paid'; readonly checkout: Checkout; readonly reference: string }
  /** Paid already, failed, canceled or expired: `checkout.status` says which. */
  | { readonly kind: 'over'; readonly checkout: Checkout };

interface Waiting {
  readonly kind: 'waiting';
  readonly checkout: Checkout;
  readonly reference: string | null;
  readonly problem: Problem | null;
}

interface Tapped {
  readonly checkout: Checkout;
  readonly tap: Tap;
}

/** Why the user is asked again. */
export interface Problem {
  /** Of the API, or of the client where no answer came. Have a sentence for those you do not know. */
  readonly code: string;
  /** With `INVALID_PIN` and `INVALID_CODE`. */
  readonly attemptsLeft?: number | undefined;
  /** Epoch milliseconds by this phone's clock, when the answer said how long to wait. */
  readonly againAtMs?: number | undefined;
}

/** What happens to the app. */
export type PayEvent =
  | { readonly kind: 'open'; readonly text: string }
  /** Coming back to the front, "try again", or `next_action.poll_after_ms` is over. */
  | { readonly kind: 'look' }
  | { readonly kind: 'pay_from_wallet' }
  | ({ readonly kind: 'pay_by_mobile_money' } & PayByMobileMoneyParams)
  | ({ readonly kind: 'log_in' } & LoginParams)
  | ({ readonly kind: 'set_pin' } & PinParams)
  /** The PIN of a wallet payment; without one, a mobile-money payment whose answer was lost is asked for again. */
  | { readonly kind: 'confirm'; readonly pin?: string | undefined }
  /** The provider's, where `next_action.type` is `enter_otp`. */
  | { readonly kind: 'enter_code'; readonly code: string }
  /** To the other ways to pay: there is one without a PIN when the PIN is locked. */
  | { readonly kind: 'back' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'leave' };

/**
 * Paying a checkout in a wallet app: from one state and what happens to the next state. It never throws what the network
 * or the gateway can do. An event that does not fit the state changes nothing, so handle events one after the other and
 * a second, impatient tap on "pay" finds the payment made.
 */
export async function payCheckout(app: App, state: PayState, event: PayEvent): Promise<PayState> {
  switch (event.kind) {
    case 'open': {
      const slug = readCheckoutLink(event.text, app.publicUrl);
      return slug === undefined ? { kind: 'foreign' } : look(app, slug);
    }
    case 'leave':
      return { kind: 'start' };
    case 'look':
      return lookAgain(app, state);
    case 'pay_from_wallet':
      return state.kind === 'choose' ? begin(app, state.checkout, { key: app.newKey(), method: 'wallet' }) : state;
    case 'pay_by_mobile_money': {
      if (state.kind !== 'choose') return state;
      const { provider, phone } = event;
      return begin(app, state.checkout, { key: app.newKey(), method: 'mobile_money', provider, phone });
    }
    case 'log_in':
      return state.kind === 'login' ? logIn(app, state, event) : state;
    case 'set_pin':
      return state.kind === 'set_pin' ? setPin(app, state, event) : state;
    case 'confirm':
      return state.kind === 'enter_pin' || state.kind === 'unclear' ? send(app, state, event.pin) : state;
    case 'enter_code':
      return state.kind === 'waiting' ? enterCode(app, state, event.code) : state;
    case 'back':
      return isBefore(state) ? look(app, state.checkout.slug) : state;
    case 'cancel':
      return state.kind === 'choose' || isBefore(state) ? cancel(app, state.checkout) : state;
  }
}

/** Whether this tap still waits for something from its user. */
function isBefore(state: PayState): state is Extract<PayState, { readonly kind: 'login' | 'set_pin' | 'enter_pin' }> {
  return ['login', 'set_pin', 'enter_pin'].includes(state.kind);
}

/** What the gateway says now. Asked after every refusal too: the one truth about a payment is its status. */
async function look(app: App, slug: string, problem: Problem | null = null): Promise<PayState> {
  try {
    const checkout = await app.wallet.checkout.retrieve(slug);
    if (checkout.status === 'requested') return { kind: 'choose', checkout, problem };
    return checkout.status === 'processing'
      ? { kind: 'waiting', checkout, reference: null, problem }
      : { kind: 'over', checkout };
  } catch (error) {
    return problemOf(app, error).code === 'CHECKOUT_NOT_FOUND' ? { kind: 'unknown' } : { kind: 'offline', slug };
  }
}

async function lookAgain(app: App, state: PayState): Promise<PayState> {
  if (state.kind === 'offline') return look(app, state.slug);
  if (state.kind === 'waiting') return lookWhileWaiting(app, state, null);
  if (state.kind !== 'choose') return state;
  const seen = await look(app, state.checkout.slug);
  return seen.kind === 'offline' ? state : seen;
}

async function lookWhileWaiting(app: App, state: Waiting, problem: Problem | null): Promise<PayState> {
  const { reference } = state;
  const seen = await look(app, state.checkout.slug, problem);
  if (seen.kind === 'offline') return { ...state, problem };
  if (reference === null) return seen;
  if (seen.kind === 'waiting') return { ...seen, reference };
  return seen.kind === 'over' && seen.checkout.succeeded_at !== null
    ? { kind: 'paid', checkout: seen.checkout, reference }
    : seen;
}

async function enterCode(app: App, state: Waiting, code: string): Promise<PayState> {
  try {
    return taken(state.checkout, await app.wallet.checkout.confirm(state.checkout.slug, { code }));
  } catch (error) {
    return lookWhileWaiting(app, state, problemOf(app, error));
  }
}

/** The preview needs nobody; paying needs somebody, so that is found out before a PIN is asked for. */
async function begin(app: App, checkout: Checkout, tap: Tap): Promise<PayState> {
  try {
    return await goOn(app, { checkout, tap }, (await app.wallet.me()).has_pin);
  } catch (error) {
    const problem = problemOf(app, error);
    // That nobody is logged in yet is no problem to tell.
    if (problem.code === 'AUTHENTICATION_REQUIRED') return { kind: 'login', checkout, tap, problem: null };
    return isSignedOut(problem) ? { kind: 'login', checkout, tap, problem } : { kind: 'choose', checkout, problem };
  }
}

async function goOn(app: App, { checkout, tap }: Tapped, hasPin = false): Promise<PayState> {
  if (tap.method === 'mobile_money') return send(app, { checkout, tap }, undefined);
  return { kind: hasPin ? 'enter_pin' : 'set_pin', checkout, tap, problem: null };
}

async function logIn(app: App, { checkout, tap }: Tapped, { email, password }: LoginParams): Promise<PayState> {
  try {
    return await goOn(app, { checkout, tap }, (await app.wallet.login({ email, password })).has_pin);
  } catch (error) {
    return { kind: 'login', checkout, tap, problem: problemOf(app, error) };
  }
}

async function setPin(app: App, { checkout, tap }: Tapped, { password, pin }: PinParams): Promise<PayState> {
  try {
    await app.wallet.setPin({ password, pin });
    return { kind: 'enter_pin', checkout, tap, problem: null };
  } catch (error) {
    const problem = problemOf(app, error);
    return { kind: isSignedOut(problem) ? 'login' : 'set_pin', checkout, tap, problem };
  }
}

async function send(app: App, { checkout, tap }: Tapped, pin = ''): Promise<PayState> {
  try {
    const options = { idempotencyKey: tap.key };
    const paid =
      tap.method === 'wallet'
        ? await app.wallet.checkout.payFromWallet(checkout.slug, { pin }, options)
        : await app.wallet.checkout.payByMobileMoney(checkout.slug, tap, options);
    return taken(checkout, paid);
  } catch (error) {
    const problem = problemOf(app, error);
    if (isSignedOut(problem)) return { kind: 'login', checkout, tap, problem };
    switch (problem.code) {
      case 'INVALID_PIN':
      case 'PIN_LOCKED':
        return { kind: 'enter_pin', checkout, tap, problem };
      case 'PIN_NOT_SET':
      case 'PIN_RESET_REQUIRED':
        return { kind: 'set_pin', checkout, tap, problem };
      default:
        return isDecided(error) ? look(app, checkout.slug, problem) : { kind: 'unclear', checkout, tap, problem };
    }
  }
}

function taken(before: Checkout, { payment, redirect_url, next_action }: CheckoutPaid): PayState {
  const { status, succeeded_at } = payment;
  const checkout = { ...before, status, succeeded_at, redirect_url, next_action };
  return status === 'processing'
    ? { kind: 'waiting', checkout, reference: payment.id, problem: null }
    : { kind: 'paid', checkout, reference: payment.transaction_id ?? payment.id };
}

async function cancel(app: App, checkout: Checkout): Promise<PayState> {
  try {
    const { payment, redirect_url } = await app.wallet.checkout.cancel(checkout.slug);
    return { kind: 'over', checkout: { ...checkout, status: payment.status, redirect_url } };
  } catch (error) {
    return look(app, checkout.slug, problemOf(app, error));
  }
}

const SIGNED_OUT_CODES: readonly string[] = [
  'AUTHENTICATION_REQUIRED',
  'INVALID_TOKEN',
  'TOKEN_REVOKED',
  'REFRESH_TOKEN_INVALID',
  'REFRESH_TOKEN_REUSED',
];

/** An expired access token is not among them: the client has refreshed it, and sent the call again under its key. */
function isSignedOut({ code }: Problem): boolean {
  return SIGNED_OUT_CODES.includes(code);
}

/**
 * Whether the gateway surely acted on this very tap, or surely did not. After a lost answer even "too many requests"
 * leaves it open, because it may be the answer to a repetition.
 */
function isDecided(error: unknown): boolean {
  if (!isMitakoError(error) || error.status === undefined || error.code === 'IDEMPOTENCY_IN_PROGRESS') return false;
  return (
    (error.status >= 400 && error.status < 500 && ![408, 429].includes(error.status)) || error.code === 'RAIL_ERROR'
  );
}

/** @throws what is a mistake in this program, and nothing that the network or the gateway did */
function problemOf(app: App, error: unknown): Problem {
  if (!isMitakoError(error)) throw error;
  const { code, details, retryAfterSeconds } = error;
  return {
    code,
    ...(typeof details['attempts_left'] === 'number' && { attemptsLeft: details['attempts_left'] }),
    // The answer says how long, not when: the clocks of phones are wrong.
    ...(retryAfterSeconds !== undefined && { againAtMs: app.now() + retryAfterSeconds * 1000 }),
  };
}
