// index.d.ts

import { AuditAction, AuditSubjectType, Scope, Role, ErrorCode } from './names.js';
export { API_KEY_PREFIXES, ATTEMPT_STATUSES, AUDIT_ACTIONS, AUDIT_ACTOR_TYPES, AUDIT_SUBJECT_TYPES, AgentFloat, AgentLimits, AgentRecord, Amount, ApiKey, ApiKeyWithSecret, AttemptRecord, AttemptStatus, Attention, AuditActor, AuditActorType, AuditLine, AuditSubject, Balance, CASH_KINDS, CashKind, CashOutCode, CashReceipt, Checkout, CheckoutCanceled, CheckoutMethod, CheckoutPaid, CheckoutPayment, DELIVERY_STATUSES, DISPUTE_STATUSES, DayVolume, Delivery, DeliveryAttempt, DeliveryRecord, DeliveryRecordWithAttempts, DeliveryStatus, DeliveryWithAttempts, Device, Dispute, DisputeRecord, DisputeStatus, ERRORS, EVENT_FAMILIES, EVENT_NAME_PREFIX, EVENT_TYPES, EndpointTrouble, ErrorBody, EventFamily, EventPattern, EventRecord, EventType, FAILURES, FEE_REFUND_POLICIES, FailedSettlement, FailureCode, FeeRefundPolicy, FieldErrors, Health, HealthCount, HealthQueue, HeldBalance, ID_PREFIXES, IdKind, KYC_STATUSES, Kyc, KycStatus, LEDGER_CHECK_STATUSES, LIMITS, LOCALES, LOGO_TYPES, LedgerCheck, LedgerCheckStatus, LedgerFinding, LegacyStatus, Locale, LoginResult, LogoType, MerchantFees, MerchantProfile, MerchantRecord, MerchantSettlementTerms, NextAction, NextToAct, OPERATOR_KEY_PREFIX, Overview, PAYMENT_METHODS, PAYMENT_METHOD_TYPES, PAYMENT_STATUSES, PAYMENT_TRANSFER_KINDS, PROVIDERS, Pagination, Payment, PaymentCreateParams, PaymentCreated, PaymentEventData, PaymentMethod, PaymentMethodName, PaymentMethodType, PaymentOutcomes, PaymentRecord, PaymentStatus, PaymentTransferKind, Principal, Prompt, Provider, REFUND_STATUSES, ROLES, Refund, RefundRecord, RefundStatus, SCOPES, SETTLEMENT_LINE_TYPES, SETTLEMENT_SCHEDULES, SETTLEMENT_STATUSES, SIMULATED_OUTCOMES, Settlement, SettlementLine, SettlementLineType, SettlementRecord, SettlementSchedule, SettlementStatus, SimulatedOutcome, SuccessBody, TRANSACTION_TYPES, Timeline, TimelineAttempt, TimelineDelivery, TimelineDispute, TimelineEntry, TimelineEvent, TimelineExplanation, TimelinePaymentCreated, TimelineRefund, TimelineStatusChange, TimelineTransfer, Timestamp, Transaction, TransactionType, WEBHOOK_SECRET_PREFIX, WORKER_STATUSES, Wallet, WebhookBody, WebhookEndpoint, WebhookEndpointWithRecent, WebhookEndpointWithSecret, Worker, WorkerStatus, errorMessage, errorStatus, isFinalStatus } from './names.js';
import { z } from 'zod';

declare const pagination: z.ZodObject<{
    limit: z.ZodInt;
    has_more: z.ZodBoolean;
    next_cursor: z.ZodNullable<z.ZodString>;
}, z.core.$strip>;

