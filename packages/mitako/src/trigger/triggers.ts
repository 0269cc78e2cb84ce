import type { Client, Payment, PaymentCreateParams } from '@mitako/client';
import type { OperatorClient } from '@mitako/client/operator';
import { EVENT_TYPES, type EventType } from '@mitako/contract/names';
import { Failure } from '../failure.ts';

/** The tools of a trigger. */
export interface TriggerClients {
  readonly client: Client;
  /** @throws Failure without an operator key */
  readonly operator: () => Promise<OperatorClient>;
  /** Whole francs. */
  readonly amount: number;
  readonly reference: string | undefined;
}

/** The subject of an event. */
export interface Subject {
  /** Of a payment, its refunds or disputes. */
  readonly paymentId?: string;
  /** Of anything else: the `id` in its data. */
  readonly id?: string;
}

/** The way to cause an event, or the reason why that is impossible. */
export type Trigger =
  /** `run` returns null when there is nothing to trigger it with. */
  | { readonly does: string; readonly run: (clients: TriggerClients) => Promise<Subject | null> }
  | { readonly whyNot: string };

/** Test numbers of the sandbox (specification, decisions, "Sandbox"). */
const PAYS = '+237653456789';
const DECLINES = '+237653456039';
const SILENT = '+237653456129';

/** By event, except those with the reason {@link NO_TRIGGER}. */
const TRIGGERS: Readonly<Partial<Record<EventType, Trigger>>> = {
  'payment.created': { does: 'creates a payment', run: async (clients) => ({ paymentId: (await create(clients)).id }) },
  'payment.processing': {
    does: 'charges a number that never answers',
    run: (clients) => charge(clients, SILENT),
  },
  'payment.attempt_failed': {
    does: 'charges a number that declines; the payment can still be paid',
    run: (clients) => charge(clients, DECLINES),
  },
  'payment.succeeded': {
    does: 'creates a payment and pays it by mobile money',
    run: (clients) => charge(clients, PAYS),
  },
  'payment.failed': {
    does: 'charges a number that declines, for a payment with one attempt',
    run: (clients) => charge(clients, DECLINES, { max_attempts: 1 }),
  },
  'payment.canceled': {
    does: 'creates a payment and cancels it',
    async run(clients) {
      const { id } = await create(clients);
      await clients.client.payments.cancel(id);
      return { paymentId: id };
    },
  },
  'payment.expired': {
    whyNot: 'Payments expire with time: move the clock of test mode with "mitako clock advance 1d".',
  },
  'payment.refunded': { does: 'pays a payment and refunds it', run: refund },
  'refund.created': { does: 'pays a payment and refunds it', run: refund },
  'refund.succeeded': { does: 'pays a payment and refunds it', run: refund },
  'refund.failed': { whyNot: 'Refunds of test payments always succeed.' },
  'dispute.opened': { does: 'pays a payment and disputes it', run: (clients) => dispute(clients) },
  'dispute.evidence_submitted': {
    does: 'disputes a payment and submits evidence',
    run: (clients) =>
      dispute(
        clients,
        async (id) => void (await clients.client.disputes.submitEvidence(id, { evidence: 'Delivered.' })),
      ),
  },
  'dispute.won': {
    does: 'disputes a payment and decides for the merchant (needs an operator key)',
    run: (clients) => decidedDispute(clients, 'won'),
  },
  'dispute.lost': {
    does: 'disputes a payment and decides for the payer (needs an operator key)',
    run: (clients) => decidedDispute(clients, 'lost'),
  },
  'settlement.created': {
    does: 'pays a payment and settles the balance (needs an operator key)',
    run: async (clients) => ({ id: await settle(clients) }),
  },
  'settlement.paid': {
    does: 'settles the balance and pays it out (needs an operator key)',
    run: async (clients) => resolved(clients, { outcome: 'paid' }),
  },
  'settlement.failed': {
    does: 'settles the balance, whose payout fails (needs an operator key)',
    run: async (clients) => resolved(clients, { outcome: 'failed', failure_reason: 'mitako trigger' }),
  },
  'payout_account.set': {
    whyNot: 'A payout account is set with the password of its merchant: do so in the dashboard.',
  },
  'endpoint.disabled': { whyNot: 'An endpoint is disabled after five days and fifty attempts without a success.' },
  ping: {
    does: 'sends a ping to the newest endpoint that is enabled',
    async run({ client }) {
      for await (const { id, enabled } of client.webhookEndpoints.list()) {
        if (!enabled) continue;
        const { event } = await client.webhookEndpoints.ping(id);
        return { id: event.id };
      }
      return null;
    },
  },
};

