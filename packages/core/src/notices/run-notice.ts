import { DAY_MS, doualaDay, doualaDayStartMs } from '@mitako/contract/names';
import { firstIdAt } from '../basics/ids.ts';
import type { Context } from '../context.ts';
import type { Membership, Merchant, NoticeTask, Task } from '../model.ts';
import type { Change } from '../ports/changes.ts';
import { decideUnderLease } from '../worker/decide-under-lease.ts';
import { choiceOf } from './choices.ts';
import { notify, sendsIn } from './notify.ts';
import { type Told, tellMembers } from './tell-members.ts';
import { WINDOW_MS } from './window.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** From this many in a window on, one mail has all of them. */
const EACH_MAX = 4;
/** After midnight in Douala: the sum of a day goes when people are awake. */
const DAILY_AFTER_MS = 6 * HOUR_MS;
/** How often it is looked whether an endpoint that failed for an hour has recovered. */
const RECOVERY_EVERY_MS = 5 * MINUTE_MS;

/**
 * Notifies the members of a merchant who chose it: a message each, in the commit that ends the task. A worker that dies
 * before it has told nobody; after it, there is no task any more.
 */
export async function runNotice(
  context: Context,
  task: Task & { readonly kind: NoticeTask },
  finish: Change,
): Promise<boolean> {
  return decideUnderLease(context, async () => {
    const merchant = task.merchantId === null ? null : await context.store.read.merchantById(task.merchantId);
    // A mailer that was taken away leaves tasks behind.
    if (merchant === null || !sendsIn(context, task.livemode)) return [finish];
    return [finish, ...(await MESSAGES[task.kind](context, { task: { ...task, merchantId: merchant.id }, merchant }))];
  });
}

type OwnedTask = Task & { readonly merchantId: string };

interface Noticed {
  readonly task: OwnedTask;
  readonly merchant: Merchant;
}

const MESSAGES: Readonly<Record<NoticeTask, (context: Context, noticed: Noticed) => Promise<readonly Change[]>>> = {
  'notice.payment': tellOfPayment,
  'notice.refund': tellOfRefund,
  'notice.dispute_opened': (context, noticed) => tellOfDispute(context, noticed, 'dispute_opened'),
  'notice.dispute_due': (context, noticed) => tellOfDispute(context, noticed, 'dispute_due'),
  'notice.payout': tellOfPayout,
  'notice.endpoint_failing': tellOfFailing,
  'notice.endpoint_recovered': tellOfRecovery,
};

/** What the text of every notice names. */
function about({ task: { livemode }, merchant: { name: shop } }: Noticed, { id: membershipId }: Membership) {
  return { membershipId, livemode, shop };
}

async function tellOfPayment(context: Context, noticed: Noticed): Promise<readonly Change[]> {
  const { task, merchant } = noticed;
  const { merchantId, livemode } = task;
  const payment = await context.store.read.paymentById(task.subjectId);
  if (payment?.succeededAtMs == null) return [];
  const { id: paymentId, succeededAtMs: atMs, amount, currency, customerReference: reference } = payment;
  const window = await windowOf(context, task, atMs, 'payment.succeeded');
  const day = doualaDay(atMs);
  let isWanted = false;
  const changes = await tellMembers<'payment_received' | 'payments_received' | 'payments_daily'>(
    context,
    merchantId,
    (member) => {
      const choice = choiceOf(member, 'payments');
      if (choice === 'off') return null;
      isWanted = true;
      const common = about(noticed, member);
      if (choice === 'daily') {
        const dueAtMs = doualaDayStartMs(atMs) + DAY_MS + DAILY_AFTER_MS;
        const cause = `${merchantId}:${livemode ? 'live' : 'test'}:${day}`;
        return { kind: 'payments_daily', cause, dueAtMs, values: { ...common, merchantId, day } };
      }
      if (window !== null) return { kind: 'payments_received', ...window, values: { ...common, ...window.values } };
      return {
        kind: 'payment_received',
        cause: paymentId,
        values: { ...common, paymentId, amount, currency, reference, atMs },
      };
    },
  );
  if (isWanted) return changes;
  // Nobody wants to know any more: payments do not ask again. Guarded by the merchant's version, as choosing is.
  const { version } = merchant;
  const next = { ...merchant, notifiesPayments: false, version: version + 1 };
  return [...changes, { type: 'merchant.update', merchant: next, fromVersion: version }];
}

async function tellOfRefund(context: Context, noticed: Noticed): Promise<readonly Change[]> {
  const { task } = noticed;
  const refund = await context.store.read.refundById(task.subjectId);
  if (refund?.status !== 'succeeded') return [];
  const { id: cause, paymentId, amount, currency, updatedAtMs } = refund;
  const window = await windowOf(context, task, updatedAtMs, 'refund.succeeded');
  return tellMembers<'refund_made' | 'refunds_made'>(context, task.merchantId, (member) => {
    if (choiceOf(member, 'refunds') === 'off') return null;
    const common = about(noticed, member);
    return window === null
      ? { kind: 'refund_made', cause, values: { ...common, paymentId, amount, currency } }
      : { kind: 'refunds_made', ...window, values: { ...common, ...window.values } };
  });
}

