import {
  type Checkout,
  type CheckoutMethod,
  FAILURES,
  type NextAction,
  type Prompt,
  isFinalStatus,
  isOfRail,
} from '@mitako/contract/names';
import { knownFrom, type KnownOfCheckout } from './known.ts';
import { codesLeft } from '../attempts/payer-codes.ts';
import { formatAmount } from '../basics/money.ts';
import { timestamp, timestampOrNull } from '../basics/timestamp.ts';
import { DEFAULT_LOCALE } from './default-locale.ts';
import { redirectUrl } from './redirect.ts';
import type { Context } from '../context.ts';
import { logoUrl } from '../merchants/logo/logo-url.ts';
import type { Attempt, AttemptNextAction, Merchant, Payment } from '../model.ts';
import type { RailMethod } from '../ports/rail.ts';
import type { CheckoutRead } from './reads.ts';
import { attemptsLeft } from '../payments/attempts-left.ts';
import { shown } from '../payments/shown.ts';
import { fits, isOn, methodsOf, typeOf } from '../methods/methods-of.ts';
import { OWN_LABELS } from '../methods/wire.ts';
import { receiptsBy } from '../receipts/receipts.ts';
import { methodOf } from '../rails/rail-methods.ts';
import { healthOfRoutes, type HealthOf } from '../rails/rails-health.ts';

/** Polling interval of a page while the payer confirms on the phone. */
const POLL_AFTER_MS = 2_000;

/** Public view for holders of the slug. */
export function checkoutToWire(
  context: Context,
  read: CheckoutRead,
  { healthOf, known }: { readonly healthOf: HealthOf; readonly known: KnownOfCheckout },
): Checkout {
  const { merchant } = read;
  const nowMs = context.clock.now();
  const payment = shown(read.payment, nowMs);
  return {
    slug: payment.slug,
    status: payment.status,
    amount: payment.amount,
    currency: payment.currency,
    amount_display: formatAmount(payment.amount, payment.currency, payment.locale ?? DEFAULT_LOCALE),
    amount_refunded: payment.amountRefunded,
    description: payment.description,
    merchant: merchantToWire(context, merchant),
    livemode: payment.livemode,
    locale: payment.locale,
    created_at: timestamp(payment.createdAtMs),
    expires_at: timestamp(payment.expiresAtMs),
    succeeded_at: timestampOrNull(payment.succeededAtMs),
    receipt_by: receiptsBy(context, read),
    // Earlier attempts are private to the payer.
    paid_with: payment.succeededAtMs === null ? null : payment.methodType,
    server_time: timestamp(nowMs),
    methods: checkoutMethods(context, read, healthOf),
    attempts_left: attemptsLeft(payment),
    next_action: nextActionToWire(context, read.liveAttempt),
    returns_to_shop: payment.cancelUrl !== null || payment.returnUrl !== null,
    redirect_url: redirectOf(context, payment),
    failure:
      payment.failureCode === null
        ? null
        : {
            code: payment.failureCode,
            message: FAILURES[payment.failureCode].message,
            retryable: !isFinalStatus(payment.status),
            known_from: known.failure === null ? null : knownFrom([known.failure]),
          },
    payer_money: known.money === null ? null : { state: known.money.state, known_from: knownFrom(known.money.by) },
  };
}

/** A merchant as customers see it. */
export function merchantToWire(context: Context, merchant: Merchant): Checkout['merchant'] {
  return {
    name: merchant.name,
    support_email: merchant.supportEmail,
    support_phone: merchant.supportPhone,
    brand_color: merchant.brandColor,
    logo_url: logoUrl(context, merchant),
    checkout_note: merchant.notes.checkout,
    receipt_note: merchant.notes.receipt,
  };
}

/** The methods that are on, each with its limits, in the merchant's order. */
function checkoutMethods(context: Context, read: CheckoutRead, healthOf: HealthOf): readonly CheckoutMethod[] {
  const { payment } = read;
  return methodsOf(context, read)
    .filter(isOn)
    .map((offered): CheckoutMethod => {
      const { declared, routes, limits } = offered;
      const fitting = routes.filter(({ method }) => fits(method.limits, payment.amount));
      const health = healthOfRoutes(fitting.length === 0 ? routes : fitting, healthOf);
      const isWithin = fits(limits, payment.amount) && (declared === null || fitting.length > 0);
      const common = { available: isWithin && health !== 'down', health, limits };
      return declared === null
        ? { ...(typeOf(offered) === 'cash' ? CASH : WALLET), ...common }
        : {
            type: declared.type,
            provider: declared.provider,
            label: declared.label,
            monogram: declared.monogram,
            colors: declared.colors,
            country: declared.country,
            calling_code: declared.callingCode,
            ...common,
            needs: declared.type === 'card' ? [] : ['phone'],
            prompt: declared.prompt,
            phone_prefixes: declared.phonePrefixes ?? [],
          };
    });
}

const WALLET = {
  type: 'wallet',
  provider: null,
  label: OWN_LABELS.wallet,
  monogram: null,
  colors: null,
  country: null,
  calling_code: null,
  needs: ['pin'],
  prompt: null,
  phone_prefixes: [],
} as const;

const CASH = { ...WALLET, type: 'cash', label: OWN_LABELS.cash, needs: [] } as const;

/** The next action of a pending attempt's payer. */
export function nextActionToWire(context: Context, attempt: Attempt | null): NextAction | null {
  if (attempt === null) return null;
  const { type, url } = shownAction(attempt, context.clock.now());
  return {
    type,
    created_at: timestamp(attempt.createdAtMs),
    expires_at: timestamp(attempt.expiresAtMs),
    poll_after_ms: POLL_AFTER_MS,
    ...(url === null ? {} : { url }),
    prompt: promptOf(methodOf(context.rails, attempt), type),
  };
}

/** Wallets have no provider that could. */
function isAccepted({ methodType, acceptedAtMs }: Attempt): boolean {
  return !isOfRail(methodType) || acceptedAtMs !== null;
}

const ASKED = { type: 'wait_for_provider', url: null } as const;

/** The action shown to the payer: a code that the attempt no longer accepts is not requested. */
export function shownAction(attempt: Attempt, nowMs: number): AttemptNextAction | typeof ASKED {
  if (!isAccepted(attempt)) return ASKED;
  const action = attempt.nextAction ?? { type: 'approve_on_phone', url: null };
  return action.type === 'enter_otp' && codesLeft(attempt, nowMs) === 0 ? { type: 'wait', url: null } : action;
}

function promptOf(method: RailMethod | null, type: NextAction['type']): Prompt | null {
  if (method === null || type === 'wait' || type === 'wait_for_provider') return null;
  return type === 'enter_otp' ? (method.codePrompt ?? method.prompt) : method.prompt;
}

export function redirectOf(context: Context, payment: Payment): string | null {
  return redirectUrl(shown(payment, context.clock.now()), {
    publicUrl: context.settings.publicUrl,
    token: context.keyring.paymentToken(payment.id),
  });
}
