import type { Dispute, Payment, PaymentLink } from '@mitako/contract';
import type { TestGateway } from '@mitako/testing';
import { samplePdf } from '../support/sample-files.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The objects of an established shop, one of each kind. */
export interface ShopData {
  readonly payments: {
    readonly [
      Status in
        | 'requested'
        | 'processing'
        | 'succeeded'
        | 'failed'
        | 'canceled'
        | 'expired'
        | 'refunded'
        | 'partly'
        | 'disputed'
    ]: Payment;
  };
  readonly disputes: { readonly [Status in 'open' | 'reviewed' | 'won' | 'lost']: string };
  readonly settlements: { readonly pending: string; readonly paid: string };
  readonly endpoints: { readonly good: string; readonly failing: string };
  readonly deliveries: { readonly delivered: string; readonly failed: string };
  /** A document of the reviewed dispute. */
  readonly fileId: string;
  readonly eventId: string;
  /** A place of an agent. */
  readonly locationId: string;
  readonly keys: { readonly active: string; readonly revoked: string };
  readonly links: { readonly paid: string; readonly open: string };
  /** An account with notes. */
  readonly customerId: string;
  readonly refundId: string;
  /** An attempt without an outcome. */
  readonly attemptId: string;
}

/** Calls the API. */
export async function askApi<Data>(
  engine: TestGateway,
  method: string,
  path: string,
  options: { readonly bearer?: string; readonly body?: unknown } = {},
): Promise<Data> {
  const bearer = options.bearer ?? engine.seed.merchant.testKey;
  const { status, text } = await engine.request(method, path, { ...options, bearer });
  if (status >= 400) throw new Error(`${method} ${path} was refused: ${text}`);
  return (JSON.parse(text) as { data: Data }).data;
}

/**
 * Creates payments, refunds, disputes, payouts, and one endpoint that responds and one that does not: all in test mode.
 * @param options `words`: used in every text field, instead of plausible texts
 */