const NO_TRIGGER: Trigger = { whyNot: 'No command causes it.' };

/** The trigger of an event, or the reason why there is none. */
export function triggerOf(name: EventType): Trigger {
  return TRIGGERS[name] ?? NO_TRIGGER;
}

/** Events that can be triggered. */
export const TRIGGERED: readonly EventType[] = EVENT_TYPES.filter((name) => 'does' in triggerOf(name));

function create(
  { client, amount, reference }: TriggerClients,
  params: Pick<PaymentCreateParams, 'max_attempts'> = {},
): Promise<Payment> {
  return client.payments.create({
    ...params,
    amount,
    currency: 'XAF',
    description: 'mitako trigger',
    ...(reference !== undefined && { customer_reference: reference }),
  });
}

/** Asks a test number for the money of a new payment. The answer of the phone takes the sandbox two seconds. */
async function charge(
  clients: TriggerClients,
  phone: string,
  params?: Pick<PaymentCreateParams, 'max_attempts'>,
): Promise<Subject> {
  const { id } = await create(clients, params);
  await clients.client.payments.charge(id, { provider: 'mtn_momo', phone });
  return { paymentId: id };
}

async function paid(clients: TriggerClients): Promise<string> {
  const { id } = await create(clients);
  await clients.client.sandbox.simulate(id, { outcome: 'succeed' });
  return id;
}

async function refund(clients: TriggerClients): Promise<Subject> {
  const paymentId = await paid(clients);
  await clients.client.payments.refund(paymentId, { reason: 'mitako trigger' });
  return { paymentId };
}

async function dispute(clients: TriggerClients, next?: (disputeId: string) => Promise<void>): Promise<Subject> {
  const { id: paymentId } = await create(clients);
  const simulated = await clients.client.sandbox.simulate(paymentId, { outcome: 'dispute' });
  if (simulated.dispute !== null) await next?.(simulated.dispute.id);
  return { paymentId };
}

async function decidedDispute(clients: TriggerClients, outcome: 'won' | 'lost'): Promise<Subject> {
  const { disputes } = await clients.operator();
  return dispute(clients, async (id) => void (await disputes.resolve(id, { outcome })));
}

async function settle(clients: TriggerClients): Promise<string> {
  const { merchants, payments, settlements } = await clients.operator();
  const { merchant_id } = await payments.retrieve(await paid(clients));
  const { settlement } = await merchants.retrieve(merchant_id);
  try {
    return (await settlements.create(merchant_id, { livemode: false, currency: 'XAF' })).id;
  } catch (error) {
    const { isMitakoError } = await import('@mitako/client');
    if (!isMitakoError(error) || error.code !== 'NOTHING_TO_SETTLE') throw error;
    throw new Failure(
      `Nothing is available to settle: payments of this merchant stay pending for ${settlement.delay_seconds} s, lost ` +
        `disputes are deducted, and the minimum is ${settlement.minimum}. Its operator may lower delay and minimum.`,
      { cause: error },
    );
  }
}

async function resolved(
  clients: TriggerClients,
  params: Parameters<OperatorClient['settlements']['resolve']>[1],
): Promise<Subject> {
  const { settlements } = await clients.operator();
  const id = await settle(clients);
  await settlements.resolve(id, params);
  return { id };
}
