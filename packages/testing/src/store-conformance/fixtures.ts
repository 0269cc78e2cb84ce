import type {
  Account,
  ApiKey,
  Attempt,
  Delivery,
  DeliveryAttempt,
  Dispute,
  Event,
  IdempotencyRecord,
  Merchant,
  OperatorKey,
  Payment,
  Principal,
  Refund,
  Session,
  SigningKey,
  Task,
  Transfer,
  WebhookEndpoint,
} from '@mitako/core';

/** The moment at which everything in these tests happens, give or take. */
export const NOW_MS = Date.UTC(2026, 0, 31, 12);

let made = 0;

/** Unique in this process, and later ones sort after earlier ones, as real ids do. */
export function anId(prefix: string): string {
  made += 1;
  return `${prefix}_${String(made).padStart(26, '0')}`;
}

export function aPrincipal(over: Partial<Principal> = {}): Principal {
  const id = over.id ?? anId('usr');
  return {
    id,
    role: 'user',
    email: `${id}@example.cm`,
    name: 'Éloïse Mbarga 🪙',
    phone: null,
    passwordHash: '$argon2id$password',
    pinHash: null,
    pinFailures: 0,
    pinLockedUntilMs: null,
    sandboxScenario: null,
    createdAtMs: NOW_MS,
    ...over,
  };
}

export function aMerchant(over: Partial<Merchant> = {}): Merchant {
  return {
    id: anId('mer'),
    name: 'Boutique "Chez Awa"',
    email: 'awa@example.cm',
    phone: '+237670000000',
    supportEmail: null,
    supportPhone: null,
    kycStatus: 'not_started',
    kycSubmission: null,
    kycNote: null,
    kycSubmittedAtMs: null,
    kycDecidedAtMs: null,
    suspendedAtMs: null,
    fees: { basisPoints: 250, fixed: 25, minimum: 0, maximum: null },
    createdAtMs: NOW_MS,
    version: 1,
    ...over,
  };
}

/** What comes with a merchant's key. */
export function judgedBy({
  id,
  kycStatus,
  suspendedAtMs,
}: Merchant): Pick<Merchant, 'id' | 'kycStatus' | 'suspendedAtMs'> {
  return { id, kycStatus, suspendedAtMs };
}

export function aSession(principal: Principal, over: Partial<Session> = {}): Session {
  return {
    id: anId('ses'),
    principalId: principal.id,
    role: principal.role,
    deviceName: 'Firefox on Linux',
    generation: 1,
    rotatedAtMs: NOW_MS,
    createdAtMs: NOW_MS,
    lastUsedAtMs: NOW_MS,
    idleExpiresAtMs: NOW_MS + 1_000,
    expiresAtMs: NOW_MS + 10_000,
    refreshEndedAtMs: null,
    revokedAtMs: null,
    ...over,
  };
}

export function anApiKey(merchant: Merchant, over: Partial<ApiKey> = {}): ApiKey {
  const id = over.id ?? anId('key');
  return {
    id,
    merchantId: merchant.id,
    livemode: false,
    name: 'Till 1',
    scopes: ['payments:read', 'payments:write'],
    hash: `hash of ${id}`,
    hint: 'svc_test_…9fQ2',
    createdAtMs: NOW_MS,
    expiresAtMs: null,
    revokedAtMs: null,
    lastUsedAtMs: null,
    ...over,
  };
}

export function anOperatorKey(over: Partial<OperatorKey> = {}): OperatorKey {
  const id = over.id ?? anId('opk');
  return { id, name: 'Night shift', hash: `hash of ${id}`, createdAtMs: NOW_MS, revokedAtMs: null, ...over };
}

export function aSigningKey(over: Partial<SigningKey> = {}): SigningKey {
  return {
    id: anId('kid'),
    publicJwk: '{"kty":"OKP"}',
    encryptedPrivateJwk: 'sealed',
    createdAtMs: NOW_MS,
    retiredAtMs: null,
    ...over,
  };
}

export function aPayment(over: Partial<Payment> = {}): Payment {
  const id = over.id ?? anId('pay');
  return {
    id,
    slug: `slug-of-${id}`,
    merchantId: 'mer_without_a_row',
    livemode: false,
    status: 'requested',
    amount: 5_000,
    currency: 'XAF',
    description: "Two bags of 'Ndolé' & \\ more",
    customerReference: null,
    returnUrl: 'https://shop.example.cm/return?order=1',
    cancelUrl: null,
    locale: 'fr',
    metadata: { order: '1', __proto__note: 'é' },
    maxAttempts: 3,
    attemptsCount: 0,
    liveAttemptId: null,
    createdAtMs: NOW_MS,
    updatedAtMs: NOW_MS,
    expiresAtMs: NOW_MS + 86_400_000,
    succeededAtMs: null,
    transactionId: null,
    fee: 0,
    amountRefunded: 0,
    refundPending: 0,
    amountDisputed: 0,
    methodType: null,
    methodProvider: null,
    phoneMasked: null,
    payerId: null,
    failureCode: null,
    cancelReason: null,
    canceledBy: null,
    tokenHash: null,
    eventSequence: 0,
    version: 1,
    ...over,
  };
}

