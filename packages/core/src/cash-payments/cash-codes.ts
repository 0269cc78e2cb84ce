import { codeContext, cashCodeToWire } from './open-code.ts';
import { refusalOfCash } from './refusal-of-cash.ts';
import { CASH_METHOD } from '@mitako/contract/names';
import { assertOffered } from '../methods/choose-method.ts';
import { readCheckout } from '../checkout/get-checkout.ts';
import { GatewayError } from '../errors.ts';
import type { ReadOperation, WriteOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { CashCode } from '../model.ts';
import { shown } from '../payments/shown.ts';
import { newCashOutCode } from '../wallets/cash-out-codes.ts';

/**
 * The code that a customer shows to an agent. The payment stays open for every other method: the code is not an attempt,
 * and the first payment ends it. A code that another open payment has is refused by its unique key, and drawn again.
 */
export const createCashCode: WriteOperation<'createCashCode'> = {
  // Decided again it finds the same code; a stored answer would show one that another payment has by now.
  replay: { when: 'none' },
  async decide(context, { parameters }) {
    const read = await readCheckout(context, parameters.slug);
    const { payment } = read;
    const refusal = await refusalOfCash(context, read);
    if (refusal !== null) return refusal;
    const existing = await context.store.read.cashCodeOfPayment(payment.id);
    if (existing !== null) {
      return { changes: [], answer: succeeded(201, { cash_code: cashCodeToWire(context, payment, existing) }) };
    }
    const code = newCashOutCode(context.random);
    const cashCode: CashCode = {
      paymentId: payment.id,
      codeHash: context.keyring.hashCashCode(payment.livemode, code),
      sealedCode: context.keyring.seal(code, codeContext(payment.id)),
      createdAtMs: context.clock.now(),
    };
    return {
      changes: [assertOffered(read, CASH_METHOD), { type: 'cash_code.insert', cashCode }],
      answer: succeeded(201, { cash_code: cashCodeToWire(context, payment, cashCode) }),
      onBehalfOf: payment,
    };
  },
};

/** The code of an open payment, for a page that is opened again. */
export const getCashCode: ReadOperation<'getCashCode'> = async (context, { parameters }) => {
  const { payment } = await readCheckout(context, parameters.slug);
  const isOpen = shown(payment, context.clock.now()).status === 'requested';
  const cashCode = isOpen ? await context.store.read.cashCodeOfPayment(payment.id) : null;
  if (cashCode === null) throw new GatewayError('CASH_CODE_NOT_FOUND');
  return succeeded(200, { cash_code: cashCodeToWire(context, payment, cashCode) });
};