export async function fillShop(engine: TestGateway, options: { readonly words?: string } = {}): Promise<ShopData> {
  const ask = <Data>(method: string, path: string, body?: unknown, bearer?: string): Promise<Data> =>
    askApi<Data>(engine, method, path, {
      ...(body !== undefined && { body }),
      ...(bearer !== undefined && { bearer }),
    });
  const { operatorKey, merchant } = engine.seed;
  const words = (plausible: string): string => options.words ?? plausible;
  const operate = <Data>(path: string, body: unknown): Promise<Data> => ask<Data>('POST', path, body, operatorKey);
  let number = 1000;
  const create = async (params: Readonly<Record<string, unknown>> = {}): Promise<Payment> => {
    number += 1;
    const body = {
      amount: 12_500,
      currency: 'XAF',
      customer_reference: exact(words(`CMD-${number}`)),
      description: words('Deux pagnes wax, six yards'),
      metadata: { panier: `p-${number}`, livraison: exact(words('Bonapriso')) },
      ...params,
    };
    return (await ask<{ payment: Payment }>('POST', '/gateway/payments', body)).payment;
  };
  const simulate = (id: string, outcome: string): Promise<{ payment: Payment; dispute: Dispute }> =>
    ask('POST', `/gateway/sandbox/payments/${id}/simulate`, { outcome });
  const paid = async (params?: Readonly<Record<string, unknown>>): Promise<Payment> =>
    (await simulate((await create(params)).id, 'succeed')).payment;
  const disputed = async (): Promise<Dispute> => (await simulate((await paid()).id, 'dispute')).dispute;
  const endpoint = async (url: string): Promise<string> =>
    (
      await ask<{ endpoint: { id: string } }>('POST', '/merchant/webhook-endpoints', {
        url,
        description: words('Serveur de la boutique'),
        events: ['*'],
      })
    ).endpoint.id;
  const key = async (name: string): Promise<string> =>
    (
      await ask<{ api_key: { id: string } }>(
        'POST',
        '/merchant/api-keys',
        { name: name.slice(0, 120), livemode: false, scopes: ['payments:read'] },
        await engine.login(merchant.email, { role: 'merchant' }),
      )
    ).api_key.id;

  const terms = { settlement: { delay_seconds: DAY_MS / 1000, schedule: 'manual', minimum: 1 } };
  await ask('PATCH', `/admin/merchants/${merchant.id}`, terms, operatorKey);
  await ask(
    'PUT',
    '/merchant/payout-account',
    { livemode: false, type: 'mobile_money', holder_name: 'Awa Ndiaye', phone: '+237653456001', provider: 'mtn_momo' },
    await engine.login(merchant.email, { role: 'merchant' }),
  );
  // Before endpoints exist that would receive it.
  const expired = await create();
  const stuck = await create();
  await charge(engine, stuck, '653456129', words('Awa Ndiaye'));
  await paid();
  await engine.advance(DAY_MS);
  await engine.advance(2 * DAY_MS);
  const settle = async (): Promise<string> =>
    (await operate<{ settlement: { id: string } }>(`/admin/merchants/${merchant.id}/settlements`, { livemode: false }))
      .settlement.id;
  const settled = await settle();
  await operate(`/admin/settlements/${settled}/resolve`, { outcome: 'paid', reference: exact(words('VIR-118')) });

  const won = await disputed();
  await ask('POST', `/gateway/disputes/${won.id}/evidence`, { evidence: words('Livré le 3, reçu signé.') });
  await operate(`/admin/disputes/${won.id}/resolve`, { outcome: 'won', note: words('Le reçu est clair.') });
  const lost = await disputed();
  await operate(`/admin/disputes/${lost.id}/resolve`, { outcome: 'lost', note: words('Pas de preuve.') });
  await paid({ amount: 90_000 });
  await engine.advance(DAY_MS);
  const settlement = await settle();

  engine.webhooks.answer(({ url }) => ({
    kind: 'answered',
    statusCode: url.includes('panne') ? 500 : 200,
    retryAfter: null,
    location: null,
    body: words('erreur interne'),
  }));
  const good = await endpoint('https://boutique.example/webhooks');
  const failing = await endpoint('https://panne.example/webhooks');
  const partly = await paid();
  await ask('POST', `/gateway/payments/${partly.id}/refunds`, {
    amount: 2500,
    reason: words('Un pagne manquait'),
  });
  const succeeded = await paid();
  await paid({ amount: 60_000 });
  const failed = (await simulate((await create({ max_attempts: 1 })).id, 'fail')).payment;
  // Every attempt of a delivery has its own time.
  for (let hours = 0; hours < 72; hours += 6) await engine.advance(6 * HOUR_MS);

  const refunded = await paid();
  await ask('POST', `/gateway/payments/${refunded.id}/refunds`, {});
  await engine.advance(HOUR_MS);
  const canceled = await create();
  await ask('POST', `/gateway/payments/${canceled.id}/cancel`);
  const open = await disputed();
  const reviewed = await disputed();
  const fileId = await uploadEvidence(engine);
  await ask('POST', `/gateway/disputes/${reviewed.id}/evidence`, {
    evidence: words('Remis en main propre.'),
    file_ids: [fileId],
  });
  const link = async (params: Readonly<Record<string, unknown>>): Promise<PaymentLink> =>
    (await ask<{ payment_link: PaymentLink }>('POST', '/merchant/payment-links', params)).payment_link;
  const dish = await link({ description: words('Plat de ndolé'), amount: 2500, max_payments: 40 });
  const gift = await link({ description: words('Don à l’association'), amount_min: 500 });
  await ask('PATCH', `/merchant/payment-links/${gift.id}`, { active: false });
  const visit = await ask<{ slug: string }>('POST', `/gateway/payment-links/${dish.slug}/payments`);
  const [ordered] = (await ask<{ payments: readonly Payment[] }>('GET', `/gateway/payments?q=${visit.slug}`)).payments;
  await simulate(ordered?.id ?? '', 'succeed');
  const requested = await create();
  const processing = await create();
  await charge(engine, processing, '653456129', words('Awa Ndiaye'));
  const active = await key(words('Serveur de la caisse'));
  const revoked = await key('Ancien serveur');
  await ask(
    'DELETE',
    `/merchant/api-keys/${revoked}`,
    undefined,
    await engine.login(merchant.email, { role: 'merchant' }),
  );
  await engine.advance(60_000);

  const kiosk = { name: 'Kiosque Akwa', town: 'Douala', place: 'Face à la pharmacie du Centre', hours: '8 h – 20 h' };
  const { agent_location: location } = await operate<{ agent_location: { id: string } }>(
    '/admin/agent-locations',
    kiosk,
  );
  const lists = async (path: string, name: string): Promise<readonly { readonly id: string }[]> =>
    (await ask<Record<string, readonly { readonly id: string }[]>>('GET', path))[name] ?? [];
  const first = async (path: string, name: string): Promise<string> => {
    const [row] = await lists(path, name);
    if (row === undefined) throw new Error(`nothing at ${path}`);
    return row.id;
  };
  const { customer } = await ask<{ customer: { id: string } }>('GET', `/gateway/payments/${stuck.id}/customer`);
  await ask('PATCH', `/gateway/customers/${customer.id}`, { notes: words('Cliente fidèle.\nLivrer avant midi.') });
  const attempts = await ask<{ attempts: readonly { id: string }[] }>(
    'GET',
    `/admin/attempts?payment_id=${stuck.id}`,
    undefined,
    operatorKey,
  );
  const read = async ({ id }: Payment): Promise<Payment> =>
    (await ask<{ payment: Payment }>('GET', `/gateway/payments/${id}`)).payment;
  const { payment_id: contested } = open;
  return {
    payments: {
      requested,
      processing: await read(processing),
      succeeded,
      failed,
      canceled: await read(canceled),
      expired: await read(expired),
      refunded: await read(refunded),
      partly: await read(partly),
      disputed: await read({ ...open, id: contested } as unknown as Payment),
    },
    disputes: { open: open.id, reviewed: reviewed.id, won: won.id, lost: lost.id },
    settlements: { pending: settlement, paid: settled },
    endpoints: { good, failing },
    deliveries: {
      delivered: await first(`/merchant/deliveries?endpoint_id=${good}`, 'deliveries'),
      failed: await first('/merchant/deliveries?status=failed', 'deliveries'),
    },
    fileId,
    locationId: location.id,
    eventId: await first('/merchant/events', 'events'),
    keys: { active, revoked },
    links: { paid: dish.id, open: gift.id },
    customerId: customer.id,
    refundId: await first(`/gateway/payments/${partly.id}/refunds`, 'refunds'),
    attemptId: attempts.attempts[0]?.id ?? '',
  };
}

