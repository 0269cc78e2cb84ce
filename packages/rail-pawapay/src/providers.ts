import type { RailMethod } from '@mitako/core';
import { type Wallet, wallets } from '@mitako/rail-kit';

/** A provider behind pawaPay, as payers see it. */
export interface PawapayProvider extends Omit<RailMethod, 'type' | 'currencies' | 'description'> {
  /** pawaPay's code of it, `MTN_MOMO_CMR`. */
  readonly code: string;
}

type Code = 'MTN_MOMO_CMR' | 'ORANGE_CMR' | 'MTN_MOMO_COG' | 'AIRTEL_COG' | 'AIRTEL_GAB';

/**
 * Providers of pawaPay in the CEMAC zone. Limits in francs are those of a published configuration; where none was, they are
 * narrow. `check` compares them with those of the account. To change one:
 * `{ ...pawapayProviders.MTN_MOMO_CMR, limits: { min: 100, max: 500_000 } }`.
 */
export const pawapayProviders: Readonly<Record<Code, PawapayProvider>> = {
  MTN_MOMO_CMR: declared('MTN_MOMO_CMR', wallets.mtn_momo.CM, [1, 1_000_000], '*126#'),
  ORANGE_CMR: declared('ORANGE_CMR', wallets.orange_money.CM, [1, 500_000], '#150*50#'),
  MTN_MOMO_COG: declared('MTN_MOMO_COG', wallets.mtn_momo.CG, [100, 500_000]),
  AIRTEL_COG: declared('AIRTEL_COG', wallets.airtel_money.CG, [10, 1_500_000]),
  AIRTEL_GAB: declared('AIRTEL_GAB', wallets.airtel_money.GA, [100, 500_000]),
};

/** @param revival what to dial when the prompt is gone; absent: not known */
function declared(
  code: Code,
  wallet: Wallet,
  [min, max]: readonly [number, number],
  revival?: string,
): PawapayProvider {
  const [fr, en] =
    revival === undefined
      ? ['Sur votre téléphone, confirmez', 'On your phone, confirm']
      : [`Composez ${revival} et confirmez`, `Dial ${revival} and confirm`];
  const prompt = { fr: `${fr} le paiement avec votre code secret.`, en: `${en} the payment with your PIN.` };
  return { ...wallet, code, limits: { min, max }, prompt, refunds: 'partial' };
}

/** The whole declaration. Francs have no decimals, and amounts of these providers take none. */
export function methodOf(provider: PawapayProvider): RailMethod {
  const { code: _, ...method } = provider;
  return { ...method, type: 'mobile_money', currencies: ['XAF'], description: { lengthMax: 22, punctuation: '' } };
}