export function anAttempt(payment: Payment, over: Partial<Attempt> = {}): Attempt {
  return {
    id: anId('att'),
    paymentId: payment.id,
    merchantId: payment.merchantId,
    livemode: payment.livemode,
    amount: payment.amount,
    currency: payment.currency,
    methodType: 'mobile_money',
    methodProvider: 'mtn_momo',
    phoneMasked: '+237 6•• ••• •00',
    encryptedPhone: 'sealed',
    payerId: null,
    rail: 'sandbox',
    railReference: null,
    status: 'submitting',
    failureCode: null,
    nextPollAtMs: null,
    pollsCount: 0,
    expiresAtMs: NOW_MS + 120_000,
    createdAtMs: NOW_MS,
    updatedAtMs: NOW_MS,
    version: 1,
    ...over,
  };
}

export function aRefund(payment: Payment, over: Partial<Refund> = {}): Refund {
  return {
    id: anId('rfd'),
    paymentId: payment.id,
    merchantId: payment.merchantId,
    livemode: payment.livemode,
    amount: 1_000,
    currency: payment.currency,
    status: 'pending',
    reason: null,
    failureCode: null,
    transactionId: null,
    createdAtMs: NOW_MS,
    updatedAtMs: NOW_MS,
    version: 1,
    ...over,
  };
}

export function aDispute(payment: Payment, over: Partial<Dispute> = {}): Dispute {
  return {
    id: anId('dsp'),
    paymentId: payment.id,
    merchantId: payment.merchantId,
    livemode: payment.livemode,
    amount: 1_000,
    currency: payment.currency,
    status: 'needs_response',
    reason: 'not received',
    dueAtMs: NOW_MS + 86_400_000,
    createdAtMs: NOW_MS,
    updatedAtMs: NOW_MS,
    version: 1,
    ...over,
  };
}

export function anAccount(over: Partial<Account> = {}): Account {
  return {
    id: anId('acc'),
    ownerId: anId('usr'),
    kind: 'wallet',
    currency: 'XAF',
    livemode: false,
    available: 0,
    createdAtMs: NOW_MS,
    ...over,
  };
}

export function aTransfer(over: Partial<Transfer> = {}): Transfer {
  return {
    id: anId('tx'),
    kind: 'capture',
    livemode: false,
    currency: 'XAF',
    merchantId: anId('mer'),
    paymentId: anId('pay'),
    createdAtMs: NOW_MS,
    entries: [
      { accountId: anId('acc'), amount: -100 },
      { accountId: anId('acc'), amount: 100 },
    ],
    ...over,
  };
}

export function anEvent(over: Partial<Event> = {}): Event {
  return {
    id: anId('evt'),
    merchantId: 'mer_without_a_row',
    livemode: false,
    type: 'payment.created',
    subjectId: anId('pay'),
    sequence: 1,
    body: '{ "b": 1,  "a": "é\\u0000" }\n',
    createdAtMs: NOW_MS,
    ...over,
  };
}

/** All but the last character of the ids of the deliveries of one event. */
export function aDeliveryIdBase(): string {
  return anId('dlv');
}

export function anEndpoint(merchant: Merchant, over: Partial<WebhookEndpoint> = {}): WebhookEndpoint {
  return {
    id: anId('whe'),
    merchantId: merchant.id,
    livemode: false,
    url: 'https://shop.example.cm/hooks',
    description: null,
    events: ['*'],
    enabled: true,
    prefixedNames: false,
    encryptedSecret: 'sealed',
    encryptedPreviousSecret: null,
    previousSecretEndsAtMs: null,
    failingSinceMs: null,
    failuresCount: 0,
    disabledReason: null,
    createdAtMs: NOW_MS,
    updatedAtMs: NOW_MS,
    deletedAtMs: null,
    version: 1,
    ...over,
  };
}

export function aDelivery(event: Event, endpoint: WebhookEndpoint, over: Partial<Delivery> = {}): Delivery {
  return {
    id: anId('dlv'),
    eventId: event.id,
    eventType: event.type,
    endpointId: endpoint.id,
    merchantId: event.merchantId,
    livemode: event.livemode,
    status: 'pending',
    prefixedName: false,
    attemptsCount: 0,
    nextAttemptAtMs: NOW_MS,
    firstAttemptAtMs: null,
    lastStatusCode: null,
    lastError: null,
    createdAtMs: NOW_MS,
    deliveredAtMs: null,
    ...over,
  };
}

export function aDeliveryAttempt(delivery: Delivery, over: Partial<DeliveryAttempt> = {}): DeliveryAttempt {
  return {
    deliveryId: delivery.id,
    number: delivery.attemptsCount + 1,
    startedAtMs: NOW_MS,
    durationMs: 80,
    statusCode: 500,
    error: null,
    responseBody: 'Oops',
    ...over,
  };
}

export function anIdempotencyRecord(over: Partial<IdempotencyRecord> = {}): IdempotencyRecord {
  return {
    key: anId('idem'),
    fingerprint: 'print',
    state: 'done',
    status: 201,
    body: '{"data":{}}',
    sealed: false,
    subjectId: null,
    leaseEndsAtMs: null,
    createdAtMs: NOW_MS,
    expiresAtMs: NOW_MS + 1_000,
    ...over,
  };
}

export function aTask(over: Partial<Task> = {}): Task {
  return {
    id: anId('task'),
    kind: 'refund_submit',
    subjectId: anId('rfd'),
    dueAtMs: NOW_MS,
    attemptsCount: 0,
    ...over,
  };
}
