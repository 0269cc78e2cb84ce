import { csvRow } from '../basics/csv.ts';
import { timestamp } from '../basics/timestamp.ts';
import type { Attempt } from '../model.ts';

/** What a provider's portal shows, beside what we know of it; with the names of the API. */
const COLUMNS = {
  id: (attempt) => attempt.id,
  rail_reference: (attempt) => attempt.railReference,
  rail: (attempt) => attempt.rail,
  provider: (attempt) => attempt.methodProvider ?? attempt.methodType,
  country: (attempt) => attempt.methodCountry,
  status: (attempt) => attempt.status,
  amount: (attempt) => attempt.amount,
  currency: (attempt) => attempt.currency,
  phone_masked: (attempt) => attempt.phoneMasked,
  created_at: (attempt) => timestamp(attempt.createdAtMs),
  updated_at: (attempt) => timestamp(attempt.updatedAtMs),
  failure_code: (attempt) => attempt.failureCode,
  rail_code: (attempt) => attempt.railDetail?.code ?? null,
  rail_message: (attempt) => attempt.railDetail?.message ?? null,
  rail_request_id: (attempt) => attempt.railDetail?.requestId ?? null,
  payment_id: (attempt) => attempt.paymentId,
  merchant_id: (attempt) => attempt.merchantId,
  livemode: (attempt) => String(attempt.livemode),
} as const satisfies Readonly<Record<string, (attempt: Attempt) => string | number | null>>;

const READERS: readonly ((attempt: Attempt) => string | number | null)[] = Object.values(COLUMNS);

/** First row of the CSV: the field names. */
export const ATTEMPTS_CSV_HEADER: string = csvRow(Object.keys(COLUMNS));

export function attemptToCsv(attempt: Attempt): string {
  return csvRow(READERS.map((read) => read(attempt)));
}
