import type { RailMethod } from '@mitako/core';
import { wallets } from '@mitako/rail-kit';

/** A channel of Notch Pay, as payers see it. */
export interface NotchPayChannel extends Omit<RailMethod, 'currencies' | 'description' | 'refunds'> {
  /** Notch Pay's id of it, `cm.mtn`. */
  readonly channel: string;
}

/** Of mobile money, as Notch Pay lists them for Cameroon; narrow them in `channels` where the account has others. */
const LIMITS = { min: 100, max: 500_000 };

/**
 * Channels in Cameroon. To change one: `{ ...notchPayChannels.MTN_CM, limits: { min: 100, max: 1_000_000 } }`. `CARD` is typed
 * on Notch Pay's page.
 */
export const notchPayChannels: Readonly<Record<'MTN_CM' | 'ORANGE_CM' | 'CARD', NotchPayChannel>> = {
  MTN_CM: { ...wallets.mtn_momo.CM, type: 'mobile_money', channel: 'cm.mtn', limits: LIMITS, prompt: dialled('*126#') },
  ORANGE_CM: {
    ...wallets.orange_money.CM,
    type: 'mobile_money',
    channel: 'cm.orange',
    limits: LIMITS,
    prompt: dialled('#150*50#'),
  },
  CARD: {
    type: 'card',
    provider: 'bank_card',
    label: 'Visa, Mastercard',
    monogram: 'V',
    colors: { background: '#1a1f71', text: '#ffffff' },
    country: 'CM',
    callingCode: null,
    channel: 'card',
    limits: { min: 500, max: 1_000_000 },
    prompt: { fr: 'Saisissez votre carte sur la page de Notch Pay.', en: 'Enter your card on the page of Notch Pay.' },
    // No payer types a card faster.
    firstLookupMs: 10_000,
  },
};

function dialled(code: string): RailMethod['prompt'] {
  return {
    fr: `Composez ${code} et confirmez le paiement avec votre code secret.`,
    en: `Dial ${code} and confirm the payment with your PIN.`,
  };
}

/** The whole declaration. */
export function methodOf(declared: NotchPayChannel, refunds: RailMethod['refunds']): RailMethod {
  const { channel: _, ...method } = declared;
  return {
    ...method,
    currencies: ['XAF'],
    description: { lengthMax: 100, punctuation: '.,-' },
    refunds,
    refundsOption: 'privateKey',
  };
}