/** The window that gathers what happens often. Null: there are few, so each has its own mail. */
async function windowOf(
  { store }: Context,
  { merchantId, livemode }: OwnedTask,
  atMs: number,
  type: 'payment.succeeded' | 'refund.succeeded',
): Promise<
  | (Pick<Told<'payments_received'>, 'cause' | 'dueAtMs'> & {
      readonly values: { readonly merchantId: string; readonly fromMs: number };
    })
  | null
> {
  const fromMs = Math.floor(atMs / WINDOW_MS) * WINDOW_MS;
  const dueAtMs = fromMs + WINDOW_MS;
  const page = { limit: EACH_MAX + 1, fromId: firstIdAt('event', fromMs), afterId: firstIdAt('event', dueAtMs) };
  const events = await store.read.events({ merchantId, livemode, type }, page);
  if (events.length <= EACH_MAX) return null;
  const cause = `${merchantId}:${livemode ? 'live' : 'test'}:${fromMs}`;
  return { cause, dueAtMs, values: { merchantId, fromMs } };
}

async function tellOfDispute(
  context: Context,
  noticed: Noticed,
  kind: 'dispute_opened' | 'dispute_due',
): Promise<readonly Change[]> {
  const dispute = await context.store.read.disputeById(noticed.task.subjectId);
  // Answered or decided meanwhile.
  if (dispute?.status !== 'needs_response') return [];
  const { id: disputeId, amount, currency, dueAtMs: deadlineMs } = dispute;
  return tellMembers(context, dispute.merchantId, (member) =>
    choiceOf(member, 'disputes') === 'off'
      ? null
      : {
          kind,
          cause: disputeId,
          expiresAtMs: deadlineMs,
          values: { ...about(noticed, member), disputeId, amount, currency, deadlineMs },
        },
  );
}

async function tellOfPayout(context: Context, noticed: Noticed): Promise<readonly Change[]> {
  const settlement = await context.store.read.settlementById(noticed.task.subjectId);
  if (settlement === null || settlement.status === 'pending') return [];
  const { id: settlementId, amount, currency, reference } = settlement;
  const kind = settlement.status === 'paid' ? 'payout_paid' : 'payout_failed';
  return tellMembers<'payout_paid' | 'payout_failed'>(context, settlement.merchantId, (member) =>
    choiceOf(member, 'payouts') === 'off'
      ? null
      : { kind, cause: settlementId, values: { ...about(noticed, member), settlementId, amount, currency, reference } },
  );
}

/** An hour after the first failure of a run; from then on it is looked whether the run has ended. */
async function tellOfFailing(context: Context, noticed: Noticed): Promise<readonly Change[]> {
  const { task } = noticed;
  const found = await runOf(context, task);
  if (found?.isFailing !== true) return [];
  return [...watchRecovery(context, task), ...(await tellOfEndpoint(context, noticed, 'endpoint_failing', found))];
}

async function tellOfRecovery(context: Context, noticed: Noticed): Promise<readonly Change[]> {
  const found = await runOf(context, noticed.task);
  if (found === null) return [];
  return found.isFailing
    ? watchRecovery(context, noticed.task)
    : tellOfEndpoint(context, noticed, 'endpoint_recovered', found);
}

function watchRecovery(context: Context, { subjectId, ...task }: OwnedTask): readonly Change[] {
  return notify(context, task, 'notice.endpoint_recovered', subjectId, context.clock.now() + RECOVERY_EVERY_MS);
}

interface Run {
  readonly endpointId: string;
  readonly url: string;
  readonly sinceMs: number;
  readonly isFailing: boolean;
}

/** A run of failures, `we_…:1798556400000`. Null: the endpoint was disabled or deleted, which says enough. */
async function runOf(context: Context, { subjectId }: Task): Promise<Run | null> {
  const [endpointId = '', since] = subjectId.split(':');
  const endpoint = await context.store.read.endpointById(endpointId);
  if (endpoint === null || endpoint.deletedAtMs !== null || !endpoint.enabled) return null;
  const sinceMs = Number(since);
  return { endpointId, url: endpoint.url, sinceMs, isFailing: endpoint.failingSinceMs === sinceMs };
}

function tellOfEndpoint(
  context: Context,
  noticed: Noticed,
  kind: 'endpoint_failing' | 'endpoint_recovered',
  { endpointId, url, sinceMs }: Run,
): Promise<readonly Change[]> {
  const { subjectId: cause, merchantId } = noticed.task;
  return tellMembers(context, merchantId, (member) =>
    choiceOf(member, 'webhooks') === 'off'
      ? null
      : { kind, cause, values: { ...about(noticed, member), endpointId, host: new URL(url).host, sinceMs } },
  );
}
