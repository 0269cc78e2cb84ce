// Wrong codes, currencies and fractions do not compile; each line below an expected error must be one.
import { createClient, isMitakoError, xaf } from '@mitako/client';

export async function refund(id: string): Promise<void> {
  const mitako = createClient({ apiKey: process.env['MITAKO_API_KEY'], baseUrl: process.env['MITAKO_API_URL'] });
  try {
    // @ts-expect-error: not a currency of the API
    await mitako.payments.create({ amount: 5000, currency: 'EUR' });
    // @ts-expect-error: francs have no fractions
    await mitako.payments.create({ amount: xaf(50.5), currency: 'XAF' });
    await mitako.payments.refund(id, { amount: 500 });
  } catch (error) {
    if (!isMitakoError(error)) throw error;
    if (error.code === 'REFUND_EXCEEDS_REMAINING') return;
    // @ts-expect-error: not a code
    if (error.code === 'REFUND_EXCEDS_REMAINING') return;
  }
}
