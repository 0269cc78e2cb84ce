import fieldTexts from './field-texts.json' with { type: 'json' };

type Texts = Readonly<Record<string, string>>;

/** As in schemas.ts, which uses this file. */
type Schema = Readonly<Record<string, unknown>>;

/**
 * An object schema whose properties have the texts of the type that it is checked against. Schemas do not know the name
 * of their type, but the compiler holds both to the same fields: the type is the one with these fields. Members of a
 * union have some of its fields.
 */
export function withTexts(schema: Schema): Schema {
  const { properties } = schema;
  if (typeof properties !== 'object' || properties === null) return schema;
  const texts = textsOf(Object.keys(properties));
  const isPage = 'pagination' in properties;
  const described = Object.entries(properties).map(([name, property]: [string, Schema]) => {
    const description = property['description'] ?? texts[name] ?? ITEMS[name] ?? (isPage ? rowsText(name) : undefined);
    return [name, description === undefined ? property : { ...property, description }];
  });
  return { ...schema, properties: Object.fromEntries(described) as Schema };
}

/** Types with fewer fields than this may have the same ones by chance. */
const SHARED_FIELDS_MIN = 4;

/** From few fields to many, so that the first which fits is the closest. */
const TYPES = Object.values<Texts>(fieldTexts).toSorted((a, b) => Object.keys(a).length - Object.keys(b).length);

function textsOf(fields: readonly string[]): Texts {
  // Bodies may have the key beside the fields of their type.
  const names = fields.filter((name) => name !== 'idempotency_key');
  const fits = (texts: Texts): boolean => names.every((name) => Object.hasOwn(texts, name));
  const exact = TYPES.find((texts) => Object.keys(texts).length === names.length && fits(texts));
  return exact ?? (names.length < SHARED_FIELDS_MIN ? {} : (TYPES.find(fits) ?? {}));
}

/** Of a page without words of its own in {@link ITEMS}. */
function rowsText(name: string): string {
  return `The ${name.replaceAll('_', ' ')} of this page.`;
}

/** Fields that belong to no type: `{ payment }` of an answer, the key of every body, languages. */
const ITEMS: Texts = {
  agent: 'The agent.',
  agent_location: 'The place of an agent.',
  api_key: 'The API key.',
  api_keys: 'The API keys of this page.',
  attempt: 'The attempt.',
  authenticated_until: 'Until then the login counts as recent.',
  cash_code: 'The code and what is paid with it.',
  cash_payment: 'The payment of the code.',
  cash_out_code: 'The code and what it pays out.',
  checkout: 'The payment as its payer sees it.',
  deliveries: 'The deliveries.',
  delivery: 'The delivery.',
  devices: 'The sessions of the account.',
  dispute: 'The dispute.',
  en: 'In English.',
  holders: 'The customers that were found, at most five.',
  endpoint: 'The endpoint.',
  endpoints: 'The endpoints.',
  event: 'The event.',
  clock: 'The time of the test clock.',
  float: 'What the agent holds.',
  fr: 'In French.',
  health: 'Queues, workers and the store.',
  idempotency_key: 'Instead of the header `Idempotency-Key`.',
  keys: 'Public keys, as of RFC 7517.',
  kyc: 'The business verification.',
  ledger_check: 'The check of the ledger.',
  logged_out: 'Always true.',
  lookup: 'What the provider answered.',
  merchant: 'The merchant.',
  next: 'Who acts next.',
  method: 'The payment method.',
  methods: 'The payment methods in their order.',
  overview: 'The figures of the first page.',
  report: 'The figures of the period.',
  pagination: 'How to read the next page.',
  payment: 'The payment.',
  file: 'The file.',
  customer: 'The customer.',
  password_reset: 'The code, shown once.',
  payment_link: 'The payment link.',
  payout_account: 'The payout account; null if none is set.',
  payout_accounts: 'The payout accounts, those that were replaced too.',
  payout_export: 'The bank file.',
  payout_exports: 'The bank files of this page.',
  principal: 'Whose account it is.',
  profile: 'The profile of the merchant.',
  rails: 'The rails of the gateway.',
  received: 'Always true.',
  receipt: 'The receipt.',
  refund: 'The refund.',
  settlement: 'The settlement.',
  timeline: 'What happened to the payment.',
  transaction: 'The transaction.',
  unapplied_funds: 'The late payments of this page.',
  wallet: 'The wallet.',
};