/** Starts a mobile-money payment of a customer. */
export async function charge(
  engine: TestGateway,
  { slug }: Payment,
  phone: string,
  name: string = 'Awa Ndiaye',
): Promise<void> {
  const body = { method: 'mobile_money', provider: 'mtn_momo', phone: `+237${phone}` };
  // Test accounts cannot pay live payments.
  const user = {
    email: `${crypto.randomUUID()}@pay.test`,
    password: 'correct horse battery',
    name: name.slice(0, 120),
  };
  const made = await engine.request<{ data: { access_token: string } }>('POST', '/auth/user/register', { body: user });
  const bearer = made.body.data.access_token;
  await askApi(engine, 'POST', `/gateway/checkout/${slug}/pay`, { bearer, body });
}

async function uploadEvidence({ handler, seed }: TestGateway): Promise<string> {
  const query = new URLSearchParams({ purpose: 'dispute_evidence', name: 'Bon de livraison 1042.pdf' });
  const response = await handler(
    new Request(`http://gateway.test/api/v1/gateway/files?${query.toString()}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${seed.merchant.testKey}` },
      body: samplePdf('Livre le 3 janvier'),
    }),
  );
  const { data } = (await response.json()) as { readonly data: { readonly file: { readonly id: string } } };
  return data.file.id;
}

/** A bank file with one payout of the shop, whose account has been set for a day. */
export async function exportPayout(engine: TestGateway): Promise<string> {
  const { operatorKey: bearer, merchant } = engine.seed;
  const { payment } = await askApi<{ payment: Payment }>(engine, 'POST', '/gateway/payments', {
    body: { amount: 41_500, currency: 'XAF' },
  });
  await askApi(engine, 'POST', `/gateway/sandbox/payments/${payment.id}/simulate`, { body: { outcome: 'succeed' } });
  await engine.advance(DAY_MS);
  const { settlement } = await askApi<{ settlement: { id: string } }>(
    engine,
    'POST',
    `/admin/merchants/${merchant.id}/settlements`,
    { bearer, body: { livemode: false } },
  );
  const { payout_export: made } = await askApi<{ payout_export: { id: string } }>(
    engine,
    'POST',
    '/admin/payout-exports',
    { bearer, body: { livemode: false, format: 'csv', settlement_ids: [settlement.id] } },
  );
  return made.id;
}

/** As programs may write it: without characters that turn the direction. */
function exact(text: string): string {
  return text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '');
}

/** A member of each team, and a key of the operator: what the pages of teams are about. */
export async function fillTeams(
  engine: TestGateway,
): Promise<{ readonly memberId: string; readonly operatorId: string; readonly operatorKeyId: string }> {
  const { operatorKey: bearer, merchant } = engine.seed;
  const body = { email: 'clarisse@shop.example', role: 'support' };
  const accept = async (role: 'merchant' | 'operator'): Promise<void> => {
    await engine.gateway.runDue();
    const token = new URL(engine.messages.link(body.email)).searchParams.get('token');
    await askApi(engine, 'POST', `/auth/${role}/invitations/accept`, {
      body: { token, password: 'seven grey herons at dusk', name: 'Clarisse Etoundi' },
    });
  };
  const { member } = await askApi<{ member: { readonly id: string } }>(engine, 'POST', '/merchant/members', {
    bearer: await engine.login(merchant.email, { role: 'merchant' }),
    body,
  });
  await accept('merchant');
  const { operator } = await askApi<{ operator: { readonly id: string } }>(engine, 'POST', '/admin/people', {
    bearer,
    body,
  });
  await accept('operator');
  const { operator_key: key } = await askApi<{ operator_key: { readonly id: string } }>(
    engine,
    'POST',
    '/admin/operator-keys',
    { bearer, body: { name: 'Supervision', role: 'monitor' } },
  );
  return { memberId: member.id, operatorId: operator.id, operatorKeyId: key.id };
}

/** The user with this address. */
export async function userIdOf(engine: Parameters<typeof askApi>[0], email: string): Promise<string> {
  const { results } = await askApi<{ results: readonly { readonly id: string }[] }>(
    engine,
    'GET',
    `/admin/search?q=${email}`,
    { bearer: engine.seed.operatorKey },
  );
  const user = results.find(({ id }) => id.startsWith('usr_'));
  if (user === undefined) throw new Error(`There is no user ${email}.`);
  return user.id;
}
