// What the operator sends. Names are those of the wire; a type test holds each to the contract's schema.
import type {
  AgentLimits,
  Amount,
  AttemptStatus,
  DeliveryStatus,
  DisputeStatus,
  FailureCode,
  KycStatus,
  MerchantFees,
  MerchantSettlementTerms,
  RefundStatus,
  SettlementStatus,
} from '@mitako/contract/names';
import type { PagePosition } from '../list.ts';
import type { AuditLogParams } from '../merchant/params.ts';
import type { ReplayFailedParams } from '../params.ts';
import type { RegisterParams } from '../session/params.ts';

/** Part of a list over all merchants and both modes. */
export interface OperatorListParams extends PagePosition {
  readonly merchant_id?: string | undefined;
  /** Both when absent. */
  readonly mode?: 'live' | 'test' | undefined;
}

/** Which lines of the audit log of all to list. */
export interface OperatorAuditLogParams extends AuditLogParams {
  readonly merchant_id?: string | undefined;
  /** An account or a key. */
  readonly actor_id?: string | undefined;
}

/** Which merchants to list. */
export interface MerchantListParams extends PagePosition {
  readonly kyc_status?: KycStatus | undefined;
}

/** What of a merchant to look at. */
export interface MerchantModeParams {
  /** Both when absent. */
  readonly mode?: 'live' | 'test' | undefined;
}

/** What to change of a merchant's terms; what is absent stays. */
export interface MerchantUpdateParams {
  readonly fees?: OptionalEach<MerchantFees> | undefined;
  readonly settlement?: OptionalEach<Omit<MerchantSettlementTerms, 'next_at'>> | undefined;
}

/** What becomes of a KYC submission. */
export interface KycDecisionParams {
  readonly decision: 'approved' | 'rejected' | 'needs_info';
  /** For the merchant to read; at most 1 000 characters. */
  readonly note?: string | undefined;
}

/** Why a merchant is suspended. */
export interface SuspendParams {
  /** For the merchant to read; at most 255 characters. */
  readonly reason?: string | undefined;
}

/** An agent to make. */
export interface AgentCreateParams extends RegisterParams {
  /** The service's defaults where absent. */
  readonly limits?: OptionalEach<AgentLimits> | undefined;
}

/** What to change of an agent; what is absent stays. */
export interface AgentUpdateParams {
  readonly limits?: OptionalEach<AgentLimits> | undefined;
  /** True: no cash operation of this agent goes through until it is false again. */
  readonly suspended?: boolean | undefined;
}

/** Money between the bank and a float. */
export interface FloatParams {
  readonly amount: Amount;
  /** ISO 4217 code. */
  readonly currency: string;
  readonly livemode: boolean;
}

/** A dispute to open. */
export interface DisputeOpenParams {
  /** What is left of the payment when absent. */
  readonly amount?: Amount | undefined;
  /** At most 255 characters. */
  readonly reason?: string | undefined;
}

/** Which refunds of all merchants to list. */
export interface RefundListParams extends OperatorListParams {
  readonly status?: RefundStatus | undefined;
  readonly payment_id?: string | undefined;
}

/** Which disputes of all merchants to list. */
export interface OperatorDisputeListParams extends OperatorListParams {
  readonly status?: DisputeStatus | undefined;
  readonly payment_id?: string | undefined;
}

/** Who is right. */
export interface DisputeResolveParams {
  /** As the merchant sees it: `won` returns the money to the merchant, `lost` gives it to the payer. */
  readonly outcome: 'won' | 'lost';
  /** For the merchant to read; at most 1 000 characters. */
  readonly note?: string | undefined;
}

/** What the operator found out at the rail about a refund. */
export interface RefundResolveParams {
  readonly outcome: 'succeeded' | 'failed';
  /** With `failed`; `provider_error` when absent. */
  readonly failure_code?: FailureCode | undefined;
}

/** Which balance of a merchant to close. */
export interface SettlementCreateParams {
  readonly livemode: boolean;
  /** ISO 4217 code; may be left out where the service has one currency. */
  readonly currency?: string | undefined;
}

/** Which settlements of all merchants to list. */
export interface OperatorSettlementListParams extends OperatorListParams {
  readonly status?: SettlementStatus | undefined;
}

/** What became of a payout. */
export type SettlementResolveParams = PayoutPaidParams | PayoutFailedParams;

/** A payout that the merchant has. */
export interface PayoutPaidParams {
  readonly outcome: 'paid';
  /** Your own reference of the payout; at most 255 characters. */
  readonly reference?: string | undefined;
}

/** A payout that did not go through: its amount is the merchant's to be settled again. */
export interface PayoutFailedParams {
  readonly outcome: 'failed';
  /** For the merchant to read; at most 255 characters. */
  readonly failure_reason: string;
  /** Your own reference of the payout; at most 255 characters. */
  readonly reference?: string | undefined;
}

/** Which attempts of all merchants to list. */
export interface AttemptListParams extends OperatorListParams {
  readonly status?: AttemptStatus | undefined;
  readonly payment_id?: string | undefined;
}

/** What the operator found out at the rail about an attempt. */
export interface AttemptResolveParams {
  /** `returned`: the late money of a `paid_late` attempt went back to its payer by other means. */
  readonly outcome: 'succeeded' | 'failed' | 'returned';
  /** With `failed`; `provider_error` when absent. */
  readonly failure_code?: FailureCode | undefined;
}

/** Which deliveries of all merchants to list. */
export interface OperatorDeliveryListParams extends OperatorListParams {
  readonly status?: DeliveryStatus | undefined;
  readonly endpoint_id?: string | undefined;
  readonly event_id?: string | undefined;
  readonly payment_id?: string | undefined;
}

/** Which failed deliveries of all merchants to deliver again. */
export interface OperatorReplayFailedParams extends ReplayFailedParams {
  readonly merchant_id?: string | undefined;
  /** Both when absent. */
  readonly mode?: 'live' | 'test' | undefined;
}

/** Any of the fields. */
export type OptionalEach<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | undefined };
