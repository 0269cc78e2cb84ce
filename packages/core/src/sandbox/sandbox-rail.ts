import type { Rail, RailCallback, RailMethod } from '../ports/rail.ts';
import type { LookupOutcome, LookupRequest, RailRefundOutcome } from '../ports/rail-calls.ts';

export const SANDBOX_RAIL_ID = 'sandbox';
/** Rail reference of the wallet payment that times out. */
export const TIMEOUT_REFERENCE = 'sandbox-wallet-timeout';
/** How long that payment stays processing, by the engine's clock (decisions §11). */
export const WALLET_TIMEOUT_MS = 5_000;

/** How long a simulated payer takes to confirm on the phone. */
const CONFIRM_MS = 2_000;
const PROMPT_LIFE_MS = 5 * 60 * 1000;
const CHARGED_MAX = 10_000;

/** The correct code. */
const CODE = '123456';
/** Suffix of the rail reference of a charge whose code was correct, so that every process knows it. */
const CONFIRMED = '-confirmed';

/** Limits of providers in Cameroon per payment. */
const LIMITS = { min: 100, max: 500_000 };

type SandboxProvider = 'mtn_momo' | 'orange_money';

const METHODS: readonly RailMethod<SandboxProvider>[] = [
  {
    type: 'mobile_money',
    provider: 'mtn_momo',
    label: 'MTN MoMo',
    monogram: 'M',
    colors: { background: '#ffcb05', text: '#1c0f06' },
    country: 'CM',
    callingCode: '+237',
    refunds: 'partial',
    currencies: ['XAF'],
    limits: LIMITS,
    prompt: {
      fr: 'Composez *126# et confirmez le paiement avec votre code secret.',
      en: 'Dial *126# and confirm the payment with your PIN.',
    },
    phonePrefixes: cameroon(['67', '650', '651', '652', '653', '654', '680', '681', '682', '683']),
    // MTN answers 400 to apostrophes and accents.
    description: { lengthMax: 160, punctuation: '.,-' },
  },
  {
    type: 'mobile_money',
    provider: 'orange_money',
    label: 'Orange Money',
    monogram: 'O',
    colors: { background: '#ff7900', text: '#1c0f06' },
    country: 'CM',
    callingCode: '+237',
    refunds: 'partial',
    currencies: ['XAF'],
    limits: LIMITS,
    prompt: {
      fr: 'Composez #150# et confirmez le paiement avec votre code secret.',
      en: 'Dial #150# and confirm the payment with your PIN.',
    },
    codePrompt: {
      fr: 'Composez #150*4# pour recevoir votre code par SMS, puis saisissez-le ici.',
      en: 'Dial #150*4# to get your code by SMS, then enter it here.',
    },
    phonePrefixes: cameroon(['69', '64', '655', '656', '657', '658', '659', '686', '687', '688', '689']),
    description: { lengthMax: 125, punctuation: '.,-' },
  },
];

/**
 * Simulated mobile-money providers; the rail has test mode only, so live money cannot reach it. The last three digits
 * of the number determine the outcome (decisions §11); any other number pays. Orange Money asks the number that ends in
 * 049 for a code, 123456.
 */
export function sandboxRail(): Rail<SandboxProvider> {
  const charged = new Set<string>();
  const confirmed = new Set<string>();
  const refunded = new Set<string>();
  const isConfirmed = (railReference: string | null, reference: string): boolean =>
    railReference?.endsWith(CONFIRMED) === true || confirmed.has(reference);
  return {
    id: SANDBOX_RAIL_ID,
    modes: ['test'],
    isSimulated: true,
    methods: METHODS,
    async charge({ nowMs, reference, provider, phone }) {
      remember(charged, reference);
      return {
        kind: 'pending',
        railReference: `sandbox-${reference}`,
        nextAction: { type: wantsCode(provider, phone) ? 'enter_otp' : 'approve_on_phone', url: null },
        expiresAtMs: nowMs + PROMPT_LIFE_MS,
      };
    },
    async submitCode({ reference, railReference: before, provider, phone, code }) {
      if (!wantsCode(provider, phone)) return { kind: 'unknown' };
      // A wrong code does not revoke a correct one.
      if (code !== CODE && !isConfirmed(before, reference)) return { kind: 'wrong_code' };
      remember(confirmed, reference);
      const railReference = `sandbox-${reference}${CONFIRMED}`;
      return { kind: 'pending', railReference, nextAction: { type: 'wait', url: null } };
    },
    async lookup(request) {
      // A charge that the engine has a response for was charged, possibly by an earlier process.
      const isKnown = request.railReference !== null || charged.has(request.reference);
      return isKnown ? lookup(request, isConfirmed(request.railReference, request.reference)) : { kind: 'unknown' };
    },
    async refund({ reference }) {
      remember(refunded, reference);
      return succeededRefund(reference);
    },
    // A payout of an earlier process is paid out again: it is test money.
    lookupRefund: async ({ reference }) => (refunded.has(reference) ? succeededRefund(reference) : { kind: 'absent' }),
    parseCallback,
  };
}

function cameroon(prefixes: readonly string[]): readonly string[] {
  return prefixes.map((prefix) => `+237${prefix}`);
}

function wantsCode(provider: string, phone: string): boolean {
  const method = METHODS.find((each) => each.provider === provider);
  return method?.codePrompt !== undefined && phone.endsWith('049');
}

/** A charge whose response was lost is found by its reference only; the oldest are dropped. */
function remember(charged: Set<string>, reference: string): void {
  charged.add(reference);
  if (charged.size <= CHARGED_MAX) return;
  for (const oldest of charged) {
    charged.delete(oldest);
    return;
  }
}

function succeededRefund(reference: string): RailRefundOutcome {
  return { kind: 'succeeded', railReference: `sandbox-${reference}` };
}

/** `{"reference": "att_…"}`. */
function parseCallback({ body }: RailCallback): { readonly reference: string } | null {
  try {
    const sent: unknown = JSON.parse(body);
    if (typeof sent !== 'object' || sent === null || !('reference' in sent)) return null;
    return typeof sent.reference === 'string' && sent.reference !== '' ? { reference: sent.reference } : null;
  } catch {
    return null;
  }
}

function lookup(request: LookupRequest, isConfirmed: boolean): LookupOutcome {
  const elapsedMs = request.nowMs - request.chargedAtMs;
  if (request.railReference === TIMEOUT_REFERENCE) {
    return elapsedMs < WALLET_TIMEOUT_MS ? { kind: 'pending' } : { kind: 'failed', failureCode: 'payer_timeout' };
  }
  if (elapsedMs < CONFIRM_MS) return { kind: 'pending' };
  if (wantsCode(request.provider, request.phone) && !isConfirmed) {
    if (elapsedMs >= PROMPT_LIFE_MS) return { kind: 'failed', failureCode: 'payer_timeout' };
    return { kind: 'pending', nextAction: { type: 'enter_otp', url: null } };
  }
  switch (request.phone.slice(-3)) {
    case '039':
      return { kind: 'failed', failureCode: 'payer_declined' };
    case '019':
      return { kind: 'failed', failureCode: 'payer_limit_reached' };
    case '129':
      return { kind: 'pending' };
    default:
      return { kind: 'paid', railReference: request.railReference };
  }
}