/** Every route of the API by the name of its operation. */
declare const routes: {
    receiveRailCallback: {
        readonly method: "POST";
        readonly path: "/gateway/rails/{rail_id}/callbacks";
        readonly tag: "Rails";
        readonly summary: "Take an operator's callback as a hint to look the payment up";
        readonly auth: {
            readonly kind: "none";
        };
        readonly limit: "rail_callback";
        readonly parameters: z.ZodObject<{
            rail_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{}, z.core.$loose>;
        readonly body: z.ZodObject<{
            headers: z.ZodRecord<z.ZodString, z.ZodString>;
            text: z.ZodString;
        }, z.core.$strip>;
        readonly raw: true;
        readonly success: {
            readonly 200: z.ZodObject<{
                received: z.ZodLiteral<true>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["RAIL_NOT_FOUND"];
    };
    listSettlements: {
        readonly method: "GET";
        readonly path: "/gateway/settlements";
        readonly tag: "Settlements";
        readonly summary: "List settlements, newest first";
        readonly auth: {
            readonly kind: "merchant";
            readonly scope: "balance:read";
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<{
            status: z.ZodOptional<z.ZodEnum<{
                failed: "failed";
                pending: "pending";
                paid: "paid";
            }>>;
            currency: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
            limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodInt>>;
            cursor: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<Record<"settlements", z.ZodArray<z.ZodObject<{
                id: z.ZodString;
                status: z.ZodEnum<{
                    failed: "failed";
                    pending: "pending";
                    paid: "paid";
                }>;
                amount: z.ZodInt;
                currency: z.ZodString;
                livemode: z.ZodBoolean;
                lines_count: z.ZodInt;
                transaction_id: z.ZodString;
                closing_transaction_id: z.ZodNullable<z.ZodString>;
                reference: z.ZodNullable<z.ZodString>;
                failure_reason: z.ZodNullable<z.ZodString>;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
                resolved_at: z.ZodNullable<z.ZodISODateTime>;
            }, z.core.$strip>>> & {
                pagination: typeof pagination;
            }, z.core.$strip>;
        };
        readonly errors: readonly [];
    };
    getSettlement: {
        readonly method: "GET";
        readonly path: "/gateway/settlements/{settlement_id}";
        readonly tag: "Settlements";
        readonly summary: "Read a settlement";
        readonly auth: {
            readonly kind: "merchant";
            readonly scope: "balance:read";
        };
        readonly parameters: z.ZodObject<{
            settlement_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                settlement: z.ZodObject<{
                    id: z.ZodString;
                    status: z.ZodEnum<{
                        failed: "failed";
                        pending: "pending";
                        paid: "paid";
                    }>;
                    amount: z.ZodInt;
                    currency: z.ZodString;
                    livemode: z.ZodBoolean;
                    lines_count: z.ZodInt;
                    transaction_id: z.ZodString;
                    closing_transaction_id: z.ZodNullable<z.ZodString>;
                    reference: z.ZodNullable<z.ZodString>;
                    failure_reason: z.ZodNullable<z.ZodString>;
                    created_at: z.ZodISODateTime;
                    updated_at: z.ZodISODateTime;
                    resolved_at: z.ZodNullable<z.ZodISODateTime>;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["SETTLEMENT_NOT_FOUND"];
    };
    listSettlementLines: {
        readonly method: "GET";
        readonly path: "/gateway/settlements/{settlement_id}/lines";
        readonly tag: "Settlements";
        readonly summary: "List the lines of a settlement in the order of the ledger; as CSV all of them at once";
        readonly auth: {
            readonly kind: "merchant";
            readonly scope: "balance:read";
        };
        readonly parameters: z.ZodObject<{
            settlement_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
            format: z.ZodOptional<z.ZodEnum<{
                json: "json";
                csv: "csv";
            }>>;
            limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodInt>>;
            cursor: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<Record<"lines", z.ZodArray<z.ZodObject<{
                transaction_id: z.ZodString;
                type: z.ZodEnum<{
                    payment: "payment";
                    refund: "refund";
                    dispute: "dispute";
                    dispute_won: "dispute_won";
                    refund_failed: "refund_failed";
                    payout_failed: "payout_failed";
                }>;
                payment_id: z.ZodNullable<z.ZodString>;
                refund_id: z.ZodNullable<z.ZodString>;
                dispute_id: z.ZodNullable<z.ZodString>;
                settlement_id: z.ZodNullable<z.ZodString>;
                customer_reference: z.ZodNullable<z.ZodString>;
                gross: z.ZodNullable<z.ZodInt>;
                fee: z.ZodNullable<z.ZodInt>;
                amount: z.ZodInt;
                currency: z.ZodString;
                created_at: z.ZodISODateTime;
            }, z.core.$strip>>> & {
                pagination: typeof pagination;
            }, z.core.$strip>;
        };
        readonly csv: true;
        readonly errors: readonly ["SETTLEMENT_NOT_FOUND"];
    };
    createSettlement: {
        readonly method: "POST";
        readonly path: "/admin/merchants/{merchant_id}/settlements";
        readonly tag: "Operator";
        readonly summary: "Close the available balance of a merchant into a settlement now";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly audit: {
            readonly action: "settlement.create";
            readonly subject: {
                readonly type: "settlement";
                readonly answer: "settlement";
            };
            readonly details: readonly ["livemode", "currency"];
        };
        readonly parameters: z.ZodObject<{
            merchant_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly body: z.ZodObject<{
            livemode: z.ZodBoolean;
            currency: z.ZodOptional<z.ZodString>;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 201: z.ZodObject<{
                settlement: z.ZodObject<{
                    merchant_id: z.ZodString;
                    id: z.ZodString;
                    status: z.ZodEnum<{
                        failed: "failed";
                        pending: "pending";
                        paid: "paid";
                    }>;
                    amount: z.ZodInt;
                    currency: z.ZodString;
                    livemode: z.ZodBoolean;
                    lines_count: z.ZodInt;
                    transaction_id: z.ZodString;
                    closing_transaction_id: z.ZodNullable<z.ZodString>;
                    reference: z.ZodNullable<z.ZodString>;
                    failure_reason: z.ZodNullable<z.ZodString>;
                    created_at: z.ZodISODateTime;
                    updated_at: z.ZodISODateTime;
                    resolved_at: z.ZodNullable<z.ZodISODateTime>;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["MERCHANT_NOT_FOUND", "NOTHING_TO_SETTLE"];
    };
    listAllSettlements: {
        readonly method: "GET";
        readonly path: "/admin/settlements";
        readonly tag: "Operator";
        readonly summary: "List settlements of all merchants, `?status=pending` for those to pay out";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<{
            status: z.ZodOptional<z.ZodEnum<{
                failed: "failed";
                pending: "pending";
                paid: "paid";
            }>>;
            merchant_id: z.ZodOptional<z.ZodString>;
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
            limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodInt>>;
            cursor: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<Record<"settlements", z.ZodArray<z.ZodObject<{
                merchant_id: z.ZodString;
                id: z.ZodString;
                status: z.ZodEnum<{
                    failed: "failed";
                    pending: "pending";
                    paid: "paid";
                }>;
                amount: z.ZodInt;
                currency: z.ZodString;
                livemode: z.ZodBoolean;
                lines_count: z.ZodInt;
                transaction_id: z.ZodString;
                closing_transaction_id: z.ZodNullable<z.ZodString>;
                reference: z.ZodNullable<z.ZodString>;
                failure_reason: z.ZodNullable<z.ZodString>;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
                resolved_at: z.ZodNullable<z.ZodISODateTime>;
            }, z.core.$strip>>> & {
                pagination: typeof pagination;
            }, z.core.$strip>;
        };
        readonly errors: readonly [];
    };
    resolveSettlement: {
        readonly method: "POST";
        readonly path: "/admin/settlements/{settlement_id}/resolve";
        readonly tag: "Operator";
        readonly summary: "Say that a settlement was paid out, or that its payout failed";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly audit: {
            readonly action: "settlement.resolve";
            readonly subject: {
                readonly type: "settlement";
                readonly answer: "settlement";
            };
            readonly details: readonly ["outcome", "reference", "failure_reason"];
        };
        readonly parameters: z.ZodObject<{
            settlement_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly body: z.ZodObject<{
            outcome: z.ZodEnum<{
                failed: "failed";
                paid: "paid";
            }>;
            reference: z.ZodOptional<z.ZodString>;
            failure_reason: z.ZodOptional<z.ZodString>;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                settlement: z.ZodObject<{
                    merchant_id: z.ZodString;
                    id: z.ZodString;
                    status: z.ZodEnum<{
                        failed: "failed";
                        pending: "pending";
                        paid: "paid";
                    }>;
                    amount: z.ZodInt;
                    currency: z.ZodString;
                    livemode: z.ZodBoolean;
                    lines_count: z.ZodInt;
                    transaction_id: z.ZodString;
                    closing_transaction_id: z.ZodNullable<z.ZodString>;
                    reference: z.ZodNullable<z.ZodString>;
                    failure_reason: z.ZodNullable<z.ZodString>;
                    created_at: z.ZodISODateTime;
                    updated_at: z.ZodISODateTime;
                    resolved_at: z.ZodNullable<z.ZodISODateTime>;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["SETTLEMENT_NOT_FOUND", "SETTLEMENT_CLOSED"];
    };
    openDispute: {
        readonly method: "POST";
        readonly path: "/admin/payments/{payment_id}/disputes";
        readonly tag: "Operator";
        readonly summary: "Open a dispute over a payment and hold its amount";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly audit: {
            readonly action: "dispute.open";
            readonly subject: {
                readonly type: "dispute";
                readonly answer: "dispute";
            };
            readonly details: readonly ["amount", "reason"];
        };
        readonly parameters: z.ZodObject<{
            payment_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly body: z.ZodObject<{
            amount: z.ZodOptional<z.ZodInt>;
            reason: z.ZodOptional<z.ZodString>;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly bodyOptional: true;
        readonly success: {
            readonly 201: z.ZodObject<{
                dispute: z.ZodObject<{
                    merchant_id: z.ZodString;
                    id: z.ZodString;
                    payment_id: z.ZodString;
                    amount: z.ZodInt;
                    currency: z.ZodString;
                    status: z.ZodEnum<{
                        needs_response: "needs_response";
                        under_review: "under_review";
                        won: "won";
                        lost: "lost";
                    }>;
                    reason: z.ZodNullable<z.ZodString>;
                    livemode: z.ZodBoolean;
                    due_at: z.ZodISODateTime;
                    evidence: z.ZodNullable<z.ZodString>;
                    evidence_submitted_at: z.ZodNullable<z.ZodISODateTime>;
                    note: z.ZodNullable<z.ZodString>;
                    resolved_at: z.ZodNullable<z.ZodISODateTime>;
                    transaction_id: z.ZodString;
                    closing_transaction_id: z.ZodNullable<z.ZodString>;
                    created_at: z.ZodISODateTime;
                    updated_at: z.ZodISODateTime;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["PAYMENT_NOT_FOUND", "PAYMENT_NOT_DISPUTABLE", "DISPUTE_EXCEEDS_REMAINING"];
    };
    listAllDisputes: {
        readonly method: "GET";
        readonly path: "/admin/disputes";
        readonly tag: "Operator";
        readonly summary: "List disputes of all merchants, `?status=under_review` for those that wait for a decision";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<{
            payment_id: z.ZodOptional<z.ZodString>;
            status: z.ZodOptional<z.ZodEnum<{
                needs_response: "needs_response";
                under_review: "under_review";
                won: "won";
                lost: "lost";
            }>>;
            limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodInt>>;
            cursor: z.ZodOptional<z.ZodString>;
            merchant_id: z.ZodOptional<z.ZodString>;
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<Record<"disputes", z.ZodArray<z.ZodObject<{
                merchant_id: z.ZodString;
                id: z.ZodString;
                payment_id: z.ZodString;
                amount: z.ZodInt;
                currency: z.ZodString;
                status: z.ZodEnum<{
                    needs_response: "needs_response";
                    under_review: "under_review";
                    won: "won";
                    lost: "lost";
                }>;
                reason: z.ZodNullable<z.ZodString>;
                livemode: z.ZodBoolean;
                due_at: z.ZodISODateTime;
                evidence: z.ZodNullable<z.ZodString>;
                evidence_submitted_at: z.ZodNullable<z.ZodISODateTime>;
                note: z.ZodNullable<z.ZodString>;
                resolved_at: z.ZodNullable<z.ZodISODateTime>;
                transaction_id: z.ZodString;
                closing_transaction_id: z.ZodNullable<z.ZodString>;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
            }, z.core.$strip>>> & {
                pagination: typeof pagination;
            }, z.core.$strip>;
        };
        readonly errors: readonly [];
    };
    resolveDispute: {
        readonly method: "POST";
        readonly path: "/admin/disputes/{dispute_id}/resolve";
        readonly tag: "Operator";
        readonly summary: "Decide a dispute: return the money to the merchant or give it to the payer";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly audit: {
            readonly action: "dispute.resolve";
            readonly subject: {
                readonly type: "dispute";
                readonly answer: "dispute";
            };
            readonly details: readonly ["outcome", "note"];
        };
        readonly parameters: z.ZodObject<{
            dispute_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly body: z.ZodObject<{
            outcome: z.ZodEnum<{
                won: "won";
                lost: "lost";
            }>;
            note: z.ZodOptional<z.ZodString>;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                dispute: z.ZodObject<{
                    merchant_id: z.ZodString;
                    id: z.ZodString;
                    payment_id: z.ZodString;
                    amount: z.ZodInt;
                    currency: z.ZodString;
                    status: z.ZodEnum<{
                        needs_response: "needs_response";
                        under_review: "under_review";
                        won: "won";
                        lost: "lost";
                    }>;
                    reason: z.ZodNullable<z.ZodString>;
                    livemode: z.ZodBoolean;
                    due_at: z.ZodISODateTime;
                    evidence: z.ZodNullable<z.ZodString>;
                    evidence_submitted_at: z.ZodNullable<z.ZodISODateTime>;
                    note: z.ZodNullable<z.ZodString>;
                    resolved_at: z.ZodNullable<z.ZodISODateTime>;
                    transaction_id: z.ZodString;
                    closing_transaction_id: z.ZodNullable<z.ZodString>;
                    created_at: z.ZodISODateTime;
                    updated_at: z.ZodISODateTime;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["DISPUTE_NOT_FOUND", "DISPUTE_CLOSED"];
    };
    listDisputes: {
        readonly method: "GET";
        readonly path: "/gateway/disputes";
        readonly tag: "Disputes";
        readonly summary: "List disputes, newest first, `?status=needs_response` for those that wait for evidence";
        readonly auth: {
            readonly kind: "merchant";
            readonly scope: "payments:read";
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<{
            payment_id: z.ZodOptional<z.ZodString>;
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
            status: z.ZodOptional<z.ZodEnum<{
                needs_response: "needs_response";
                under_review: "under_review";
                won: "won";
                lost: "lost";
            }>>;
            limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodInt>>;
            cursor: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<Record<"disputes", z.ZodArray<z.ZodObject<{
                id: z.ZodString;
                payment_id: z.ZodString;
                amount: z.ZodInt;
                currency: z.ZodString;
                status: z.ZodEnum<{
                    needs_response: "needs_response";
                    under_review: "under_review";
                    won: "won";
                    lost: "lost";
                }>;
                reason: z.ZodNullable<z.ZodString>;
                livemode: z.ZodBoolean;
                due_at: z.ZodISODateTime;
                evidence: z.ZodNullable<z.ZodString>;
                evidence_submitted_at: z.ZodNullable<z.ZodISODateTime>;
                note: z.ZodNullable<z.ZodString>;
                resolved_at: z.ZodNullable<z.ZodISODateTime>;
                transaction_id: z.ZodString;
                closing_transaction_id: z.ZodNullable<z.ZodString>;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
            }, z.core.$strip>>> & {
                pagination: typeof pagination;
            }, z.core.$strip>;
        };
        readonly errors: readonly [];
    };
    getDispute: {
        readonly method: "GET";
        readonly path: "/gateway/disputes/{dispute_id}";
        readonly tag: "Disputes";
        readonly summary: "Read a dispute";
        readonly auth: {
            readonly kind: "merchant";
            readonly scope: "payments:read";
        };
        readonly parameters: z.ZodObject<{
            dispute_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                dispute: z.ZodObject<{
                    id: z.ZodString;
                    payment_id: z.ZodString;
                    amount: z.ZodInt;
                    currency: z.ZodString;
                    status: z.ZodEnum<{
                        needs_response: "needs_response";
                        under_review: "under_review";
                        won: "won";
                        lost: "lost";
                    }>;
                    reason: z.ZodNullable<z.ZodString>;
                    livemode: z.ZodBoolean;
                    due_at: z.ZodISODateTime;
                    evidence: z.ZodNullable<z.ZodString>;
                    evidence_submitted_at: z.ZodNullable<z.ZodISODateTime>;
                    note: z.ZodNullable<z.ZodString>;
                    resolved_at: z.ZodNullable<z.ZodISODateTime>;
                    transaction_id: z.ZodString;
                    closing_transaction_id: z.ZodNullable<z.ZodString>;
                    created_at: z.ZodISODateTime;
                    updated_at: z.ZodISODateTime;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["DISPUTE_NOT_FOUND"];
    };
    submitDisputeEvidence: {
        readonly method: "POST";
        readonly path: "/gateway/disputes/{dispute_id}/evidence";
        readonly tag: "Disputes";
        readonly summary: "Answer a dispute";
        readonly auth: {
            readonly kind: "merchant";
            readonly scope: "refunds:write";
        };
        readonly audit: {
            readonly action: "dispute.submit_evidence";
            readonly subject: {
                readonly type: "dispute";
                readonly parameter: "dispute_id";
            };
        };
        readonly parameters: z.ZodObject<{
            dispute_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
        }, z.core.$strict>;
        readonly body: z.ZodObject<{
            evidence: z.ZodString;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                dispute: z.ZodObject<{
                    id: z.ZodString;
                    payment_id: z.ZodString;
                    amount: z.ZodInt;
                    currency: z.ZodString;
                    status: z.ZodEnum<{
                        needs_response: "needs_response";
                        under_review: "under_review";
                        won: "won";
                        lost: "lost";
                    }>;
                    reason: z.ZodNullable<z.ZodString>;
                    livemode: z.ZodBoolean;
                    due_at: z.ZodISODateTime;
                    evidence: z.ZodNullable<z.ZodString>;
                    evidence_submitted_at: z.ZodNullable<z.ZodISODateTime>;
                    note: z.ZodNullable<z.ZodString>;
                    resolved_at: z.ZodNullable<z.ZodISODateTime>;
                    transaction_id: z.ZodString;
                    closing_transaction_id: z.ZodNullable<z.ZodString>;
                    created_at: z.ZodISODateTime;
                    updated_at: z.ZodISODateTime;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["DISPUTE_NOT_FOUND", "DISPUTE_CLOSED", "DISPUTE_EVIDENCE_OVERDUE"];
    };
    getHealth: {
        readonly method: "GET";
        readonly path: "/admin/health";
        readonly tag: "Operator";
        readonly summary: "Read who works, what waits and what the database says";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly success: {
            readonly 200: z.ZodObject<{
                health: z.ZodObject<{
                    checked_at: z.ZodISODateTime;
                    workers: z.ZodArray<z.ZodObject<{
                        id: z.ZodString;
                        name: z.ZodString;
                        pid: z.ZodInt;
                        version: z.ZodNullable<z.ZodString>;
                        status: z.ZodEnum<{
                            running: "running";
                            silent: "silent";
                            stopped: "stopped";
                        }>;
                        started_at: z.ZodISODateTime;
                        last_seen_at: z.ZodISODateTime;
                        age_seconds: z.ZodInt;
                        stopped_at: z.ZodNullable<z.ZodISODateTime>;
                    }, z.core.$strip>>;
                    queues: z.ZodObject<{
                        deliveries: z.ZodObject<{
                            waiting: z.ZodObject<{
                                count: z.ZodInt;
                                more: z.ZodBoolean;
                            }, z.core.$strip>;
                            due: z.ZodObject<{
                                oldest_age_seconds: z.ZodNullable<z.ZodInt>;
                                count: z.ZodInt;
                                more: z.ZodBoolean;
                            }, z.core.$strip>;
                            leased: z.ZodObject<{
                                count: z.ZodInt;
                                more: z.ZodBoolean;
                            }, z.core.$strip>;
                            failed_last_24_hours: z.ZodObject<{
                                count: z.ZodInt;
                                more: z.ZodBoolean;
                            }, z.core.$strip>;
                        }, z.core.$strip>;
                        attempts: z.ZodObject<{
                            polled: z.ZodObject<{
                                count: z.ZodInt;
                                more: z.ZodBoolean;
                            }, z.core.$strip>;
                            due: z.ZodObject<{
                                oldest_age_seconds: z.ZodNullable<z.ZodInt>;
                                count: z.ZodInt;
                                more: z.ZodBoolean;
                            }, z.core.$strip>;
                            needs_review: z.ZodObject<{
                                oldest_age_seconds: z.ZodNullable<z.ZodInt>;
                                count: z.ZodInt;
                                more: z.ZodBoolean;
                            }, z.core.$strip>;
                        }, z.core.$strip>;
                        tasks: z.ZodObject<{
                            waiting: z.ZodObject<{
                                count: z.ZodInt;
                                more: z.ZodBoolean;
                            }, z.core.$strip>;
                            due: z.ZodObject<{
                                oldest_age_seconds: z.ZodNullable<z.ZodInt>;
                                count: z.ZodInt;
                                more: z.ZodBoolean;
                            }, z.core.$strip>;
                        }, z.core.$strip>;
                        expiries: z.ZodObject<{
                            due: z.ZodObject<{
                                oldest_age_seconds: z.ZodNullable<z.ZodInt>;
                                count: z.ZodInt;
                                more: z.ZodBoolean;
                            }, z.core.$strip>;
                        }, z.core.$strip>;
                        releases: z.ZodObject<{
                            due: z.ZodObject<{
                                oldest_age_seconds: z.ZodNullable<z.ZodInt>;
                                count: z.ZodInt;
                                more: z.ZodBoolean;
                            }, z.core.$strip>;
                        }, z.core.$strip>;
                        settlements: z.ZodObject<{
                            due: z.ZodObject<{
                                oldest_age_seconds: z.ZodNullable<z.ZodInt>;
                                count: z.ZodInt;
                                more: z.ZodBoolean;
                            }, z.core.$strip>;
                        }, z.core.$strip>;
                        entries: z.ZodObject<{
                            unchained: z.ZodObject<{
                                oldest_age_seconds: z.ZodNullable<z.ZodInt>;
                                count: z.ZodInt;
                                more: z.ZodBoolean;
                            }, z.core.$strip>;
                        }, z.core.$strip>;
                    }, z.core.$strip>;
                    store: z.ZodObject<{
                        name: z.ZodString;
                        schema_version: z.ZodNullable<z.ZodString>;
                        engine_version: z.ZodString;
                        time: z.ZodISODateTime;
                        clock_difference_ms: z.ZodInt;
                    }, z.core.$strip>;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly [];
    };
    createLedgerCheck: {
        readonly method: "POST";
        readonly path: "/admin/ledger-checks";
        readonly tag: "Operator";
        readonly summary: "Have the books checked now, in the background";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly audit: {
            readonly action: "ledger_check.create";
            readonly subject: {
                readonly type: "ledger_check";
                readonly answer: "ledger_check";
            };
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly success: {
            readonly 202: z.ZodObject<{
                ledger_check: z.ZodObject<{
                    id: z.ZodString;
                    status: z.ZodEnum<{
                        running: "running";
                        right: "right";
                        wrong: "wrong";
                        interrupted: "interrupted";
                    }>;
                    requested_by: z.ZodString;
                    created_at: z.ZodISODateTime;
                    started_at: z.ZodNullable<z.ZodISODateTime>;
                    finished_at: z.ZodNullable<z.ZodISODateTime>;
                    checked: z.ZodObject<{
                        transfers: z.ZodInt;
                        entries: z.ZodInt;
                        accounts: z.ZodInt;
                        payments: z.ZodInt;
                        settlements: z.ZodInt;
                    }, z.core.$strip>;
                    problems_count: z.ZodInt;
                    problems: z.ZodArray<z.ZodObject<{
                        code: z.ZodString;
                        subject: z.ZodString;
                        message: z.ZodString;
                    }, z.core.$strip>>;
                    digest: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["LEDGER_CHECK_RUNNING"];
    };
    listLedgerChecks: {
        readonly method: "GET";
        readonly path: "/admin/ledger-checks";
        readonly tag: "Operator";
        readonly summary: "List checks of the books, newest first";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<{
            limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodInt>>;
            cursor: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<Record<"ledger_checks", z.ZodArray<z.ZodObject<{
                id: z.ZodString;
                status: z.ZodEnum<{
                    running: "running";
                    right: "right";
                    wrong: "wrong";
                    interrupted: "interrupted";
                }>;
                requested_by: z.ZodString;
                created_at: z.ZodISODateTime;
                started_at: z.ZodNullable<z.ZodISODateTime>;
                finished_at: z.ZodNullable<z.ZodISODateTime>;
                checked: z.ZodObject<{
                    transfers: z.ZodInt;
                    entries: z.ZodInt;
                    accounts: z.ZodInt;
                    payments: z.ZodInt;
                    settlements: z.ZodInt;
                }, z.core.$strip>;
                problems_count: z.ZodInt;
                problems: z.ZodArray<z.ZodObject<{
                    code: z.ZodString;
                    subject: z.ZodString;
                    message: z.ZodString;
                }, z.core.$strip>>;
                digest: z.ZodNullable<z.ZodString>;
            }, z.core.$strip>>> & {
                pagination: typeof pagination;
            }, z.core.$strip>;
        };
        readonly errors: readonly [];
    };
    getLedgerCheck: {
        readonly method: "GET";
        readonly path: "/admin/ledger-checks/{ledger_check_id}";
        readonly tag: "Operator";
        readonly summary: "Read a check of the books";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly parameters: z.ZodObject<{
            ledger_check_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly success: {
            readonly 200: z.ZodObject<{
                ledger_check: z.ZodObject<{
                    id: z.ZodString;
                    status: z.ZodEnum<{
                        running: "running";
                        right: "right";
                        wrong: "wrong";
                        interrupted: "interrupted";
                    }>;
                    requested_by: z.ZodString;
                    created_at: z.ZodISODateTime;
                    started_at: z.ZodNullable<z.ZodISODateTime>;
                    finished_at: z.ZodNullable<z.ZodISODateTime>;
                    checked: z.ZodObject<{
                        transfers: z.ZodInt;
                        entries: z.ZodInt;
                        accounts: z.ZodInt;
                        payments: z.ZodInt;
                        settlements: z.ZodInt;
                    }, z.core.$strip>;
                    problems_count: z.ZodInt;
                    problems: z.ZodArray<z.ZodObject<{
                        code: z.ZodString;
                        subject: z.ZodString;
                        message: z.ZodString;
                    }, z.core.$strip>>;
                    digest: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["LEDGER_CHECK_NOT_FOUND"];
    };
    listAllDeliveries: {
        readonly method: "GET";
        readonly path: "/admin/deliveries";
        readonly tag: "Operator";
        readonly summary: "List deliveries of all merchants, `?status=failed` for the failures";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<{
            status: z.ZodOptional<z.ZodEnum<{
                failed: "failed";
                canceled: "canceled";
                pending: "pending";
                leased: "leased";
                delivered: "delivered";
            }>>;
            endpoint_id: z.ZodOptional<z.ZodString>;
            event_id: z.ZodOptional<z.ZodString>;
            payment_id: z.ZodOptional<z.ZodString>;
            merchant_id: z.ZodOptional<z.ZodString>;
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
            limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodInt>>;
            cursor: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<Record<"deliveries", z.ZodArray<z.ZodObject<{
                merchant_id: z.ZodString;
                id: z.ZodString;
                event_id: z.ZodString;
                event: z.ZodString;
                endpoint_id: z.ZodString;
                status: z.ZodEnum<{
                    failed: "failed";
                    canceled: "canceled";
                    pending: "pending";
                    leased: "leased";
                    delivered: "delivered";
                }>;
                livemode: z.ZodBoolean;
                attempts_count: z.ZodInt;
                next_attempt_at: z.ZodNullable<z.ZodISODateTime>;
                last_status_code: z.ZodNullable<z.ZodInt>;
                last_error: z.ZodNullable<z.ZodString>;
                created_at: z.ZodISODateTime;
                delivered_at: z.ZodNullable<z.ZodISODateTime>;
            }, z.core.$strip>>> & {
                pagination: typeof pagination;
            }, z.core.$strip>;
        };
        readonly errors: readonly [];
    };
    getAnyDelivery: {
        readonly method: "GET";
        readonly path: "/admin/deliveries/{delivery_id}";
        readonly tag: "Operator";
        readonly summary: "Read a delivery of any merchant with what was sent and what was answered";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly parameters: z.ZodObject<{
            delivery_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly success: {
            readonly 200: z.ZodObject<{
                delivery: z.ZodObject<{
                    merchant_id: z.ZodString;
                    request_body: z.ZodString;
                    attempts: z.ZodArray<z.ZodObject<{
                        number: z.ZodInt;
                        started_at: z.ZodISODateTime;
                        duration_ms: z.ZodNullable<z.ZodInt>;
                        status_code: z.ZodNullable<z.ZodInt>;
                        error: z.ZodNullable<z.ZodString>;
                        request_headers: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodString>>;
                        response_body: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>>;
                    id: z.ZodString;
                    event_id: z.ZodString;
                    event: z.ZodString;
                    endpoint_id: z.ZodString;
                    status: z.ZodEnum<{
                        failed: "failed";
                        canceled: "canceled";
                        pending: "pending";
                        leased: "leased";
                        delivered: "delivered";
                    }>;
                    livemode: z.ZodBoolean;
                    attempts_count: z.ZodInt;
                    next_attempt_at: z.ZodNullable<z.ZodISODateTime>;
                    last_status_code: z.ZodNullable<z.ZodInt>;
                    last_error: z.ZodNullable<z.ZodString>;
                    created_at: z.ZodISODateTime;
                    delivered_at: z.ZodNullable<z.ZodISODateTime>;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["DELIVERY_NOT_FOUND"];
    };
    replayAnyDelivery: {
        readonly method: "POST";
        readonly path: "/admin/deliveries/{delivery_id}/replay";
        readonly tag: "Operator";
        readonly summary: "Deliver again to the same endpoint of any merchant";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly audit: {
            readonly action: "delivery.replay";
            readonly subject: {
                readonly type: "delivery";
                readonly parameter: "delivery_id";
            };
        };
        readonly parameters: z.ZodObject<{
            delivery_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly success: {
            readonly 200: z.ZodObject<{
                delivery: z.ZodObject<{
                    merchant_id: z.ZodString;
                    id: z.ZodString;
                    event_id: z.ZodString;
                    event: z.ZodString;
                    endpoint_id: z.ZodString;
                    status: z.ZodEnum<{
                        failed: "failed";
                        canceled: "canceled";
                        pending: "pending";
                        leased: "leased";
                        delivered: "delivered";
                    }>;
                    livemode: z.ZodBoolean;
                    attempts_count: z.ZodInt;
                    next_attempt_at: z.ZodNullable<z.ZodISODateTime>;
                    last_status_code: z.ZodNullable<z.ZodInt>;
                    last_error: z.ZodNullable<z.ZodString>;
                    created_at: z.ZodISODateTime;
                    delivered_at: z.ZodNullable<z.ZodISODateTime>;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["DELIVERY_NOT_FOUND", "WEBHOOK_ENDPOINT_NOT_FOUND", "WEBHOOK_ENDPOINT_DISABLED"];
    };
    replayAllFailedDeliveries: {
        readonly method: "POST";
        readonly path: "/admin/deliveries/replay";
        readonly tag: "Operator";
        readonly summary: "Deliver again all that failed since a moment, of all merchants or of one";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly audit: {
            readonly action: "delivery.replay_failed";
            readonly subject: {
                readonly type: "account";
                readonly own: true;
            };
            readonly details: readonly ["since", "endpoint_id", "merchant_id", "mode"];
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly body: z.ZodObject<{
            merchant_id: z.ZodOptional<z.ZodString>;
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
            since: z.ZodPipe<z.ZodISODateTime, z.ZodTransform<number, string>>;
            endpoint_id: z.ZodOptional<z.ZodString>;
            cursor: z.ZodOptional<z.ZodString>;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                replayed: z.ZodInt;
                has_more: z.ZodBoolean;
                next_cursor: z.ZodNullable<z.ZodString>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["WEBHOOK_ENDPOINT_NOT_FOUND"];
    };
    getMerchantBalance: {
        readonly method: "GET";
        readonly path: "/admin/merchants/{merchant_id}/balance";
        readonly tag: "Operator";
        readonly summary: "Read the balance of a merchant, in both modes";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly parameters: z.ZodObject<{
            merchant_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                balances: z.ZodArray<z.ZodObject<{
                    currency: z.ZodString;
                    livemode: z.ZodBoolean;
                    available: z.ZodInt;
                    pending: z.ZodInt;
                    disputed: z.ZodInt;
                    refunding: z.ZodInt;
                    settling: z.ZodInt;
                }, z.core.$strip>>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["MERCHANT_NOT_FOUND"];
    };
    listMerchantEndpoints: {
        readonly method: "GET";
        readonly path: "/admin/merchants/{merchant_id}/webhook-endpoints";
        readonly tag: "Operator";
        readonly summary: "List the webhook endpoints of a merchant, and how their newest deliveries went";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly parameters: z.ZodObject<{
            merchant_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                endpoints: z.ZodArray<z.ZodObject<{
                    recent: z.ZodObject<{
                        finished: z.ZodInt;
                        delivered: z.ZodInt;
                        delivered_at_once: z.ZodInt;
                    }, z.core.$strip>;
                    id: z.ZodString;
                    url: z.ZodString;
                    description: z.ZodNullable<z.ZodString>;
                    events: z.ZodArray<z.ZodEnum<{
                        "payment.created": "payment.created";
                        "payment.processing": "payment.processing";
                        "payment.attempt_failed": "payment.attempt_failed";
                        "payment.succeeded": "payment.succeeded";
                        "payment.failed": "payment.failed";
                        "payment.canceled": "payment.canceled";
                        "payment.expired": "payment.expired";
                        "payment.refunded": "payment.refunded";
                        "refund.created": "refund.created";
                        "refund.succeeded": "refund.succeeded";
                        "refund.failed": "refund.failed";
                        "dispute.opened": "dispute.opened";
                        "dispute.evidence_submitted": "dispute.evidence_submitted";
                        "dispute.won": "dispute.won";
                        "dispute.lost": "dispute.lost";
                        "settlement.created": "settlement.created";
                        "settlement.paid": "settlement.paid";
                        "settlement.failed": "settlement.failed";
                        "endpoint.disabled": "endpoint.disabled";
                        "payment.*": "payment.*";
                        "refund.*": "refund.*";
                        "dispute.*": "dispute.*";
                        "settlement.*": "settlement.*";
                        "endpoint.*": "endpoint.*";
                        "*": "*";
                    }>>;
                    enabled: z.ZodBoolean;
                    prefixed_names: z.ZodBoolean;
                    livemode: z.ZodBoolean;
                    created_at: z.ZodISODateTime;
                    updated_at: z.ZodISODateTime;
                    disabled_reason: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["MERCHANT_NOT_FOUND"];
    };
    getAnyPayment: {
        readonly method: "GET";
        readonly path: "/admin/payments/{payment_id}";
        readonly tag: "Operator";
        readonly summary: "Read a payment of any merchant";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly parameters: z.ZodObject<{
            payment_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly success: {
            readonly 200: z.ZodObject<{
                payment: z.ZodObject<{
                    merchant_id: z.ZodString;
                    id: z.ZodString;
                    slug: z.ZodString;
                    status: z.ZodEnum<{
                        requested: "requested";
                        processing: "processing";
                        succeeded: "succeeded";
                        failed: "failed";
                        canceled: "canceled";
                        expired: "expired";
                        partially_refunded: "partially_refunded";
                        refunded: "refunded";
                    }>;
                    amount: z.ZodInt;
                    currency: z.ZodString;
                    description: z.ZodNullable<z.ZodString>;
                    customer_reference: z.ZodNullable<z.ZodString>;
                    return_url: z.ZodNullable<z.ZodString>;
                    cancel_url: z.ZodNullable<z.ZodString>;
                    checkout_url: z.ZodString;
                    livemode: z.ZodBoolean;
                    locale: z.ZodNullable<z.ZodEnum<{
                        fr: "fr";
                        en: "en";
                    }>>;
                    created_at: z.ZodISODateTime;
                    updated_at: z.ZodISODateTime;
                    expires_at: z.ZodISODateTime;
                    succeeded_at: z.ZodNullable<z.ZodISODateTime>;
                    transaction_id: z.ZodNullable<z.ZodString>;
                    amount_refunded: z.ZodInt;
                    amount_disputed: z.ZodInt;
                    fee: z.ZodInt;
                    fee_returned: z.ZodInt;
                    net_amount: z.ZodInt;
                    payment_method: z.ZodNullable<z.ZodObject<{
                        type: z.ZodEnum<{
                            wallet: "wallet";
                            mobile_money: "mobile_money";
                        }>;
                        provider: z.ZodNullable<z.ZodEnum<{
                            mtn_momo: "mtn_momo";
                            orange_money: "orange_money";
                        }>>;
                        phone_masked: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>>;
                    failure_code: z.ZodNullable<z.ZodEnum<{
                        insufficient_funds: "insufficient_funds";
                        payer_timeout: "payer_timeout";
                        payer_declined: "payer_declined";
                        invalid_code: "invalid_code";
                        invalid_payer: "invalid_payer";
                        payer_limit_reached: "payer_limit_reached";
                        payer_account_blocked: "payer_account_blocked";
                        provider_unavailable: "provider_unavailable";
                        provider_error: "provider_error";
                    }>>;
                    failure_message: z.ZodNullable<z.ZodString>;
                    attempts_count: z.ZodInt;
                    metadata: z.ZodRecord<z.ZodString, z.ZodString>;
                    version: z.ZodInt;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["PAYMENT_NOT_FOUND"];
    };
    getAnyTimeline: {
        readonly method: "GET";
        readonly path: "/admin/payments/{payment_id}/timeline";
        readonly tag: "Operator";
        readonly summary: "Read everything that happened to a payment of any merchant, as the merchant reads it";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly parameters: z.ZodObject<{
            payment_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly success: {
            readonly 200: z.ZodObject<{
                timeline: z.ZodObject<{
                    payment_id: z.ZodString;
                    status: z.ZodEnum<{
                        requested: "requested";
                        processing: "processing";
                        succeeded: "succeeded";
                        failed: "failed";
                        canceled: "canceled";
                        expired: "expired";
                        partially_refunded: "partially_refunded";
                        refunded: "refunded";
                    }>;
                    explain: z.ZodObject<{
                        fr: z.ZodString;
                        en: z.ZodString;
                        next: z.ZodEnum<{
                            merchant: "merchant";
                            operator: "operator";
                            customer: "customer";
                            nobody: "nobody";
                        }>;
                    }, z.core.$strip>;
                    entries: z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
                        expires_at: z.ZodISODateTime;
                        amount: z.ZodInt;
                        currency: z.ZodString;
                        type: z.ZodLiteral<"payment_created">;
                        at: z.ZodISODateTime;
                        id: z.ZodString;
                    }, z.core.$strip>, z.ZodObject<{
                        type: z.ZodLiteral<"attempt">;
                        at: z.ZodISODateTime;
                        id: z.ZodString;
                        status: z.ZodEnum<{
                            succeeded: "succeeded";
                            failed: "failed";
                            pending: "pending";
                            submitting: "submitting";
                            needs_review: "needs_review";
                            paid_late: "paid_late";
                        }>;
                        method: z.ZodObject<{
                            type: z.ZodEnum<{
                                wallet: "wallet";
                                mobile_money: "mobile_money";
                            }>;
                            provider: z.ZodNullable<z.ZodEnum<{
                                mtn_momo: "mtn_momo";
                                orange_money: "orange_money";
                            }>>;
                            phone_masked: z.ZodNullable<z.ZodString>;
                        }, z.core.$strip>;
                        failure_code: z.ZodNullable<z.ZodEnum<{
                            insufficient_funds: "insufficient_funds";
                            payer_timeout: "payer_timeout";
                            payer_declined: "payer_declined";
                            invalid_code: "invalid_code";
                            invalid_payer: "invalid_payer";
                            payer_limit_reached: "payer_limit_reached";
                            payer_account_blocked: "payer_account_blocked";
                            provider_unavailable: "provider_unavailable";
                            provider_error: "provider_error";
                        }>>;
                        polls_count: z.ZodInt;
                        rail_reference: z.ZodNullable<z.ZodString>;
                        updated_at: z.ZodISODateTime;
                    }, z.core.$strip>, z.ZodObject<{
                        reason: z.ZodNullable<z.ZodString>;
                        failure_code: z.ZodNullable<z.ZodEnum<{
                            insufficient_funds: "insufficient_funds";
                            payer_timeout: "payer_timeout";
                            payer_declined: "payer_declined";
                            invalid_code: "invalid_code";
                            invalid_payer: "invalid_payer";
                            payer_limit_reached: "payer_limit_reached";
                            payer_account_blocked: "payer_account_blocked";
                            provider_unavailable: "provider_unavailable";
                            provider_error: "provider_error";
                        }>>;
                        updated_at: z.ZodISODateTime;
                        amount: z.ZodInt;
                        currency: z.ZodString;
                        type: z.ZodLiteral<"refund">;
                        at: z.ZodISODateTime;
                        id: z.ZodString;
                        status: z.ZodEnum<{
                            succeeded: "succeeded";
                            failed: "failed";
                            pending: "pending";
                        }>;
                    }, z.core.$strip>, z.ZodObject<{
                        reason: z.ZodNullable<z.ZodString>;
                        due_at: z.ZodISODateTime;
                        evidence_submitted_at: z.ZodNullable<z.ZodISODateTime>;
                        resolved_at: z.ZodNullable<z.ZodISODateTime>;
                        amount: z.ZodInt;
                        currency: z.ZodString;
                        type: z.ZodLiteral<"dispute">;
                        at: z.ZodISODateTime;
                        id: z.ZodString;
                        status: z.ZodEnum<{
                            needs_response: "needs_response";
                            under_review: "under_review";
                            won: "won";
                            lost: "lost";
                        }>;
                    }, z.core.$strip>, z.ZodObject<{
                        amount: z.ZodInt;
                        currency: z.ZodString;
                        type: z.ZodLiteral<"transfer">;
                        at: z.ZodISODateTime;
                        id: z.ZodString;
                        kind: z.ZodEnum<{
                            refund: "refund";
                            capture: "capture";
                            release: "release";
                            refund_hold: "refund_hold";
                            refund_release: "refund_release";
                            dispute_hold: "dispute_hold";
                            dispute_won: "dispute_won";
                            dispute_lost: "dispute_lost";
                            late_capture: "late_capture";
                            late_refund: "late_refund";
                        }>;
                    }, z.core.$strip>, z.ZodObject<{
                        type: z.ZodLiteral<"status_change">;
                        at: z.ZodISODateTime;
                        event_id: z.ZodString;
                        from: z.ZodEnum<{
                            requested: "requested";
                            processing: "processing";
                            succeeded: "succeeded";
                            failed: "failed";
                            canceled: "canceled";
                            expired: "expired";
                            partially_refunded: "partially_refunded";
                            refunded: "refunded";
                        }>;
                        to: z.ZodEnum<{
                            requested: "requested";
                            processing: "processing";
                            succeeded: "succeeded";
                            failed: "failed";
                            canceled: "canceled";
                            expired: "expired";
                            partially_refunded: "partially_refunded";
                            refunded: "refunded";
                        }>;
                    }, z.core.$strip>, z.ZodObject<{
                        type: z.ZodLiteral<"event">;
                        at: z.ZodISODateTime;
                        id: z.ZodString;
                        event: z.ZodEnum<{
                            "payment.created": "payment.created";
                            "payment.processing": "payment.processing";
                            "payment.attempt_failed": "payment.attempt_failed";
                            "payment.succeeded": "payment.succeeded";
                            "payment.failed": "payment.failed";
                            "payment.canceled": "payment.canceled";
                            "payment.expired": "payment.expired";
                            "payment.refunded": "payment.refunded";
                            "refund.created": "refund.created";
                            "refund.succeeded": "refund.succeeded";
                            "refund.failed": "refund.failed";
                            "dispute.opened": "dispute.opened";
                            "dispute.evidence_submitted": "dispute.evidence_submitted";
                            "dispute.won": "dispute.won";
                            "dispute.lost": "dispute.lost";
                            "settlement.created": "settlement.created";
                            "settlement.paid": "settlement.paid";
                            "settlement.failed": "settlement.failed";
                            "endpoint.disabled": "endpoint.disabled";
                            ping: "ping";
                        }>;
                        sequence: z.ZodInt;
                    }, z.core.$strip>, z.ZodObject<{
                        type: z.ZodLiteral<"delivery">;
                        at: z.ZodISODateTime;
                        id: z.ZodString;
                        event_id: z.ZodString;
                        event: z.ZodEnum<{
                            "payment.created": "payment.created";
                            "payment.processing": "payment.processing";
                            "payment.attempt_failed": "payment.attempt_failed";
                            "payment.succeeded": "payment.succeeded";
                            "payment.failed": "payment.failed";
                            "payment.canceled": "payment.canceled";
                            "payment.expired": "payment.expired";
                            "payment.refunded": "payment.refunded";
                            "refund.created": "refund.created";
                            "refund.succeeded": "refund.succeeded";
                            "refund.failed": "refund.failed";
                            "dispute.opened": "dispute.opened";
                            "dispute.evidence_submitted": "dispute.evidence_submitted";
                            "dispute.won": "dispute.won";
                            "dispute.lost": "dispute.lost";
                            "settlement.created": "settlement.created";
                            "settlement.paid": "settlement.paid";
                            "settlement.failed": "settlement.failed";
                            "endpoint.disabled": "endpoint.disabled";
                            ping: "ping";
                        }>;
                        endpoint_id: z.ZodString;
                        status: z.ZodEnum<{
                            failed: "failed";
                            canceled: "canceled";
                            pending: "pending";
                            leased: "leased";
                            delivered: "delivered";
                        }>;
                        attempts_count: z.ZodInt;
                        last_status_code: z.ZodNullable<z.ZodInt>;
                        last_error: z.ZodNullable<z.ZodString>;
                        next_attempt_at: z.ZodNullable<z.ZodISODateTime>;
                        delivered_at: z.ZodNullable<z.ZodISODateTime>;
                    }, z.core.$strip>], "type">>;
                    truncated: z.ZodBoolean;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["PAYMENT_NOT_FOUND"];
    };
    getAttempt: {
        readonly method: "GET";
        readonly path: "/admin/attempts/{attempt_id}";
        readonly tag: "Operator";
        readonly summary: "Read a payment attempt";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly parameters: z.ZodObject<{
            attempt_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly success: {
            readonly 200: z.ZodObject<{
                attempt: z.ZodObject<{
                    id: z.ZodString;
                    payment_id: z.ZodString;
                    merchant_id: z.ZodString;
                    status: z.ZodEnum<{
                        succeeded: "succeeded";
                        failed: "failed";
                        pending: "pending";
                        submitting: "submitting";
                        needs_review: "needs_review";
                        paid_late: "paid_late";
                    }>;
                    method: z.ZodObject<{
                        type: z.ZodEnum<{
                            wallet: "wallet";
                            mobile_money: "mobile_money";
                        }>;
                        provider: z.ZodNullable<z.ZodEnum<{
                            mtn_momo: "mtn_momo";
                            orange_money: "orange_money";
                        }>>;
                        phone_masked: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>;
                    rail: z.ZodString;
                    rail_reference: z.ZodNullable<z.ZodString>;
                    amount: z.ZodInt;
                    currency: z.ZodString;
                    livemode: z.ZodBoolean;
                    failure_code: z.ZodNullable<z.ZodEnum<{
                        insufficient_funds: "insufficient_funds";
                        payer_timeout: "payer_timeout";
                        payer_declined: "payer_declined";
                        invalid_code: "invalid_code";
                        invalid_payer: "invalid_payer";
                        payer_limit_reached: "payer_limit_reached";
                        payer_account_blocked: "payer_account_blocked";
                        provider_unavailable: "provider_unavailable";
                        provider_error: "provider_error";
                    }>>;
                    polls_count: z.ZodInt;
                    late_money: z.ZodNullable<z.ZodEnum<{
                        owed: "owed";
                        returned: "returned";
                    }>>;
                    created_at: z.ZodISODateTime;
                    updated_at: z.ZodISODateTime;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["ATTEMPT_NOT_FOUND"];
    };
    getAnyRefund: {
        readonly method: "GET";
        readonly path: "/admin/refunds/{refund_id}";
        readonly tag: "Operator";
        readonly summary: "Read a refund of any merchant";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly parameters: z.ZodObject<{
            refund_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly success: {
            readonly 200: z.ZodObject<{
                refund: z.ZodObject<{
                    merchant_id: z.ZodString;
                    id: z.ZodString;
                    payment_id: z.ZodString;
                    amount: z.ZodInt;
                    currency: z.ZodString;
                    status: z.ZodEnum<{
                        succeeded: "succeeded";
                        failed: "failed";
                        pending: "pending";
                    }>;
                    reason: z.ZodNullable<z.ZodString>;
                    failure_code: z.ZodNullable<z.ZodEnum<{
                        insufficient_funds: "insufficient_funds";
                        payer_timeout: "payer_timeout";
                        payer_declined: "payer_declined";
                        invalid_code: "invalid_code";
                        invalid_payer: "invalid_payer";
                        payer_limit_reached: "payer_limit_reached";
                        payer_account_blocked: "payer_account_blocked";
                        provider_unavailable: "provider_unavailable";
                        provider_error: "provider_error";
                    }>>;
                    livemode: z.ZodBoolean;
                    transaction_id: z.ZodNullable<z.ZodString>;
                    fee_returned: z.ZodInt;
                    created_at: z.ZodISODateTime;
                    updated_at: z.ZodISODateTime;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["REFUND_NOT_FOUND"];
    };
    getAnyDispute: {
        readonly method: "GET";
        readonly path: "/admin/disputes/{dispute_id}";
        readonly tag: "Operator";
        readonly summary: "Read a dispute of any merchant, with its evidence";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly parameters: z.ZodObject<{
            dispute_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly success: {
            readonly 200: z.ZodObject<{
                dispute: z.ZodObject<{
                    merchant_id: z.ZodString;
                    id: z.ZodString;
                    payment_id: z.ZodString;
                    amount: z.ZodInt;
                    currency: z.ZodString;
                    status: z.ZodEnum<{
                        needs_response: "needs_response";
                        under_review: "under_review";
                        won: "won";
                        lost: "lost";
                    }>;
                    reason: z.ZodNullable<z.ZodString>;
                    livemode: z.ZodBoolean;
                    due_at: z.ZodISODateTime;
                    evidence: z.ZodNullable<z.ZodString>;
                    evidence_submitted_at: z.ZodNullable<z.ZodISODateTime>;
                    note: z.ZodNullable<z.ZodString>;
                    resolved_at: z.ZodNullable<z.ZodISODateTime>;
                    transaction_id: z.ZodString;
                    closing_transaction_id: z.ZodNullable<z.ZodString>;
                    created_at: z.ZodISODateTime;
                    updated_at: z.ZodISODateTime;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["DISPUTE_NOT_FOUND"];
    };
    getAnySettlement: {
        readonly method: "GET";
        readonly path: "/admin/settlements/{settlement_id}";
        readonly tag: "Operator";
        readonly summary: "Read a settlement of any merchant";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly parameters: z.ZodObject<{
            settlement_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly success: {
            readonly 200: z.ZodObject<{
                settlement: z.ZodObject<{
                    merchant_id: z.ZodString;
                    id: z.ZodString;
                    status: z.ZodEnum<{
                        failed: "failed";
                        pending: "pending";
                        paid: "paid";
                    }>;
                    amount: z.ZodInt;
                    currency: z.ZodString;
                    livemode: z.ZodBoolean;
                    lines_count: z.ZodInt;
                    transaction_id: z.ZodString;
                    closing_transaction_id: z.ZodNullable<z.ZodString>;
                    reference: z.ZodNullable<z.ZodString>;
                    failure_reason: z.ZodNullable<z.ZodString>;
                    created_at: z.ZodISODateTime;
                    updated_at: z.ZodISODateTime;
                    resolved_at: z.ZodNullable<z.ZodISODateTime>;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["SETTLEMENT_NOT_FOUND"];
    };
    listAnySettlementLines: {
        readonly method: "GET";
        readonly path: "/admin/settlements/{settlement_id}/lines";
        readonly tag: "Operator";
        readonly summary: "List the lines of a settlement of any merchant; as CSV all of them at once";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly parameters: z.ZodObject<{
            settlement_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            format: z.ZodOptional<z.ZodEnum<{
                json: "json";
                csv: "csv";
            }>>;
            limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodInt>>;
            cursor: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<Record<"lines", z.ZodArray<z.ZodObject<{
                transaction_id: z.ZodString;
                type: z.ZodEnum<{
                    payment: "payment";
                    refund: "refund";
                    dispute: "dispute";
                    dispute_won: "dispute_won";
                    refund_failed: "refund_failed";
                    payout_failed: "payout_failed";
                }>;
                payment_id: z.ZodNullable<z.ZodString>;
                refund_id: z.ZodNullable<z.ZodString>;
                dispute_id: z.ZodNullable<z.ZodString>;
                settlement_id: z.ZodNullable<z.ZodString>;
                customer_reference: z.ZodNullable<z.ZodString>;
                gross: z.ZodNullable<z.ZodInt>;
                fee: z.ZodNullable<z.ZodInt>;
                amount: z.ZodInt;
                currency: z.ZodString;
                created_at: z.ZodISODateTime;
            }, z.core.$strip>>> & {
                pagination: typeof pagination;
            }, z.core.$strip>;
        };
        readonly csv: true;
        readonly errors: readonly ["SETTLEMENT_NOT_FOUND"];
    };
    createOperatorRefund: {
        readonly method: "POST";
        readonly path: "/admin/payments/{payment_id}/refunds";
        readonly tag: "Operator";
        readonly summary: "Refund a payment of any merchant in full or in part";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly audit: {
            readonly action: "refund.create";
            readonly subject: {
                readonly type: "refund";
                readonly answer: "refund";
            };
            readonly details: readonly ["amount", "reason"];
        };
        readonly parameters: z.ZodObject<{
            payment_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly body: z.ZodObject<{
            amount: z.ZodOptional<z.ZodInt>;
            reason: z.ZodOptional<z.ZodString>;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly bodyOptional: true;
        readonly success: {
            readonly 201: z.ZodObject<{
                refund: z.ZodObject<{
                    merchant_id: z.ZodString;
                    id: z.ZodString;
                    payment_id: z.ZodString;
                    amount: z.ZodInt;
                    currency: z.ZodString;
                    status: z.ZodEnum<{
                        succeeded: "succeeded";
                        failed: "failed";
                        pending: "pending";
                    }>;
                    reason: z.ZodNullable<z.ZodString>;
                    failure_code: z.ZodNullable<z.ZodEnum<{
                        insufficient_funds: "insufficient_funds";
                        payer_timeout: "payer_timeout";
                        payer_declined: "payer_declined";
                        invalid_code: "invalid_code";
                        invalid_payer: "invalid_payer";
                        payer_limit_reached: "payer_limit_reached";
                        payer_account_blocked: "payer_account_blocked";
                        provider_unavailable: "provider_unavailable";
                        provider_error: "provider_error";
                    }>>;
                    livemode: z.ZodBoolean;
                    transaction_id: z.ZodNullable<z.ZodString>;
                    fee_returned: z.ZodInt;
                    created_at: z.ZodISODateTime;
                    updated_at: z.ZodISODateTime;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["PAYMENT_NOT_FOUND", "PAYMENT_NOT_REFUNDABLE", "REFUND_EXCEEDS_REMAINING", "INSUFFICIENT_BALANCE"];
    };
    listAllRefunds: {
        readonly method: "GET";
        readonly path: "/admin/refunds";
        readonly tag: "Operator";
        readonly summary: "List refunds of all merchants, `?status=pending` for those whose rail has not answered";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<{
            status: z.ZodOptional<z.ZodEnum<{
                succeeded: "succeeded";
                failed: "failed";
                pending: "pending";
            }>>;
            payment_id: z.ZodOptional<z.ZodString>;
            merchant_id: z.ZodOptional<z.ZodString>;
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
            limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodInt>>;
            cursor: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<Record<"refunds", z.ZodArray<z.ZodObject<{
                merchant_id: z.ZodString;
                id: z.ZodString;
                payment_id: z.ZodString;
                amount: z.ZodInt;
                currency: z.ZodString;
                status: z.ZodEnum<{
                    succeeded: "succeeded";
                    failed: "failed";
                    pending: "pending";
                }>;
                reason: z.ZodNullable<z.ZodString>;
                failure_code: z.ZodNullable<z.ZodEnum<{
                    insufficient_funds: "insufficient_funds";
                    payer_timeout: "payer_timeout";
                    payer_declined: "payer_declined";
                    invalid_code: "invalid_code";
                    invalid_payer: "invalid_payer";
                    payer_limit_reached: "payer_limit_reached";
                    payer_account_blocked: "payer_account_blocked";
                    provider_unavailable: "provider_unavailable";
                    provider_error: "provider_error";
                }>>;
                livemode: z.ZodBoolean;
                transaction_id: z.ZodNullable<z.ZodString>;
                fee_returned: z.ZodInt;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
            }, z.core.$strip>>> & {
                pagination: typeof pagination;
            }, z.core.$strip>;
        };
        readonly errors: readonly [];
    };
    resolveRefund: {
        readonly method: "POST";
        readonly path: "/admin/refunds/{refund_id}/resolve";
        readonly tag: "Operator";
        readonly summary: "Settle a refund whose outcome the operator found out at the rail";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly audit: {
            readonly action: "refund.resolve";
            readonly subject: {
                readonly type: "refund";
                readonly answer: "refund";
            };
            readonly details: readonly ["outcome", "failure_code"];
        };
        readonly parameters: z.ZodObject<{
            refund_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly body: z.ZodObject<{
            outcome: z.ZodEnum<{
                succeeded: "succeeded";
                failed: "failed";
            }>;
            failure_code: z.ZodOptional<z.ZodEnum<{
                insufficient_funds: "insufficient_funds";
                payer_timeout: "payer_timeout";
                payer_declined: "payer_declined";
                invalid_code: "invalid_code";
                invalid_payer: "invalid_payer";
                payer_limit_reached: "payer_limit_reached";
                payer_account_blocked: "payer_account_blocked";
                provider_unavailable: "provider_unavailable";
                provider_error: "provider_error";
            }>>;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                refund: z.ZodObject<{
                    merchant_id: z.ZodString;
                    id: z.ZodString;
                    payment_id: z.ZodString;
                    amount: z.ZodInt;
                    currency: z.ZodString;
                    status: z.ZodEnum<{
                        succeeded: "succeeded";
                        failed: "failed";
                        pending: "pending";
                    }>;
                    reason: z.ZodNullable<z.ZodString>;
                    failure_code: z.ZodNullable<z.ZodEnum<{
                        insufficient_funds: "insufficient_funds";
                        payer_timeout: "payer_timeout";
                        payer_declined: "payer_declined";
                        invalid_code: "invalid_code";
                        invalid_payer: "invalid_payer";
                        payer_limit_reached: "payer_limit_reached";
                        payer_account_blocked: "payer_account_blocked";
                        provider_unavailable: "provider_unavailable";
                        provider_error: "provider_error";
                    }>>;
                    livemode: z.ZodBoolean;
                    transaction_id: z.ZodNullable<z.ZodString>;
                    fee_returned: z.ZodInt;
                    created_at: z.ZodISODateTime;
                    updated_at: z.ZodISODateTime;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["REFUND_NOT_FOUND", "REFUND_NOT_PENDING"];
    };
    createAgent: {
        readonly method: "POST";
        readonly path: "/admin/agents";
        readonly tag: "Operator";
        readonly summary: "Create an agent account";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly audit: {
            readonly action: "agent.create";
            readonly subject: {
                readonly type: "agent";
                readonly answer: "agent";
            };
            readonly details: readonly ["name", "limits"];
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly body: z.ZodObject<{
            email: z.ZodEmail;
            password: z.ZodString;
            name: z.ZodString;
            phone: z.ZodOptional<z.ZodString>;
            limits: z.ZodOptional<z.ZodObject<{
                cash_in_max: z.ZodOptional<z.ZodInt>;
                cash_in_per_day_max: z.ZodOptional<z.ZodInt>;
                cash_out_max: z.ZodOptional<z.ZodInt>;
                cash_out_per_day_max: z.ZodOptional<z.ZodInt>;
            }, z.core.$strict>>;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 201: z.ZodObject<{
                agent: z.ZodObject<{
                    limits: z.ZodObject<{
                        cash_in_max: z.ZodInt;
                        cash_in_per_day_max: z.ZodInt;
                        cash_out_max: z.ZodInt;
                        cash_out_per_day_max: z.ZodInt;
                    }, z.core.$strip>;
                    suspended: z.ZodBoolean;
                    id: z.ZodString;
                    role: z.ZodEnum<{
                        merchant: "merchant";
                        operator: "operator";
                        agent: "agent";
                        user: "user";
                    }>;
                    email: z.ZodString;
                    name: z.ZodString;
                    phone: z.ZodNullable<z.ZodString>;
                    created_at: z.ZodISODateTime;
                    kyc_status: z.ZodOptional<z.ZodEnum<{
                        pending: "pending";
                        not_started: "not_started";
                        approved: "approved";
                        rejected: "rejected";
                        needs_info: "needs_info";
                    }>>;
                    has_pin: z.ZodOptional<z.ZodBoolean>;
                    pin_locked_until: z.ZodOptional<z.ZodNullable<z.ZodISODateTime>>;
                    sandbox: z.ZodOptional<z.ZodBoolean>;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["EMAIL_TAKEN"];
    };
    listAgents: {
        readonly method: "GET";
        readonly path: "/admin/agents";
        readonly tag: "Operator";
        readonly summary: "List agents, newest first";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<{
            limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodInt>>;
            cursor: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<Record<"agents", z.ZodArray<z.ZodObject<{
                limits: z.ZodObject<{
                    cash_in_max: z.ZodInt;
                    cash_in_per_day_max: z.ZodInt;
                    cash_out_max: z.ZodInt;
                    cash_out_per_day_max: z.ZodInt;
                }, z.core.$strip>;
                suspended: z.ZodBoolean;
                id: z.ZodString;
                role: z.ZodEnum<{
                    merchant: "merchant";
                    operator: "operator";
                    agent: "agent";
                    user: "user";
                }>;
                email: z.ZodString;
                name: z.ZodString;
                phone: z.ZodNullable<z.ZodString>;
                created_at: z.ZodISODateTime;
                kyc_status: z.ZodOptional<z.ZodEnum<{
                    pending: "pending";
                    not_started: "not_started";
                    approved: "approved";
                    rejected: "rejected";
                    needs_info: "needs_info";
                }>>;
                has_pin: z.ZodOptional<z.ZodBoolean>;
                pin_locked_until: z.ZodOptional<z.ZodNullable<z.ZodISODateTime>>;
                sandbox: z.ZodOptional<z.ZodBoolean>;
            }, z.core.$strip>>> & {
                pagination: typeof pagination;
            }, z.core.$strip>;
        };
        readonly errors: readonly [];
    };
    getAgent: {
        readonly method: "GET";
        readonly path: "/admin/agents/{agent_id}";
        readonly tag: "Operator";
        readonly summary: "Read an agent and what its floats hold";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly parameters: z.ZodObject<{
            agent_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly success: {
            readonly 200: z.ZodObject<{
                agent: z.ZodObject<{
                    limits: z.ZodObject<{
                        cash_in_max: z.ZodInt;
                        cash_in_per_day_max: z.ZodInt;
                        cash_out_max: z.ZodInt;
                        cash_out_per_day_max: z.ZodInt;
                    }, z.core.$strip>;
                    suspended: z.ZodBoolean;
                    id: z.ZodString;
                    role: z.ZodEnum<{
                        merchant: "merchant";
                        operator: "operator";
                        agent: "agent";
                        user: "user";
                    }>;
                    email: z.ZodString;
                    name: z.ZodString;
                    phone: z.ZodNullable<z.ZodString>;
                    created_at: z.ZodISODateTime;
                    kyc_status: z.ZodOptional<z.ZodEnum<{
                        pending: "pending";
                        not_started: "not_started";
                        approved: "approved";
                        rejected: "rejected";
                        needs_info: "needs_info";
                    }>>;
                    has_pin: z.ZodOptional<z.ZodBoolean>;
                    pin_locked_until: z.ZodOptional<z.ZodNullable<z.ZodISODateTime>>;
                    sandbox: z.ZodOptional<z.ZodBoolean>;
                }, z.core.$strip>;
                floats: z.ZodArray<z.ZodObject<{
                    currency: z.ZodString;
                    available: z.ZodInt;
                    livemode: z.ZodBoolean;
                }, z.core.$strip>>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["AGENT_NOT_FOUND"];
    };
    updateAgent: {
        readonly method: "PATCH";
        readonly path: "/admin/agents/{agent_id}";
        readonly tag: "Operator";
        readonly summary: "Set the limits of an agent, suspend it or lift the suspension";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly audit: {
            readonly action: "agent.update";
            readonly subject: {
                readonly type: "agent";
                readonly parameter: "agent_id";
            };
            readonly details: readonly ["limits", "suspended"];
        };
        readonly parameters: z.ZodObject<{
            agent_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly body: z.ZodObject<{
            limits: z.ZodOptional<z.ZodObject<{
                cash_in_max: z.ZodOptional<z.ZodInt>;
                cash_in_per_day_max: z.ZodOptional<z.ZodInt>;
                cash_out_max: z.ZodOptional<z.ZodInt>;
                cash_out_per_day_max: z.ZodOptional<z.ZodInt>;
            }, z.core.$strict>>;
            suspended: z.ZodOptional<z.ZodBoolean>;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                agent: z.ZodObject<{
                    limits: z.ZodObject<{
                        cash_in_max: z.ZodInt;
                        cash_in_per_day_max: z.ZodInt;
                        cash_out_max: z.ZodInt;
                        cash_out_per_day_max: z.ZodInt;
                    }, z.core.$strip>;
                    suspended: z.ZodBoolean;
                    id: z.ZodString;
                    role: z.ZodEnum<{
                        merchant: "merchant";
                        operator: "operator";
                        agent: "agent";
                        user: "user";
                    }>;
                    email: z.ZodString;
                    name: z.ZodString;
                    phone: z.ZodNullable<z.ZodString>;
                    created_at: z.ZodISODateTime;
                    kyc_status: z.ZodOptional<z.ZodEnum<{
                        pending: "pending";
                        not_started: "not_started";
                        approved: "approved";
                        rejected: "rejected";
                        needs_info: "needs_info";
                    }>>;
                    has_pin: z.ZodOptional<z.ZodBoolean>;
                    pin_locked_until: z.ZodOptional<z.ZodNullable<z.ZodISODateTime>>;
                    sandbox: z.ZodOptional<z.ZodBoolean>;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["AGENT_NOT_FOUND"];
    };
    moveFloat: {
        readonly method: "POST";
        readonly path: "/admin/agents/{agent_id}/float";
        readonly tag: "Operator";
        readonly summary: "Fund a float from the bank, or take money back to it";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly audit: {
            readonly action: "agent.move_float";
            readonly subject: {
                readonly type: "agent";
                readonly parameter: "agent_id";
            };
            readonly details: readonly ["amount", "currency", "livemode", "direction"];
        };
        readonly parameters: z.ZodObject<{
            agent_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly body: z.ZodObject<{
            amount: z.ZodInt;
            currency: z.ZodString;
            livemode: z.ZodBoolean;
            direction: z.ZodEnum<{
                fund: "fund";
                withdraw: "withdraw";
            }>;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 201: z.ZodObject<{
                transaction: z.ZodObject<{
                    id: z.ZodString;
                    type: z.ZodEnum<{
                        payment: "payment";
                        refund: "refund";
                        dispute_refund: "dispute_refund";
                        cash_in: "cash_in";
                        cash_out: "cash_out";
                        float_funding: "float_funding";
                        float_withdrawal: "float_withdrawal";
                        sandbox_funding: "sandbox_funding";
                    }>;
                    amount: z.ZodInt;
                    currency: z.ZodString;
                    livemode: z.ZodBoolean;
                    created_at: z.ZodISODateTime;
                    payment_id: z.ZodNullable<z.ZodString>;
                    merchant: z.ZodNullable<z.ZodObject<{
                        name: z.ZodString;
                    }, z.core.$strip>>;
                    counterparty: z.ZodNullable<z.ZodObject<{
                        name: z.ZodString;
                    }, z.core.$strip>>;
                    description: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["AGENT_NOT_FOUND", "MODE_MISMATCH", "INSUFFICIENT_FLOAT"];
    };
    createMerchant: {
        readonly method: "POST";
        readonly path: "/admin/merchants";
        readonly tag: "Operator";
        readonly summary: "Create a merchant account";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly audit: {
            readonly action: "merchant.create";
            readonly subject: {
                readonly type: "merchant";
                readonly answer: "merchant";
            };
            readonly details: readonly ["name"];
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly body: z.ZodObject<{
            email: z.ZodEmail;
            password: z.ZodString;
            name: z.ZodString;
            phone: z.ZodOptional<z.ZodString>;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 201: z.ZodObject<{
                merchant: z.ZodObject<{
                    kyc: z.ZodObject<{
                        status: z.ZodEnum<{
                            pending: "pending";
                            not_started: "not_started";
                            approved: "approved";
                            rejected: "rejected";
                            needs_info: "needs_info";
                        }>;
                        submission: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodString>>;
                        note: z.ZodNullable<z.ZodString>;
                        submitted_at: z.ZodNullable<z.ZodISODateTime>;
                        decided_at: z.ZodNullable<z.ZodISODateTime>;
                    }, z.core.$strip>;
                    id: z.ZodString;
                    name: z.ZodString;
                    email: z.ZodString;
                    phone: z.ZodNullable<z.ZodString>;
                    support_email: z.ZodNullable<z.ZodString>;
                    support_phone: z.ZodNullable<z.ZodString>;
                    brand_color: z.ZodNullable<z.ZodString>;
                    logo_url: z.ZodNullable<z.ZodString>;
                    kyc_status: z.ZodEnum<{
                        pending: "pending";
                        not_started: "not_started";
                        approved: "approved";
                        rejected: "rejected";
                        needs_info: "needs_info";
                    }>;
                    suspended: z.ZodBoolean;
                    suspension_reason: z.ZodNullable<z.ZodString>;
                    fees: z.ZodObject<{
                        basis_points: z.ZodInt;
                        fixed: z.ZodInt;
                        minimum: z.ZodInt;
                        maximum: z.ZodNullable<z.ZodInt>;
                        refund_policy: z.ZodEnum<{
                            proportional: "proportional";
                            keep: "keep";
                        }>;
                    }, z.core.$strip>;
                    settlement: z.ZodObject<{
                        delay_seconds: z.ZodInt;
                        schedule: z.ZodEnum<{
                            manual: "manual";
                            daily: "daily";
                            weekly: "weekly";
                        }>;
                        minimum: z.ZodInt;
                        next_at: z.ZodNullable<z.ZodISODateTime>;
                    }, z.core.$strip>;
                    created_at: z.ZodISODateTime;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["EMAIL_TAKEN"];
    };
    listMerchants: {
        readonly method: "GET";
        readonly path: "/admin/merchants";
        readonly tag: "Operator";
        readonly summary: "List merchants, newest first";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<{
            kyc_status: z.ZodOptional<z.ZodEnum<{
                pending: "pending";
                not_started: "not_started";
                approved: "approved";
                rejected: "rejected";
                needs_info: "needs_info";
            }>>;
            limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodInt>>;
            cursor: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<Record<"merchants", z.ZodArray<z.ZodObject<{
                kyc: z.ZodObject<{
                    status: z.ZodEnum<{
                        pending: "pending";
                        not_started: "not_started";
                        approved: "approved";
                        rejected: "rejected";
                        needs_info: "needs_info";
                    }>;
                    submission: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodString>>;
                    note: z.ZodNullable<z.ZodString>;
                    submitted_at: z.ZodNullable<z.ZodISODateTime>;
                    decided_at: z.ZodNullable<z.ZodISODateTime>;
                }, z.core.$strip>;
                id: z.ZodString;
                name: z.ZodString;
                email: z.ZodString;
                phone: z.ZodNullable<z.ZodString>;
                support_email: z.ZodNullable<z.ZodString>;
                support_phone: z.ZodNullable<z.ZodString>;
                brand_color: z.ZodNullable<z.ZodString>;
                logo_url: z.ZodNullable<z.ZodString>;
                kyc_status: z.ZodEnum<{
                    pending: "pending";
                    not_started: "not_started";
                    approved: "approved";
                    rejected: "rejected";
                    needs_info: "needs_info";
                }>;
                suspended: z.ZodBoolean;
                suspension_reason: z.ZodNullable<z.ZodString>;
                fees: z.ZodObject<{
                    basis_points: z.ZodInt;
                    fixed: z.ZodInt;
                    minimum: z.ZodInt;
                    maximum: z.ZodNullable<z.ZodInt>;
                    refund_policy: z.ZodEnum<{
                        proportional: "proportional";
                        keep: "keep";
                    }>;
                }, z.core.$strip>;
                settlement: z.ZodObject<{
                    delay_seconds: z.ZodInt;
                    schedule: z.ZodEnum<{
                        manual: "manual";
                        daily: "daily";
                        weekly: "weekly";
                    }>;
                    minimum: z.ZodInt;
                    next_at: z.ZodNullable<z.ZodISODateTime>;
                }, z.core.$strip>;
                created_at: z.ZodISODateTime;
            }, z.core.$strip>>> & {
                pagination: typeof pagination;
            }, z.core.$strip>;
        };
        readonly errors: readonly [];
    };
    getMerchant: {
        readonly method: "GET";
        readonly path: "/admin/merchants/{merchant_id}";
        readonly tag: "Operator";
        readonly summary: "Read a merchant";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly parameters: z.ZodObject<{
            merchant_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly success: {
            readonly 200: z.ZodObject<{
                merchant: z.ZodObject<{
                    kyc: z.ZodObject<{
                        status: z.ZodEnum<{
                            pending: "pending";
                            not_started: "not_started";
                            approved: "approved";
                            rejected: "rejected";
                            needs_info: "needs_info";
                        }>;
                        submission: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodString>>;
                        note: z.ZodNullable<z.ZodString>;
                        submitted_at: z.ZodNullable<z.ZodISODateTime>;
                        decided_at: z.ZodNullable<z.ZodISODateTime>;
                    }, z.core.$strip>;
                    id: z.ZodString;
                    name: z.ZodString;
                    email: z.ZodString;
                    phone: z.ZodNullable<z.ZodString>;
                    support_email: z.ZodNullable<z.ZodString>;
                    support_phone: z.ZodNullable<z.ZodString>;
                    brand_color: z.ZodNullable<z.ZodString>;
                    logo_url: z.ZodNullable<z.ZodString>;
                    kyc_status: z.ZodEnum<{
                        pending: "pending";
                        not_started: "not_started";
                        approved: "approved";
                        rejected: "rejected";
                        needs_info: "needs_info";
                    }>;
                    suspended: z.ZodBoolean;
                    suspension_reason: z.ZodNullable<z.ZodString>;
                    fees: z.ZodObject<{
                        basis_points: z.ZodInt;
                        fixed: z.ZodInt;
                        minimum: z.ZodInt;
                        maximum: z.ZodNullable<z.ZodInt>;
                        refund_policy: z.ZodEnum<{
                            proportional: "proportional";
                            keep: "keep";
                        }>;
                    }, z.core.$strip>;
                    settlement: z.ZodObject<{
                        delay_seconds: z.ZodInt;
                        schedule: z.ZodEnum<{
                            manual: "manual";
                            daily: "daily";
                            weekly: "weekly";
                        }>;
                        minimum: z.ZodInt;
                        next_at: z.ZodNullable<z.ZodISODateTime>;
                    }, z.core.$strip>;
                    created_at: z.ZodISODateTime;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["MERCHANT_NOT_FOUND"];
    };
    updateMerchant: {
        readonly method: "PATCH";
        readonly path: "/admin/merchants/{merchant_id}";
        readonly tag: "Operator";
        readonly summary: "Set what a merchant is charged and when it is paid out";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly audit: {
            readonly action: "merchant.update_terms";
            readonly subject: {
                readonly type: "merchant";
                readonly parameter: "merchant_id";
            };
            readonly details: readonly ["fees", "settlement"];
        };
        readonly parameters: z.ZodObject<{
            merchant_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly body: z.ZodObject<{
            fees: z.ZodOptional<z.ZodObject<{
                basis_points: z.ZodOptional<z.ZodInt>;
                fixed: z.ZodOptional<z.ZodInt>;
                minimum: z.ZodOptional<z.ZodInt>;
                maximum: z.ZodOptional<z.ZodNullable<z.ZodInt>>;
                refund_policy: z.ZodOptional<z.ZodEnum<{
                    proportional: "proportional";
                    keep: "keep";
                }>>;
            }, z.core.$strict>>;
            settlement: z.ZodOptional<z.ZodObject<{
                delay_seconds: z.ZodOptional<z.ZodInt>;
                schedule: z.ZodOptional<z.ZodEnum<{
                    manual: "manual";
                    daily: "daily";
                    weekly: "weekly";
                }>>;
                minimum: z.ZodOptional<z.ZodInt>;
            }, z.core.$strict>>;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                merchant: z.ZodObject<{
                    kyc: z.ZodObject<{
                        status: z.ZodEnum<{
                            pending: "pending";
                            not_started: "not_started";
                            approved: "approved";
                            rejected: "rejected";
                            needs_info: "needs_info";
                        }>;
                        submission: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodString>>;
                        note: z.ZodNullable<z.ZodString>;
                        submitted_at: z.ZodNullable<z.ZodISODateTime>;
                        decided_at: z.ZodNullable<z.ZodISODateTime>;
                    }, z.core.$strip>;
                    id: z.ZodString;
                    name: z.ZodString;
                    email: z.ZodString;
                    phone: z.ZodNullable<z.ZodString>;
                    support_email: z.ZodNullable<z.ZodString>;
                    support_phone: z.ZodNullable<z.ZodString>;
                    brand_color: z.ZodNullable<z.ZodString>;
                    logo_url: z.ZodNullable<z.ZodString>;
                    kyc_status: z.ZodEnum<{
                        pending: "pending";
                        not_started: "not_started";
                        approved: "approved";
                        rejected: "rejected";
                        needs_info: "needs_info";
                    }>;
                    suspended: z.ZodBoolean;
                    suspension_reason: z.ZodNullable<z.ZodString>;
                    fees: z.ZodObject<{
                        basis_points: z.ZodInt;
                        fixed: z.ZodInt;
                        minimum: z.ZodInt;
                        maximum: z.ZodNullable<z.ZodInt>;
                        refund_policy: z.ZodEnum<{
                            proportional: "proportional";
                            keep: "keep";
                        }>;
                    }, z.core.$strip>;
                    settlement: z.ZodObject<{
                        delay_seconds: z.ZodInt;
                        schedule: z.ZodEnum<{
                            manual: "manual";
                            daily: "daily";
                            weekly: "weekly";
                        }>;
                        minimum: z.ZodInt;
                        next_at: z.ZodNullable<z.ZodISODateTime>;
                    }, z.core.$strip>;
                    created_at: z.ZodISODateTime;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["MERCHANT_NOT_FOUND"];
    };
    decideKyc: {
        readonly method: "POST";
        readonly path: "/admin/merchants/{merchant_id}/kyc";
        readonly tag: "Operator";
        readonly summary: "Approve or reject a KYC submission, or ask for more";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly audit: {
            readonly action: "merchant.decide_kyc";
            readonly subject: {
                readonly type: "merchant";
                readonly parameter: "merchant_id";
            };
            readonly details: readonly ["decision", "note"];
        };
        readonly parameters: z.ZodObject<{
            merchant_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly body: z.ZodObject<{
            decision: z.ZodEnum<{
                approved: "approved";
                rejected: "rejected";
                needs_info: "needs_info";
            }>;
            note: z.ZodOptional<z.ZodString>;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                merchant: z.ZodObject<{
                    kyc: z.ZodObject<{
                        status: z.ZodEnum<{
                            pending: "pending";
                            not_started: "not_started";
                            approved: "approved";
                            rejected: "rejected";
                            needs_info: "needs_info";
                        }>;
                        submission: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodString>>;
                        note: z.ZodNullable<z.ZodString>;
                        submitted_at: z.ZodNullable<z.ZodISODateTime>;
                        decided_at: z.ZodNullable<z.ZodISODateTime>;
                    }, z.core.$strip>;
                    id: z.ZodString;
                    name: z.ZodString;
                    email: z.ZodString;
                    phone: z.ZodNullable<z.ZodString>;
                    support_email: z.ZodNullable<z.ZodString>;
                    support_phone: z.ZodNullable<z.ZodString>;
                    brand_color: z.ZodNullable<z.ZodString>;
                    logo_url: z.ZodNullable<z.ZodString>;
                    kyc_status: z.ZodEnum<{
                        pending: "pending";
                        not_started: "not_started";
                        approved: "approved";
                        rejected: "rejected";
                        needs_info: "needs_info";
                    }>;
                    suspended: z.ZodBoolean;
                    suspension_reason: z.ZodNullable<z.ZodString>;
                    fees: z.ZodObject<{
                        basis_points: z.ZodInt;
                        fixed: z.ZodInt;
                        minimum: z.ZodInt;
                        maximum: z.ZodNullable<z.ZodInt>;
                        refund_policy: z.ZodEnum<{
                            proportional: "proportional";
                            keep: "keep";
                        }>;
                    }, z.core.$strip>;
                    settlement: z.ZodObject<{
                        delay_seconds: z.ZodInt;
                        schedule: z.ZodEnum<{
                            manual: "manual";
                            daily: "daily";
                            weekly: "weekly";
                        }>;
                        minimum: z.ZodInt;
                        next_at: z.ZodNullable<z.ZodISODateTime>;
                    }, z.core.$strip>;
                    created_at: z.ZodISODateTime;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["MERCHANT_NOT_FOUND", "KYC_NOT_PENDING"];
    };
    suspendMerchant: {
        readonly method: "POST";
        readonly path: "/admin/merchants/{merchant_id}/suspend";
        readonly tag: "Operator";
        readonly summary: "Freeze new live payments of a merchant";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly audit: {
            readonly action: "merchant.suspend";
            readonly subject: {
                readonly type: "merchant";
                readonly parameter: "merchant_id";
            };
            readonly details: readonly ["reason"];
        };
        readonly parameters: z.ZodObject<{
            merchant_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly body: z.ZodObject<{
            reason: z.ZodOptional<z.ZodString>;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly bodyOptional: true;
        readonly success: {
            readonly 200: z.ZodObject<{
                merchant: z.ZodObject<{
                    kyc: z.ZodObject<{
                        status: z.ZodEnum<{
                            pending: "pending";
                            not_started: "not_started";
                            approved: "approved";
                            rejected: "rejected";
                            needs_info: "needs_info";
                        }>;
                        submission: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodString>>;
                        note: z.ZodNullable<z.ZodString>;
                        submitted_at: z.ZodNullable<z.ZodISODateTime>;
                        decided_at: z.ZodNullable<z.ZodISODateTime>;
                    }, z.core.$strip>;
                    id: z.ZodString;
                    name: z.ZodString;
                    email: z.ZodString;
                    phone: z.ZodNullable<z.ZodString>;
                    support_email: z.ZodNullable<z.ZodString>;
                    support_phone: z.ZodNullable<z.ZodString>;
                    brand_color: z.ZodNullable<z.ZodString>;
                    logo_url: z.ZodNullable<z.ZodString>;
                    kyc_status: z.ZodEnum<{
                        pending: "pending";
                        not_started: "not_started";
                        approved: "approved";
                        rejected: "rejected";
                        needs_info: "needs_info";
                    }>;
                    suspended: z.ZodBoolean;
                    suspension_reason: z.ZodNullable<z.ZodString>;
                    fees: z.ZodObject<{
                        basis_points: z.ZodInt;
                        fixed: z.ZodInt;
                        minimum: z.ZodInt;
                        maximum: z.ZodNullable<z.ZodInt>;
                        refund_policy: z.ZodEnum<{
                            proportional: "proportional";
                            keep: "keep";
                        }>;
                    }, z.core.$strip>;
                    settlement: z.ZodObject<{
                        delay_seconds: z.ZodInt;
                        schedule: z.ZodEnum<{
                            manual: "manual";
                            daily: "daily";
                            weekly: "weekly";
                        }>;
                        minimum: z.ZodInt;
                        next_at: z.ZodNullable<z.ZodISODateTime>;
                    }, z.core.$strip>;
                    created_at: z.ZodISODateTime;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["MERCHANT_NOT_FOUND"];
    };
    reinstateMerchant: {
        readonly method: "POST";
        readonly path: "/admin/merchants/{merchant_id}/reinstate";
        readonly tag: "Operator";
        readonly summary: "Lift a suspension";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly audit: {
            readonly action: "merchant.reinstate";
            readonly subject: {
                readonly type: "merchant";
                readonly parameter: "merchant_id";
            };
        };
        readonly parameters: z.ZodObject<{
            merchant_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly success: {
            readonly 200: z.ZodObject<{
                merchant: z.ZodObject<{
                    kyc: z.ZodObject<{
                        status: z.ZodEnum<{
                            pending: "pending";
                            not_started: "not_started";
                            approved: "approved";
                            rejected: "rejected";
                            needs_info: "needs_info";
                        }>;
                        submission: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodString>>;
                        note: z.ZodNullable<z.ZodString>;
                        submitted_at: z.ZodNullable<z.ZodISODateTime>;
                        decided_at: z.ZodNullable<z.ZodISODateTime>;
                    }, z.core.$strip>;
                    id: z.ZodString;
                    name: z.ZodString;
                    email: z.ZodString;
                    phone: z.ZodNullable<z.ZodString>;
                    support_email: z.ZodNullable<z.ZodString>;
                    support_phone: z.ZodNullable<z.ZodString>;
                    brand_color: z.ZodNullable<z.ZodString>;
                    logo_url: z.ZodNullable<z.ZodString>;
                    kyc_status: z.ZodEnum<{
                        pending: "pending";
                        not_started: "not_started";
                        approved: "approved";
                        rejected: "rejected";
                        needs_info: "needs_info";
                    }>;
                    suspended: z.ZodBoolean;
                    suspension_reason: z.ZodNullable<z.ZodString>;
                    fees: z.ZodObject<{
                        basis_points: z.ZodInt;
                        fixed: z.ZodInt;
                        minimum: z.ZodInt;
                        maximum: z.ZodNullable<z.ZodInt>;
                        refund_policy: z.ZodEnum<{
                            proportional: "proportional";
                            keep: "keep";
                        }>;
                    }, z.core.$strip>;
                    settlement: z.ZodObject<{
                        delay_seconds: z.ZodInt;
                        schedule: z.ZodEnum<{
                            manual: "manual";
                            daily: "daily";
                            weekly: "weekly";
                        }>;
                        minimum: z.ZodInt;
                        next_at: z.ZodNullable<z.ZodISODateTime>;
                    }, z.core.$strip>;
                    created_at: z.ZodISODateTime;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["MERCHANT_NOT_FOUND"];
    };
    listAttempts: {
        readonly method: "GET";
        readonly path: "/admin/attempts";
        readonly tag: "Operator";
        readonly summary: "List payment attempts, `?status=needs_review` for those that wait for a decision";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<{
            status: z.ZodOptional<z.ZodEnum<{
                succeeded: "succeeded";
                failed: "failed";
                pending: "pending";
                submitting: "submitting";
                needs_review: "needs_review";
                paid_late: "paid_late";
            }>>;
            payment_id: z.ZodOptional<z.ZodString>;
            merchant_id: z.ZodOptional<z.ZodString>;
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
            limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodInt>>;
            cursor: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<Record<"attempts", z.ZodArray<z.ZodObject<{
                id: z.ZodString;
                payment_id: z.ZodString;
                merchant_id: z.ZodString;
                status: z.ZodEnum<{
                    succeeded: "succeeded";
                    failed: "failed";
                    pending: "pending";
                    submitting: "submitting";
                    needs_review: "needs_review";
                    paid_late: "paid_late";
                }>;
                method: z.ZodObject<{
                    type: z.ZodEnum<{
                        wallet: "wallet";
                        mobile_money: "mobile_money";
                    }>;
                    provider: z.ZodNullable<z.ZodEnum<{
                        mtn_momo: "mtn_momo";
                        orange_money: "orange_money";
                    }>>;
                    phone_masked: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
                rail: z.ZodString;
                rail_reference: z.ZodNullable<z.ZodString>;
                amount: z.ZodInt;
                currency: z.ZodString;
                livemode: z.ZodBoolean;
                failure_code: z.ZodNullable<z.ZodEnum<{
                    insufficient_funds: "insufficient_funds";
                    payer_timeout: "payer_timeout";
                    payer_declined: "payer_declined";
                    invalid_code: "invalid_code";
                    invalid_payer: "invalid_payer";
                    payer_limit_reached: "payer_limit_reached";
                    payer_account_blocked: "payer_account_blocked";
                    provider_unavailable: "provider_unavailable";
                    provider_error: "provider_error";
                }>>;
                polls_count: z.ZodInt;
                late_money: z.ZodNullable<z.ZodEnum<{
                    owed: "owed";
                    returned: "returned";
                }>>;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
            }, z.core.$strip>>> & {
                pagination: typeof pagination;
            }, z.core.$strip>;
        };
        readonly errors: readonly [];
    };
    resolveAttempt: {
        readonly method: "POST";
        readonly path: "/admin/attempts/{attempt_id}/resolve";
        readonly tag: "Operator";
        readonly summary: "Settle an attempt whose outcome the operator found out";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly audit: {
            readonly action: "attempt.resolve";
            readonly subject: {
                readonly type: "attempt";
                readonly answer: "attempt";
            };
            readonly details: readonly ["outcome", "failure_code"];
        };
        readonly parameters: z.ZodObject<{
            attempt_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly body: z.ZodObject<{
            outcome: z.ZodEnum<{
                succeeded: "succeeded";
                failed: "failed";
                returned: "returned";
            }>;
            failure_code: z.ZodOptional<z.ZodEnum<{
                insufficient_funds: "insufficient_funds";
                payer_timeout: "payer_timeout";
                payer_declined: "payer_declined";
                invalid_code: "invalid_code";
                invalid_payer: "invalid_payer";
                payer_limit_reached: "payer_limit_reached";
                payer_account_blocked: "payer_account_blocked";
                provider_unavailable: "provider_unavailable";
                provider_error: "provider_error";
            }>>;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                attempt: z.ZodObject<{
                    id: z.ZodString;
                    payment_id: z.ZodString;
                    merchant_id: z.ZodString;
                    status: z.ZodEnum<{
                        succeeded: "succeeded";
                        failed: "failed";
                        pending: "pending";
                        submitting: "submitting";
                        needs_review: "needs_review";
                        paid_late: "paid_late";
                    }>;
                    method: z.ZodObject<{
                        type: z.ZodEnum<{
                            wallet: "wallet";
                            mobile_money: "mobile_money";
                        }>;
                        provider: z.ZodNullable<z.ZodEnum<{
                            mtn_momo: "mtn_momo";
                            orange_money: "orange_money";
                        }>>;
                        phone_masked: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>;
                    rail: z.ZodString;
                    rail_reference: z.ZodNullable<z.ZodString>;
                    amount: z.ZodInt;
                    currency: z.ZodString;
                    livemode: z.ZodBoolean;
                    failure_code: z.ZodNullable<z.ZodEnum<{
                        insufficient_funds: "insufficient_funds";
                        payer_timeout: "payer_timeout";
                        payer_declined: "payer_declined";
                        invalid_code: "invalid_code";
                        invalid_payer: "invalid_payer";
                        payer_limit_reached: "payer_limit_reached";
                        payer_account_blocked: "payer_account_blocked";
                        provider_unavailable: "provider_unavailable";
                        provider_error: "provider_error";
                    }>>;
                    polls_count: z.ZodInt;
                    late_money: z.ZodNullable<z.ZodEnum<{
                        owed: "owed";
                        returned: "returned";
                    }>>;
                    created_at: z.ZodISODateTime;
                    updated_at: z.ZodISODateTime;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["ATTEMPT_NOT_FOUND", "ATTEMPT_NOT_IN_REVIEW"];
    };
    getAgentFloat: {
        readonly method: "GET";
        readonly path: "/agent/float";
        readonly tag: "Agents";
        readonly summary: "Read what the float holds, and its limits";
        readonly auth: {
            readonly kind: "token";
            readonly roles: readonly ["agent"];
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<{
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                float: z.ZodObject<{
                    balances: z.ZodArray<z.ZodObject<{
                        currency: z.ZodString;
                        available: z.ZodInt;
                        livemode: z.ZodBoolean;
                    }, z.core.$strip>>;
                    limits: z.ZodObject<{
                        cash_in_max: z.ZodInt;
                        cash_in_per_day_max: z.ZodInt;
                        cash_out_max: z.ZodInt;
                        cash_out_per_day_max: z.ZodInt;
                    }, z.core.$strip>;
                    suspended: z.ZodBoolean;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["MODE_MISMATCH"];
    };
    listAgentTransactions: {
        readonly method: "GET";
        readonly path: "/agent/transactions";
        readonly tag: "Agents";
        readonly summary: "List what came in and went out, newest first";
        readonly auth: {
            readonly kind: "token";
            readonly roles: readonly ["agent"];
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<{
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
            limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodInt>>;
            cursor: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<Record<"transactions", z.ZodArray<z.ZodObject<{
                id: z.ZodString;
                type: z.ZodEnum<{
                    payment: "payment";
                    refund: "refund";
                    dispute_refund: "dispute_refund";
                    cash_in: "cash_in";
                    cash_out: "cash_out";
                    float_funding: "float_funding";
                    float_withdrawal: "float_withdrawal";
                    sandbox_funding: "sandbox_funding";
                }>;
                amount: z.ZodInt;
                currency: z.ZodString;
                livemode: z.ZodBoolean;
                created_at: z.ZodISODateTime;
                payment_id: z.ZodNullable<z.ZodString>;
                merchant: z.ZodNullable<z.ZodObject<{
                    name: z.ZodString;
                }, z.core.$strip>>;
                counterparty: z.ZodNullable<z.ZodObject<{
                    name: z.ZodString;
                }, z.core.$strip>>;
                description: z.ZodNullable<z.ZodString>;
            }, z.core.$strip>>> & {
                pagination: typeof pagination;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["MODE_MISMATCH"];
    };
    getAgentTransaction: {
        readonly method: "GET";
        readonly path: "/agent/transactions/{transaction_id}";
        readonly tag: "Agents";
        readonly summary: "Read one transaction, with the receipt of a cash operation";
        readonly auth: {
            readonly kind: "token";
            readonly roles: readonly ["agent"];
        };
        readonly parameters: z.ZodObject<{
            transaction_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                transaction: z.ZodObject<{
                    id: z.ZodString;
                    type: z.ZodEnum<{
                        payment: "payment";
                        refund: "refund";
                        dispute_refund: "dispute_refund";
                        cash_in: "cash_in";
                        cash_out: "cash_out";
                        float_funding: "float_funding";
                        float_withdrawal: "float_withdrawal";
                        sandbox_funding: "sandbox_funding";
                    }>;
                    amount: z.ZodInt;
                    currency: z.ZodString;
                    livemode: z.ZodBoolean;
                    created_at: z.ZodISODateTime;
                    payment_id: z.ZodNullable<z.ZodString>;
                    merchant: z.ZodNullable<z.ZodObject<{
                        name: z.ZodString;
                    }, z.core.$strip>>;
                    counterparty: z.ZodNullable<z.ZodObject<{
                        name: z.ZodString;
                    }, z.core.$strip>>;
                    description: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
                receipt: z.ZodNullable<z.ZodObject<{
                    id: z.ZodString;
                    type: z.ZodEnum<{
                        cash_in: "cash_in";
                        cash_out: "cash_out";
                    }>;
                    amount: z.ZodInt;
                    currency: z.ZodString;
                    livemode: z.ZodBoolean;
                    created_at: z.ZodISODateTime;
                    agent: z.ZodObject<{
                        id: z.ZodString;
                        name: z.ZodString;
                    }, z.core.$strip>;
                    user: z.ZodObject<{
                        name: z.ZodString;
                        contact_masked: z.ZodString;
                    }, z.core.$strip>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["MODE_MISMATCH", "TRANSACTION_NOT_FOUND"];
    };
    cashIn: {
        readonly method: "POST";
        readonly path: "/agent/cash-in";
        readonly tag: "Agents";
        readonly summary: "Take cash: from the float to a user's wallet";
        readonly auth: {
            readonly kind: "token";
            readonly roles: readonly ["agent"];
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<{
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
        }, z.core.$strict>;
        readonly body: z.ZodObject<{
            user: z.ZodString;
            amount: z.ZodInt;
            currency: z.ZodOptional<z.ZodString>;
            pin: z.ZodString;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 201: z.ZodObject<{
                receipt: z.ZodObject<{
                    id: z.ZodString;
                    type: z.ZodEnum<{
                        cash_in: "cash_in";
                        cash_out: "cash_out";
                    }>;
                    amount: z.ZodInt;
                    currency: z.ZodString;
                    livemode: z.ZodBoolean;
                    created_at: z.ZodISODateTime;
                    agent: z.ZodObject<{
                        id: z.ZodString;
                        name: z.ZodString;
                    }, z.core.$strip>;
                    user: z.ZodObject<{
                        name: z.ZodString;
                        contact_masked: z.ZodString;
                    }, z.core.$strip>;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["MODE_MISMATCH", "ACCOUNT_SUSPENDED", "INVALID_PIN", "PIN_LOCKED", "PIN_NOT_SET", "PIN_RESET_REQUIRED", "USER_NOT_FOUND", "USER_AMBIGUOUS", "LIMIT_EXCEEDED", "INSUFFICIENT_FLOAT"];
    };
    cashOut: {
        readonly method: "POST";
        readonly path: "/agent/cash-out";
        readonly tag: "Agents";
        readonly summary: "Pay cash out: from a user's wallet to the float, with the user's code";
        readonly auth: {
            readonly kind: "token";
            readonly roles: readonly ["agent"];
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<{
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
        }, z.core.$strict>;
        readonly body: z.ZodObject<{
            user: z.ZodString;
            code: z.ZodString;
            amount: z.ZodOptional<z.ZodInt>;
            currency: z.ZodOptional<z.ZodString>;
            pin: z.ZodString;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 201: z.ZodObject<{
                receipt: z.ZodObject<{
                    id: z.ZodString;
                    type: z.ZodEnum<{
                        cash_in: "cash_in";
                        cash_out: "cash_out";
                    }>;
                    amount: z.ZodInt;
                    currency: z.ZodString;
                    livemode: z.ZodBoolean;
                    created_at: z.ZodISODateTime;
                    agent: z.ZodObject<{
                        id: z.ZodString;
                        name: z.ZodString;
                    }, z.core.$strip>;
                    user: z.ZodObject<{
                        name: z.ZodString;
                        contact_masked: z.ZodString;
                    }, z.core.$strip>;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["MODE_MISMATCH", "ACCOUNT_SUSPENDED", "INVALID_PIN", "PIN_LOCKED", "PIN_NOT_SET", "PIN_RESET_REQUIRED", "USER_NOT_FOUND", "USER_AMBIGUOUS", "LIMIT_EXCEEDED", "CASH_OUT_CODE_INVALID", "INSUFFICIENT_FUNDS"];
    };
    getWallet: {
        readonly method: "GET";
        readonly path: "/wallet";
        readonly tag: "Wallet";
        readonly summary: "Read what the wallet holds";
        readonly auth: {
            readonly kind: "token";
            readonly roles: readonly ["user"];
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<{
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                wallet: z.ZodObject<{
                    balances: z.ZodArray<z.ZodObject<{
                        currency: z.ZodString;
                        available: z.ZodInt;
                        livemode: z.ZodBoolean;
                    }, z.core.$strip>>;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["MODE_MISMATCH"];
    };
    listWalletTransactions: {
        readonly method: "GET";
        readonly path: "/wallet/transactions";
        readonly tag: "Wallet";
        readonly summary: "List what came in and went out, newest first";
        readonly auth: {
            readonly kind: "token";
            readonly roles: readonly ["user"];
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<{
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
            limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodInt>>;
            cursor: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<Record<"transactions", z.ZodArray<z.ZodObject<{
                id: z.ZodString;
                type: z.ZodEnum<{
                    payment: "payment";
                    refund: "refund";
                    dispute_refund: "dispute_refund";
                    cash_in: "cash_in";
                    cash_out: "cash_out";
                    float_funding: "float_funding";
                    float_withdrawal: "float_withdrawal";
                    sandbox_funding: "sandbox_funding";
                }>;
                amount: z.ZodInt;
                currency: z.ZodString;
                livemode: z.ZodBoolean;
                created_at: z.ZodISODateTime;
                payment_id: z.ZodNullable<z.ZodString>;
                merchant: z.ZodNullable<z.ZodObject<{
                    name: z.ZodString;
                }, z.core.$strip>>;
                counterparty: z.ZodNullable<z.ZodObject<{
                    name: z.ZodString;
                }, z.core.$strip>>;
                description: z.ZodNullable<z.ZodString>;
            }, z.core.$strip>>> & {
                pagination: typeof pagination;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["MODE_MISMATCH"];
    };
    getWalletTransaction: {
        readonly method: "GET";
        readonly path: "/wallet/transactions/{transaction_id}";
        readonly tag: "Wallet";
        readonly summary: "Read one transaction, with the receipt of a cash operation";
        readonly auth: {
            readonly kind: "token";
            readonly roles: readonly ["user"];
        };
        readonly parameters: z.ZodObject<{
            transaction_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                transaction: z.ZodObject<{
                    id: z.ZodString;
                    type: z.ZodEnum<{
                        payment: "payment";
                        refund: "refund";
                        dispute_refund: "dispute_refund";
                        cash_in: "cash_in";
                        cash_out: "cash_out";
                        float_funding: "float_funding";
                        float_withdrawal: "float_withdrawal";
                        sandbox_funding: "sandbox_funding";
                    }>;
                    amount: z.ZodInt;
                    currency: z.ZodString;
                    livemode: z.ZodBoolean;
                    created_at: z.ZodISODateTime;
                    payment_id: z.ZodNullable<z.ZodString>;
                    merchant: z.ZodNullable<z.ZodObject<{
                        name: z.ZodString;
                    }, z.core.$strip>>;
                    counterparty: z.ZodNullable<z.ZodObject<{
                        name: z.ZodString;
                    }, z.core.$strip>>;
                    description: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
                receipt: z.ZodNullable<z.ZodObject<{
                    id: z.ZodString;
                    type: z.ZodEnum<{
                        cash_in: "cash_in";
                        cash_out: "cash_out";
                    }>;
                    amount: z.ZodInt;
                    currency: z.ZodString;
                    livemode: z.ZodBoolean;
                    created_at: z.ZodISODateTime;
                    agent: z.ZodObject<{
                        id: z.ZodString;
                        name: z.ZodString;
                    }, z.core.$strip>;
                    user: z.ZodObject<{
                        name: z.ZodString;
                        contact_masked: z.ZodString;
                    }, z.core.$strip>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["MODE_MISMATCH", "TRANSACTION_NOT_FOUND"];
    };
    createCashOutCode: {
        readonly method: "POST";
        readonly path: "/wallet/cash-out-codes";
        readonly tag: "Wallet";
        readonly summary: "Ask for a code that lets an agent pay out this amount; replaces an earlier one";
        readonly auth: {
            readonly kind: "token";
            readonly roles: readonly ["user"];
        };
        readonly limit: "cash_out_code";
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<{
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
        }, z.core.$strict>;
        readonly body: z.ZodObject<{
            amount: z.ZodInt;
            currency: z.ZodOptional<z.ZodString>;
            pin: z.ZodString;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 201: z.ZodObject<{
                cash_out_code: z.ZodObject<{
                    code: z.ZodString;
                    amount: z.ZodInt;
                    currency: z.ZodString;
                    livemode: z.ZodBoolean;
                    expires_at: z.ZodISODateTime;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["MODE_MISMATCH", "INSUFFICIENT_FUNDS", "INVALID_PIN", "PIN_LOCKED", "PIN_NOT_SET", "PIN_RESET_REQUIRED"];
    };
    getProfile: {
        readonly method: "GET";
        readonly path: "/merchant/profile";
        readonly tag: "Merchant";
        readonly summary: "Read the merchant profile";
        readonly auth: {
            readonly kind: "merchant";
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly success: {
            readonly 200: z.ZodObject<{
                profile: z.ZodObject<{
                    id: z.ZodString;
                    name: z.ZodString;
                    email: z.ZodString;
                    phone: z.ZodNullable<z.ZodString>;
                    support_email: z.ZodNullable<z.ZodString>;
                    support_phone: z.ZodNullable<z.ZodString>;
                    brand_color: z.ZodNullable<z.ZodString>;
                    logo_url: z.ZodNullable<z.ZodString>;
                    kyc_status: z.ZodEnum<{
                        pending: "pending";
                        not_started: "not_started";
                        approved: "approved";
                        rejected: "rejected";
                        needs_info: "needs_info";
                    }>;
                    suspended: z.ZodBoolean;
                    suspension_reason: z.ZodNullable<z.ZodString>;
                    fees: z.ZodObject<{
                        basis_points: z.ZodInt;
                        fixed: z.ZodInt;
                        minimum: z.ZodInt;
                        maximum: z.ZodNullable<z.ZodInt>;
                        refund_policy: z.ZodEnum<{
                            proportional: "proportional";
                            keep: "keep";
                        }>;
                    }, z.core.$strip>;
                    settlement: z.ZodObject<{
                        delay_seconds: z.ZodInt;
                        schedule: z.ZodEnum<{
                            manual: "manual";
                            daily: "daily";
                            weekly: "weekly";
                        }>;
                        minimum: z.ZodInt;
                        next_at: z.ZodNullable<z.ZodISODateTime>;
                    }, z.core.$strip>;
                    created_at: z.ZodISODateTime;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly [];
    };
    updateProfile: {
        readonly method: "PATCH";
        readonly path: "/merchant/profile";
        readonly tag: "Merchant";
        readonly summary: "Change name, support contacts and colour";
        readonly auth: {
            readonly kind: "merchant";
        };
        readonly audit: {
            readonly action: "merchant.update_profile";
            readonly subject: {
                readonly type: "merchant";
                readonly own: true;
            };
            readonly details: readonly ["name", "support_email", "brand_color"];
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly body: z.ZodObject<{
            name: z.ZodOptional<z.ZodString>;
            support_email: z.ZodOptional<z.ZodNullable<z.ZodEmail>>;
            support_phone: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            brand_color: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                profile: z.ZodObject<{
                    id: z.ZodString;
                    name: z.ZodString;
                    email: z.ZodString;
                    phone: z.ZodNullable<z.ZodString>;
                    support_email: z.ZodNullable<z.ZodString>;
                    support_phone: z.ZodNullable<z.ZodString>;
                    brand_color: z.ZodNullable<z.ZodString>;
                    logo_url: z.ZodNullable<z.ZodString>;
                    kyc_status: z.ZodEnum<{
                        pending: "pending";
                        not_started: "not_started";
                        approved: "approved";
                        rejected: "rejected";
                        needs_info: "needs_info";
                    }>;
                    suspended: z.ZodBoolean;
                    suspension_reason: z.ZodNullable<z.ZodString>;
                    fees: z.ZodObject<{
                        basis_points: z.ZodInt;
                        fixed: z.ZodInt;
                        minimum: z.ZodInt;
                        maximum: z.ZodNullable<z.ZodInt>;
                        refund_policy: z.ZodEnum<{
                            proportional: "proportional";
                            keep: "keep";
                        }>;
                    }, z.core.$strip>;
                    settlement: z.ZodObject<{
                        delay_seconds: z.ZodInt;
                        schedule: z.ZodEnum<{
                            manual: "manual";
                            daily: "daily";
                            weekly: "weekly";
                        }>;
                        minimum: z.ZodInt;
                        next_at: z.ZodNullable<z.ZodISODateTime>;
                    }, z.core.$strip>;
                    created_at: z.ZodISODateTime;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly [];
    };
    setLogo: {
        readonly method: "PUT";
        readonly path: "/merchant/profile/logo";
        readonly tag: "Merchant";
        readonly summary: "Set the logo of the checkouts";
        readonly auth: {
            readonly kind: "merchant";
        };
        readonly audit: {
            readonly action: "merchant.set_logo";
            readonly subject: {
                readonly type: "merchant";
                readonly own: true;
            };
            readonly details: readonly ["content_type"];
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly body: z.ZodObject<{
            content_type: z.ZodEnum<{
                "image/svg+xml": "image/svg+xml";
                "image/png": "image/png";
            }>;
            data: z.ZodBase64;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                profile: z.ZodObject<{
                    id: z.ZodString;
                    name: z.ZodString;
                    email: z.ZodString;
                    phone: z.ZodNullable<z.ZodString>;
                    support_email: z.ZodNullable<z.ZodString>;
                    support_phone: z.ZodNullable<z.ZodString>;
                    brand_color: z.ZodNullable<z.ZodString>;
                    logo_url: z.ZodNullable<z.ZodString>;
                    kyc_status: z.ZodEnum<{
                        pending: "pending";
                        not_started: "not_started";
                        approved: "approved";
                        rejected: "rejected";
                        needs_info: "needs_info";
                    }>;
                    suspended: z.ZodBoolean;
                    suspension_reason: z.ZodNullable<z.ZodString>;
                    fees: z.ZodObject<{
                        basis_points: z.ZodInt;
                        fixed: z.ZodInt;
                        minimum: z.ZodInt;
                        maximum: z.ZodNullable<z.ZodInt>;
                        refund_policy: z.ZodEnum<{
                            proportional: "proportional";
                            keep: "keep";
                        }>;
                    }, z.core.$strip>;
                    settlement: z.ZodObject<{
                        delay_seconds: z.ZodInt;
                        schedule: z.ZodEnum<{
                            manual: "manual";
                            daily: "daily";
                            weekly: "weekly";
                        }>;
                        minimum: z.ZodInt;
                        next_at: z.ZodNullable<z.ZodISODateTime>;
                    }, z.core.$strip>;
                    created_at: z.ZodISODateTime;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly [];
    };
    deleteLogo: {
        readonly method: "DELETE";
        readonly path: "/merchant/profile/logo";
        readonly tag: "Merchant";
        readonly summary: "Take the logo away";
        readonly auth: {
            readonly kind: "merchant";
        };
        readonly audit: {
            readonly action: "merchant.delete_logo";
            readonly subject: {
                readonly type: "merchant";
                readonly own: true;
            };
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly success: {
            readonly 200: z.ZodObject<{
                profile: z.ZodObject<{
                    id: z.ZodString;
                    name: z.ZodString;
                    email: z.ZodString;
                    phone: z.ZodNullable<z.ZodString>;
                    support_email: z.ZodNullable<z.ZodString>;
                    support_phone: z.ZodNullable<z.ZodString>;
                    brand_color: z.ZodNullable<z.ZodString>;
                    logo_url: z.ZodNullable<z.ZodString>;
                    kyc_status: z.ZodEnum<{
                        pending: "pending";
                        not_started: "not_started";
                        approved: "approved";
                        rejected: "rejected";
                        needs_info: "needs_info";
                    }>;
                    suspended: z.ZodBoolean;
                    suspension_reason: z.ZodNullable<z.ZodString>;
                    fees: z.ZodObject<{
                        basis_points: z.ZodInt;
                        fixed: z.ZodInt;
                        minimum: z.ZodInt;
                        maximum: z.ZodNullable<z.ZodInt>;
                        refund_policy: z.ZodEnum<{
                            proportional: "proportional";
                            keep: "keep";
                        }>;
                    }, z.core.$strip>;
                    settlement: z.ZodObject<{
                        delay_seconds: z.ZodInt;
                        schedule: z.ZodEnum<{
                            manual: "manual";
                            daily: "daily";
                            weekly: "weekly";
                        }>;
                        minimum: z.ZodInt;
                        next_at: z.ZodNullable<z.ZodISODateTime>;
                    }, z.core.$strip>;
                    created_at: z.ZodISODateTime;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly [];
    };
    getKyc: {
        readonly method: "GET";
        readonly path: "/merchant/kyc";
        readonly tag: "Merchant";
        readonly summary: "Read the state of the KYC";
        readonly auth: {
            readonly kind: "merchant";
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly success: {
            readonly 200: z.ZodObject<{
                kyc: z.ZodObject<{
                    status: z.ZodEnum<{
                        pending: "pending";
                        not_started: "not_started";
                        approved: "approved";
                        rejected: "rejected";
                        needs_info: "needs_info";
                    }>;
                    submission: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodString>>;
                    note: z.ZodNullable<z.ZodString>;
                    submitted_at: z.ZodNullable<z.ZodISODateTime>;
                    decided_at: z.ZodNullable<z.ZodISODateTime>;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly [];
    };
    submitKyc: {
        readonly method: "POST";
        readonly path: "/merchant/kyc";
        readonly tag: "Merchant";
        readonly summary: "Submit the KYC for a decision";
        readonly auth: {
            readonly kind: "merchant";
        };
        readonly audit: {
            readonly action: "merchant.submit_kyc";
            readonly subject: {
                readonly type: "merchant";
                readonly own: true;
            };
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly body: z.ZodObject<{
            legal_name: z.ZodString;
            registration_number: z.ZodString;
            address: z.ZodString;
            representative_name: z.ZodString;
            representative_id_number: z.ZodString;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                kyc: z.ZodObject<{
                    status: z.ZodEnum<{
                        pending: "pending";
                        not_started: "not_started";
                        approved: "approved";
                        rejected: "rejected";
                        needs_info: "needs_info";
                    }>;
                    submission: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodString>>;
                    note: z.ZodNullable<z.ZodString>;
                    submitted_at: z.ZodNullable<z.ZodISODateTime>;
                    decided_at: z.ZodNullable<z.ZodISODateTime>;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["KYC_ALREADY_SUBMITTED"];
    };
    createApiKey: {
        readonly method: "POST";
        readonly path: "/merchant/api-keys";
        readonly tag: "API keys";
        readonly summary: "Create an API key; the secret is shown once";
        readonly auth: {
            readonly kind: "merchant";
        };
        readonly audit: {
            readonly action: "api_key.create";
            readonly subject: {
                readonly type: "api_key";
                readonly answer: "api_key";
            };
            readonly details: readonly ["name", "livemode", "scopes", "expires_in"];
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly body: z.ZodObject<{
            name: z.ZodString;
            livemode: z.ZodBoolean;
            scopes: z.ZodOptional<z.ZodArray<z.ZodEnum<{
                "payments:read": "payments:read";
                "payments:write": "payments:write";
                "refunds:write": "refunds:write";
                "webhooks:read": "webhooks:read";
                "webhooks:write": "webhooks:write";
                "events:read": "events:read";
                "balance:read": "balance:read";
            }>>>;
            expires_in: z.ZodOptional<z.ZodInt>;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 201: z.ZodObject<{
                api_key: z.ZodObject<{
                    secret: z.ZodString;
                    id: z.ZodString;
                    name: z.ZodString;
                    livemode: z.ZodBoolean;
                    scopes: z.ZodArray<z.ZodEnum<{
                        "payments:read": "payments:read";
                        "payments:write": "payments:write";
                        "refunds:write": "refunds:write";
                        "webhooks:read": "webhooks:read";
                        "webhooks:write": "webhooks:write";
                        "events:read": "events:read";
                        "balance:read": "balance:read";
                    }>>;
                    hint: z.ZodString;
                    created_at: z.ZodISODateTime;
                    expires_at: z.ZodNullable<z.ZodISODateTime>;
                    revoked_at: z.ZodNullable<z.ZodISODateTime>;
                    last_used_at: z.ZodNullable<z.ZodISODateTime>;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["KYC_REQUIRED", "REAUTHENTICATION_REQUIRED"];
    };
    listApiKeys: {
        readonly method: "GET";
        readonly path: "/merchant/api-keys";
        readonly tag: "API keys";
        readonly summary: "List API keys of both modes";
        readonly auth: {
            readonly kind: "merchant";
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<{
            limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodInt>>;
            cursor: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<Record<"api_keys", z.ZodArray<z.ZodObject<{
                id: z.ZodString;
                name: z.ZodString;
                livemode: z.ZodBoolean;
                scopes: z.ZodArray<z.ZodEnum<{
                    "payments:read": "payments:read";
                    "payments:write": "payments:write";
                    "refunds:write": "refunds:write";
                    "webhooks:read": "webhooks:read";
                    "webhooks:write": "webhooks:write";
                    "events:read": "events:read";
                    "balance:read": "balance:read";
                }>>;
                hint: z.ZodString;
                created_at: z.ZodISODateTime;
                expires_at: z.ZodNullable<z.ZodISODateTime>;
                revoked_at: z.ZodNullable<z.ZodISODateTime>;
                last_used_at: z.ZodNullable<z.ZodISODateTime>;
            }, z.core.$strip>>> & {
                pagination: typeof pagination;
            }, z.core.$strip>;
        };
        readonly errors: readonly [];
    };
    rollApiKey: {
        readonly method: "POST";
        readonly path: "/merchant/api-keys/{key_id}/roll";
        readonly tag: "API keys";
        readonly summary: "Replace an API key; the old one may live on for a while";
        readonly auth: {
            readonly kind: "merchant";
        };
        readonly audit: {
            readonly action: "api_key.roll";
            readonly subject: {
                readonly type: "api_key";
                readonly parameter: "key_id";
            };
            readonly details: readonly ["grace_seconds"];
        };
        readonly parameters: z.ZodObject<{
            key_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly body: z.ZodObject<{
            grace_seconds: z.ZodDefault<z.ZodInt>;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly bodyOptional: true;
        readonly success: {
            readonly 201: z.ZodObject<{
                api_key: z.ZodObject<{
                    secret: z.ZodString;
                    id: z.ZodString;
                    name: z.ZodString;
                    livemode: z.ZodBoolean;
                    scopes: z.ZodArray<z.ZodEnum<{
                        "payments:read": "payments:read";
                        "payments:write": "payments:write";
                        "refunds:write": "refunds:write";
                        "webhooks:read": "webhooks:read";
                        "webhooks:write": "webhooks:write";
                        "events:read": "events:read";
                        "balance:read": "balance:read";
                    }>>;
                    hint: z.ZodString;
                    created_at: z.ZodISODateTime;
                    expires_at: z.ZodNullable<z.ZodISODateTime>;
                    revoked_at: z.ZodNullable<z.ZodISODateTime>;
                    last_used_at: z.ZodNullable<z.ZodISODateTime>;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["API_KEY_NOT_FOUND", "API_KEY_REVOKED", "REAUTHENTICATION_REQUIRED"];
    };
    revokeApiKey: {
        readonly method: "DELETE";
        readonly path: "/merchant/api-keys/{key_id}";
        readonly tag: "API keys";
        readonly summary: "Revoke an API key at once";
        readonly auth: {
            readonly kind: "merchant";
        };
        readonly audit: {
            readonly action: "api_key.revoke";
            readonly subject: {
                readonly type: "api_key";
                readonly parameter: "key_id";
            };
        };
        readonly parameters: z.ZodObject<{
            key_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly success: {
            readonly 200: z.ZodObject<{
                deleted: z.ZodLiteral<true>;
                id: z.ZodString;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["API_KEY_NOT_FOUND"];
    };
    createWebhookEndpoint: {
        readonly method: "POST";
        readonly path: "/merchant/webhook-endpoints";
        readonly tag: "Webhooks";
        readonly summary: "Create a webhook endpoint; at most 10 a merchant";
        readonly auth: {
            readonly kind: "merchant";
            readonly scope: "webhooks:write";
        };
        readonly audit: {
            readonly action: "webhook_endpoint.create";
            readonly subject: {
                readonly type: "webhook_endpoint";
                readonly answer: "endpoint";
            };
            readonly details: readonly ["url", "events", "enabled", "description", "prefixed_names"];
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<{
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
        }, z.core.$strict>;
        readonly body: z.ZodObject<{
            url: z.ZodString;
            events: z.ZodOptional<z.ZodArray<z.ZodEnum<{
                "payment.created": "payment.created";
                "payment.processing": "payment.processing";
                "payment.attempt_failed": "payment.attempt_failed";
                "payment.succeeded": "payment.succeeded";
                "payment.failed": "payment.failed";
                "payment.canceled": "payment.canceled";
                "payment.expired": "payment.expired";
                "payment.refunded": "payment.refunded";
                "refund.created": "refund.created";
                "refund.succeeded": "refund.succeeded";
                "refund.failed": "refund.failed";
                "dispute.opened": "dispute.opened";
                "dispute.evidence_submitted": "dispute.evidence_submitted";
                "dispute.won": "dispute.won";
                "dispute.lost": "dispute.lost";
                "settlement.created": "settlement.created";
                "settlement.paid": "settlement.paid";
                "settlement.failed": "settlement.failed";
                "endpoint.disabled": "endpoint.disabled";
                "payment.*": "payment.*";
                "refund.*": "refund.*";
                "dispute.*": "dispute.*";
                "settlement.*": "settlement.*";
                "endpoint.*": "endpoint.*";
                "*": "*";
            }>>>;
            enabled: z.ZodOptional<z.ZodBoolean>;
            description: z.ZodOptional<z.ZodString>;
            prefixed_names: z.ZodOptional<z.ZodBoolean>;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 201: z.ZodObject<{
                endpoint: z.ZodObject<{
                    secret: z.ZodString;
                    id: z.ZodString;
                    url: z.ZodString;
                    description: z.ZodNullable<z.ZodString>;
                    events: z.ZodArray<z.ZodEnum<{
                        "payment.created": "payment.created";
                        "payment.processing": "payment.processing";
                        "payment.attempt_failed": "payment.attempt_failed";
                        "payment.succeeded": "payment.succeeded";
                        "payment.failed": "payment.failed";
                        "payment.canceled": "payment.canceled";
                        "payment.expired": "payment.expired";
                        "payment.refunded": "payment.refunded";
                        "refund.created": "refund.created";
                        "refund.succeeded": "refund.succeeded";
                        "refund.failed": "refund.failed";
                        "dispute.opened": "dispute.opened";
                        "dispute.evidence_submitted": "dispute.evidence_submitted";
                        "dispute.won": "dispute.won";
                        "dispute.lost": "dispute.lost";
                        "settlement.created": "settlement.created";
                        "settlement.paid": "settlement.paid";
                        "settlement.failed": "settlement.failed";
                        "endpoint.disabled": "endpoint.disabled";
                        "payment.*": "payment.*";
                        "refund.*": "refund.*";
                        "dispute.*": "dispute.*";
                        "settlement.*": "settlement.*";
                        "endpoint.*": "endpoint.*";
                        "*": "*";
                    }>>;
                    enabled: z.ZodBoolean;
                    prefixed_names: z.ZodBoolean;
                    livemode: z.ZodBoolean;
                    created_at: z.ZodISODateTime;
                    updated_at: z.ZodISODateTime;
                    disabled_reason: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["WEBHOOK_ENDPOINT_LIMIT", "REAUTHENTICATION_REQUIRED"];
    };
    listWebhookEndpoints: {
        readonly method: "GET";
        readonly path: "/merchant/webhook-endpoints";
        readonly tag: "Webhooks";
        readonly summary: "List webhook endpoints";
        readonly auth: {
            readonly kind: "merchant";
            readonly scope: "webhooks:read";
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<{
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
            limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodInt>>;
            cursor: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<Record<"endpoints", z.ZodArray<z.ZodObject<{
                recent: z.ZodObject<{
                    finished: z.ZodInt;
                    delivered: z.ZodInt;
                    delivered_at_once: z.ZodInt;
                }, z.core.$strip>;
                id: z.ZodString;
                url: z.ZodString;
                description: z.ZodNullable<z.ZodString>;
                events: z.ZodArray<z.ZodEnum<{
                    "payment.created": "payment.created";
                    "payment.processing": "payment.processing";
                    "payment.attempt_failed": "payment.attempt_failed";
                    "payment.succeeded": "payment.succeeded";
                    "payment.failed": "payment.failed";
                    "payment.canceled": "payment.canceled";
                    "payment.expired": "payment.expired";
                    "payment.refunded": "payment.refunded";
                    "refund.created": "refund.created";
                    "refund.succeeded": "refund.succeeded";
                    "refund.failed": "refund.failed";
                    "dispute.opened": "dispute.opened";
                    "dispute.evidence_submitted": "dispute.evidence_submitted";
                    "dispute.won": "dispute.won";
                    "dispute.lost": "dispute.lost";
                    "settlement.created": "settlement.created";
                    "settlement.paid": "settlement.paid";
                    "settlement.failed": "settlement.failed";
                    "endpoint.disabled": "endpoint.disabled";
                    "payment.*": "payment.*";
                    "refund.*": "refund.*";
                    "dispute.*": "dispute.*";
                    "settlement.*": "settlement.*";
                    "endpoint.*": "endpoint.*";
                    "*": "*";
                }>>;
                enabled: z.ZodBoolean;
                prefixed_names: z.ZodBoolean;
                livemode: z.ZodBoolean;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
                disabled_reason: z.ZodNullable<z.ZodString>;
            }, z.core.$strip>>> & {
                pagination: typeof pagination;
            }, z.core.$strip>;
        };
        readonly errors: readonly [];
    };
    getWebhookEndpoint: {
        readonly method: "GET";
        readonly path: "/merchant/webhook-endpoints/{endpoint_id}";
        readonly tag: "Webhooks";
        readonly summary: "Read a webhook endpoint";
        readonly auth: {
            readonly kind: "merchant";
            readonly scope: "webhooks:read";
        };
        readonly parameters: z.ZodObject<{
            endpoint_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                endpoint: z.ZodObject<{
                    recent: z.ZodObject<{
                        finished: z.ZodInt;
                        delivered: z.ZodInt;
                        delivered_at_once: z.ZodInt;
                    }, z.core.$strip>;
                    id: z.ZodString;
                    url: z.ZodString;
                    description: z.ZodNullable<z.ZodString>;
                    events: z.ZodArray<z.ZodEnum<{
                        "payment.created": "payment.created";
                        "payment.processing": "payment.processing";
                        "payment.attempt_failed": "payment.attempt_failed";
                        "payment.succeeded": "payment.succeeded";
                        "payment.failed": "payment.failed";
                        "payment.canceled": "payment.canceled";
                        "payment.expired": "payment.expired";
                        "payment.refunded": "payment.refunded";
                        "refund.created": "refund.created";
                        "refund.succeeded": "refund.succeeded";
                        "refund.failed": "refund.failed";
                        "dispute.opened": "dispute.opened";
                        "dispute.evidence_submitted": "dispute.evidence_submitted";
                        "dispute.won": "dispute.won";
                        "dispute.lost": "dispute.lost";
                        "settlement.created": "settlement.created";
                        "settlement.paid": "settlement.paid";
                        "settlement.failed": "settlement.failed";
                        "endpoint.disabled": "endpoint.disabled";
                        "payment.*": "payment.*";
                        "refund.*": "refund.*";
                        "dispute.*": "dispute.*";
                        "settlement.*": "settlement.*";
                        "endpoint.*": "endpoint.*";
                        "*": "*";
                    }>>;
                    enabled: z.ZodBoolean;
                    prefixed_names: z.ZodBoolean;
                    livemode: z.ZodBoolean;
                    created_at: z.ZodISODateTime;
                    updated_at: z.ZodISODateTime;
                    disabled_reason: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["WEBHOOK_ENDPOINT_NOT_FOUND"];
    };
    updateWebhookEndpoint: {
        readonly method: "PATCH";
        readonly path: "/merchant/webhook-endpoints/{endpoint_id}";
        readonly tag: "Webhooks";
        readonly summary: "Change a webhook endpoint";
        readonly auth: {
            readonly kind: "merchant";
            readonly scope: "webhooks:write";
        };
        readonly audit: {
            readonly action: "webhook_endpoint.update";
            readonly subject: {
                readonly type: "webhook_endpoint";
                readonly parameter: "endpoint_id";
            };
            readonly details: readonly ["url", "events", "enabled", "description", "prefixed_names"];
        };
        readonly parameters: z.ZodObject<{
            endpoint_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
        }, z.core.$strict>;
        readonly body: z.ZodObject<{
            url: z.ZodOptional<z.ZodString>;
            events: z.ZodOptional<z.ZodArray<z.ZodEnum<{
                "payment.created": "payment.created";
                "payment.processing": "payment.processing";
                "payment.attempt_failed": "payment.attempt_failed";
                "payment.succeeded": "payment.succeeded";
                "payment.failed": "payment.failed";
                "payment.canceled": "payment.canceled";
                "payment.expired": "payment.expired";
                "payment.refunded": "payment.refunded";
                "refund.created": "refund.created";
                "refund.succeeded": "refund.succeeded";
                "refund.failed": "refund.failed";
                "dispute.opened": "dispute.opened";
                "dispute.evidence_submitted": "dispute.evidence_submitted";
                "dispute.won": "dispute.won";
                "dispute.lost": "dispute.lost";
                "settlement.created": "settlement.created";
                "settlement.paid": "settlement.paid";
                "settlement.failed": "settlement.failed";
                "endpoint.disabled": "endpoint.disabled";
                "payment.*": "payment.*";
                "refund.*": "refund.*";
                "dispute.*": "dispute.*";
                "settlement.*": "settlement.*";
                "endpoint.*": "endpoint.*";
                "*": "*";
            }>>>;
            enabled: z.ZodOptional<z.ZodBoolean>;
            description: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            prefixed_names: z.ZodOptional<z.ZodBoolean>;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                endpoint: z.ZodObject<{
                    id: z.ZodString;
                    url: z.ZodString;
                    description: z.ZodNullable<z.ZodString>;
                    events: z.ZodArray<z.ZodEnum<{
                        "payment.created": "payment.created";
                        "payment.processing": "payment.processing";
                        "payment.attempt_failed": "payment.attempt_failed";
                        "payment.succeeded": "payment.succeeded";
                        "payment.failed": "payment.failed";
                        "payment.canceled": "payment.canceled";
                        "payment.expired": "payment.expired";
                        "payment.refunded": "payment.refunded";
                        "refund.created": "refund.created";
                        "refund.succeeded": "refund.succeeded";
                        "refund.failed": "refund.failed";
                        "dispute.opened": "dispute.opened";
                        "dispute.evidence_submitted": "dispute.evidence_submitted";
                        "dispute.won": "dispute.won";
                        "dispute.lost": "dispute.lost";
                        "settlement.created": "settlement.created";
                        "settlement.paid": "settlement.paid";
                        "settlement.failed": "settlement.failed";
                        "endpoint.disabled": "endpoint.disabled";
                        "payment.*": "payment.*";
                        "refund.*": "refund.*";
                        "dispute.*": "dispute.*";
                        "settlement.*": "settlement.*";
                        "endpoint.*": "endpoint.*";
                        "*": "*";
                    }>>;
                    enabled: z.ZodBoolean;
                    prefixed_names: z.ZodBoolean;
                    livemode: z.ZodBoolean;
                    created_at: z.ZodISODateTime;
                    updated_at: z.ZodISODateTime;
                    disabled_reason: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["WEBHOOK_ENDPOINT_NOT_FOUND", "REAUTHENTICATION_REQUIRED"];
    };
    deleteWebhookEndpoint: {
        readonly method: "DELETE";
        readonly path: "/merchant/webhook-endpoints/{endpoint_id}";
        readonly tag: "Webhooks";
        readonly summary: "Delete a webhook endpoint; what waits for it is canceled";
        readonly auth: {
            readonly kind: "merchant";
            readonly scope: "webhooks:write";
        };
        readonly audit: {
            readonly action: "webhook_endpoint.delete";
            readonly subject: {
                readonly type: "webhook_endpoint";
                readonly parameter: "endpoint_id";
            };
        };
        readonly parameters: z.ZodObject<{
            endpoint_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                deleted: z.ZodLiteral<true>;
                id: z.ZodString;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["WEBHOOK_ENDPOINT_NOT_FOUND"];
    };
    rotateWebhookSecret: {
        readonly method: "POST";
        readonly path: "/merchant/webhook-endpoints/{endpoint_id}/rotate-secret";
        readonly tag: "Webhooks";
        readonly summary: "Give the endpoint a new signing secret";
        readonly auth: {
            readonly kind: "merchant";
            readonly scope: "webhooks:write";
        };
        readonly audit: {
            readonly action: "webhook_endpoint.rotate_secret";
            readonly subject: {
                readonly type: "webhook_endpoint";
                readonly parameter: "endpoint_id";
            };
            readonly details: readonly ["grace_seconds"];
        };
        readonly parameters: z.ZodObject<{
            endpoint_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
        }, z.core.$strict>;
        readonly body: z.ZodObject<{
            grace_seconds: z.ZodDefault<z.ZodInt>;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly bodyOptional: true;
        readonly success: {
            readonly 200: z.ZodObject<{
                endpoint: z.ZodObject<{
                    secret: z.ZodString;
                    id: z.ZodString;
                    url: z.ZodString;
                    description: z.ZodNullable<z.ZodString>;
                    events: z.ZodArray<z.ZodEnum<{
                        "payment.created": "payment.created";
                        "payment.processing": "payment.processing";
                        "payment.attempt_failed": "payment.attempt_failed";
                        "payment.succeeded": "payment.succeeded";
                        "payment.failed": "payment.failed";
                        "payment.canceled": "payment.canceled";
                        "payment.expired": "payment.expired";
                        "payment.refunded": "payment.refunded";
                        "refund.created": "refund.created";
                        "refund.succeeded": "refund.succeeded";
                        "refund.failed": "refund.failed";
                        "dispute.opened": "dispute.opened";
                        "dispute.evidence_submitted": "dispute.evidence_submitted";
                        "dispute.won": "dispute.won";
                        "dispute.lost": "dispute.lost";
                        "settlement.created": "settlement.created";
                        "settlement.paid": "settlement.paid";
                        "settlement.failed": "settlement.failed";
                        "endpoint.disabled": "endpoint.disabled";
                        "payment.*": "payment.*";
                        "refund.*": "refund.*";
                        "dispute.*": "dispute.*";
                        "settlement.*": "settlement.*";
                        "endpoint.*": "endpoint.*";
                        "*": "*";
                    }>>;
                    enabled: z.ZodBoolean;
                    prefixed_names: z.ZodBoolean;
                    livemode: z.ZodBoolean;
                    created_at: z.ZodISODateTime;
                    updated_at: z.ZodISODateTime;
                    disabled_reason: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["WEBHOOK_ENDPOINT_NOT_FOUND", "REAUTHENTICATION_REQUIRED"];
    };
    pingWebhookEndpoint: {
        readonly method: "POST";
        readonly path: "/merchant/webhook-endpoints/{endpoint_id}/ping";
        readonly tag: "Webhooks";
        readonly summary: "Send the endpoint a ping event";
        readonly auth: {
            readonly kind: "merchant";
            readonly scope: "webhooks:write";
        };
        readonly audit: {
            readonly action: "webhook_endpoint.ping";
            readonly subject: {
                readonly type: "webhook_endpoint";
                readonly parameter: "endpoint_id";
            };
        };
        readonly parameters: z.ZodObject<{
            endpoint_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                event: z.ZodObject<{
                    id: z.ZodString;
                    event: z.ZodEnum<{
                        "payment.created": "payment.created";
                        "payment.processing": "payment.processing";
                        "payment.attempt_failed": "payment.attempt_failed";
                        "payment.succeeded": "payment.succeeded";
                        "payment.failed": "payment.failed";
                        "payment.canceled": "payment.canceled";
                        "payment.expired": "payment.expired";
                        "payment.refunded": "payment.refunded";
                        "refund.created": "refund.created";
                        "refund.succeeded": "refund.succeeded";
                        "refund.failed": "refund.failed";
                        "dispute.opened": "dispute.opened";
                        "dispute.evidence_submitted": "dispute.evidence_submitted";
                        "dispute.won": "dispute.won";
                        "dispute.lost": "dispute.lost";
                        "settlement.created": "settlement.created";
                        "settlement.paid": "settlement.paid";
                        "settlement.failed": "settlement.failed";
                        "endpoint.disabled": "endpoint.disabled";
                        ping: "ping";
                    }>;
                    data: z.ZodRecord<z.ZodString, z.ZodUnknown>;
                    livemode: z.ZodBoolean;
                    sequence: z.ZodInt;
                    created_at: z.ZodISODateTime;
                }, z.core.$strip>;
                delivery: z.ZodObject<{
                    id: z.ZodString;
                    event_id: z.ZodString;
                    event: z.ZodString;
                    endpoint_id: z.ZodString;
                    status: z.ZodEnum<{
                        failed: "failed";
                        canceled: "canceled";
                        pending: "pending";
                        leased: "leased";
                        delivered: "delivered";
                    }>;
                    livemode: z.ZodBoolean;
                    attempts_count: z.ZodInt;
                    next_attempt_at: z.ZodNullable<z.ZodISODateTime>;
                    last_status_code: z.ZodNullable<z.ZodInt>;
                    last_error: z.ZodNullable<z.ZodString>;
                    created_at: z.ZodISODateTime;
                    delivered_at: z.ZodNullable<z.ZodISODateTime>;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["WEBHOOK_ENDPOINT_NOT_FOUND", "WEBHOOK_ENDPOINT_DISABLED"];
    };
    listEvents: {
        readonly method: "GET";
        readonly path: "/merchant/events";
        readonly tag: "Events";
        readonly summary: "List events, newest first";
        readonly auth: {
            readonly kind: "merchant";
            readonly scope: "events:read";
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<{
            event: z.ZodOptional<z.ZodEnum<{
                "payment.created": "payment.created";
                "payment.processing": "payment.processing";
                "payment.attempt_failed": "payment.attempt_failed";
                "payment.succeeded": "payment.succeeded";
                "payment.failed": "payment.failed";
                "payment.canceled": "payment.canceled";
                "payment.expired": "payment.expired";
                "payment.refunded": "payment.refunded";
                "refund.created": "refund.created";
                "refund.succeeded": "refund.succeeded";
                "refund.failed": "refund.failed";
                "dispute.opened": "dispute.opened";
                "dispute.evidence_submitted": "dispute.evidence_submitted";
                "dispute.won": "dispute.won";
                "dispute.lost": "dispute.lost";
                "settlement.created": "settlement.created";
                "settlement.paid": "settlement.paid";
                "settlement.failed": "settlement.failed";
                "endpoint.disabled": "endpoint.disabled";
                ping: "ping";
            }>>;
            payment_id: z.ZodOptional<z.ZodString>;
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
            limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodInt>>;
            cursor: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<Record<"events", z.ZodArray<z.ZodObject<{
                id: z.ZodString;
                event: z.ZodEnum<{
                    "payment.created": "payment.created";
                    "payment.processing": "payment.processing";
                    "payment.attempt_failed": "payment.attempt_failed";
                    "payment.succeeded": "payment.succeeded";
                    "payment.failed": "payment.failed";
                    "payment.canceled": "payment.canceled";
                    "payment.expired": "payment.expired";
                    "payment.refunded": "payment.refunded";
                    "refund.created": "refund.created";
                    "refund.succeeded": "refund.succeeded";
                    "refund.failed": "refund.failed";
                    "dispute.opened": "dispute.opened";
                    "dispute.evidence_submitted": "dispute.evidence_submitted";
                    "dispute.won": "dispute.won";
                    "dispute.lost": "dispute.lost";
                    "settlement.created": "settlement.created";
                    "settlement.paid": "settlement.paid";
                    "settlement.failed": "settlement.failed";
                    "endpoint.disabled": "endpoint.disabled";
                    ping: "ping";
                }>;
                data: z.ZodRecord<z.ZodString, z.ZodUnknown>;
                livemode: z.ZodBoolean;
                sequence: z.ZodInt;
                created_at: z.ZodISODateTime;
            }, z.core.$strip>>> & {
                pagination: typeof pagination;
            }, z.core.$strip>;
        };
        readonly errors: readonly [];
    };
    getEvent: {
        readonly method: "GET";
        readonly path: "/merchant/events/{event_id}";
        readonly tag: "Events";
        readonly summary: "Read an event";
        readonly auth: {
            readonly kind: "merchant";
            readonly scope: "events:read";
        };
        readonly parameters: z.ZodObject<{
            event_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                event: z.ZodObject<{
                    id: z.ZodString;
                    event: z.ZodEnum<{
                        "payment.created": "payment.created";
                        "payment.processing": "payment.processing";
                        "payment.attempt_failed": "payment.attempt_failed";
                        "payment.succeeded": "payment.succeeded";
                        "payment.failed": "payment.failed";
                        "payment.canceled": "payment.canceled";
                        "payment.expired": "payment.expired";
                        "payment.refunded": "payment.refunded";
                        "refund.created": "refund.created";
                        "refund.succeeded": "refund.succeeded";
                        "refund.failed": "refund.failed";
                        "dispute.opened": "dispute.opened";
                        "dispute.evidence_submitted": "dispute.evidence_submitted";
                        "dispute.won": "dispute.won";
                        "dispute.lost": "dispute.lost";
                        "settlement.created": "settlement.created";
                        "settlement.paid": "settlement.paid";
                        "settlement.failed": "settlement.failed";
                        "endpoint.disabled": "endpoint.disabled";
                        ping: "ping";
                    }>;
                    data: z.ZodRecord<z.ZodString, z.ZodUnknown>;
                    livemode: z.ZodBoolean;
                    sequence: z.ZodInt;
                    created_at: z.ZodISODateTime;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["EVENT_NOT_FOUND"];
    };
    replayEvent: {
        readonly method: "POST";
        readonly path: "/merchant/events/{event_id}/replay";
        readonly tag: "Events";
        readonly summary: "Deliver an event again, to one endpoint or to all that are subscribed now";
        readonly auth: {
            readonly kind: "merchant";
            readonly scope: "webhooks:write";
        };
        readonly audit: {
            readonly action: "event.replay";
            readonly subject: {
                readonly type: "event";
                readonly parameter: "event_id";
            };
            readonly details: readonly ["endpoint_id"];
        };
        readonly parameters: z.ZodObject<{
            event_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
        }, z.core.$strict>;
        readonly body: z.ZodObject<{
            endpoint_id: z.ZodOptional<z.ZodString>;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly bodyOptional: true;
        readonly success: {
            readonly 200: z.ZodObject<{
                deliveries: z.ZodArray<z.ZodObject<{
                    id: z.ZodString;
                    event_id: z.ZodString;
                    event: z.ZodString;
                    endpoint_id: z.ZodString;
                    status: z.ZodEnum<{
                        failed: "failed";
                        canceled: "canceled";
                        pending: "pending";
                        leased: "leased";
                        delivered: "delivered";
                    }>;
                    livemode: z.ZodBoolean;
                    attempts_count: z.ZodInt;
                    next_attempt_at: z.ZodNullable<z.ZodISODateTime>;
                    last_status_code: z.ZodNullable<z.ZodInt>;
                    last_error: z.ZodNullable<z.ZodString>;
                    created_at: z.ZodISODateTime;
                    delivered_at: z.ZodNullable<z.ZodISODateTime>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["EVENT_NOT_FOUND", "WEBHOOK_ENDPOINT_NOT_FOUND", "WEBHOOK_ENDPOINT_DISABLED"];
    };
    listDeliveries: {
        readonly method: "GET";
        readonly path: "/merchant/deliveries";
        readonly tag: "Events";
        readonly summary: "List deliveries, newest first";
        readonly auth: {
            readonly kind: "merchant";
            readonly scope: "events:read";
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<{
            status: z.ZodOptional<z.ZodEnum<{
                failed: "failed";
                canceled: "canceled";
                pending: "pending";
                leased: "leased";
                delivered: "delivered";
            }>>;
            endpoint_id: z.ZodOptional<z.ZodString>;
            event_id: z.ZodOptional<z.ZodString>;
            payment_id: z.ZodOptional<z.ZodString>;
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
            limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodInt>>;
            cursor: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<Record<"deliveries", z.ZodArray<z.ZodObject<{
                id: z.ZodString;
                event_id: z.ZodString;
                event: z.ZodString;
                endpoint_id: z.ZodString;
                status: z.ZodEnum<{
                    failed: "failed";
                    canceled: "canceled";
                    pending: "pending";
                    leased: "leased";
                    delivered: "delivered";
                }>;
                livemode: z.ZodBoolean;
                attempts_count: z.ZodInt;
                next_attempt_at: z.ZodNullable<z.ZodISODateTime>;
                last_status_code: z.ZodNullable<z.ZodInt>;
                last_error: z.ZodNullable<z.ZodString>;
                created_at: z.ZodISODateTime;
                delivered_at: z.ZodNullable<z.ZodISODateTime>;
            }, z.core.$strip>>> & {
                pagination: typeof pagination;
            }, z.core.$strip>;
        };
        readonly errors: readonly [];
    };
    getDelivery: {
        readonly method: "GET";
        readonly path: "/merchant/deliveries/{delivery_id}";
        readonly tag: "Events";
        readonly summary: "Read a delivery with what was sent and what was answered";
        readonly auth: {
            readonly kind: "merchant";
            readonly scope: "events:read";
        };
        readonly parameters: z.ZodObject<{
            delivery_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                delivery: z.ZodObject<{
                    request_body: z.ZodString;
                    attempts: z.ZodArray<z.ZodObject<{
                        number: z.ZodInt;
                        started_at: z.ZodISODateTime;
                        duration_ms: z.ZodNullable<z.ZodInt>;
                        status_code: z.ZodNullable<z.ZodInt>;
                        error: z.ZodNullable<z.ZodString>;
                        request_headers: z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodString>>;
                        response_body: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>>;
                    id: z.ZodString;
                    event_id: z.ZodString;
                    event: z.ZodString;
                    endpoint_id: z.ZodString;
                    status: z.ZodEnum<{
                        failed: "failed";
                        canceled: "canceled";
                        pending: "pending";
                        leased: "leased";
                        delivered: "delivered";
                    }>;
                    livemode: z.ZodBoolean;
                    attempts_count: z.ZodInt;
                    next_attempt_at: z.ZodNullable<z.ZodISODateTime>;
                    last_status_code: z.ZodNullable<z.ZodInt>;
                    last_error: z.ZodNullable<z.ZodString>;
                    created_at: z.ZodISODateTime;
                    delivered_at: z.ZodNullable<z.ZodISODateTime>;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["DELIVERY_NOT_FOUND"];
    };
    replayDelivery: {
        readonly method: "POST";
        readonly path: "/merchant/deliveries/{delivery_id}/replay";
        readonly tag: "Events";
        readonly summary: "Deliver again to the same endpoint";
        readonly auth: {
            readonly kind: "merchant";
            readonly scope: "webhooks:write";
        };
        readonly audit: {
            readonly action: "delivery.replay";
            readonly subject: {
                readonly type: "delivery";
                readonly parameter: "delivery_id";
            };
        };
        readonly parameters: z.ZodObject<{
            delivery_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                delivery: z.ZodObject<{
                    id: z.ZodString;
                    event_id: z.ZodString;
                    event: z.ZodString;
                    endpoint_id: z.ZodString;
                    status: z.ZodEnum<{
                        failed: "failed";
                        canceled: "canceled";
                        pending: "pending";
                        leased: "leased";
                        delivered: "delivered";
                    }>;
                    livemode: z.ZodBoolean;
                    attempts_count: z.ZodInt;
                    next_attempt_at: z.ZodNullable<z.ZodISODateTime>;
                    last_status_code: z.ZodNullable<z.ZodInt>;
                    last_error: z.ZodNullable<z.ZodString>;
                    created_at: z.ZodISODateTime;
                    delivered_at: z.ZodNullable<z.ZodISODateTime>;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["DELIVERY_NOT_FOUND", "WEBHOOK_ENDPOINT_NOT_FOUND", "WEBHOOK_ENDPOINT_DISABLED"];
    };
    replayFailedDeliveries: {
        readonly method: "POST";
        readonly path: "/merchant/deliveries/replay";
        readonly tag: "Events";
        readonly summary: "Deliver again all that failed since a moment";
        readonly auth: {
            readonly kind: "merchant";
            readonly scope: "webhooks:write";
        };
        readonly audit: {
            readonly action: "delivery.replay_failed";
            readonly subject: {
                readonly type: "merchant";
                readonly own: true;
            };
            readonly details: readonly ["since", "endpoint_id"];
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<{
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
        }, z.core.$strict>;
        readonly body: z.ZodObject<{
            since: z.ZodPipe<z.ZodISODateTime, z.ZodTransform<number, string>>;
            endpoint_id: z.ZodOptional<z.ZodString>;
            cursor: z.ZodOptional<z.ZodString>;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                replayed: z.ZodInt;
                has_more: z.ZodBoolean;
                next_cursor: z.ZodNullable<z.ZodString>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["WEBHOOK_ENDPOINT_NOT_FOUND"];
    };
    getBalance: {
        readonly method: "GET";
        readonly path: "/merchant/balance";
        readonly tag: "Merchant";
        readonly summary: "Read the balance";
        readonly auth: {
            readonly kind: "merchant";
            readonly scope: "balance:read";
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<{
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                balances: z.ZodArray<z.ZodObject<{
                    currency: z.ZodString;
                    livemode: z.ZodBoolean;
                    available: z.ZodInt;
                    pending: z.ZodInt;
                    disputed: z.ZodInt;
                    refunding: z.ZodInt;
                    settling: z.ZodInt;
                }, z.core.$strip>>;
            }, z.core.$strip>;
        };
        readonly errors: readonly [];
    };
    login: {
        readonly method: "POST";
        readonly path: "/auth/{role}/login";
        readonly tag: "Accounts";
        readonly summary: "Log in";
        readonly auth: {
            readonly kind: "none";
        };
        readonly audit: {
            readonly action: "session.login";
            readonly subject: {
                readonly type: "session";
                readonly own: true;
            };
        };
        readonly limit: "login";
        readonly parameters: z.ZodObject<{
            role: z.ZodEnum<{
                merchant: "merchant";
                operator: "operator";
                agent: "agent";
                user: "user";
            }>;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly body: z.ZodObject<{
            email: z.ZodString;
            password: z.ZodString;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                access_token: z.ZodString;
                refresh_token: z.ZodString;
                principal: z.ZodObject<{
                    id: z.ZodString;
                    role: z.ZodEnum<{
                        merchant: "merchant";
                        operator: "operator";
                        agent: "agent";
                        user: "user";
                    }>;
                    email: z.ZodString;
                    name: z.ZodString;
                    phone: z.ZodNullable<z.ZodString>;
                    created_at: z.ZodISODateTime;
                    kyc_status: z.ZodOptional<z.ZodEnum<{
                        pending: "pending";
                        not_started: "not_started";
                        approved: "approved";
                        rejected: "rejected";
                        needs_info: "needs_info";
                    }>>;
                    has_pin: z.ZodOptional<z.ZodBoolean>;
                    pin_locked_until: z.ZodOptional<z.ZodNullable<z.ZodISODateTime>>;
                    sandbox: z.ZodOptional<z.ZodBoolean>;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["INVALID_CREDENTIALS"];
    };
    register: {
        readonly method: "POST";
        readonly path: "/auth/{role}/register";
        readonly tag: "Accounts";
        readonly summary: "Create a user or merchant account";
        readonly auth: {
            readonly kind: "none";
        };
        readonly audit: {
            readonly action: "account.register";
            readonly subject: {
                readonly type: "account";
                readonly own: true;
            };
            readonly details: readonly ["name"];
        };
        readonly limit: "register";
        readonly parameters: z.ZodObject<{
            role: z.ZodEnum<{
                merchant: "merchant";
                user: "user";
            }>;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly body: z.ZodObject<{
            email: z.ZodEmail;
            password: z.ZodString;
            name: z.ZodString;
            phone: z.ZodOptional<z.ZodString>;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 201: z.ZodObject<{
                access_token: z.ZodString;
                refresh_token: z.ZodString;
                principal: z.ZodObject<{
                    id: z.ZodString;
                    role: z.ZodEnum<{
                        merchant: "merchant";
                        operator: "operator";
                        agent: "agent";
                        user: "user";
                    }>;
                    email: z.ZodString;
                    name: z.ZodString;
                    phone: z.ZodNullable<z.ZodString>;
                    created_at: z.ZodISODateTime;
                    kyc_status: z.ZodOptional<z.ZodEnum<{
                        pending: "pending";
                        not_started: "not_started";
                        approved: "approved";
                        rejected: "rejected";
                        needs_info: "needs_info";
                    }>>;
                    has_pin: z.ZodOptional<z.ZodBoolean>;
                    pin_locked_until: z.ZodOptional<z.ZodNullable<z.ZodISODateTime>>;
                    sandbox: z.ZodOptional<z.ZodBoolean>;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["EMAIL_TAKEN"];
    };
    refresh: {
        readonly method: "POST";
        readonly path: "/auth/{role}/refresh";
        readonly tag: "Accounts";
        readonly summary: "Exchange a refresh token for a new pair";
        readonly auth: {
            readonly kind: "none";
        };
        readonly parameters: z.ZodObject<{
            role: z.ZodEnum<{
                merchant: "merchant";
                operator: "operator";
                agent: "agent";
                user: "user";
            }>;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly body: z.ZodObject<{
            refresh_token: z.ZodString;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                access_token: z.ZodString;
                refresh_token: z.ZodString;
                principal: z.ZodObject<{
                    id: z.ZodString;
                    role: z.ZodEnum<{
                        merchant: "merchant";
                        operator: "operator";
                        agent: "agent";
                        user: "user";
                    }>;
                    email: z.ZodString;
                    name: z.ZodString;
                    phone: z.ZodNullable<z.ZodString>;
                    created_at: z.ZodISODateTime;
                    kyc_status: z.ZodOptional<z.ZodEnum<{
                        pending: "pending";
                        not_started: "not_started";
                        approved: "approved";
                        rejected: "rejected";
                        needs_info: "needs_info";
                    }>>;
                    has_pin: z.ZodOptional<z.ZodBoolean>;
                    pin_locked_until: z.ZodOptional<z.ZodNullable<z.ZodISODateTime>>;
                    sandbox: z.ZodOptional<z.ZodBoolean>;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["REFRESH_TOKEN_INVALID", "REFRESH_TOKEN_ROTATED", "REFRESH_TOKEN_REUSED", "TOKEN_REVOKED"];
    };
    logout: {
        readonly method: "POST";
        readonly path: "/auth/{role}/logout";
        readonly tag: "Accounts";
        readonly summary: "End the refresh token; the access token lives on until it expires";
        readonly auth: {
            readonly kind: "none";
        };
        readonly audit: {
            readonly action: "session.logout";
            readonly subject: {
                readonly type: "session";
                readonly own: true;
            };
        };
        readonly parameters: z.ZodObject<{
            role: z.ZodEnum<{
                merchant: "merchant";
                operator: "operator";
                agent: "agent";
                user: "user";
            }>;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly body: z.ZodObject<{
            refresh_token: z.ZodString;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                logged_out: z.ZodLiteral<true>;
            }, z.core.$strip>;
        };
        readonly errors: readonly [];
    };
    getMe: {
        readonly method: "GET";
        readonly path: "/auth/{role}/me";
        readonly tag: "Accounts";
        readonly summary: "Who is logged in";
        readonly auth: {
            readonly kind: "token";
            readonly roles: readonly ["user", "agent", "merchant", "operator"];
        };
        readonly parameters: z.ZodObject<{
            role: z.ZodEnum<{
                merchant: "merchant";
                operator: "operator";
                agent: "agent";
                user: "user";
            }>;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly success: {
            readonly 200: z.ZodObject<{
                principal: z.ZodObject<{
                    id: z.ZodString;
                    role: z.ZodEnum<{
                        merchant: "merchant";
                        operator: "operator";
                        agent: "agent";
                        user: "user";
                    }>;
                    email: z.ZodString;
                    name: z.ZodString;
                    phone: z.ZodNullable<z.ZodString>;
                    created_at: z.ZodISODateTime;
                    kyc_status: z.ZodOptional<z.ZodEnum<{
                        pending: "pending";
                        not_started: "not_started";
                        approved: "approved";
                        rejected: "rejected";
                        needs_info: "needs_info";
                    }>>;
                    has_pin: z.ZodOptional<z.ZodBoolean>;
                    pin_locked_until: z.ZodOptional<z.ZodNullable<z.ZodISODateTime>>;
                    sandbox: z.ZodOptional<z.ZodBoolean>;
                }, z.core.$strip>;
                authenticated_until: z.ZodNullable<z.ZodISODateTime>;
            }, z.core.$strip>;
        };
        readonly errors: readonly [];
    };
    reauthenticate: {
        readonly method: "POST";
        readonly path: "/auth/{role}/me/reauthenticate";
        readonly tag: "Accounts";
        readonly summary: "Give the password again, before what takes it";
        readonly auth: {
            readonly kind: "token";
            readonly roles: readonly ["user", "agent", "merchant", "operator"];
        };
        readonly audit: {
            readonly action: "session.reauthenticate";
            readonly subject: {
                readonly type: "account";
                readonly own: true;
            };
        };
        readonly limit: "login";
        readonly parameters: z.ZodObject<{
            role: z.ZodEnum<{
                merchant: "merchant";
                operator: "operator";
                agent: "agent";
                user: "user";
            }>;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly body: z.ZodObject<{
            password: z.ZodString;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                authenticated_until: z.ZodISODateTime;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["INVALID_CREDENTIALS"];
    };
    changePassword: {
        readonly method: "PUT";
        readonly path: "/auth/{role}/me/password";
        readonly tag: "Accounts";
        readonly summary: "Change the password; all other devices are signed out";
        readonly auth: {
            readonly kind: "token";
            readonly roles: readonly ["user", "agent", "merchant", "operator"];
        };
        readonly audit: {
            readonly action: "account.change_password";
            readonly subject: {
                readonly type: "account";
                readonly own: true;
            };
        };
        readonly limit: "login";
        readonly proof: true;
        readonly parameters: z.ZodObject<{
            role: z.ZodEnum<{
                merchant: "merchant";
                operator: "operator";
                agent: "agent";
                user: "user";
            }>;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly body: z.ZodObject<{
            current_password: z.ZodString;
            new_password: z.ZodString;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                principal: z.ZodObject<{
                    id: z.ZodString;
                    role: z.ZodEnum<{
                        merchant: "merchant";
                        operator: "operator";
                        agent: "agent";
                        user: "user";
                    }>;
                    email: z.ZodString;
                    name: z.ZodString;
                    phone: z.ZodNullable<z.ZodString>;
                    created_at: z.ZodISODateTime;
                    kyc_status: z.ZodOptional<z.ZodEnum<{
                        pending: "pending";
                        not_started: "not_started";
                        approved: "approved";
                        rejected: "rejected";
                        needs_info: "needs_info";
                    }>>;
                    has_pin: z.ZodOptional<z.ZodBoolean>;
                    pin_locked_until: z.ZodOptional<z.ZodNullable<z.ZodISODateTime>>;
                    sandbox: z.ZodOptional<z.ZodBoolean>;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["INVALID_CREDENTIALS"];
    };
    setPin: {
        readonly method: "PUT";
        readonly path: "/auth/{role}/me/pin";
        readonly tag: "Accounts";
        readonly summary: "Set the PIN";
        readonly auth: {
            readonly kind: "token";
            readonly roles: readonly ["user", "agent"];
        };
        readonly limit: "login";
        readonly parameters: z.ZodObject<{
            role: z.ZodEnum<{
                agent: "agent";
                user: "user";
            }>;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly body: z.ZodObject<{
            password: z.ZodString;
            pin: z.ZodString;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                principal: z.ZodObject<{
                    id: z.ZodString;
                    role: z.ZodEnum<{
                        merchant: "merchant";
                        operator: "operator";
                        agent: "agent";
                        user: "user";
                    }>;
                    email: z.ZodString;
                    name: z.ZodString;
                    phone: z.ZodNullable<z.ZodString>;
                    created_at: z.ZodISODateTime;
                    kyc_status: z.ZodOptional<z.ZodEnum<{
                        pending: "pending";
                        not_started: "not_started";
                        approved: "approved";
                        rejected: "rejected";
                        needs_info: "needs_info";
                    }>>;
                    has_pin: z.ZodOptional<z.ZodBoolean>;
                    pin_locked_until: z.ZodOptional<z.ZodNullable<z.ZodISODateTime>>;
                    sandbox: z.ZodOptional<z.ZodBoolean>;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["INVALID_CREDENTIALS"];
    };
    listDevices: {
        readonly method: "GET";
        readonly path: "/auth/{role}/me/devices";
        readonly tag: "Accounts";
        readonly summary: "List the devices that are logged in";
        readonly auth: {
            readonly kind: "token";
            readonly roles: readonly ["user", "agent", "merchant", "operator"];
        };
        readonly parameters: z.ZodObject<{
            role: z.ZodEnum<{
                merchant: "merchant";
                operator: "operator";
                agent: "agent";
                user: "user";
            }>;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly success: {
            readonly 200: z.ZodObject<{
                devices: z.ZodArray<z.ZodObject<{
                    id: z.ZodString;
                    name: z.ZodString;
                    created_at: z.ZodISODateTime;
                    last_used_at: z.ZodISODateTime;
                    current: z.ZodBoolean;
                }, z.core.$strip>>;
            }, z.core.$strip>;
        };
        readonly errors: readonly [];
    };
    revokeDevice: {
        readonly method: "DELETE";
        readonly path: "/auth/{role}/me/devices/{device_id}";
        readonly tag: "Accounts";
        readonly summary: "Sign a device out at once";
        readonly auth: {
            readonly kind: "token";
            readonly roles: readonly ["user", "agent", "merchant", "operator"];
        };
        readonly audit: {
            readonly action: "session.revoke";
            readonly subject: {
                readonly type: "session";
                readonly parameter: "device_id";
            };
        };
        readonly parameters: z.ZodObject<{
            role: z.ZodEnum<{
                merchant: "merchant";
                operator: "operator";
                agent: "agent";
                user: "user";
            }>;
            device_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly success: {
            readonly 200: z.ZodObject<{
                deleted: z.ZodLiteral<true>;
                id: z.ZodString;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["DEVICE_NOT_FOUND"];
    };
    revokeOtherDevices: {
        readonly method: "DELETE";
        readonly path: "/auth/{role}/me/devices";
        readonly tag: "Accounts";
        readonly summary: "Sign all other devices out at once";
        readonly auth: {
            readonly kind: "token";
            readonly roles: readonly ["user", "agent", "merchant", "operator"];
        };
        readonly audit: {
            readonly action: "session.revoke_others";
            readonly subject: {
                readonly type: "account";
                readonly own: true;
            };
        };
        readonly parameters: z.ZodObject<{
            role: z.ZodEnum<{
                merchant: "merchant";
                operator: "operator";
                agent: "agent";
                user: "user";
            }>;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly success: {
            readonly 200: z.ZodObject<{
                deleted: z.ZodLiteral<true>;
                count: z.ZodInt;
            }, z.core.$strip>;
        };
        readonly errors: readonly [];
    };
    getSigningKeys: {
        readonly method: "GET";
        readonly path: "/.well-known/jwks.json";
        readonly root: true;
        readonly tag: "Accounts";
        readonly summary: "Public keys of the access tokens (RFC 7517)";
        readonly auth: {
            readonly kind: "none";
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly success: {
            readonly 200: z.ZodObject<{
                keys: z.ZodArray<z.ZodRecord<z.ZodString, z.ZodString>>;
            }, z.core.$strip>;
        };
        readonly bare: true;
        readonly errors: readonly [];
    };
    getLegacyStatus: {
        readonly method: "GET";
        readonly path: "/payment/success/{token}";
        readonly root: true;
        readonly tag: "Legacy";
        readonly summary: "Confirm a payment by the token of its return address";
        readonly auth: {
            readonly kind: "legacy";
        };
        readonly parameters: z.ZodObject<{
            token: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly success: {
            readonly 200: z.ZodObject<{
                message: z.ZodObject<{
                    code: z.ZodLiteral<200>;
                    success: z.ZodArray<z.ZodString>;
                }, z.core.$strip>;
                data: z.ZodObject<{
                    token: z.ZodString;
                    trx_id: z.ZodString;
                    payer: z.ZodObject<{
                        username: z.ZodString;
                        email: z.ZodString;
                    }, z.core.$strip>;
                    custom: z.ZodString;
                }, z.core.$strip>;
                type: z.ZodLiteral<"success">;
            }, z.core.$strip>;
        };
        readonly bare: true;
        readonly errors: readonly [];
    };
    listAuditLog: {
        readonly method: "GET";
        readonly path: "/merchant/audit-log";
        readonly tag: "Merchant";
        readonly summary: "List what was done in the merchant's name and to the merchant, in both modes, newest first";
        readonly auth: {
            readonly kind: "merchant";
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<{
            action: z.ZodOptional<z.ZodEnum<{
                "payment.create": "payment.create";
                "account.register": "account.register";
                "account.change_password": "account.change_password";
                "session.login": "session.login";
                "session.login_failed": "session.login_failed";
                "session.reauthenticate": "session.reauthenticate";
                "session.logout": "session.logout";
                "session.revoke": "session.revoke";
                "session.revoke_others": "session.revoke_others";
                "merchant.create": "merchant.create";
                "merchant.update_profile": "merchant.update_profile";
                "merchant.set_logo": "merchant.set_logo";
                "merchant.delete_logo": "merchant.delete_logo";
                "merchant.submit_kyc": "merchant.submit_kyc";
                "merchant.decide_kyc": "merchant.decide_kyc";
                "merchant.update_terms": "merchant.update_terms";
                "merchant.suspend": "merchant.suspend";
                "merchant.reinstate": "merchant.reinstate";
                "agent.create": "agent.create";
                "agent.update": "agent.update";
                "agent.move_float": "agent.move_float";
                "api_key.create": "api_key.create";
                "api_key.roll": "api_key.roll";
                "api_key.revoke": "api_key.revoke";
                "operator.create": "operator.create";
                "operator.disable": "operator.disable";
                "operator_key.create": "operator_key.create";
                "signing_key.rotate": "signing_key.rotate";
                "webhook_endpoint.create": "webhook_endpoint.create";
                "webhook_endpoint.update": "webhook_endpoint.update";
                "webhook_endpoint.delete": "webhook_endpoint.delete";
                "webhook_endpoint.rotate_secret": "webhook_endpoint.rotate_secret";
                "webhook_endpoint.ping": "webhook_endpoint.ping";
                "event.replay": "event.replay";
                "delivery.replay": "delivery.replay";
                "delivery.replay_failed": "delivery.replay_failed";
                "payment.cancel": "payment.cancel";
                "payment.simulate": "payment.simulate";
                "attempt.resolve": "attempt.resolve";
                "refund.create": "refund.create";
                "refund.resolve": "refund.resolve";
                "dispute.open": "dispute.open";
                "dispute.submit_evidence": "dispute.submit_evidence";
                "dispute.resolve": "dispute.resolve";
                "settlement.create": "settlement.create";
                "settlement.resolve": "settlement.resolve";
                "ledger_check.create": "ledger_check.create";
            }>>;
            subject_id: z.ZodOptional<z.ZodString>;
            created_from: z.ZodOptional<z.ZodPipe<z.ZodISODateTime, z.ZodTransform<number, string>>>;
            created_to: z.ZodOptional<z.ZodPipe<z.ZodISODateTime, z.ZodTransform<number, string>>>;
            limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodInt>>;
            cursor: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<Record<"audit_lines", z.ZodArray<z.ZodObject<{
                id: z.ZodString;
                action: z.ZodEnum<{
                    "payment.create": "payment.create";
                    "account.register": "account.register";
                    "account.change_password": "account.change_password";
                    "session.login": "session.login";
                    "session.login_failed": "session.login_failed";
                    "session.reauthenticate": "session.reauthenticate";
                    "session.logout": "session.logout";
                    "session.revoke": "session.revoke";
                    "session.revoke_others": "session.revoke_others";
                    "merchant.create": "merchant.create";
                    "merchant.update_profile": "merchant.update_profile";
                    "merchant.set_logo": "merchant.set_logo";
                    "merchant.delete_logo": "merchant.delete_logo";
                    "merchant.submit_kyc": "merchant.submit_kyc";
                    "merchant.decide_kyc": "merchant.decide_kyc";
                    "merchant.update_terms": "merchant.update_terms";
                    "merchant.suspend": "merchant.suspend";
                    "merchant.reinstate": "merchant.reinstate";
                    "agent.create": "agent.create";
                    "agent.update": "agent.update";
                    "agent.move_float": "agent.move_float";
                    "api_key.create": "api_key.create";
                    "api_key.roll": "api_key.roll";
                    "api_key.revoke": "api_key.revoke";
                    "operator.create": "operator.create";
                    "operator.disable": "operator.disable";
                    "operator_key.create": "operator_key.create";
                    "signing_key.rotate": "signing_key.rotate";
                    "webhook_endpoint.create": "webhook_endpoint.create";
                    "webhook_endpoint.update": "webhook_endpoint.update";
                    "webhook_endpoint.delete": "webhook_endpoint.delete";
                    "webhook_endpoint.rotate_secret": "webhook_endpoint.rotate_secret";
                    "webhook_endpoint.ping": "webhook_endpoint.ping";
                    "event.replay": "event.replay";
                    "delivery.replay": "delivery.replay";
                    "delivery.replay_failed": "delivery.replay_failed";
                    "payment.cancel": "payment.cancel";
                    "payment.simulate": "payment.simulate";
                    "attempt.resolve": "attempt.resolve";
                    "refund.create": "refund.create";
                    "refund.resolve": "refund.resolve";
                    "dispute.open": "dispute.open";
                    "dispute.submit_evidence": "dispute.submit_evidence";
                    "dispute.resolve": "dispute.resolve";
                    "settlement.create": "settlement.create";
                    "settlement.resolve": "settlement.resolve";
                    "ledger_check.create": "ledger_check.create";
                }>;
                actor: z.ZodObject<{
                    type: z.ZodEnum<{
                        api_key: "api_key";
                        merchant: "merchant";
                        operator: "operator";
                        operator_key: "operator_key";
                        in_process: "in_process";
                    }>;
                    id: z.ZodNullable<z.ZodString>;
                    name: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
                subject: z.ZodObject<{
                    type: z.ZodEnum<{
                        api_key: "api_key";
                        merchant: "merchant";
                        payment: "payment";
                        account: "account";
                        session: "session";
                        agent: "agent";
                        operator_key: "operator_key";
                        signing_key: "signing_key";
                        webhook_endpoint: "webhook_endpoint";
                        event: "event";
                        delivery: "delivery";
                        attempt: "attempt";
                        refund: "refund";
                        dispute: "dispute";
                        settlement: "settlement";
                        ledger_check: "ledger_check";
                    }>;
                    id: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
                merchant_id: z.ZodNullable<z.ZodString>;
                livemode: z.ZodNullable<z.ZodBoolean>;
                details: z.ZodRecord<z.ZodString, z.ZodUnknown>;
                client_address: z.ZodNullable<z.ZodString>;
                user_agent: z.ZodNullable<z.ZodString>;
                request_id: z.ZodNullable<z.ZodString>;
                created_at: z.ZodISODateTime;
            }, z.core.$strip>>> & {
                pagination: typeof pagination;
            }, z.core.$strip>;
        };
        readonly errors: readonly [];
    };
    listWholeAuditLog: {
        readonly method: "GET";
        readonly path: "/admin/audit-log";
        readonly tag: "Operator";
        readonly summary: "List what merchants and operators did, newest first";
        readonly auth: {
            readonly kind: "operator";
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<{
            merchant_id: z.ZodOptional<z.ZodString>;
            actor_id: z.ZodOptional<z.ZodString>;
            action: z.ZodOptional<z.ZodEnum<{
                "payment.create": "payment.create";
                "account.register": "account.register";
                "account.change_password": "account.change_password";
                "session.login": "session.login";
                "session.login_failed": "session.login_failed";
                "session.reauthenticate": "session.reauthenticate";
                "session.logout": "session.logout";
                "session.revoke": "session.revoke";
                "session.revoke_others": "session.revoke_others";
                "merchant.create": "merchant.create";
                "merchant.update_profile": "merchant.update_profile";
                "merchant.set_logo": "merchant.set_logo";
                "merchant.delete_logo": "merchant.delete_logo";
                "merchant.submit_kyc": "merchant.submit_kyc";
                "merchant.decide_kyc": "merchant.decide_kyc";
                "merchant.update_terms": "merchant.update_terms";
                "merchant.suspend": "merchant.suspend";
                "merchant.reinstate": "merchant.reinstate";
                "agent.create": "agent.create";
                "agent.update": "agent.update";
                "agent.move_float": "agent.move_float";
                "api_key.create": "api_key.create";
                "api_key.roll": "api_key.roll";
                "api_key.revoke": "api_key.revoke";
                "operator.create": "operator.create";
                "operator.disable": "operator.disable";
                "operator_key.create": "operator_key.create";
                "signing_key.rotate": "signing_key.rotate";
                "webhook_endpoint.create": "webhook_endpoint.create";
                "webhook_endpoint.update": "webhook_endpoint.update";
                "webhook_endpoint.delete": "webhook_endpoint.delete";
                "webhook_endpoint.rotate_secret": "webhook_endpoint.rotate_secret";
                "webhook_endpoint.ping": "webhook_endpoint.ping";
                "event.replay": "event.replay";
                "delivery.replay": "delivery.replay";
                "delivery.replay_failed": "delivery.replay_failed";
                "payment.cancel": "payment.cancel";
                "payment.simulate": "payment.simulate";
                "attempt.resolve": "attempt.resolve";
                "refund.create": "refund.create";
                "refund.resolve": "refund.resolve";
                "dispute.open": "dispute.open";
                "dispute.submit_evidence": "dispute.submit_evidence";
                "dispute.resolve": "dispute.resolve";
                "settlement.create": "settlement.create";
                "settlement.resolve": "settlement.resolve";
                "ledger_check.create": "ledger_check.create";
            }>>;
            subject_id: z.ZodOptional<z.ZodString>;
            created_from: z.ZodOptional<z.ZodPipe<z.ZodISODateTime, z.ZodTransform<number, string>>>;
            created_to: z.ZodOptional<z.ZodPipe<z.ZodISODateTime, z.ZodTransform<number, string>>>;
            limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodInt>>;
            cursor: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<Record<"audit_lines", z.ZodArray<z.ZodObject<{
                id: z.ZodString;
                action: z.ZodEnum<{
                    "payment.create": "payment.create";
                    "account.register": "account.register";
                    "account.change_password": "account.change_password";
                    "session.login": "session.login";
                    "session.login_failed": "session.login_failed";
                    "session.reauthenticate": "session.reauthenticate";
                    "session.logout": "session.logout";
                    "session.revoke": "session.revoke";
                    "session.revoke_others": "session.revoke_others";
                    "merchant.create": "merchant.create";
                    "merchant.update_profile": "merchant.update_profile";
                    "merchant.set_logo": "merchant.set_logo";
                    "merchant.delete_logo": "merchant.delete_logo";
                    "merchant.submit_kyc": "merchant.submit_kyc";
                    "merchant.decide_kyc": "merchant.decide_kyc";
                    "merchant.update_terms": "merchant.update_terms";
                    "merchant.suspend": "merchant.suspend";
                    "merchant.reinstate": "merchant.reinstate";
                    "agent.create": "agent.create";
                    "agent.update": "agent.update";
                    "agent.move_float": "agent.move_float";
                    "api_key.create": "api_key.create";
                    "api_key.roll": "api_key.roll";
                    "api_key.revoke": "api_key.revoke";
                    "operator.create": "operator.create";
                    "operator.disable": "operator.disable";
                    "operator_key.create": "operator_key.create";
                    "signing_key.rotate": "signing_key.rotate";
                    "webhook_endpoint.create": "webhook_endpoint.create";
                    "webhook_endpoint.update": "webhook_endpoint.update";
                    "webhook_endpoint.delete": "webhook_endpoint.delete";
                    "webhook_endpoint.rotate_secret": "webhook_endpoint.rotate_secret";
                    "webhook_endpoint.ping": "webhook_endpoint.ping";
                    "event.replay": "event.replay";
                    "delivery.replay": "delivery.replay";
                    "delivery.replay_failed": "delivery.replay_failed";
                    "payment.cancel": "payment.cancel";
                    "payment.simulate": "payment.simulate";
                    "attempt.resolve": "attempt.resolve";
                    "refund.create": "refund.create";
                    "refund.resolve": "refund.resolve";
                    "dispute.open": "dispute.open";
                    "dispute.submit_evidence": "dispute.submit_evidence";
                    "dispute.resolve": "dispute.resolve";
                    "settlement.create": "settlement.create";
                    "settlement.resolve": "settlement.resolve";
                    "ledger_check.create": "ledger_check.create";
                }>;
                actor: z.ZodObject<{
                    type: z.ZodEnum<{
                        api_key: "api_key";
                        merchant: "merchant";
                        operator: "operator";
                        operator_key: "operator_key";
                        in_process: "in_process";
                    }>;
                    id: z.ZodNullable<z.ZodString>;
                    name: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
                subject: z.ZodObject<{
                    type: z.ZodEnum<{
                        api_key: "api_key";
                        merchant: "merchant";
                        payment: "payment";
                        account: "account";
                        session: "session";
                        agent: "agent";
                        operator_key: "operator_key";
                        signing_key: "signing_key";
                        webhook_endpoint: "webhook_endpoint";
                        event: "event";
                        delivery: "delivery";
                        attempt: "attempt";
                        refund: "refund";
                        dispute: "dispute";
                        settlement: "settlement";
                        ledger_check: "ledger_check";
                    }>;
                    id: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
                merchant_id: z.ZodNullable<z.ZodString>;
                livemode: z.ZodNullable<z.ZodBoolean>;
                details: z.ZodRecord<z.ZodString, z.ZodUnknown>;
                client_address: z.ZodNullable<z.ZodString>;
                user_agent: z.ZodNullable<z.ZodString>;
                request_id: z.ZodNullable<z.ZodString>;
                created_at: z.ZodISODateTime;
            }, z.core.$strip>>> & {
                pagination: typeof pagination;
            }, z.core.$strip>;
        };
        readonly errors: readonly [];
    };
    getOverview: {
        readonly method: "GET";
        readonly path: "/merchant/overview";
        readonly tag: "Merchant";
        readonly summary: "Read the volume of the last days, how payments end, and what needs attention";
        readonly auth: {
            readonly kind: "merchant";
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<{
            days: z.ZodPipe<z.ZodDefault<z.ZodEnum<{
                7: "7";
                30: "30";
                90: "90";
            }>>, z.ZodTransform<number, "7" | "30" | "90">>;
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                overview: z.ZodObject<{
                    livemode: z.ZodBoolean;
                    volume: z.ZodArray<z.ZodObject<{
                        date: z.ZodString;
                        currency: z.ZodString;
                        payments_count: z.ZodInt;
                        amount: z.ZodInt;
                        refunds_count: z.ZodInt;
                        amount_refunded: z.ZodInt;
                    }, z.core.$strip>>;
                    outcomes: z.ZodObject<{
                        decided: z.ZodInt;
                        succeeded: z.ZodInt;
                        failed: z.ZodInt;
                        expired: z.ZodInt;
                        canceled: z.ZodInt;
                        succeeded_percent: z.ZodNullable<z.ZodInt>;
                    }, z.core.$strip>;
                    attention: z.ZodObject<{
                        kyc_status: z.ZodNullable<z.ZodEnum<{
                            not_started: "not_started";
                            rejected: "rejected";
                            needs_info: "needs_info";
                        }>>;
                        endpoints: z.ZodArray<z.ZodObject<{
                            id: z.ZodString;
                            url: z.ZodString;
                            state: z.ZodEnum<{
                                failing: "failing";
                                disabled: "disabled";
                            }>;
                            failing_since: z.ZodNullable<z.ZodISODateTime>;
                        }, z.core.$strip>>;
                        disputes: z.ZodObject<{
                            count: z.ZodInt;
                            next_due_at: z.ZodNullable<z.ZodISODateTime>;
                        }, z.core.$strip>;
                        payments_in_review: z.ZodInt;
                        failed_settlements: z.ZodArray<z.ZodObject<{
                            id: z.ZodString;
                            amount: z.ZodInt;
                            currency: z.ZodString;
                            failure_reason: z.ZodNullable<z.ZodString>;
                        }, z.core.$strip>>;
                    }, z.core.$strip>;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly [];
    };
    getTimeline: {
        readonly method: "GET";
        readonly path: "/gateway/payments/{payment_id}/timeline";
        readonly tag: "Payments";
        readonly summary: "Read everything that happened to a payment, explained in French and English";
        readonly auth: {
            readonly kind: "merchant";
            readonly scope: "payments:read";
        };
        readonly parameters: z.ZodObject<{
            payment_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                timeline: z.ZodObject<{
                    payment_id: z.ZodString;
                    status: z.ZodEnum<{
                        requested: "requested";
                        processing: "processing";
                        succeeded: "succeeded";
                        failed: "failed";
                        canceled: "canceled";
                        expired: "expired";
                        partially_refunded: "partially_refunded";
                        refunded: "refunded";
                    }>;
                    explain: z.ZodObject<{
                        fr: z.ZodString;
                        en: z.ZodString;
                        next: z.ZodEnum<{
                            merchant: "merchant";
                            operator: "operator";
                            customer: "customer";
                            nobody: "nobody";
                        }>;
                    }, z.core.$strip>;
                    entries: z.ZodArray<z.ZodDiscriminatedUnion<[z.ZodObject<{
                        expires_at: z.ZodISODateTime;
                        amount: z.ZodInt;
                        currency: z.ZodString;
                        type: z.ZodLiteral<"payment_created">;
                        at: z.ZodISODateTime;
                        id: z.ZodString;
                    }, z.core.$strip>, z.ZodObject<{
                        type: z.ZodLiteral<"attempt">;
                        at: z.ZodISODateTime;
                        id: z.ZodString;
                        status: z.ZodEnum<{
                            succeeded: "succeeded";
                            failed: "failed";
                            pending: "pending";
                            submitting: "submitting";
                            needs_review: "needs_review";
                            paid_late: "paid_late";
                        }>;
                        method: z.ZodObject<{
                            type: z.ZodEnum<{
                                wallet: "wallet";
                                mobile_money: "mobile_money";
                            }>;
                            provider: z.ZodNullable<z.ZodEnum<{
                                mtn_momo: "mtn_momo";
                                orange_money: "orange_money";
                            }>>;
                            phone_masked: z.ZodNullable<z.ZodString>;
                        }, z.core.$strip>;
                        failure_code: z.ZodNullable<z.ZodEnum<{
                            insufficient_funds: "insufficient_funds";
                            payer_timeout: "payer_timeout";
                            payer_declined: "payer_declined";
                            invalid_code: "invalid_code";
                            invalid_payer: "invalid_payer";
                            payer_limit_reached: "payer_limit_reached";
                            payer_account_blocked: "payer_account_blocked";
                            provider_unavailable: "provider_unavailable";
                            provider_error: "provider_error";
                        }>>;
                        polls_count: z.ZodInt;
                        rail_reference: z.ZodNullable<z.ZodString>;
                        updated_at: z.ZodISODateTime;
                    }, z.core.$strip>, z.ZodObject<{
                        reason: z.ZodNullable<z.ZodString>;
                        failure_code: z.ZodNullable<z.ZodEnum<{
                            insufficient_funds: "insufficient_funds";
                            payer_timeout: "payer_timeout";
                            payer_declined: "payer_declined";
                            invalid_code: "invalid_code";
                            invalid_payer: "invalid_payer";
                            payer_limit_reached: "payer_limit_reached";
                            payer_account_blocked: "payer_account_blocked";
                            provider_unavailable: "provider_unavailable";
                            provider_error: "provider_error";
                        }>>;
                        updated_at: z.ZodISODateTime;
                        amount: z.ZodInt;
                        currency: z.ZodString;
                        type: z.ZodLiteral<"refund">;
                        at: z.ZodISODateTime;
                        id: z.ZodString;
                        status: z.ZodEnum<{
                            succeeded: "succeeded";
                            failed: "failed";
                            pending: "pending";
                        }>;
                    }, z.core.$strip>, z.ZodObject<{
                        reason: z.ZodNullable<z.ZodString>;
                        due_at: z.ZodISODateTime;
                        evidence_submitted_at: z.ZodNullable<z.ZodISODateTime>;
                        resolved_at: z.ZodNullable<z.ZodISODateTime>;
                        amount: z.ZodInt;
                        currency: z.ZodString;
                        type: z.ZodLiteral<"dispute">;
                        at: z.ZodISODateTime;
                        id: z.ZodString;
                        status: z.ZodEnum<{
                            needs_response: "needs_response";
                            under_review: "under_review";
                            won: "won";
                            lost: "lost";
                        }>;
                    }, z.core.$strip>, z.ZodObject<{
                        amount: z.ZodInt;
                        currency: z.ZodString;
                        type: z.ZodLiteral<"transfer">;
                        at: z.ZodISODateTime;
                        id: z.ZodString;
                        kind: z.ZodEnum<{
                            refund: "refund";
                            capture: "capture";
                            release: "release";
                            refund_hold: "refund_hold";
                            refund_release: "refund_release";
                            dispute_hold: "dispute_hold";
                            dispute_won: "dispute_won";
                            dispute_lost: "dispute_lost";
                            late_capture: "late_capture";
                            late_refund: "late_refund";
                        }>;
                    }, z.core.$strip>, z.ZodObject<{
                        type: z.ZodLiteral<"status_change">;
                        at: z.ZodISODateTime;
                        event_id: z.ZodString;
                        from: z.ZodEnum<{
                            requested: "requested";
                            processing: "processing";
                            succeeded: "succeeded";
                            failed: "failed";
                            canceled: "canceled";
                            expired: "expired";
                            partially_refunded: "partially_refunded";
                            refunded: "refunded";
                        }>;
                        to: z.ZodEnum<{
                            requested: "requested";
                            processing: "processing";
                            succeeded: "succeeded";
                            failed: "failed";
                            canceled: "canceled";
                            expired: "expired";
                            partially_refunded: "partially_refunded";
                            refunded: "refunded";
                        }>;
                    }, z.core.$strip>, z.ZodObject<{
                        type: z.ZodLiteral<"event">;
                        at: z.ZodISODateTime;
                        id: z.ZodString;
                        event: z.ZodEnum<{
                            "payment.created": "payment.created";
                            "payment.processing": "payment.processing";
                            "payment.attempt_failed": "payment.attempt_failed";
                            "payment.succeeded": "payment.succeeded";
                            "payment.failed": "payment.failed";
                            "payment.canceled": "payment.canceled";
                            "payment.expired": "payment.expired";
                            "payment.refunded": "payment.refunded";
                            "refund.created": "refund.created";
                            "refund.succeeded": "refund.succeeded";
                            "refund.failed": "refund.failed";
                            "dispute.opened": "dispute.opened";
                            "dispute.evidence_submitted": "dispute.evidence_submitted";
                            "dispute.won": "dispute.won";
                            "dispute.lost": "dispute.lost";
                            "settlement.created": "settlement.created";
                            "settlement.paid": "settlement.paid";
                            "settlement.failed": "settlement.failed";
                            "endpoint.disabled": "endpoint.disabled";
                            ping: "ping";
                        }>;
                        sequence: z.ZodInt;
                    }, z.core.$strip>, z.ZodObject<{
                        type: z.ZodLiteral<"delivery">;
                        at: z.ZodISODateTime;
                        id: z.ZodString;
                        event_id: z.ZodString;
                        event: z.ZodEnum<{
                            "payment.created": "payment.created";
                            "payment.processing": "payment.processing";
                            "payment.attempt_failed": "payment.attempt_failed";
                            "payment.succeeded": "payment.succeeded";
                            "payment.failed": "payment.failed";
                            "payment.canceled": "payment.canceled";
                            "payment.expired": "payment.expired";
                            "payment.refunded": "payment.refunded";
                            "refund.created": "refund.created";
                            "refund.succeeded": "refund.succeeded";
                            "refund.failed": "refund.failed";
                            "dispute.opened": "dispute.opened";
                            "dispute.evidence_submitted": "dispute.evidence_submitted";
                            "dispute.won": "dispute.won";
                            "dispute.lost": "dispute.lost";
                            "settlement.created": "settlement.created";
                            "settlement.paid": "settlement.paid";
                            "settlement.failed": "settlement.failed";
                            "endpoint.disabled": "endpoint.disabled";
                            ping: "ping";
                        }>;
                        endpoint_id: z.ZodString;
                        status: z.ZodEnum<{
                            failed: "failed";
                            canceled: "canceled";
                            pending: "pending";
                            leased: "leased";
                            delivered: "delivered";
                        }>;
                        attempts_count: z.ZodInt;
                        last_status_code: z.ZodNullable<z.ZodInt>;
                        last_error: z.ZodNullable<z.ZodString>;
                        next_attempt_at: z.ZodNullable<z.ZodISODateTime>;
                        delivered_at: z.ZodNullable<z.ZodISODateTime>;
                    }, z.core.$strip>], "type">>;
                    truncated: z.ZodBoolean;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["PAYMENT_NOT_FOUND"];
    };
    createPayment: {
        readonly method: "POST";
        readonly path: "/gateway/payments";
        readonly tag: "Payments";
        readonly summary: "Create a payment intent";
        readonly auth: {
            readonly kind: "api_key";
            readonly scope: "payments:write";
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly body: z.ZodObject<{
            amount: z.ZodInt;
            currency: z.ZodString;
            description: z.ZodOptional<z.ZodString>;
            customer_reference: z.ZodOptional<z.ZodString>;
            return_url: z.ZodOptional<z.ZodString>;
            cancel_url: z.ZodOptional<z.ZodString>;
            metadata: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
            expires_in: z.ZodOptional<z.ZodInt>;
            locale: z.ZodOptional<z.ZodEnum<{
                fr: "fr";
                en: "en";
            }>>;
            max_attempts: z.ZodOptional<z.ZodInt>;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 201: z.ZodObject<{
                payment: z.ZodObject<{
                    id: z.ZodString;
                    slug: z.ZodString;
                    status: z.ZodEnum<{
                        requested: "requested";
                        processing: "processing";
                        succeeded: "succeeded";
                        failed: "failed";
                        canceled: "canceled";
                        expired: "expired";
                        partially_refunded: "partially_refunded";
                        refunded: "refunded";
                    }>;
                    amount: z.ZodInt;
                    currency: z.ZodString;
                    description: z.ZodNullable<z.ZodString>;
                    customer_reference: z.ZodNullable<z.ZodString>;
                    return_url: z.ZodNullable<z.ZodString>;
                    cancel_url: z.ZodNullable<z.ZodString>;
                    checkout_url: z.ZodString;
                    livemode: z.ZodBoolean;
                    locale: z.ZodNullable<z.ZodEnum<{
                        fr: "fr";
                        en: "en";
                    }>>;
                    created_at: z.ZodISODateTime;
                    updated_at: z.ZodISODateTime;
                    expires_at: z.ZodISODateTime;
                    succeeded_at: z.ZodNullable<z.ZodISODateTime>;
                    transaction_id: z.ZodNullable<z.ZodString>;
                    amount_refunded: z.ZodInt;
                    amount_disputed: z.ZodInt;
                    fee: z.ZodInt;
                    fee_returned: z.ZodInt;
                    net_amount: z.ZodInt;
                    payment_method: z.ZodNullable<z.ZodObject<{
                        type: z.ZodEnum<{
                            wallet: "wallet";
                            mobile_money: "mobile_money";
                        }>;
                        provider: z.ZodNullable<z.ZodEnum<{
                            mtn_momo: "mtn_momo";
                            orange_money: "orange_money";
                        }>>;
                        phone_masked: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>>;
                    failure_code: z.ZodNullable<z.ZodEnum<{
                        insufficient_funds: "insufficient_funds";
                        payer_timeout: "payer_timeout";
                        payer_declined: "payer_declined";
                        invalid_code: "invalid_code";
                        invalid_payer: "invalid_payer";
                        payer_limit_reached: "payer_limit_reached";
                        payer_account_blocked: "payer_account_blocked";
                        provider_unavailable: "provider_unavailable";
                        provider_error: "provider_error";
                    }>>;
                    failure_message: z.ZodNullable<z.ZodString>;
                    attempts_count: z.ZodInt;
                    metadata: z.ZodRecord<z.ZodString, z.ZodString>;
                    version: z.ZodInt;
                }, z.core.$strip>;
                checkout_url: z.ZodString;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["KYC_REQUIRED", "ACCOUNT_SUSPENDED"];
    };
    createSandboxPayment: {
        readonly method: "POST";
        readonly path: "/gateway/sandbox/payments";
        readonly tag: "Sandbox";
        readonly summary: "Create a test payment intent";
        readonly auth: {
            readonly kind: "merchant";
            readonly scope: "payments:write";
            readonly mode: "test";
        };
        readonly audit: {
            readonly action: "payment.create";
            readonly subject: {
                readonly type: "payment";
                readonly answer: "payment";
            };
            readonly details: readonly ["amount", "currency"];
            readonly by: "session";
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<{
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
        }, z.core.$strict>;
        readonly body: z.ZodObject<{
            amount: z.ZodInt;
            currency: z.ZodString;
            description: z.ZodOptional<z.ZodString>;
            customer_reference: z.ZodOptional<z.ZodString>;
            return_url: z.ZodOptional<z.ZodString>;
            cancel_url: z.ZodOptional<z.ZodString>;
            metadata: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
            expires_in: z.ZodOptional<z.ZodInt>;
            locale: z.ZodOptional<z.ZodEnum<{
                fr: "fr";
                en: "en";
            }>>;
            max_attempts: z.ZodOptional<z.ZodInt>;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 201: z.ZodObject<{
                payment: z.ZodObject<{
                    id: z.ZodString;
                    slug: z.ZodString;
                    status: z.ZodEnum<{
                        requested: "requested";
                        processing: "processing";
                        succeeded: "succeeded";
                        failed: "failed";
                        canceled: "canceled";
                        expired: "expired";
                        partially_refunded: "partially_refunded";
                        refunded: "refunded";
                    }>;
                    amount: z.ZodInt;
                    currency: z.ZodString;
                    description: z.ZodNullable<z.ZodString>;
                    customer_reference: z.ZodNullable<z.ZodString>;
                    return_url: z.ZodNullable<z.ZodString>;
                    cancel_url: z.ZodNullable<z.ZodString>;
                    checkout_url: z.ZodString;
                    livemode: z.ZodBoolean;
                    locale: z.ZodNullable<z.ZodEnum<{
                        fr: "fr";
                        en: "en";
                    }>>;
                    created_at: z.ZodISODateTime;
                    updated_at: z.ZodISODateTime;
                    expires_at: z.ZodISODateTime;
                    succeeded_at: z.ZodNullable<z.ZodISODateTime>;
                    transaction_id: z.ZodNullable<z.ZodString>;
                    amount_refunded: z.ZodInt;
                    amount_disputed: z.ZodInt;
                    fee: z.ZodInt;
                    fee_returned: z.ZodInt;
                    net_amount: z.ZodInt;
                    payment_method: z.ZodNullable<z.ZodObject<{
                        type: z.ZodEnum<{
                            wallet: "wallet";
                            mobile_money: "mobile_money";
                        }>;
                        provider: z.ZodNullable<z.ZodEnum<{
                            mtn_momo: "mtn_momo";
                            orange_money: "orange_money";
                        }>>;
                        phone_masked: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>>;
                    failure_code: z.ZodNullable<z.ZodEnum<{
                        insufficient_funds: "insufficient_funds";
                        payer_timeout: "payer_timeout";
                        payer_declined: "payer_declined";
                        invalid_code: "invalid_code";
                        invalid_payer: "invalid_payer";
                        payer_limit_reached: "payer_limit_reached";
                        payer_account_blocked: "payer_account_blocked";
                        provider_unavailable: "provider_unavailable";
                        provider_error: "provider_error";
                    }>>;
                    failure_message: z.ZodNullable<z.ZodString>;
                    attempts_count: z.ZodInt;
                    metadata: z.ZodRecord<z.ZodString, z.ZodString>;
                    version: z.ZodInt;
                }, z.core.$strip>;
                checkout_url: z.ZodString;
            }, z.core.$strip>;
        };
        readonly errors: readonly [];
    };
    simulatePayment: {
        readonly method: "POST";
        readonly path: "/gateway/sandbox/payments/{payment_id}/simulate";
        readonly tag: "Sandbox";
        readonly summary: "Make something happen to a test payment";
        readonly auth: {
            readonly kind: "merchant";
            readonly scope: "payments:write";
            readonly mode: "test";
        };
        readonly audit: {
            readonly action: "payment.simulate";
            readonly subject: {
                readonly type: "payment";
                readonly parameter: "payment_id";
            };
            readonly details: readonly ["outcome"];
        };
        readonly parameters: z.ZodObject<{
            payment_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
        }, z.core.$strict>;
        readonly body: z.ZodObject<{
            outcome: z.ZodEnum<{
                refund: "refund";
                dispute: "dispute";
                succeed: "succeed";
                fail: "fail";
                timeout: "timeout";
            }>;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                payment: z.ZodObject<{
                    id: z.ZodString;
                    slug: z.ZodString;
                    status: z.ZodEnum<{
                        requested: "requested";
                        processing: "processing";
                        succeeded: "succeeded";
                        failed: "failed";
                        canceled: "canceled";
                        expired: "expired";
                        partially_refunded: "partially_refunded";
                        refunded: "refunded";
                    }>;
                    amount: z.ZodInt;
                    currency: z.ZodString;
                    description: z.ZodNullable<z.ZodString>;
                    customer_reference: z.ZodNullable<z.ZodString>;
                    return_url: z.ZodNullable<z.ZodString>;
                    cancel_url: z.ZodNullable<z.ZodString>;
                    checkout_url: z.ZodString;
                    livemode: z.ZodBoolean;
                    locale: z.ZodNullable<z.ZodEnum<{
                        fr: "fr";
                        en: "en";
                    }>>;
                    created_at: z.ZodISODateTime;
                    updated_at: z.ZodISODateTime;
                    expires_at: z.ZodISODateTime;
                    succeeded_at: z.ZodNullable<z.ZodISODateTime>;
                    transaction_id: z.ZodNullable<z.ZodString>;
                    amount_refunded: z.ZodInt;
                    amount_disputed: z.ZodInt;
                    fee: z.ZodInt;
                    fee_returned: z.ZodInt;
                    net_amount: z.ZodInt;
                    payment_method: z.ZodNullable<z.ZodObject<{
                        type: z.ZodEnum<{
                            wallet: "wallet";
                            mobile_money: "mobile_money";
                        }>;
                        provider: z.ZodNullable<z.ZodEnum<{
                            mtn_momo: "mtn_momo";
                            orange_money: "orange_money";
                        }>>;
                        phone_masked: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>>;
                    failure_code: z.ZodNullable<z.ZodEnum<{
                        insufficient_funds: "insufficient_funds";
                        payer_timeout: "payer_timeout";
                        payer_declined: "payer_declined";
                        invalid_code: "invalid_code";
                        invalid_payer: "invalid_payer";
                        payer_limit_reached: "payer_limit_reached";
                        payer_account_blocked: "payer_account_blocked";
                        provider_unavailable: "provider_unavailable";
                        provider_error: "provider_error";
                    }>>;
                    failure_message: z.ZodNullable<z.ZodString>;
                    attempts_count: z.ZodInt;
                    metadata: z.ZodRecord<z.ZodString, z.ZodString>;
                    version: z.ZodInt;
                }, z.core.$strip>;
                refund: z.ZodNullable<z.ZodObject<{
                    id: z.ZodString;
                    payment_id: z.ZodString;
                    amount: z.ZodInt;
                    currency: z.ZodString;
                    status: z.ZodEnum<{
                        succeeded: "succeeded";
                        failed: "failed";
                        pending: "pending";
                    }>;
                    reason: z.ZodNullable<z.ZodString>;
                    failure_code: z.ZodNullable<z.ZodEnum<{
                        insufficient_funds: "insufficient_funds";
                        payer_timeout: "payer_timeout";
                        payer_declined: "payer_declined";
                        invalid_code: "invalid_code";
                        invalid_payer: "invalid_payer";
                        payer_limit_reached: "payer_limit_reached";
                        payer_account_blocked: "payer_account_blocked";
                        provider_unavailable: "provider_unavailable";
                        provider_error: "provider_error";
                    }>>;
                    livemode: z.ZodBoolean;
                    transaction_id: z.ZodNullable<z.ZodString>;
                    fee_returned: z.ZodInt;
                    created_at: z.ZodISODateTime;
                    updated_at: z.ZodISODateTime;
                }, z.core.$strip>>;
                dispute: z.ZodNullable<z.ZodObject<{
                    id: z.ZodString;
                    payment_id: z.ZodString;
                    amount: z.ZodInt;
                    currency: z.ZodString;
                    status: z.ZodEnum<{
                        needs_response: "needs_response";
                        under_review: "under_review";
                        won: "won";
                        lost: "lost";
                    }>;
                    reason: z.ZodNullable<z.ZodString>;
                    livemode: z.ZodBoolean;
                    due_at: z.ZodISODateTime;
                    evidence: z.ZodNullable<z.ZodString>;
                    evidence_submitted_at: z.ZodNullable<z.ZodISODateTime>;
                    note: z.ZodNullable<z.ZodString>;
                    resolved_at: z.ZodNullable<z.ZodISODateTime>;
                    transaction_id: z.ZodString;
                    closing_transaction_id: z.ZodNullable<z.ZodString>;
                    created_at: z.ZodISODateTime;
                    updated_at: z.ZodISODateTime;
                }, z.core.$strip>>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["PAYMENT_NOT_FOUND", "PAYMENT_ALREADY_PAID", "PAYMENT_CANCELED", "PAYMENT_FAILED", "PAYMENT_EXPIRED", "PAYMENT_NOT_REFUNDABLE", "REFUND_EXCEEDS_REMAINING", "INSUFFICIENT_BALANCE", "PAYMENT_NOT_DISPUTABLE", "DISPUTE_EXCEEDS_REMAINING"];
    };
    getPayment: {
        readonly method: "GET";
        readonly path: "/gateway/payments/{payment_id}";
        readonly tag: "Payments";
        readonly summary: "Read a payment intent";
        readonly auth: {
            readonly kind: "merchant";
            readonly scope: "payments:read";
        };
        readonly parameters: z.ZodObject<{
            payment_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                payment: z.ZodObject<{
                    id: z.ZodString;
                    slug: z.ZodString;
                    status: z.ZodEnum<{
                        requested: "requested";
                        processing: "processing";
                        succeeded: "succeeded";
                        failed: "failed";
                        canceled: "canceled";
                        expired: "expired";
                        partially_refunded: "partially_refunded";
                        refunded: "refunded";
                    }>;
                    amount: z.ZodInt;
                    currency: z.ZodString;
                    description: z.ZodNullable<z.ZodString>;
                    customer_reference: z.ZodNullable<z.ZodString>;
                    return_url: z.ZodNullable<z.ZodString>;
                    cancel_url: z.ZodNullable<z.ZodString>;
                    checkout_url: z.ZodString;
                    livemode: z.ZodBoolean;
                    locale: z.ZodNullable<z.ZodEnum<{
                        fr: "fr";
                        en: "en";
                    }>>;
                    created_at: z.ZodISODateTime;
                    updated_at: z.ZodISODateTime;
                    expires_at: z.ZodISODateTime;
                    succeeded_at: z.ZodNullable<z.ZodISODateTime>;
                    transaction_id: z.ZodNullable<z.ZodString>;
                    amount_refunded: z.ZodInt;
                    amount_disputed: z.ZodInt;
                    fee: z.ZodInt;
                    fee_returned: z.ZodInt;
                    net_amount: z.ZodInt;
                    payment_method: z.ZodNullable<z.ZodObject<{
                        type: z.ZodEnum<{
                            wallet: "wallet";
                            mobile_money: "mobile_money";
                        }>;
                        provider: z.ZodNullable<z.ZodEnum<{
                            mtn_momo: "mtn_momo";
                            orange_money: "orange_money";
                        }>>;
                        phone_masked: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>>;
                    failure_code: z.ZodNullable<z.ZodEnum<{
                        insufficient_funds: "insufficient_funds";
                        payer_timeout: "payer_timeout";
                        payer_declined: "payer_declined";
                        invalid_code: "invalid_code";
                        invalid_payer: "invalid_payer";
                        payer_limit_reached: "payer_limit_reached";
                        payer_account_blocked: "payer_account_blocked";
                        provider_unavailable: "provider_unavailable";
                        provider_error: "provider_error";
                    }>>;
                    failure_message: z.ZodNullable<z.ZodString>;
                    attempts_count: z.ZodInt;
                    metadata: z.ZodRecord<z.ZodString, z.ZodString>;
                    version: z.ZodInt;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["PAYMENT_NOT_FOUND"];
    };
    listPayments: {
        readonly method: "GET";
        readonly path: "/gateway/payments";
        readonly tag: "Payments";
        readonly summary: "List payment intents, newest first; as CSV all of them at once";
        readonly auth: {
            readonly kind: "merchant";
            readonly scope: "payments:read";
        };
        readonly parameters: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly query: z.ZodObject<{
            status: z.ZodOptional<z.ZodType<readonly ("requested" | "processing" | "succeeded" | "failed" | "canceled" | "expired" | "partially_refunded" | "refunded")[], unknown, z.core.$ZodTypeInternals<readonly ("requested" | "processing" | "succeeded" | "failed" | "canceled" | "expired" | "partially_refunded" | "refunded")[], unknown>>>;
            method: z.ZodOptional<z.ZodEnum<{
                wallet: "wallet";
                mtn_momo: "mtn_momo";
                orange_money: "orange_money";
            }>>;
            amount: z.ZodOptional<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodInt>>;
            customer_reference: z.ZodOptional<z.ZodString>;
            transaction_id: z.ZodOptional<z.ZodString>;
            phone_ending: z.ZodOptional<z.ZodString>;
            search: z.ZodOptional<z.ZodString>;
            created_from: z.ZodOptional<z.ZodPipe<z.ZodISODateTime, z.ZodTransform<number, string>>>;
            created_to: z.ZodOptional<z.ZodPipe<z.ZodISODateTime, z.ZodTransform<number, string>>>;
            format: z.ZodOptional<z.ZodEnum<{
                json: "json";
                csv: "csv";
            }>>;
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
            limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodInt>>;
            cursor: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<Record<"payments", z.ZodArray<z.ZodObject<{
                id: z.ZodString;
                slug: z.ZodString;
                status: z.ZodEnum<{
                    requested: "requested";
                    processing: "processing";
                    succeeded: "succeeded";
                    failed: "failed";
                    canceled: "canceled";
                    expired: "expired";
                    partially_refunded: "partially_refunded";
                    refunded: "refunded";
                }>;
                amount: z.ZodInt;
                currency: z.ZodString;
                description: z.ZodNullable<z.ZodString>;
                customer_reference: z.ZodNullable<z.ZodString>;
                return_url: z.ZodNullable<z.ZodString>;
                cancel_url: z.ZodNullable<z.ZodString>;
                checkout_url: z.ZodString;
                livemode: z.ZodBoolean;
                locale: z.ZodNullable<z.ZodEnum<{
                    fr: "fr";
                    en: "en";
                }>>;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
                expires_at: z.ZodISODateTime;
                succeeded_at: z.ZodNullable<z.ZodISODateTime>;
                transaction_id: z.ZodNullable<z.ZodString>;
                amount_refunded: z.ZodInt;
                amount_disputed: z.ZodInt;
                fee: z.ZodInt;
                fee_returned: z.ZodInt;
                net_amount: z.ZodInt;
                payment_method: z.ZodNullable<z.ZodObject<{
                    type: z.ZodEnum<{
                        wallet: "wallet";
                        mobile_money: "mobile_money";
                    }>;
                    provider: z.ZodNullable<z.ZodEnum<{
                        mtn_momo: "mtn_momo";
                        orange_money: "orange_money";
                    }>>;
                    phone_masked: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>>;
                failure_code: z.ZodNullable<z.ZodEnum<{
                    insufficient_funds: "insufficient_funds";
                    payer_timeout: "payer_timeout";
                    payer_declined: "payer_declined";
                    invalid_code: "invalid_code";
                    invalid_payer: "invalid_payer";
                    payer_limit_reached: "payer_limit_reached";
                    payer_account_blocked: "payer_account_blocked";
                    provider_unavailable: "provider_unavailable";
                    provider_error: "provider_error";
                }>>;
                failure_message: z.ZodNullable<z.ZodString>;
                attempts_count: z.ZodInt;
                metadata: z.ZodRecord<z.ZodString, z.ZodString>;
                version: z.ZodInt;
            }, z.core.$strip>>> & {
                pagination: typeof pagination;
            }, z.core.$strip>;
        };
        readonly csv: true;
        readonly errors: readonly [];
    };
    cancelPayment: {
        readonly method: "POST";
        readonly path: "/gateway/payments/{payment_id}/cancel";
        readonly tag: "Payments";
        readonly summary: "Cancel a payment intent";
        readonly auth: {
            readonly kind: "merchant";
            readonly scope: "payments:write";
        };
        readonly audit: {
            readonly action: "payment.cancel";
            readonly subject: {
                readonly type: "payment";
                readonly parameter: "payment_id";
            };
            readonly details: readonly ["reason"];
            readonly by: "session";
        };
        readonly parameters: z.ZodObject<{
            payment_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
        }, z.core.$strict>;
        readonly body: z.ZodObject<{
            reason: z.ZodOptional<z.ZodString>;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly bodyOptional: true;
        readonly success: {
            readonly 200: z.ZodObject<{
                payment: z.ZodObject<{
                    id: z.ZodString;
                    slug: z.ZodString;
                    status: z.ZodEnum<{
                        requested: "requested";
                        processing: "processing";
                        succeeded: "succeeded";
                        failed: "failed";
                        canceled: "canceled";
                        expired: "expired";
                        partially_refunded: "partially_refunded";
                        refunded: "refunded";
                    }>;
                    amount: z.ZodInt;
                    currency: z.ZodString;
                    description: z.ZodNullable<z.ZodString>;
                    customer_reference: z.ZodNullable<z.ZodString>;
                    return_url: z.ZodNullable<z.ZodString>;
                    cancel_url: z.ZodNullable<z.ZodString>;
                    checkout_url: z.ZodString;
                    livemode: z.ZodBoolean;
                    locale: z.ZodNullable<z.ZodEnum<{
                        fr: "fr";
                        en: "en";
                    }>>;
                    created_at: z.ZodISODateTime;
                    updated_at: z.ZodISODateTime;
                    expires_at: z.ZodISODateTime;
                    succeeded_at: z.ZodNullable<z.ZodISODateTime>;
                    transaction_id: z.ZodNullable<z.ZodString>;
                    amount_refunded: z.ZodInt;
                    amount_disputed: z.ZodInt;
                    fee: z.ZodInt;
                    fee_returned: z.ZodInt;
                    net_amount: z.ZodInt;
                    payment_method: z.ZodNullable<z.ZodObject<{
                        type: z.ZodEnum<{
                            wallet: "wallet";
                            mobile_money: "mobile_money";
                        }>;
                        provider: z.ZodNullable<z.ZodEnum<{
                            mtn_momo: "mtn_momo";
                            orange_money: "orange_money";
                        }>>;
                        phone_masked: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>>;
                    failure_code: z.ZodNullable<z.ZodEnum<{
                        insufficient_funds: "insufficient_funds";
                        payer_timeout: "payer_timeout";
                        payer_declined: "payer_declined";
                        invalid_code: "invalid_code";
                        invalid_payer: "invalid_payer";
                        payer_limit_reached: "payer_limit_reached";
                        payer_account_blocked: "payer_account_blocked";
                        provider_unavailable: "provider_unavailable";
                        provider_error: "provider_error";
                    }>>;
                    failure_message: z.ZodNullable<z.ZodString>;
                    attempts_count: z.ZodInt;
                    metadata: z.ZodRecord<z.ZodString, z.ZodString>;
                    version: z.ZodInt;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["PAYMENT_NOT_FOUND", "PAYMENT_ALREADY_PAID", "PAYMENT_FAILED", "PAYMENT_IN_PROGRESS", "PAYMENT_EXPIRED"];
    };
    createRefund: {
        readonly method: "POST";
        readonly path: "/gateway/payments/{payment_id}/refunds";
        readonly tag: "Refunds";
        readonly summary: "Refund a payment in full or in part";
        readonly auth: {
            readonly kind: "merchant";
            readonly scope: "refunds:write";
        };
        readonly audit: {
            readonly action: "refund.create";
            readonly subject: {
                readonly type: "refund";
                readonly answer: "refund";
            };
            readonly details: readonly ["amount", "reason"];
        };
        readonly parameters: z.ZodObject<{
            payment_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
        }, z.core.$strict>;
        readonly body: z.ZodObject<{
            amount: z.ZodOptional<z.ZodInt>;
            reason: z.ZodOptional<z.ZodString>;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly bodyOptional: true;
        readonly success: {
            readonly 201: z.ZodObject<{
                refund: z.ZodObject<{
                    id: z.ZodString;
                    payment_id: z.ZodString;
                    amount: z.ZodInt;
                    currency: z.ZodString;
                    status: z.ZodEnum<{
                        succeeded: "succeeded";
                        failed: "failed";
                        pending: "pending";
                    }>;
                    reason: z.ZodNullable<z.ZodString>;
                    failure_code: z.ZodNullable<z.ZodEnum<{
                        insufficient_funds: "insufficient_funds";
                        payer_timeout: "payer_timeout";
                        payer_declined: "payer_declined";
                        invalid_code: "invalid_code";
                        invalid_payer: "invalid_payer";
                        payer_limit_reached: "payer_limit_reached";
                        payer_account_blocked: "payer_account_blocked";
                        provider_unavailable: "provider_unavailable";
                        provider_error: "provider_error";
                    }>>;
                    livemode: z.ZodBoolean;
                    transaction_id: z.ZodNullable<z.ZodString>;
                    fee_returned: z.ZodInt;
                    created_at: z.ZodISODateTime;
                    updated_at: z.ZodISODateTime;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["PAYMENT_NOT_FOUND", "PAYMENT_NOT_REFUNDABLE", "REFUND_EXCEEDS_REMAINING", "INSUFFICIENT_BALANCE", "REAUTHENTICATION_REQUIRED"];
    };
    listRefunds: {
        readonly method: "GET";
        readonly path: "/gateway/payments/{payment_id}/refunds";
        readonly tag: "Refunds";
        readonly summary: "List the refunds of a payment, newest first";
        readonly auth: {
            readonly kind: "merchant";
            readonly scope: "payments:read";
        };
        readonly parameters: z.ZodObject<{
            payment_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
            limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodInt>>;
            cursor: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<Record<"refunds", z.ZodArray<z.ZodObject<{
                id: z.ZodString;
                payment_id: z.ZodString;
                amount: z.ZodInt;
                currency: z.ZodString;
                status: z.ZodEnum<{
                    succeeded: "succeeded";
                    failed: "failed";
                    pending: "pending";
                }>;
                reason: z.ZodNullable<z.ZodString>;
                failure_code: z.ZodNullable<z.ZodEnum<{
                    insufficient_funds: "insufficient_funds";
                    payer_timeout: "payer_timeout";
                    payer_declined: "payer_declined";
                    invalid_code: "invalid_code";
                    invalid_payer: "invalid_payer";
                    payer_limit_reached: "payer_limit_reached";
                    payer_account_blocked: "payer_account_blocked";
                    provider_unavailable: "provider_unavailable";
                    provider_error: "provider_error";
                }>>;
                livemode: z.ZodBoolean;
                transaction_id: z.ZodNullable<z.ZodString>;
                fee_returned: z.ZodInt;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
            }, z.core.$strip>>> & {
                pagination: typeof pagination;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["PAYMENT_NOT_FOUND"];
    };
    getRefund: {
        readonly method: "GET";
        readonly path: "/gateway/refunds/{refund_id}";
        readonly tag: "Refunds";
        readonly summary: "Read a refund";
        readonly auth: {
            readonly kind: "merchant";
            readonly scope: "payments:read";
        };
        readonly parameters: z.ZodObject<{
            refund_id: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            mode: z.ZodOptional<z.ZodEnum<{
                test: "test";
                live: "live";
            }>>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                refund: z.ZodObject<{
                    id: z.ZodString;
                    payment_id: z.ZodString;
                    amount: z.ZodInt;
                    currency: z.ZodString;
                    status: z.ZodEnum<{
                        succeeded: "succeeded";
                        failed: "failed";
                        pending: "pending";
                    }>;
                    reason: z.ZodNullable<z.ZodString>;
                    failure_code: z.ZodNullable<z.ZodEnum<{
                        insufficient_funds: "insufficient_funds";
                        payer_timeout: "payer_timeout";
                        payer_declined: "payer_declined";
                        invalid_code: "invalid_code";
                        invalid_payer: "invalid_payer";
                        payer_limit_reached: "payer_limit_reached";
                        payer_account_blocked: "payer_account_blocked";
                        provider_unavailable: "provider_unavailable";
                        provider_error: "provider_error";
                    }>>;
                    livemode: z.ZodBoolean;
                    transaction_id: z.ZodNullable<z.ZodString>;
                    fee_returned: z.ZodInt;
                    created_at: z.ZodISODateTime;
                    updated_at: z.ZodISODateTime;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["REFUND_NOT_FOUND"];
    };
    getCheckout: {
        readonly method: "GET";
        readonly path: "/gateway/checkout/{slug}";
        readonly tag: "Checkout";
        readonly summary: "Read what the checkout page shows";
        readonly auth: {
            readonly kind: "none";
        };
        readonly limit: "checkout";
        readonly parameters: z.ZodObject<{
            slug: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly success: {
            readonly 200: z.ZodObject<{
                checkout: z.ZodObject<{
                    slug: z.ZodString;
                    status: z.ZodEnum<{
                        requested: "requested";
                        processing: "processing";
                        succeeded: "succeeded";
                        failed: "failed";
                        canceled: "canceled";
                        expired: "expired";
                        partially_refunded: "partially_refunded";
                        refunded: "refunded";
                    }>;
                    amount: z.ZodInt;
                    currency: z.ZodString;
                    amount_display: z.ZodString;
                    amount_refunded: z.ZodInt;
                    description: z.ZodNullable<z.ZodString>;
                    merchant: z.ZodObject<{
                        name: z.ZodString;
                        support_email: z.ZodNullable<z.ZodString>;
                        support_phone: z.ZodNullable<z.ZodString>;
                        brand_color: z.ZodNullable<z.ZodString>;
                        logo_url: z.ZodNullable<z.ZodString>;
                    }, z.core.$strip>;
                    livemode: z.ZodBoolean;
                    locale: z.ZodNullable<z.ZodEnum<{
                        fr: "fr";
                        en: "en";
                    }>>;
                    created_at: z.ZodISODateTime;
                    expires_at: z.ZodISODateTime;
                    succeeded_at: z.ZodNullable<z.ZodISODateTime>;
                    server_time: z.ZodISODateTime;
                    methods: z.ZodArray<z.ZodObject<{
                        type: z.ZodEnum<{
                            wallet: "wallet";
                            mobile_money: "mobile_money";
                        }>;
                        provider: z.ZodNullable<z.ZodEnum<{
                            mtn_momo: "mtn_momo";
                            orange_money: "orange_money";
                        }>>;
                        label: z.ZodString;
                        available: z.ZodBoolean;
                        limits: z.ZodObject<{
                            min: z.ZodInt;
                            max: z.ZodInt;
                        }, z.core.$strip>;
                        needs: z.ZodArray<z.ZodEnum<{
                            pin: "pin";
                            phone: "phone";
                        }>>;
                        prompt: z.ZodNullable<z.ZodObject<{
                            fr: z.ZodString;
                            en: z.ZodString;
                        }, z.core.$strip>>;
                        phone_prefixes: z.ZodArray<z.ZodString>;
                    }, z.core.$strip>>;
                    attempts_left: z.ZodInt;
                    next_action: z.ZodNullable<z.ZodObject<{
                        type: z.ZodEnum<{
                            approve_on_phone: "approve_on_phone";
                            enter_otp: "enter_otp";
                            redirect: "redirect";
                            wait: "wait";
                        }>;
                        expires_at: z.ZodISODateTime;
                        poll_after_ms: z.ZodInt;
                        url: z.ZodOptional<z.ZodString>;
                        prompt: z.ZodNullable<z.ZodObject<{
                            fr: z.ZodString;
                            en: z.ZodString;
                        }, z.core.$strip>>;
                    }, z.core.$strip>>;
                    returns_to_shop: z.ZodBoolean;
                    redirect_url: z.ZodNullable<z.ZodString>;
                    failure: z.ZodNullable<z.ZodObject<{
                        code: z.ZodEnum<{
                            insufficient_funds: "insufficient_funds";
                            payer_timeout: "payer_timeout";
                            payer_declined: "payer_declined";
                            invalid_code: "invalid_code";
                            invalid_payer: "invalid_payer";
                            payer_limit_reached: "payer_limit_reached";
                            payer_account_blocked: "payer_account_blocked";
                            provider_unavailable: "provider_unavailable";
                            provider_error: "provider_error";
                        }>;
                        message: z.ZodString;
                        retryable: z.ZodBoolean;
                    }, z.core.$strip>>;
                }, z.core.$strip>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["CHECKOUT_NOT_FOUND"];
    };
    payCheckout: {
        readonly method: "POST";
        readonly path: "/gateway/checkout/{slug}/pay";
        readonly tag: "Checkout";
        readonly summary: "Pay from the wallet or by mobile money";
        readonly auth: {
            readonly kind: "token";
            readonly roles: readonly ["user"];
        };
        readonly limit: "pay";
        readonly parameters: z.ZodObject<{
            slug: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly body: z.ZodPreprocess<z.ZodDiscriminatedUnion<[z.ZodObject<{
            method: z.ZodLiteral<"wallet">;
            pin: z.ZodString;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>, z.ZodObject<{
            method: z.ZodLiteral<"mobile_money">;
            provider: z.ZodEnum<{
                mtn_momo: "mtn_momo";
                orange_money: "orange_money";
            }>;
            phone: z.ZodString;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>], "method">, unknown>;
        readonly success: {
            readonly 200: z.ZodObject<{
                payment: z.ZodObject<{
                    id: z.ZodString;
                    slug: z.ZodString;
                    status: z.ZodEnum<{
                        requested: "requested";
                        processing: "processing";
                        succeeded: "succeeded";
                        failed: "failed";
                        canceled: "canceled";
                        expired: "expired";
                        partially_refunded: "partially_refunded";
                        refunded: "refunded";
                    }>;
                    amount: z.ZodInt;
                    currency: z.ZodString;
                    description: z.ZodNullable<z.ZodString>;
                    livemode: z.ZodBoolean;
                    created_at: z.ZodISODateTime;
                    succeeded_at: z.ZodNullable<z.ZodISODateTime>;
                    transaction_id: z.ZodNullable<z.ZodString>;
                    failure_code: z.ZodNullable<z.ZodEnum<{
                        insufficient_funds: "insufficient_funds";
                        payer_timeout: "payer_timeout";
                        payer_declined: "payer_declined";
                        invalid_code: "invalid_code";
                        invalid_payer: "invalid_payer";
                        payer_limit_reached: "payer_limit_reached";
                        payer_account_blocked: "payer_account_blocked";
                        provider_unavailable: "provider_unavailable";
                        provider_error: "provider_error";
                    }>>;
                    failure_message: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
                redirect_url: z.ZodNullable<z.ZodString>;
                next_action: z.ZodNullable<z.ZodObject<{
                    type: z.ZodEnum<{
                        approve_on_phone: "approve_on_phone";
                        enter_otp: "enter_otp";
                        redirect: "redirect";
                        wait: "wait";
                    }>;
                    expires_at: z.ZodISODateTime;
                    poll_after_ms: z.ZodInt;
                    url: z.ZodOptional<z.ZodString>;
                    prompt: z.ZodNullable<z.ZodObject<{
                        fr: z.ZodString;
                        en: z.ZodString;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
            readonly 202: z.ZodObject<{
                payment: z.ZodObject<{
                    id: z.ZodString;
                    slug: z.ZodString;
                    status: z.ZodEnum<{
                        requested: "requested";
                        processing: "processing";
                        succeeded: "succeeded";
                        failed: "failed";
                        canceled: "canceled";
                        expired: "expired";
                        partially_refunded: "partially_refunded";
                        refunded: "refunded";
                    }>;
                    amount: z.ZodInt;
                    currency: z.ZodString;
                    description: z.ZodNullable<z.ZodString>;
                    livemode: z.ZodBoolean;
                    created_at: z.ZodISODateTime;
                    succeeded_at: z.ZodNullable<z.ZodISODateTime>;
                    transaction_id: z.ZodNullable<z.ZodString>;
                    failure_code: z.ZodNullable<z.ZodEnum<{
                        insufficient_funds: "insufficient_funds";
                        payer_timeout: "payer_timeout";
                        payer_declined: "payer_declined";
                        invalid_code: "invalid_code";
                        invalid_payer: "invalid_payer";
                        payer_limit_reached: "payer_limit_reached";
                        payer_account_blocked: "payer_account_blocked";
                        provider_unavailable: "provider_unavailable";
                        provider_error: "provider_error";
                    }>>;
                    failure_message: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
                redirect_url: z.ZodNullable<z.ZodString>;
                next_action: z.ZodNullable<z.ZodObject<{
                    type: z.ZodEnum<{
                        approve_on_phone: "approve_on_phone";
                        enter_otp: "enter_otp";
                        redirect: "redirect";
                        wait: "wait";
                    }>;
                    expires_at: z.ZodISODateTime;
                    poll_after_ms: z.ZodInt;
                    url: z.ZodOptional<z.ZodString>;
                    prompt: z.ZodNullable<z.ZodObject<{
                        fr: z.ZodString;
                        en: z.ZodString;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["CHECKOUT_NOT_FOUND", "INSUFFICIENT_FUNDS", "PAYMENT_DECLINED", "INVALID_PIN", "PIN_LOCKED", "PIN_NOT_SET", "PIN_RESET_REQUIRED", "MODE_MISMATCH", "PAYMENT_ALREADY_PAID", "PAYMENT_CANCELED", "PAYMENT_FAILED", "PAYMENT_IN_PROGRESS", "PAYMENT_EXPIRED", "METHOD_NOT_AVAILABLE", "ACCOUNT_SUSPENDED", "RAIL_ERROR"];
    };
    confirmCheckout: {
        readonly method: "POST";
        readonly path: "/gateway/checkout/{slug}/confirm";
        readonly tag: "Checkout";
        readonly summary: "Give the one-time code that the operator sent the payer";
        readonly auth: {
            readonly kind: "none";
        };
        readonly limit: "pay";
        readonly parameters: z.ZodObject<{
            slug: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly body: z.ZodObject<{
            code: z.ZodString;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly success: {
            readonly 200: z.ZodObject<{
                payment: z.ZodObject<{
                    id: z.ZodString;
                    slug: z.ZodString;
                    status: z.ZodEnum<{
                        requested: "requested";
                        processing: "processing";
                        succeeded: "succeeded";
                        failed: "failed";
                        canceled: "canceled";
                        expired: "expired";
                        partially_refunded: "partially_refunded";
                        refunded: "refunded";
                    }>;
                    amount: z.ZodInt;
                    currency: z.ZodString;
                    description: z.ZodNullable<z.ZodString>;
                    livemode: z.ZodBoolean;
                    created_at: z.ZodISODateTime;
                    succeeded_at: z.ZodNullable<z.ZodISODateTime>;
                    transaction_id: z.ZodNullable<z.ZodString>;
                    failure_code: z.ZodNullable<z.ZodEnum<{
                        insufficient_funds: "insufficient_funds";
                        payer_timeout: "payer_timeout";
                        payer_declined: "payer_declined";
                        invalid_code: "invalid_code";
                        invalid_payer: "invalid_payer";
                        payer_limit_reached: "payer_limit_reached";
                        payer_account_blocked: "payer_account_blocked";
                        provider_unavailable: "provider_unavailable";
                        provider_error: "provider_error";
                    }>>;
                    failure_message: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
                redirect_url: z.ZodNullable<z.ZodString>;
                next_action: z.ZodNullable<z.ZodObject<{
                    type: z.ZodEnum<{
                        approve_on_phone: "approve_on_phone";
                        enter_otp: "enter_otp";
                        redirect: "redirect";
                        wait: "wait";
                    }>;
                    expires_at: z.ZodISODateTime;
                    poll_after_ms: z.ZodInt;
                    url: z.ZodOptional<z.ZodString>;
                    prompt: z.ZodNullable<z.ZodObject<{
                        fr: z.ZodString;
                        en: z.ZodString;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
            readonly 202: z.ZodObject<{
                payment: z.ZodObject<{
                    id: z.ZodString;
                    slug: z.ZodString;
                    status: z.ZodEnum<{
                        requested: "requested";
                        processing: "processing";
                        succeeded: "succeeded";
                        failed: "failed";
                        canceled: "canceled";
                        expired: "expired";
                        partially_refunded: "partially_refunded";
                        refunded: "refunded";
                    }>;
                    amount: z.ZodInt;
                    currency: z.ZodString;
                    description: z.ZodNullable<z.ZodString>;
                    livemode: z.ZodBoolean;
                    created_at: z.ZodISODateTime;
                    succeeded_at: z.ZodNullable<z.ZodISODateTime>;
                    transaction_id: z.ZodNullable<z.ZodString>;
                    failure_code: z.ZodNullable<z.ZodEnum<{
                        insufficient_funds: "insufficient_funds";
                        payer_timeout: "payer_timeout";
                        payer_declined: "payer_declined";
                        invalid_code: "invalid_code";
                        invalid_payer: "invalid_payer";
                        payer_limit_reached: "payer_limit_reached";
                        payer_account_blocked: "payer_account_blocked";
                        provider_unavailable: "provider_unavailable";
                        provider_error: "provider_error";
                    }>>;
                    failure_message: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
                redirect_url: z.ZodNullable<z.ZodString>;
                next_action: z.ZodNullable<z.ZodObject<{
                    type: z.ZodEnum<{
                        approve_on_phone: "approve_on_phone";
                        enter_otp: "enter_otp";
                        redirect: "redirect";
                        wait: "wait";
                    }>;
                    expires_at: z.ZodISODateTime;
                    poll_after_ms: z.ZodInt;
                    url: z.ZodOptional<z.ZodString>;
                    prompt: z.ZodNullable<z.ZodObject<{
                        fr: z.ZodString;
                        en: z.ZodString;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["CHECKOUT_NOT_FOUND", "INVALID_CODE", "CODE_NOT_EXPECTED", "INSUFFICIENT_FUNDS", "PAYMENT_DECLINED", "PAYMENT_ALREADY_PAID", "PAYMENT_CANCELED", "PAYMENT_FAILED", "PAYMENT_EXPIRED", "ACCOUNT_SUSPENDED", "RAIL_ERROR"];
    };
    cancelCheckout: {
        readonly method: "POST";
        readonly path: "/gateway/checkout/{slug}/cancel";
        readonly tag: "Checkout";
        readonly summary: "Cancel as the customer";
        readonly auth: {
            readonly kind: "none";
        };
        readonly limit: "checkout";
        readonly parameters: z.ZodObject<{
            slug: z.ZodString;
        }, z.core.$strip>;
        readonly query: z.ZodObject<Record<never, never>, z.core.$strip>;
        readonly body: z.ZodObject<{
            reason: z.ZodOptional<z.ZodString>;
            idempotency_key: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
        readonly bodyOptional: true;
        readonly success: {
            readonly 200: z.ZodObject<{
                payment: z.ZodObject<{
                    id: z.ZodString;
                    slug: z.ZodString;
                    status: z.ZodEnum<{
                        requested: "requested";
                        processing: "processing";
                        succeeded: "succeeded";
                        failed: "failed";
                        canceled: "canceled";
                        expired: "expired";
                        partially_refunded: "partially_refunded";
                        refunded: "refunded";
                    }>;
                    amount: z.ZodInt;
                    currency: z.ZodString;
                    description: z.ZodNullable<z.ZodString>;
                    livemode: z.ZodBoolean;
                    created_at: z.ZodISODateTime;
                    succeeded_at: z.ZodNullable<z.ZodISODateTime>;
                    transaction_id: z.ZodNullable<z.ZodString>;
                    failure_code: z.ZodNullable<z.ZodEnum<{
                        insufficient_funds: "insufficient_funds";
                        payer_timeout: "payer_timeout";
                        payer_declined: "payer_declined";
                        invalid_code: "invalid_code";
                        invalid_payer: "invalid_payer";
                        payer_limit_reached: "payer_limit_reached";
                        payer_account_blocked: "payer_account_blocked";
                        provider_unavailable: "provider_unavailable";
                        provider_error: "provider_error";
                    }>>;
                    failure_message: z.ZodNullable<z.ZodString>;
                }, z.core.$strip>;
                redirect_url: z.ZodString;
            }, z.core.$strip>;
        };
        readonly errors: readonly ["CHECKOUT_NOT_FOUND", "PAYMENT_ALREADY_PAID", "PAYMENT_FAILED", "PAYMENT_IN_PROGRESS", "PAYMENT_EXPIRED"];
    };
};
/** The declarations as a type. */
type Routes = typeof routes;
/** Name of an operation, such as `createPayment`. */
type RouteName = keyof Routes;
/** Path parameters of a route, parsed. */
type ParametersOf<Name extends RouteName> = z.output<Routes[Name]['parameters']>;
/** Query of a route, parsed. */
type QueryOf<Name extends RouteName> = z.output<Routes[Name]['query']>;
/** Body of a route, parsed; `undefined` where it takes none. */
type BodyOf<Name extends RouteName> = Routes[Name] extends {
    readonly body: infer Body extends z.ZodType;
} ? Routes[Name] extends {
    readonly bodyOptional: true;
} ? z.output<Body> | undefined : z.output<Body> : undefined;
/** Data of a route's success, of whichever status. */
type DataOf<Name extends RouteName> = {
    [Status in keyof Routes[Name]['success']]: Routes[Name]['success'][Status] extends z.ZodType ? z.output<Routes[Name]['success'][Status]> : never;
}[keyof Routes[Name]['success']];

/** What the audit log keeps of a request that changed something: declared on its route, written with its effect. */
interface RouteAudit {
    readonly action: AuditAction;
    readonly subject: RouteAuditSubject;
    /**
     * Fields of the body that are kept as they were sent, an address without more than its origin. No field that holds a
     * password, PIN, code, key, phone number or document is ever one of them.
     */
    readonly details?: readonly string[];
    /** Keys leave no line: what they do here is the day's business, and in the payment's own timeline. */
    readonly by?: 'session';
}
/** Where a line has its subject from. */
type RouteAuditSubject = 
/** The account of who acts. */
{
    readonly type: AuditSubjectType;
    readonly own: true;
}
/** A parameter of the path. */
 | {
    readonly type: AuditSubjectType;
    readonly parameter: string;
}
/** The answer, `{ data: { <answer>: { id } } }`. */
 | {
    readonly type: AuditSubjectType;
    readonly answer: string;
};

/** Which credential a route takes. */
type RouteAuth = {
    readonly kind: 'none';
}
/** A secret API key with the scope. */
 | {
    readonly kind: 'api_key';
    readonly scope: Scope;
}
/** An access token of one of the roles; with `{role}` in the path, of exactly that role. */
 | {
    readonly kind: 'token';
    readonly roles: readonly Role[];
}
/** A merchant's access token, or a secret key of the scope where one is named; `mode: 'test'` refuses live mode. */
 | {
    readonly kind: 'merchant';
    readonly scope?: Scope;
    readonly mode?: 'test';
}
/** An operator key, or an operator's access token. */
 | {
    readonly kind: 'operator';
}
/** The legacy route: a merchant's access token or secret key, with an error body of its own. */
 | {
    readonly kind: 'legacy';
};
/** Which rate limit a route counts under, beside the one of its API key. */
type RouteLimit = 'login' | 'register' | 'pay' | 'checkout' | 'cash_out_code' | 'rail_callback';
/**
 * One route, declared once: the handler, the OpenAPI document and the client are built from it.
 * `path` is relative to `/api/v1`; routes with `root` also answer directly under the public address.
 */
interface Route {
    readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    readonly path: `/${string}`;
    readonly root?: boolean;
    readonly tag: string;
    readonly summary: string;
    readonly auth: RouteAuth;
    /** On what a merchant or an operator changes something with: what the audit log keeps of it. */
    readonly audit?: RouteAudit;
    readonly limit?: RouteLimit;
    /**
     * A caller who logged in must have proved the password lately (`LIMITS.passwordProofLifeMs`), whatever is asked for.
     * Whatever changes something for the operator takes it too, see {@link takesProof}.
     */
    readonly proof?: true;
    readonly parameters: z.ZodType;
    readonly query: z.ZodType;
    /** Absent: the route takes no body. */
    readonly body?: z.ZodType;
    /** The body may be left out. */
    readonly bodyOptional?: boolean;
    /**
     * The body is taken as it comes, of any content type or none, within the usual size, and so is the query, which nobody
     * reads. `body` is then an object of `headers` and `text`, and there is no idempotency key.
     */
    readonly raw?: true;
    /** Status and data of each success; the envelope is added by the handler. */
    readonly success: {
        readonly [status: number]: z.ZodType;
    };
    /** True: the success body is the schema itself, without the envelope. */
    readonly bare?: boolean;
    /** True: answered as CSV too, for `?format=csv` and `Accept: text/csv`. */
    readonly csv?: boolean;
    /** Errors beyond those that follow from the credential, the limits and the validation. */
    readonly errors: readonly ErrorCode[];
}
/** Whether a caller who logged in must have proved the password lately. Callers with a key never must. */
declare function takesProof({ auth, method, proof }: Pick<Route, 'auth' | 'method' | 'proof'>): boolean;

declare const newPassword: z.ZodString;
/** A PIN being set: 4 to 6 digits. Trivial ones are refused by the engine. */
declare const newPin: z.ZodString;

/** What an invalid payment token gets, with status 403 (specification, "Errors"). */
declare const legacyError: z.ZodObject<{
    message: z.ZodObject<{
        code: z.ZodLiteral<403>;
        error: z.ZodArray<z.ZodString>;
    }, z.core.$strip>;
    data: z.ZodArray<z.ZodNever>;
    type: z.ZodLiteral<"error">;
}, z.core.$strip>;

declare function isStorable(value: string): boolean;
declare const email: z.ZodEmail;
declare const phone: z.ZodString;
/** Visible ASCII, 1 … 255 characters. */
declare const idempotencyKey: z.ZodString;

export { AuditAction, AuditSubjectType, ErrorCode, Role, Scope, email, idempotencyKey, isStorable, legacyError, newPassword, newPin, phone, routes, takesProof };
export type { BodyOf, DataOf, ParametersOf, QueryOf, Route, RouteAudit, RouteAuditSubject, RouteAuth, RouteLimit, RouteName, Routes };

// names.d.ts

/** Who acts. `in_process`: the embedding program or the command line, which no credential stands for. */
declare const AUDIT_ACTOR_TYPES: readonly ["merchant", "api_key", "operator", "operator_key", "in_process"];
type AuditActorType = (typeof AUDIT_ACTOR_TYPES)[number];
/** What is acted upon. */
declare const AUDIT_SUBJECT_TYPES: readonly ["account", "session", "merchant", "agent", "api_key", "operator_key", "signing_key", "webhook_endpoint", "event", "delivery", "payment", "attempt", "refund", "dispute", "settlement", "ledger_check"];
type AuditSubjectType = (typeof AUDIT_SUBJECT_TYPES)[number];
/** What merchants and operators do, as the audit log calls it. */
declare const AUDIT_ACTIONS: readonly ["account.register", "account.change_password", "session.login", "session.login_failed", "session.reauthenticate", "session.logout", "session.revoke", "session.revoke_others", "merchant.create", "merchant.update_profile", "merchant.set_logo", "merchant.delete_logo", "merchant.submit_kyc", "merchant.decide_kyc", "merchant.update_terms", "merchant.suspend", "merchant.reinstate", "agent.create", "agent.update", "agent.move_float", "api_key.create", "api_key.roll", "api_key.revoke", "operator.create", "operator.disable", "operator_key.create", "signing_key.rotate", "webhook_endpoint.create", "webhook_endpoint.update", "webhook_endpoint.delete", "webhook_endpoint.rotate_secret", "webhook_endpoint.ping", "event.replay", "delivery.replay", "delivery.replay_failed", "payment.create", "payment.cancel", "payment.simulate", "attempt.resolve", "refund.create", "refund.resolve", "dispute.open", "dispute.submit_evidence", "dispute.resolve", "settlement.create", "settlement.resolve", "ledger_check.create"];
type AuditAction = (typeof AUDIT_ACTIONS)[number];

/**
 * Every error code of the API, with the HTTP status it travels under and the sentence people read.
 * The table is the only place where either is written.
 */
declare const ERRORS: {
    readonly MALFORMED_JSON: readonly [400, "The body is not valid JSON. Send JSON text in UTF-8."];
    readonly AUTHENTICATION_REQUIRED: readonly [401, "A credential is needed. Send it as \"Authorization: Bearer …\"."];
    readonly INVALID_API_KEY: readonly [401, "No such key. Check that the whole key was copied, and that it is of the kind in \"details.expected\"."];
    readonly API_KEY_EXPIRED: readonly [401, "This API key has expired. Create or roll a key."];
    readonly API_KEY_REVOKED: readonly [401, "This API key was revoked. Use another key."];
    readonly INVALID_TOKEN: readonly [401, "This is no valid access token. Log in, and send the one you get."];
    readonly TOKEN_EXPIRED: readonly [401, "The access token has expired. Refresh it."];
    readonly TOKEN_REVOKED: readonly [401, "This device was signed out. Log in again."];
    readonly INVALID_CREDENTIALS: readonly [401, "E-mail or password is wrong. Check both."];
    readonly REFRESH_TOKEN_INVALID: readonly [401, "The refresh token is not valid. Log in again."];
    readonly REFRESH_TOKEN_ROTATED: readonly [401, "This refresh token was just used. Use the newest one."];
    readonly REFRESH_TOKEN_REUSED: readonly [401, "An old refresh token was used again, so the session was ended. Log in again."];
    readonly INSUFFICIENT_FUNDS: readonly [402, "The wallet does not hold enough money. Top it up, or try less."];
    readonly PAYMENT_DECLINED: readonly [402, "The payment was declined. Pay in another way."];
    readonly INSUFFICIENT_BALANCE: readonly [402, "The available balance does not cover this. Try less, or wait for more payments."];
    readonly INSUFFICIENT_FLOAT: readonly [402, "The float does not hold enough money. Have the operator fund it."];
    readonly PERMISSION_DENIED: readonly [403, "This credential may not do that. See \"details\" for what it takes."];
    readonly MODE_MISMATCH: readonly [403, "Test and live do not mix. Use a key of the other mode; with an access token, add \"?mode=test\" for test money."];
    readonly KYC_REQUIRED: readonly [403, "Real money needs an approved KYC. See \"details.kyc_status\": submit it, or wait for the decision."];
    readonly ACCOUNT_SUSPENDED: readonly [403, "This account is suspended. Contact the operator."];
    readonly REAUTHENTICATION_REQUIRED: readonly [403, "This takes the password again. Give it at /auth/{role}/me/reauthenticate, then repeat the request."];
    readonly ROLE_NOT_ALLOWED: readonly [403, "This role may not do that. Log in as one of \"details.allowed\"."];
    readonly INVALID_PIN: readonly [403, "The PIN is wrong. Check it: \"details.attempts_left\" says how many tries are left."];
    readonly PIN_RESET_REQUIRED: readonly [403, "Too many wrong PINs. Set a new PIN with your password."];
    readonly CASH_OUT_CODE_INVALID: readonly [403, "This code is wrong or has ended. Check it, or have the customer ask for a new one."];
    readonly ROUTE_NOT_FOUND: readonly [404, "There is nothing at this path. See /api/v1/openapi.json for those there are."];
    readonly PAYMENT_NOT_FOUND: readonly [404, "No such payment. Check the id, and that it is of this mode."];
    readonly CHECKOUT_NOT_FOUND: readonly [404, "No such checkout. Check its address."];
    readonly REFUND_NOT_FOUND: readonly [404, "No such refund. Check the id, and that it is of this mode."];
    readonly EVENT_NOT_FOUND: readonly [404, "No such event. Check the id, and that it is of this mode."];
    readonly DELIVERY_NOT_FOUND: readonly [404, "No such delivery. Check the id, and that it is of this mode."];
    readonly WEBHOOK_ENDPOINT_NOT_FOUND: readonly [404, "No such webhook endpoint. Check the id, and that it is of this mode."];
    readonly API_KEY_NOT_FOUND: readonly [404, "No such API key. Check the id."];
    readonly DEVICE_NOT_FOUND: readonly [404, "No such device. Check the id."];
    readonly MERCHANT_NOT_FOUND: readonly [404, "No such merchant. Check the id."];
    readonly AGENT_NOT_FOUND: readonly [404, "No such agent. Check the id."];
    readonly USER_NOT_FOUND: readonly [404, "No such user. Check the e-mail, phone number or id."];
    readonly TRANSACTION_NOT_FOUND: readonly [404, "No such transaction. Check the id, and that it is of this mode."];
    readonly ATTEMPT_NOT_FOUND: readonly [404, "No such payment attempt. Check the id."];
    readonly DISPUTE_NOT_FOUND: readonly [404, "No such dispute. Check the id, and that it is of this mode."];
    readonly RAIL_NOT_FOUND: readonly [404, "No rail of this name is configured here. Check the callback address."];
    readonly LEDGER_CHECK_NOT_FOUND: readonly [404, "No such check of the books. Check the id."];
    readonly SETTLEMENT_NOT_FOUND: readonly [404, "No such settlement. Check the id, and that it is of this mode."];
    readonly METHOD_NOT_ALLOWED: readonly [405, "This path does not take that method. Use one of the header \"Allow\"."];
    readonly PAYLOAD_TOO_LARGE: readonly [413, "The body is larger than 64 KiB. Send less."];
    readonly UNSUPPORTED_MEDIA_TYPE: readonly [415, "Send the body as \"Content-Type: application/json\"."];
    readonly PAYMENT_ALREADY_PAID: readonly [409, "This payment is already paid. To give the money back, refund it."];
    readonly PAYMENT_CANCELED: readonly [409, "This payment was canceled. Create a new one."];
    readonly PAYMENT_FAILED: readonly [409, "This payment has failed. Create a new one."];
    readonly PAYMENT_IN_PROGRESS: readonly [409, "A payment attempt is under way. Wait for its outcome."];
    readonly CODE_NOT_EXPECTED: readonly [409, "This payment waits for no code. See \"details.status\", and read the checkout again."];
    readonly PAYMENT_NOT_REFUNDABLE: readonly [409, "Only a payment that was paid can be refunded. See \"details.status\"."];
    readonly PAYMENT_NOT_DISPUTABLE: readonly [409, "Only a payment that was paid can be disputed. See \"details.status\"."];
    readonly DISPUTE_CLOSED: readonly [409, "This dispute is closed. Its outcome is final."];
    readonly DISPUTE_EVIDENCE_OVERDUE: readonly [409, "The time for evidence is over. The operator decides on what was sent."];
    readonly SETTLEMENT_CLOSED: readonly [409, "This settlement was paid or has failed already. Its outcome is final."];
    readonly NOTHING_TO_SETTLE: readonly [409, "The available balance is below what a settlement needs. Settle it later."];
    readonly REFUND_NOT_PENDING: readonly [409, "This refund has ended. Read it to see how."];
    readonly ATTEMPT_NOT_IN_REVIEW: readonly [409, "This attempt does not wait for a decision. See \"details.status\"."];
    readonly LEDGER_CHECK_RUNNING: readonly [409, "The books are being checked already. Read \"details.ledger_check_id\" for how it went."];
    readonly KYC_ALREADY_SUBMITTED: readonly [409, "Your KYC was submitted already. If it is not approved yet, wait for the operator's decision."];
    readonly KYC_NOT_PENDING: readonly [409, "No KYC submission waits for a decision. See \"details.kyc_status\"."];
    readonly WEBHOOK_ENDPOINT_DISABLED: readonly [409, "This webhook endpoint is disabled. Enable it first."];
    readonly IDEMPOTENCY_IN_PROGRESS: readonly [409, "A request with this idempotency key is still running. Try again shortly."];
    readonly WEBHOOK_ENDPOINT_LIMIT: readonly [409, "A merchant has at most 10 webhook endpoints. Delete one first."];
    readonly EMAIL_TAKEN: readonly [409, "An account with this e-mail exists. Log in instead."];
    readonly PIN_NOT_SET: readonly [409, "This account has no PIN. Set one with PUT /auth/{role}/me/pin."];
    readonly USER_AMBIGUOUS: readonly [409, "Several users have this phone number. Use the e-mail or the id."];
    readonly PAYMENT_EXPIRED: readonly [410, "This payment has expired. Create a new one."];
    readonly VALIDATION_ERROR: readonly [422, "The request is not valid. See \"details.fields\"."];
    readonly INVALID_CODE: readonly [422, "The code is wrong. Check it: \"details.attempts_left\" says how many tries are left."];
    readonly IDEMPOTENCY_KEY_REUSED: readonly [422, "This idempotency key was used for a different request. Use a new key."];
    readonly REFUND_EXCEEDS_REMAINING: readonly [422, "The refund is larger than what is left to refund. Refund at most \"details.remaining\"."];
    readonly DISPUTE_EXCEEDS_REMAINING: readonly [422, "The disputed amount is larger than what is left of the payment. Dispute at most \"details.remaining\"."];
    readonly LIMIT_EXCEEDED: readonly [422, "This is more than the agent may move. See \"details.remaining\"."];
    readonly METHOD_NOT_AVAILABLE: readonly [422, "This payment method is not available for this payment. Choose one that the checkout lists."];
    readonly PIN_LOCKED: readonly [423, "Too many wrong PINs. Try again later."];
    readonly RATE_LIMITED: readonly [429, "Too many requests. Slow down and try again."];
    readonly INTERNAL_ERROR: readonly [500, "Something went wrong on our side. Try again with the same idempotency key."];
    readonly RAIL_ERROR: readonly [502, "The payment operator did not take the request. Nothing was charged; try again."];
    readonly SERVICE_UNAVAILABLE: readonly [503, "The service is busy. Try again with the same idempotency key."];
};
/** A literal from {@link ERRORS}. */
type ErrorCode = keyof typeof ERRORS;
/** HTTP status of an error code. */
declare function errorStatus(code: ErrorCode): number;
/** English sentence of an error code: what is wrong and what to do next. */
declare function errorMessage(code: ErrorCode): string;
/** Body of every refused gateway request (specification, "Errors"). */
interface ErrorBody {
    readonly error: string;
    readonly code: ErrorCode;
    readonly details: Readonly<Record<string, unknown>>;
}

/** Every event the service can tell a merchant about. */
declare const EVENT_TYPES: readonly ["payment.created", "payment.processing", "payment.attempt_failed", "payment.succeeded", "payment.failed", "payment.canceled", "payment.expired", "payment.refunded", "refund.created", "refund.succeeded", "refund.failed", "dispute.opened", "dispute.evidence_submitted", "dispute.won", "dispute.lost", "settlement.created", "settlement.paid", "settlement.failed", "endpoint.disabled", "ping"];
type EventType = (typeof EVENT_TYPES)[number];
/** Families an endpoint can subscribe to. `ping` is always delivered to the endpoint that was pinged. */
declare const EVENT_FAMILIES: readonly ["payment.*", "refund.*", "dispute.*", "settlement.*", "endpoint.*"];
type EventFamily = (typeof EVENT_FAMILIES)[number];
/** What stands in an endpoint's `events`: a name, a family or everything. Nobody subscribes to `ping`. */
type EventPattern = Exclude<EventType, 'ping'> | EventFamily | '*';
/** The longer form of an event name that an endpoint may ask for. */
declare const EVENT_NAME_PREFIX = "gateway.";

/** Prefix of each kind of identifier: `<prefix>_` and 26 lower-case characters that sort by time of creation. */
declare const ID_PREFIXES: {
    readonly payment: "pay";
    readonly transaction: "tx";
    readonly attempt: "att";
    readonly refund: "rfd";
    readonly dispute: "dsp";
    readonly settlement: "stl";
    readonly event: "evt";
    readonly delivery: "dlv";
    readonly webhookEndpoint: "whe";
    readonly apiKey: "key";
    readonly operatorKey: "opk";
    readonly auditLine: "aud";
    readonly device: "dev";
    readonly user: "usr";
    readonly merchant: "mer";
    readonly agent: "agt";
    readonly operator: "opr";
    readonly worker: "wrk";
    readonly ledgerCheck: "chk";
};
type IdKind = keyof typeof ID_PREFIXES;
/** Visible beginning of a secret API key: tells a live key from a test key at a glance. */
declare const API_KEY_PREFIXES: {
    readonly live: "svc_live_";
    readonly test: "svc_test_";
};
/** Visible beginning of an operator key. */
declare const OPERATOR_KEY_PREFIX = "svc_operator_";
/** Visible beginning of a webhook signing secret. */
declare const WEBHOOK_SECRET_PREFIX = "whsec_";

/** Bounds of the interface. Everything has one. */
declare const LIMITS: {
    /** Smallest and largest amount, in minor units (XAF has none: whole francs). */
    readonly amountMin: 1;
    readonly amountMax: 99999999;
    readonly bodyBytesMax: number;
    readonly secretBytesMax: 1024;
    /** Of a merchant's logo, decoded: a whole checkout is to weigh 30 kB at most. */
    readonly logoBytesMax: number;
    /** Width and height of a logo that is a PNG. */
    readonly logoPixelsMax: 1024;
    readonly descriptionLengthMax: 255;
    readonly customerReferenceLengthMax: 255;
    readonly urlLengthMax: 2048;
    readonly metadataKeysMax: 50;
    readonly metadataKeyLengthMax: 40;
    readonly metadataValueLengthMax: 500;
    readonly idempotencyKeyLengthMax: 255;
    /** Idempotency window (specification, "Limits"). */
    readonly idempotencyWindowMs: number;
    readonly paymentLifeSecondsMin: 300;
    readonly paymentLifeSecondsMax: 604800;
    readonly paymentLifeSecondsDefault: 86400;
    readonly attemptsMax: 5;
    readonly attemptsDefault: 3;
    /** What is searched for: a checkout address is the longest of it that makes sense. */
    readonly searchLengthMax: 512;
    /** Of each queue, this many are counted to show how it stands. */
    readonly healthCountMax: 10000;
    /** Findings that a check of the books keeps in words. */
    readonly ledgerFindingsMax: 50;
    readonly pageSizeDefault: 20;
    readonly pageSizeMax: 100;
    /** Refunds, disputes, transfers, events and deliveries in a payment's timeline: this many of each. */
    readonly timelineEachMax: 100;
    /** Webhook endpoints of one merchant, test and live together (specification, "Limits"). */
    readonly webhookEndpointsMax: 10;
    /** Access token life (specification, "Limits"). */
    readonly accessTokenLifeMs: number;
    /** How long after proving its password a session may do what takes a proof. */
    readonly passwordProofLifeMs: number;
    /**
     * How much of one live payment a session may refund without such a proof, in minor units of the payment's currency (XAF
     * has none). What was refunded of the payment before counts, so that splitting a refund changes nothing.
     */
    readonly refundWithoutProofMax: 50000;
    readonly passwordLengthMin: 8;
    readonly passwordLengthMax: 128;
    /** How long an old secret or key may live on after its successor exists. */
    readonly rotationGraceSecondsMax: number;
    /** Highest daily limit of an agent. */
    readonly agentPerDayMax: 99999999999;
    readonly evidenceLengthMax: 10000;
    /** How long a payment's credit may stay pending. */
    readonly settlementDelaySecondsMax: number;
};

/** Money is a JSON integer in the currency's minor unit. XAF has none (ISO 4217): `5000` is 5 000 FCFA. */
type Amount = number;
/** ISO 8601 in UTC with milliseconds, `2026-01-31T12:00:00.000Z`. */
type Timestamp = string;
/** Where a list stands. Pass `next_cursor` as `cursor` to read on. */
interface Pagination {
    readonly limit: number;
    readonly has_more: boolean;
    readonly next_cursor: string | null;
}
/** Body of every success: the data, and the two constant fields of the envelope. */
interface SuccessBody<Data> {
    readonly data: Data;
    readonly success: true;
    readonly error: null;
}
/** Rules a field of a request broke (`details.fields` of `VALIDATION_ERROR`). */
type FieldErrors = Readonly<Record<string, readonly {
    readonly rule: string;
    readonly message: string;
}[]>>;

/** States of a payment intent. From `succeeded` on only refunds follow, and after the other final ones nothing. */
declare const PAYMENT_STATUSES: readonly ["requested", "processing", "succeeded", "failed", "canceled", "expired", "partially_refunded", "refunded"];
type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
/** True once no payment attempt can follow: the customer may be sent back to the shop. */
declare function isFinalStatus(status: PaymentStatus): boolean;
/** States of one attempt to pay an intent. `paid_late`: the rail took money for a payment that was final already. */
declare const ATTEMPT_STATUSES: readonly ["submitting", "pending", "succeeded", "failed", "needs_review", "paid_late"];
type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];
declare const REFUND_STATUSES: readonly ["pending", "succeeded", "failed"];
type RefundStatus = (typeof REFUND_STATUSES)[number];
declare const DISPUTE_STATUSES: readonly ["needs_response", "under_review", "won", "lost"];
type DisputeStatus = (typeof DISPUTE_STATUSES)[number];
declare const SETTLEMENT_STATUSES: readonly ["pending", "paid", "failed"];
type SettlementStatus = (typeof SETTLEMENT_STATUSES)[number];
/**
 * What a line of a settlement is about. `payment`: what was left of its credit when it became available. `refund_failed`
 * and `payout_failed`: money that came back.
 */
declare const SETTLEMENT_LINE_TYPES: readonly ["payment", "refund", "refund_failed", "dispute", "dispute_won", "payout_failed"];
type SettlementLineType = (typeof SETTLEMENT_LINE_TYPES)[number];
/** Why money moved for a payment. `late_…`: it came when the payment was final already, and is paid back. */
declare const PAYMENT_TRANSFER_KINDS: readonly ["capture", "release", "refund", "refund_hold", "refund_release", "dispute_hold", "dispute_won", "dispute_lost", "late_capture", "late_refund"];
type PaymentTransferKind = (typeof PAYMENT_TRANSFER_KINDS)[number];
/** When the worker closes a merchant's available balance into a settlement. `manual`: only the operator does. */
declare const SETTLEMENT_SCHEDULES: readonly ["manual", "daily", "weekly"];
type SettlementSchedule = (typeof SETTLEMENT_SCHEDULES)[number];
/**
 * What of a payment's fee comes back to the merchant with a refund: in proportion, rounded down, the remainder with the
 * last refund; or nothing.
 */
declare const FEE_REFUND_POLICIES: readonly ["proportional", "keep"];
type FeeRefundPolicy = (typeof FEE_REFUND_POLICIES)[number];
declare const DELIVERY_STATUSES: readonly ["pending", "leased", "delivered", "failed", "canceled"];
type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
/**
 * States of a check of the books. `interrupted`: whoever ran it is gone; it is taken up again from the start, five times at
 * most.
 */
declare const LEDGER_CHECK_STATUSES: readonly ["running", "right", "wrong", "interrupted"];
type LedgerCheckStatus = (typeof LEDGER_CHECK_STATUSES)[number];
/** What the engine knows of a process: `silent` has not told of itself for half a minute. */
declare const WORKER_STATUSES: readonly ["running", "silent", "stopped"];
type WorkerStatus = (typeof WORKER_STATUSES)[number];
declare const KYC_STATUSES: readonly ["not_started", "pending", "approved", "rejected", "needs_info"];
type KycStatus = (typeof KYC_STATUSES)[number];
/** What a logo may be. */
declare const LOGO_TYPES: readonly ["image/svg+xml", "image/png"];
type LogoType = (typeof LOGO_TYPES)[number];
/** Who can log in. Operators are made on the gateway's own machine, agents by operators; the others register. */
declare const ROLES: readonly ["user", "agent", "merchant", "operator"];
type Role = (typeof ROLES)[number];
/** What an API key may do. A key without explicit scopes has them all. */
declare const SCOPES: readonly ["payments:read", "payments:write", "refunds:write", "webhooks:read", "webhooks:write", "events:read", "balance:read"];
type Scope = (typeof SCOPES)[number];
/** Cash over an agent's counter: into a user's wallet, or out of it. */
declare const CASH_KINDS: readonly ["cash_in", "cash_out"];
type CashKind = (typeof CASH_KINDS)[number];
/** What moved money on a wallet or a float. `dispute_refund`: a payment that was contested, and came back. */
declare const TRANSACTION_TYPES: readonly ["payment", "refund", "dispute_refund", "cash_in", "cash_out", "float_funding", "float_withdrawal", "sandbox_funding"];
type TransactionType = (typeof TRANSACTION_TYPES)[number];
declare const PAYMENT_METHOD_TYPES: readonly ["wallet", "mobile_money"];
type PaymentMethodType = (typeof PAYMENT_METHOD_TYPES)[number];
declare const PROVIDERS: readonly ["mtn_momo", "orange_money"];
/** Operator of a mobile-money account. */
type Provider = (typeof PROVIDERS)[number];
/** Ways to pay, as lists are filtered by them: the wallet, or an operator of mobile money. */
declare const PAYMENT_METHODS: readonly ["wallet", "mtn_momo", "orange_money"];
type PaymentMethodName = (typeof PAYMENT_METHODS)[number];
declare const LOCALES: readonly ["fr", "en"];
type Locale = (typeof LOCALES)[number];
/** What `POST /gateway/sandbox/payments/{id}/simulate` can make happen. */
declare const SIMULATED_OUTCOMES: readonly ["succeed", "fail", "timeout", "refund", "dispute"];
type SimulatedOutcome = (typeof SIMULATED_OUTCOMES)[number];
/**
 * Why a payment or an attempt failed. The list is closed: rails map their own reasons onto it.
 * `retryable` says whether the same intent may be tried again while attempts are left.
 */
declare const FAILURES: {
    readonly insufficient_funds: {
        readonly retryable: true;
        readonly message: "The account does not hold enough money.";
    };
    readonly payer_timeout: {
        readonly retryable: false;
        readonly message: "The payer did not confirm in time.";
    };
    readonly payer_declined: {
        readonly retryable: false;
        readonly message: "The payer declined the payment.";
    };
    readonly invalid_code: {
        readonly retryable: true;
        readonly message: "The one-time code was wrong too often.";
    };
    readonly invalid_payer: {
        readonly retryable: true;
        readonly message: "The payer account does not exist at this operator.";
    };
    readonly payer_limit_reached: {
        readonly retryable: true;
        readonly message: "The payer has reached a limit of the operator.";
    };
    readonly payer_account_blocked: {
        readonly retryable: false;
        readonly message: "The payer account is blocked.";
    };
    readonly provider_unavailable: {
        readonly retryable: true;
        readonly message: "The operator is not available.";
    };
    readonly provider_error: {
        readonly retryable: false;
        readonly message: "The operator reported an error.";
    };
};
type FailureCode = keyof typeof FAILURES;

/** How a payment was paid. A phone number is shown masked. */
interface PaymentMethod {
    readonly type: PaymentMethodType;
    readonly provider: Provider | null;
    readonly phone_masked: string | null;
}
/** A payment intent as its merchant sees it. */
interface Payment {
    /** `pay_…` */
    readonly id: string;
    /** Public identifier in `checkout_url`; at least 128 random bits. */
    readonly slug: string;
    readonly status: PaymentStatus;
    readonly amount: Amount;
    /** ISO 4217 code. */
    readonly currency: string;
    readonly description: string | null;
    /** The merchant's own reference; returned in webhooks. */
    readonly customer_reference: string | null;
    readonly return_url: string | null;
    readonly cancel_url: string | null;
    readonly checkout_url: string;
    readonly livemode: boolean;
    readonly locale: Locale | null;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    readonly expires_at: Timestamp;
    readonly succeeded_at: Timestamp | null;
    /** `tx_…`, null until the payment succeeds. */
    readonly transaction_id: string | null;
    readonly amount_refunded: Amount;
    /** Held by open disputes, or lost to them. */
    readonly amount_disputed: Amount;
    /** What was charged when it was paid; 0 before. */
    readonly fee: Amount;
    /** Of the fee, what refunds have brought back or, while they are under way, will bring back. */
    readonly fee_returned: Amount;
    /** `amount` less `fee`, as when it was paid. Refunds and disputes do not change it. */
    readonly net_amount: Amount;
    readonly payment_method: PaymentMethod | null;
    readonly failure_code: FailureCode | null;
    readonly failure_message: string | null;
    readonly attempts_count: number;
    readonly metadata: Readonly<Record<string, string>>;
    /** Grows by one with each change: of two copies the larger version is the newer one. */
    readonly version: number;
}
/** A payment as the operator sees it. */
interface PaymentRecord extends Payment {
    readonly merchant_id: string;
}
/** What a merchant sends to create a payment intent. */
interface PaymentCreateParams {
    /** 1 … 99 999 999, in minor units. */
    readonly amount: Amount;
    readonly currency: string;
    /** At most 255 characters. */
    readonly description?: string | undefined;
    /** At most 255 characters. */
    readonly customer_reference?: string | undefined;
    /** Absolute; `https` in live mode; at most 2 048 characters. */
    readonly return_url?: string | undefined;
    readonly cancel_url?: string | undefined;
    /** At most 50 keys of 40 characters with values of 500. */
    readonly metadata?: Readonly<Record<string, string>> | undefined;
    /** Life in seconds, 300 … 604 800; 86 400 when absent. */
    readonly expires_in?: number | undefined;
    readonly locale?: Locale | undefined;
    /** 1 … 5; 3 when absent. */
    readonly max_attempts?: number | undefined;
}
interface PaymentCreated {
    readonly payment: Payment;
    readonly checkout_url: string;
}
/** An attempt whose outcome the operator has to settle. */
interface AttemptRecord {
    readonly id: string;
    readonly payment_id: string;
    readonly merchant_id: string;
    readonly status: AttemptStatus;
    readonly method: PaymentMethod;
    readonly rail: string;
    readonly rail_reference: string | null;
    readonly amount: Amount;
    readonly currency: string;
    readonly livemode: boolean;
    readonly failure_code: FailureCode | null;
    readonly polls_count: number;
    /**
     * Where the money of a `paid_late` attempt is: in suspense, owed to the payer, or returned. null: it is not late money.
     */
    readonly late_money: 'owed' | 'returned' | null;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
}
/** Legacy payment status (specification, "Legacy payment status result"). */
interface LegacyStatus {
    readonly message: {
        readonly code: 200;
        readonly success: readonly string[];
    };
    readonly data: {
        readonly token: string;
        readonly trx_id: string;
        readonly payer: {
            readonly username: string;
            readonly email: string;
        };
        readonly custom: string;
    };
    readonly type: 'success';
}

/** A way to pay, as offered on one checkout. Limits are data of the rail, in minor units. */
interface CheckoutMethod {
    readonly type: PaymentMethodType;
    readonly provider: Provider | null;
    readonly label: string;
    readonly available: boolean;
    readonly limits: {
        readonly min: Amount;
        readonly max: Amount;
    };
    readonly needs: readonly ('pin' | 'phone')[];
    /** What the payer is told to do while the payment is under way; null for the wallet, where there is nothing to wait for. */
    readonly prompt: Prompt | null;
    /**
     * How numbers of this operator begin, in E.164, `+23767`: enough to recognise it while a number is typed. Empty where
     * that is not known. A hint only: numbers are taken along to another operator, so the payer's own choice counts.
     */
    readonly phone_prefixes: readonly string[];
}
/** The same sentence in every language of the checkout. */
type Prompt = Readonly<Record<Locale, string>>;
/** What the customer has to do now for a pending payment. */
interface NextAction {
    /** With `enter_otp` a code is wanted (`POST …/confirm`); with `wait` there is nothing to do. */
    readonly type: 'approve_on_phone' | 'enter_otp' | 'redirect' | 'wait';
    readonly expires_at: Timestamp;
    readonly poll_after_ms: number;
    /** Only with `redirect`; always `https`. */
    readonly url?: string | undefined;
    /** What to tell the payer, in the words of the operator that was asked; null where nothing has to be done. */
    readonly prompt: Prompt | null;
}
/** What anybody who holds the slug may see: never the merchant's references, metadata or other identifiers. */
interface Checkout {
    readonly slug: string;
    readonly status: PaymentStatus;
    readonly amount: Amount;
    readonly currency: string;
    /** The amount as people write it in the checkout's language (French without one), `5 000 FCFA`. */
    readonly amount_display: string;
    /** How much of it was paid back; 0 but for a payment that is refunded, in part or in full. */
    readonly amount_refunded: Amount;
    readonly description: string | null;
    readonly merchant: {
        readonly name: string;
        readonly support_email: string | null;
        readonly support_phone: string | null;
        /** As the merchant chose it, `#rrggbb`: whoever shows it as text or under text sees to the contrast. */
        readonly brand_color: string | null;
        /** SVG or PNG; the bytes behind an address never change. */
        readonly logo_url: string | null;
    };
    readonly livemode: boolean;
    /** What the merchant asked for; null leaves the choice to the customer's browser. */
    readonly locale: Locale | null;
    readonly created_at: Timestamp;
    readonly expires_at: Timestamp;
    readonly succeeded_at: Timestamp | null;
    readonly server_time: Timestamp;
    readonly methods: readonly CheckoutMethod[];
    /** How often paying may still be tried before a decline is final; 0 once nothing is left to pay. */
    readonly attempts_left: number;
    readonly next_action: NextAction | null;
    /** Whether a customer who cancels goes back to the shop, rather than to our own result page: it gave an address. */
    readonly returns_to_shop: boolean;
    /** Only once the payment is final. */
    readonly redirect_url: string | null;
    readonly failure: {
        readonly code: FailureCode;
        readonly message: string;
        readonly retryable: boolean;
    } | null;
}
/** A payment as its payer sees it. */
interface CheckoutPayment {
    readonly id: string;
    readonly slug: string;
    readonly status: PaymentStatus;
    readonly amount: Amount;
    readonly currency: string;
    readonly description: string | null;
    readonly livemode: boolean;
    readonly created_at: Timestamp;
    readonly succeeded_at: Timestamp | null;
    readonly transaction_id: string | null;
    readonly failure_code: FailureCode | null;
    readonly failure_message: string | null;
}
/** Answer to paying: final with a place to go, or pending with something to do. */
interface CheckoutPaid {
    readonly payment: CheckoutPayment;
    readonly redirect_url: string | null;
    readonly next_action: NextAction | null;
}
interface CheckoutCanceled {
    readonly payment: CheckoutPayment;
    readonly redirect_url: string;
}

/** Who is logged in. */
interface Principal {
    readonly id: string;
    readonly role: Role;
    readonly email: string;
    readonly name: string;
    readonly phone: string | null;
    readonly created_at: Timestamp;
    /** Merchants only. */
    readonly kyc_status?: KycStatus | undefined;
    /** Users and agents only. */
    readonly has_pin?: boolean | undefined;
    /** Users and agents only: until then no PIN is taken, for too many wrong ones. Null, or past, when it is not locked. */
    readonly pin_locked_until?: Timestamp | null | undefined;
    /** Users and agents only: true for seeded test accounts, which exist in test mode alone. */
    readonly sandbox?: boolean | undefined;
}
interface LoginResult {
    readonly access_token: string;
    readonly refresh_token: string;
    readonly principal: Principal;
}
/** One logged-in session. */
interface Device {
    readonly id: string;
    readonly name: string;
    readonly created_at: Timestamp;
    readonly last_used_at: Timestamp;
    readonly current: boolean;
}

interface Refund {
    /** `rfd_…` */
    readonly id: string;
    readonly payment_id: string;
    readonly amount: Amount;
    readonly currency: string;
    readonly status: RefundStatus;
    readonly reason: string | null;
    readonly failure_code: FailureCode | null;
    readonly livemode: boolean;
    /** The ledger transfer that moved the money, null until it did. */
    readonly transaction_id: string | null;
    /** Of the payment's fee, what comes back to the merchant with it. */
    readonly fee_returned: Amount;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
}
/** A refund as the operator sees it. */
interface RefundRecord extends Refund {
    readonly merchant_id: string;
}

/** A payer, or a payer's bank or operator, contests a payment. The amount is held until the dispute is decided. */
interface Dispute {
    /** `dsp_…` */
    readonly id: string;
    readonly payment_id: string;
    readonly amount: Amount;
    readonly currency: string;
    readonly status: DisputeStatus;
    readonly reason: string | null;
    readonly livemode: boolean;
    /** Evidence is taken until then. */
    readonly due_at: Timestamp;
    /** What the merchant said last, at most 10 000 characters. */
    readonly evidence: string | null;
    readonly evidence_submitted_at: Timestamp | null;
    /** The operator's words to the merchant when it was decided. */
    readonly note: string | null;
    readonly resolved_at: Timestamp | null;
    /** The ledger transfer that holds the amount. */
    readonly transaction_id: string;
    /** The transfer that returned it (`won`) or gave it to the payer (`lost`); null while the dispute is open. */
    readonly closing_transaction_id: string | null;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
}
/** A dispute as the operator sees it. */
interface DisputeRecord extends Dispute {
    readonly merchant_id: string;
}

/** A payout to a merchant. Its lines are rows of the ledger, and `amount` is their sum. */
interface Settlement {
    /** `stl_…` */
    readonly id: string;
    readonly status: SettlementStatus;
    readonly amount: Amount;
    readonly currency: string;
    readonly livemode: boolean;
    readonly lines_count: number;
    /** The ledger transfer that took the amount out of the available balance. */
    readonly transaction_id: string;
    /** The transfer that paid it out, or that put it back when the payout failed; null while it is pending. */
    readonly closing_transaction_id: string | null;
    /** The operator's own reference of the payout. */
    readonly reference: string | null;
    readonly failure_reason: string | null;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    /** When it was paid, or failed. */
    readonly resolved_at: Timestamp | null;
}
/** A settlement as the operator sees it. */
interface SettlementRecord extends Settlement {
    readonly merchant_id: string;
}
/** One row of the merchant's ledger. */
interface SettlementLine {
    readonly transaction_id: string;
    readonly type: SettlementLineType;
    readonly payment_id: string | null;
    readonly refund_id: string | null;
    readonly dispute_id: string | null;
    /** The earlier settlement whose payout failed (`payout_failed`). */
    readonly settlement_id: string | null;
    readonly customer_reference: string | null;
    /** Of a `payment`: what the customer paid, and the fee on it; null for the others. */
    readonly gross: Amount | null;
    readonly fee: Amount | null;
    /**
     * What it adds to the settlement: of a `payment` `gross` less `fee`, and less what refunds and disputes took before it
     * was released; negative where it takes away. */
    readonly amount: Amount;
    readonly currency: string;
    readonly created_at: Timestamp;
}

/**
 * What a merchant is charged per payment, in the commit that succeeds: `basis_points` of the amount, rounded half up to
 * a whole minor unit, plus `fixed`; at least `minimum`, at most `maximum`, and never more than the amount.
 */
interface MerchantFees {
    /** Hundredths of a percent, 0 … 10 000: 250 is 2.5 %. */
    readonly basis_points: number;
    readonly fixed: Amount;
    readonly minimum: Amount;
    /** null: no upper bound. */
    readonly maximum: Amount | null;
    /** What a refund brings back of the fee. Fixed on each payment when it is paid. */
    readonly refund_policy: FeeRefundPolicy;
}
/** When a merchant's money becomes available and is paid out. */
interface MerchantSettlementTerms {
    /** How long a payment's credit stays pending, 0 … 7 776 000 (90 days). Payments keep the delay they were paid under. */
    readonly delay_seconds: number;
    readonly schedule: SettlementSchedule;
    /** Smaller balances wait for the next time. */
    readonly minimum: Amount;
    /** When the balance is closed next; null with `manual`. */
    readonly next_at: Timestamp | null;
}

/** A secret key as it can be shown again: without the secret. */
interface ApiKey {
    readonly id: string;
    readonly name: string;
    readonly livemode: boolean;
    readonly scopes: readonly Scope[];
    /** Prefix and last four characters, `svc_test_…9fQ2`. */
    readonly hint: string;
    readonly created_at: Timestamp;
    readonly expires_at: Timestamp | null;
    readonly revoked_at: Timestamp | null;
    readonly last_used_at: Timestamp | null;
}
/** Shown once, when the key is made. */
interface ApiKeyWithSecret extends ApiKey {
    readonly secret: string;
}
/** A merchant's money, one line per currency. */
interface Balance {
    readonly currency: string;
    readonly livemode: boolean;
    /** Pays refunds, and is settled next. Below zero when disputes took more than there was. */
    readonly available: Amount;
    /** Credits of payments that become available when the merchant's delay is over. */
    readonly pending: Amount;
    /** Held for open disputes. */
    readonly disputed: Amount;
    /** Held for refunds that the payer's operator has not confirmed. */
    readonly refunding: Amount;
    /** Closed into settlements that are not paid out yet. */
    readonly settling: Amount;
}
interface MerchantProfile {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly phone: string | null;
    readonly support_email: string | null;
    readonly support_phone: string | null;
    /** Of the merchant's checkouts, `#rrggbb`; null: that of the gateway. */
    readonly brand_color: string | null;
    /** Where the merchant's logo is to be had; a new logo has a new address. */
    readonly logo_url: string | null;
    readonly kyc_status: KycStatus;
    /** While it is, no new live payment is taken, and no live key is made. */
    readonly suspended: boolean;
    /** The operator's words to the merchant. */
    readonly suspension_reason: string | null;
    /** Set by the operator. */
    readonly fees: MerchantFees;
    /** Set by the operator. */
    readonly settlement: MerchantSettlementTerms;
    readonly created_at: Timestamp;
}
interface Kyc {
    readonly status: KycStatus;
    readonly submission: Readonly<Record<string, string>> | null;
    /** The operator's words to the merchant. */
    readonly note: string | null;
    readonly submitted_at: Timestamp | null;
    readonly decided_at: Timestamp | null;
}
/** A merchant as the operator sees it. */
interface MerchantRecord extends MerchantProfile {
    readonly kyc: Kyc;
}

interface WebhookEndpoint {
    /** `whe_…` */
    readonly id: string;
    readonly url: string;
    readonly description: string | null;
    readonly events: readonly EventPattern[];
    readonly enabled: boolean;
    /** True: event names are delivered as `gateway.payment.succeeded`. */
    readonly prefixed_names: boolean;
    readonly livemode: boolean;
    readonly created_at: Timestamp;
    readonly updated_at: Timestamp;
    /** Why and when the engine disabled it, null otherwise. */
    readonly disabled_reason: string | null;
}
/** With how its newest deliveries went. */
interface WebhookEndpointWithRecent extends WebhookEndpoint {
    /** Of the newest deliveries that came to an end, 100 at most. */
    readonly recent: {
        readonly finished: number;
        readonly delivered: number;
        /** With the first attempt. */
        readonly delivered_at_once: number;
    };
}
/** Shown when the endpoint is made and when its secret is rotated. */
interface WebhookEndpointWithSecret extends WebhookEndpoint {
    readonly secret: string;
}
/** An event as stored: `data` is what the webhook carried. */
interface EventRecord {
    readonly id: string;
    readonly event: EventType;
    readonly data: Readonly<Record<string, unknown>>;
    readonly livemode: boolean;
    readonly sequence: number;
    readonly created_at: Timestamp;
}
/** One try at one delivery. */
interface DeliveryAttempt {
    readonly number: number;
    readonly started_at: Timestamp;
    readonly duration_ms: number | null;
    readonly status_code: number | null;
    /** A fixed word, `timeout`, `connection_refused`, `address_not_allowed` …; null when the endpoint answered. */
    readonly error: string | null;
    /**
     * What was sent beside the body, but for the two signatures, which are not kept; null when nothing was sent, because the
     * time for it was over.
     */
    readonly request_headers: Readonly<Record<string, string>> | null;
    /** At most 16 KiB of the answer. */
    readonly response_body: string | null;
}
/** One event on its way to one endpoint. */
interface Delivery {
    readonly id: string;
    readonly event_id: string;
    readonly event: string;
    readonly endpoint_id: string;
    readonly status: DeliveryStatus;
    readonly livemode: boolean;
    readonly attempts_count: number;
    readonly next_attempt_at: Timestamp | null;
    readonly last_status_code: number | null;
    readonly last_error: string | null;
    readonly created_at: Timestamp;
    readonly delivered_at: Timestamp | null;
}
interface DeliveryWithAttempts extends Delivery {
    /** The exact text that is sent with each attempt, and that its signatures are over. */
    readonly request_body: string;
    readonly attempts: readonly DeliveryAttempt[];
}
/** A delivery as the operator sees it. */
interface DeliveryRecord extends Delivery {
    readonly merchant_id: string;
}
interface DeliveryRecordWithAttempts extends DeliveryWithAttempts {
    readonly merchant_id: string;
}
/** Data of `payment.*` events: exactly these fields, with failure and refund fields where they apply. */
interface PaymentEventData {
    readonly id: string;
    readonly slug: string;
    readonly status: PaymentStatus;
    readonly amount: Amount;
    readonly currency: string;
    readonly customer_reference: string | null;
    readonly transaction_id: string | null;
    /** With `payment.failed` and `payment.attempt_failed`. */
    readonly failure_code?: FailureCode | null;
    readonly failure_message?: string | null;
    /** With `payment.refunded`. */
    readonly refund_id?: string;
    readonly refund_amount?: Amount;
    readonly amount_refunded?: Amount;
}
/** Body of a webhook, in this order on the wire. */
interface WebhookBody<Data = Readonly<Record<string, unknown>>> {
    readonly event: string;
    readonly data: Data;
    /** `evt_…`, the same on every retry and replay: deduplicate on it. */
    readonly id: string;
    readonly created_at: Timestamp;
    readonly livemode: boolean;
    /** Counts the events of one payment (with its refunds and disputes) without gaps. */
    readonly sequence: number;
}

/** Everything that happened to a payment, and what it means. */
interface Timeline {
    readonly payment_id: string;
    readonly status: PaymentStatus;
    readonly explain: TimelineExplanation;
    /**
     * Oldest first. Of one moment, causes come before effects: the payment, its attempts, refunds and disputes, then the
     * transfers of the ledger, changes of the status, events, and deliveries.
     */
    readonly entries: readonly TimelineEntry[];
    /** True: there are more than 100 refunds, disputes, transfers, events or deliveries, and the newest 100 of each are here. */
    readonly truncated: boolean;
}
/** One paragraph for the merchant's support desk in each language. Times are those of Africa/Douala. */
interface TimelineExplanation {
    readonly fr: string;
    readonly en: string;
    readonly next: NextToAct;
}
/** Who has to act now; `operator` is whoever runs the gateway, `nobody` also while the gateway itself goes on asking. */
type NextToAct = 'customer' | 'merchant' | 'operator' | 'nobody';
/**
 * One line of a timeline. What has a life of its own (attempts, refunds, disputes, deliveries) stands where it began and
 * says how it stands now.
 */
type TimelineEntry = TimelinePaymentCreated | TimelineAttempt | TimelineRefund | TimelineDispute | TimelineTransfer | TimelineStatusChange | TimelineEvent | TimelineDelivery;
interface TimelinePaymentCreated {
    readonly type: 'payment_created';
    readonly at: Timestamp;
    /** `pay_…` */
    readonly id: string;
    readonly amount: Amount;
    readonly currency: string;
    readonly expires_at: Timestamp;
}
/** One try to pay. */
interface TimelineAttempt {
    readonly type: 'attempt';
    readonly at: Timestamp;
    /** `att_…` */
    readonly id: string;
    readonly status: AttemptStatus;
    readonly method: PaymentMethod;
    readonly failure_code: FailureCode | null;
    /** How often the rail was asked for the outcome. */
    readonly polls_count: number;
    /** What the rail calls it: the reference its own support asks for. */
    readonly rail_reference: string | null;
    readonly updated_at: Timestamp;
}
interface TimelineRefund {
    readonly type: 'refund';
    readonly at: Timestamp;
    /** `rfd_…` */
    readonly id: string;
    readonly status: RefundStatus;
    readonly amount: Amount;
    readonly currency: string;
    readonly reason: string | null;
    readonly failure_code: FailureCode | null;
    readonly updated_at: Timestamp;
}
interface TimelineDispute {
    readonly type: 'dispute';
    readonly at: Timestamp;
    /** `dsp_…` */
    readonly id: string;
    readonly status: DisputeStatus;
    readonly amount: Amount;
    readonly currency: string;
    readonly reason: string | null;
    readonly due_at: Timestamp;
    readonly evidence_submitted_at: Timestamp | null;
    readonly resolved_at: Timestamp | null;
}
/** Money that moved in the ledger. */
interface TimelineTransfer {
    readonly type: 'transfer';
    readonly at: Timestamp;
    /** `tx_…` */
    readonly id: string;
    readonly kind: PaymentTransferKind;
    /** All that it moved, the gateway's fee included. */
    readonly amount: Amount;
    readonly currency: string;
}
/** Has no id of its own, because it is no object: it is read off the events. */
interface TimelineStatusChange {
    readonly type: 'status_change';
    readonly at: Timestamp;
    /** `evt_…` of the event that told it, which has an entry of its own. */
    readonly event_id: string;
    readonly from: PaymentStatus;
    readonly to: PaymentStatus;
}
/** What webhooks were told. */
interface TimelineEvent {
    readonly type: 'event';
    readonly at: Timestamp;
    /** `evt_…` */
    readonly id: string;
    readonly event: EventType;
    readonly sequence: number;
}
/** An event on its way to one of the merchant's endpoints. */
interface TimelineDelivery {
    readonly type: 'delivery';
    readonly at: Timestamp;
    /** `dlv_…` */
    readonly id: string;
    readonly event_id: string;
    readonly event: EventType;
    readonly endpoint_id: string;
    readonly status: DeliveryStatus;
    readonly attempts_count: number;
    /** Null before the first attempt, and when the endpoint did not answer. */
    readonly last_status_code: number | null;
    /** A fixed word, such as `timeout`, when the endpoint did not answer. */
    readonly last_error: string | null;
    readonly next_attempt_at: Timestamp | null;
    readonly delivered_at: Timestamp | null;
}

/** One action of a merchant or an operator. Lines are written with what they tell of, and never changed. */
interface AuditLine {
    /** `aud_…` */
    readonly id: string;
    readonly action: AuditAction;
    readonly actor: AuditActor;
    readonly subject: AuditSubject;
    /** Whom it concerns; null when no merchant in particular. */
    readonly merchant_id: string | null;
    /** Of which mode; null for what has none, or both. */
    readonly livemode: boolean | null;
    /** What was asked for, in the words of the request. Never a secret; of addresses only the host. */
    readonly details: Readonly<Record<string, unknown>>;
    /** From where. Null when nobody knows, and for a merchant when it was the operator. */
    readonly client_address: string | null;
    /** As the program at the other end called itself: whatever it liked. */
    readonly user_agent: string | null;
    /** The `X-Request-Id` of the answer. */
    readonly request_id: string | null;
    readonly created_at: Timestamp;
}
/** Who did it. A merchant reads of an operator neither id nor name. */
interface AuditActor {
    readonly type: AuditActorType;
    /** Of the account or the key. */
    readonly id: string | null;
    /** Its name at that time. */
    readonly name: string | null;
}
/** What it was done to. */
interface AuditSubject {
    readonly type: AuditSubjectType;
    readonly id: string | null;
}

/** What a wallet or a float holds, per currency. */
interface HeldBalance {
    readonly currency: string;
    readonly available: Amount;
    readonly livemode: boolean;
}
interface Wallet {
    readonly balances: readonly HeldBalance[];
}
/** One line of the statement of a wallet or a float. */
interface Transaction {
    /** `tx_…`, the same on both sides' statements. */
    readonly id: string;
    readonly type: TransactionType;
    /** Signed: negative left this account. */
    readonly amount: Amount;
    readonly currency: string;
    readonly livemode: boolean;
    readonly created_at: Timestamp;
    readonly payment_id: string | null;
    /** Who was paid, or paid back. */
    readonly merchant: {
        readonly name: string;
    } | null;
    /** Of a cash operation: the agent on a user's statement, the user on an agent's. */
    readonly counterparty: {
        readonly name: string;
    } | null;
    /** Of the payment. */
    readonly description: string | null;
}
/** A customer's consent to one cash-out. */
interface CashOutCode {
    /** Six digits for the agent; shown once. */
    readonly code: string;
    readonly amount: Amount;
    readonly currency: string;
    readonly livemode: boolean;
    readonly expires_at: Timestamp;
}

/** How a merchant does in one mode, and what waits for it. */
interface Overview {
    readonly livemode: boolean;
    /** Every day of Africa/Douala, oldest first, today last, once for each currency. */
    readonly volume: readonly DayVolume[];
    readonly outcomes: PaymentOutcomes;
    readonly attention: Attention;
}
/** What was paid and what was paid back in a day; seconds behind the payments themselves. */
interface DayVolume {
    /** `2026-01-31` */
    readonly date: string;
    readonly currency: string;
    readonly payments_count: number;
    /** Before fees and refunds. */
    readonly amount: Amount;
    readonly refunds_count: number;
    /** By refunds that succeeded on this day, whenever the payment was. */
    readonly amount_refunded: Amount;
}
/** How the newest payments ended that have ended, by when they were made: 200 at most. */
interface PaymentOutcomes {
    readonly decided: number;
    /** Those that were refunded since, too. */
    readonly succeeded: number;
    readonly failed: number;
    readonly expired: number;
    readonly canceled: number;
    /** Of a hundred that were decided; null where none was. */
    readonly succeeded_percent: number | null;
}
/** What somebody has to look at. Counts end at 100. */
interface Attention {
    /** Null: nothing to do for the merchant. */
    readonly kyc_status: Extract<KycStatus, 'not_started' | 'needs_info' | 'rejected'> | null;
    readonly endpoints: readonly EndpointTrouble[];
    /** Disputes that can still be answered. */
    readonly disputes: {
        readonly count: number;
        readonly next_due_at: Timestamp | null;
    };
    /** Payments of which the operator has to find out what became of them. */
    readonly payments_in_review: number;
    /** The last settlement of each currency, where its payout failed. */
    readonly failed_settlements: readonly FailedSettlement[];
}
interface EndpointTrouble {
    /** `whe_…` */
    readonly id: string;
    readonly url: string;
    /** `failing`: no success since. `disabled`: the gateway gave it up. */
    readonly state: 'failing' | 'disabled';
    readonly failing_since: Timestamp | null;
}
interface FailedSettlement {
    /** `stl_…` */
    readonly id: string;
    readonly amount: Amount;
    readonly currency: string;
    readonly failure_reason: string | null;
}

/** How many of something there are; counted up to 10 000. */
interface HealthCount {
    readonly count: number;
    /** There are, or may be, more than were counted. */
    readonly more: boolean;
}
/** With how long the oldest of them has waited. */
interface HealthQueue extends HealthCount {
    /** null: there is none. */
    readonly oldest_age_seconds: number | null;
}
/** A process with background work, as it last told of itself. It does every 10 s; a day after the last time it is forgotten. */
interface Worker {
    /** `wrk_…`, one for each start of a process. */
    readonly id: string;
    /** Of the machine, unless the process was given one. */
    readonly name: string;
    readonly pid: number;
    readonly version: string | null;
    readonly status: WorkerStatus;
    readonly started_at: Timestamp;
    readonly last_seen_at: Timestamp;
    /** Since it was last seen. */
    readonly age_seconds: number;
    readonly stopped_at: Timestamp | null;
}
/** How the gateway stands: who works, what waits, and what the database says. */
interface Health {
    readonly checked_at: Timestamp;
    /** Newest sign first, 100 at most. */
    readonly workers: readonly Worker[];
    readonly queues: {
        readonly deliveries: {
            /** For their first or next attempt, those of disabled endpoints too. */
            readonly waiting: HealthCount;
            /** Now, of endpoints that are enabled. */
            readonly due: HealthQueue;
            /** Being sent. */
            readonly leased: HealthCount;
            /** Given up. */
            readonly failed_last_24_hours: HealthCount;
        };
        readonly attempts: {
            /** Whose rail is asked for the outcome, time and again. */
            readonly polled: HealthCount;
            readonly due: HealthQueue;
            /** Wait for the operator; by when they were made. */
            readonly needs_review: HealthQueue;
        };
        readonly tasks: {
            readonly waiting: HealthCount;
            readonly due: HealthQueue;
        };
        readonly expiries: {
            readonly due: HealthQueue;
        };
        readonly releases: {
            readonly due: HealthQueue;
        };
        readonly settlements: {
            readonly due: HealthQueue;
        };
        /** Of the ledger. */
        readonly entries: {
            readonly unchained: HealthQueue;
        };
    };
    readonly store: {
        readonly name: string;
        /** The newest step of the schema. */
        readonly schema_version: string | null;
        readonly engine_version: string;
        /** By its own clock. */
        readonly time: Timestamp;
        /** How far its clock is ahead of this gateway's, give or take the way there and back. */
        readonly clock_difference_ms: number;
    };
}

/** One check of the books, as `mitako ledger verify` makes it. */
interface LedgerCheck {
    /** `chk_…` */
    readonly id: string;
    readonly status: LedgerCheckStatus;
    /** `schedule`, or who asked: the id of an operator or of an operator key. */
    readonly requested_by: string;
    readonly created_at: Timestamp;
    /** null: nobody has begun yet. */
    readonly started_at: Timestamp | null;
    readonly finished_at: Timestamp | null;
    /** How much was looked at so far. */
    readonly checked: {
        readonly transfers: number;
        readonly entries: number;
        readonly accounts: number;
        readonly payments: number;
        readonly settlements: number;
    };
    /** How many findings there are in all. */
    readonly problems_count: number;
    /** The first 50. */
    readonly problems: readonly LedgerFinding[];
    /** Of all accounts, once it is finished: the same for as long as nothing is booked. */
    readonly digest: string | null;
}
/** Something in the books that does not hold. */
interface LedgerFinding {
    /** Such as `balance_wrong`. */
    readonly code: string;
    /** Id of what is off. */
    readonly subject: string;
    /** What is off with it, in a sentence. */
    readonly message: string;
}

/** Bounds of an agent's cash operations, in minor units. Days are those of Africa/Douala, and test and live count apart. */
interface AgentLimits {
    readonly cash_in_max: Amount;
    readonly cash_in_per_day_max: Amount;
    readonly cash_out_max: Amount;
    readonly cash_out_per_day_max: Amount;
}
/** An agent as the operator sees it. */
interface AgentRecord extends Principal {
    readonly limits: AgentLimits;
    readonly suspended: boolean;
}
/** What an agent works with. */
interface AgentFloat {
    readonly balances: readonly HeldBalance[];
    readonly limits: AgentLimits;
    readonly suspended: boolean;
}
/** What both sides of a cash operation are given, and can read again. */
interface CashReceipt {
    /** `tx_…`, the same on both statements. */
    readonly id: string;
    readonly type: CashKind;
    readonly amount: Amount;
    readonly currency: string;
    readonly livemode: boolean;
    readonly created_at: Timestamp;
    readonly agent: {
        readonly id: string;
        readonly name: string;
    };
    /** `contact_masked`: phone or e-mail with its middle hidden, enough to recognise one's own. */
    readonly user: {
        readonly name: string;
        readonly contact_masked: string;
    };
}

export { API_KEY_PREFIXES, ATTEMPT_STATUSES, AUDIT_ACTIONS, AUDIT_ACTOR_TYPES, AUDIT_SUBJECT_TYPES, CASH_KINDS, DELIVERY_STATUSES, DISPUTE_STATUSES, ERRORS, EVENT_FAMILIES, EVENT_NAME_PREFIX, EVENT_TYPES, FAILURES, FEE_REFUND_POLICIES, ID_PREFIXES, KYC_STATUSES, LEDGER_CHECK_STATUSES, LIMITS, LOCALES, LOGO_TYPES, OPERATOR_KEY_PREFIX, PAYMENT_METHODS, PAYMENT_METHOD_TYPES, PAYMENT_STATUSES, PAYMENT_TRANSFER_KINDS, PROVIDERS, REFUND_STATUSES, ROLES, SCOPES, SETTLEMENT_LINE_TYPES, SETTLEMENT_SCHEDULES, SETTLEMENT_STATUSES, SIMULATED_OUTCOMES, TRANSACTION_TYPES, WEBHOOK_SECRET_PREFIX, WORKER_STATUSES, errorMessage, errorStatus, isFinalStatus };
export type { AgentFloat, AgentLimits, AgentRecord, Amount, ApiKey, ApiKeyWithSecret, AttemptRecord, AttemptStatus, Attention, AuditAction, AuditActor, AuditActorType, AuditLine, AuditSubject, AuditSubjectType, Balance, CashKind, CashOutCode, CashReceipt, Checkout, CheckoutCanceled, CheckoutMethod, CheckoutPaid, CheckoutPayment, DayVolume, Delivery, DeliveryAttempt, DeliveryRecord, DeliveryRecordWithAttempts, DeliveryStatus, DeliveryWithAttempts, Device, Dispute, DisputeRecord, DisputeStatus, EndpointTrouble, ErrorBody, ErrorCode, EventFamily, EventPattern, EventRecord, EventType, FailedSettlement, FailureCode, FeeRefundPolicy, FieldErrors, Health, HealthCount, HealthQueue, HeldBalance, IdKind, Kyc, KycStatus, LedgerCheck, LedgerCheckStatus, LedgerFinding, LegacyStatus, Locale, LoginResult, LogoType, MerchantFees, MerchantProfile, MerchantRecord, MerchantSettlementTerms, NextAction, NextToAct, Overview, Pagination, Payment, PaymentCreateParams, PaymentCreated, PaymentEventData, PaymentMethod, PaymentMethodName, PaymentMethodType, PaymentOutcomes, PaymentRecord, PaymentStatus, PaymentTransferKind, Principal, Prompt, Provider, Refund, RefundRecord, RefundStatus, Role, Scope, Settlement, SettlementLine, SettlementLineType, SettlementRecord, SettlementSchedule, SettlementStatus, SimulatedOutcome, SuccessBody, Timeline, TimelineAttempt, TimelineDelivery, TimelineDispute, TimelineEntry, TimelineEvent, TimelineExplanation, TimelinePaymentCreated, TimelineRefund, TimelineStatusChange, TimelineTransfer, Timestamp, Transaction, TransactionType, Wallet, WebhookBody, WebhookEndpoint, WebhookEndpointWithRecent, WebhookEndpointWithSecret, Worker, WorkerStatus };
