import type { OperationName } from '@mitako/contract';
import { cashIn } from '../agents/cash-in.ts';
import { cashOut } from '../agents/cash-out.ts';
import { getAgentFloat } from '../agents/get-float.ts';
import { moveFloat } from '../agents/move-float.ts';
import { createAgent, getAgent, listAgents, updateAgent } from '../agents/operator-agents.ts';
import { getAgentTransaction, listAgentTransactions } from '../agents/transactions.ts';
import { createOperatorKey, listOperatorKeys, revokeOperatorKey } from '../api-keys/operator-keys.ts';
import { createApiKey, listApiKeys, revokeApiKey, rollApiKey } from '../api-keys/api-keys.ts';
import { getAttempt, listAttempts, resolveAttempt } from '../attempts/operator-attempts.ts';
import { listAuditLog, listWholeAuditLog } from '../audit/list-audit-log.ts';
import { cancelCheckout } from '../checkout/cancel-checkout.ts';
import { hideMethods, listMethods } from '../methods/merchant-methods.ts';
import { listMerchantMethods, setMerchantMethods } from '../methods/operator-methods.ts';
import { listRails } from '../rails/list-rails.ts';
import { chargePayment, confirmPayment } from '../checkout/charge-payment.ts';
import { confirmCheckout } from '../checkout/confirm-checkout.ts';
import { getCheckout } from '../checkout/get-checkout.ts';
import { payCheckout } from '../checkout/pay-checkout.ts';
import { getAnyDispute, listAllDisputes, openDispute, resolveDispute } from '../disputes/operator-disputes.ts';
import { getDispute, listDisputes } from '../disputes/read-disputes.ts';
import { submitDisputeEvidence } from '../disputes/submit-evidence.ts';
import { getHealth } from '../health/get-health.ts';
import type { Operation } from './operation.ts';
import { createLedgerCheck, getLedgerCheck, listLedgerChecks } from '../ledger/ledger-checks.ts';
import { verifyLedger } from '../ledger/verify-ledger-now.ts';
import { getBalance } from '../merchants/balance.ts';
import { deleteLogo, setLogo } from '../merchants/logo/logo.ts';
import {
  createMerchant,
  decideKyc,
  getMerchant,
  listMerchants,
  reinstateMerchant,
  suspendMerchant,
} from '../merchants/operator-merchants.ts';
import { getMerchantBalance, listMerchantEndpoints } from '../merchants/operator-reads.ts';
import { getOverview } from '../merchants/overview.ts';
import { getKyc, getProfile, submitKyc, updateProfile } from '../merchants/profile.ts';
import { updateMerchant } from '../merchants/update-merchant.ts';
import { cancelPayment } from '../payments/cancel-payment.ts';
import { createPayment, createSandboxPayment } from '../payments/create-payment.ts';
import { getPayment } from '../payments/get-payment.ts';
import { getLegacyStatus } from '../payments/legacy-status.ts';
import { listPayments } from '../payments/list-payments.ts';
import { getAnyPayment, getAnyTimeline } from '../payments/operator-payments.ts';
import { getTimeline } from '../payments/timeline/get-timeline.ts';
import { changePassword } from '../people/change-password.ts';
import { listDevices, revokeDevice, revokeOtherDevices } from '../people/devices.ts';
import { login } from '../people/login.ts';
import { logout } from '../people/logout.ts';
import { getMe } from '../people/me.ts';
import { createOperator, disableOperator, listOperators } from '../people/operators.ts';
import { reauthenticate } from '../people/reauthenticate.ts';
import { refresh } from '../people/refresh.ts';
import { register } from '../people/register.ts';
import { setPin } from '../people/set-pin.ts';
import { getSigningKeys, rotateSigningKey } from '../people/signing-keys.ts';
import { receiveAttemptCallback, receiveRailCallback } from '../rails/receive-callback.ts';
import { createRefund } from '../refunds/create-refund.ts';
import { createOperatorRefund, getAnyRefund, listAllRefunds, resolveRefund } from '../refunds/operator-refunds.ts';
import { getRefund, listRefunds } from '../refunds/read-refunds.ts';
import { simulatePayment } from '../sandbox/simulate-payment.ts';
import { listSettlementLines } from '../settlements/list-settlement-lines.ts';
import {
  createSettlement,
  getAnySettlement,
  listAllSettlements,
  listAnySettlementLines,
  resolveSettlement,
} from '../settlements/operator-settlements.ts';
import { getSettlement, listSettlements } from '../settlements/read-settlements.ts';
import { createCashOutCode } from '../wallets/create-cash-out-code.ts';
import { getWallet } from '../wallets/get-wallet.ts';
import { getWalletTransaction, listWalletTransactions } from '../wallets/transactions.ts';
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  getWebhookEndpoint,
  listWebhookEndpoints,
  rotateWebhookSecret,
  updateWebhookEndpoint,
} from '../webhooks/endpoints.ts';
import {
  getAnyDelivery,
  listAllDeliveries,
  replayAllFailedDeliveries,
  replayAnyDelivery,
} from '../webhooks/operator-deliveries.ts';
import { getDelivery, getEvent, listDeliveries, listEvents } from '../webhooks/read-events.ts';
import {
  pingWebhookEndpoint,
  replayDelivery,
  replayEvent,
  replayFailedDeliveries,
} from '../webhooks/replay-deliveries.ts';

/** The operation behind each name of the contract; the compiler refuses a declaration without one. */
export const operations: { readonly [Name in OperationName]: Operation<Name> } = {
  createPayment,
  createSandboxPayment,
  simulatePayment,
  getPayment,
  getTimeline,
  listPayments,
  cancelPayment,
  createRefund,
  listRefunds,
  getRefund,
  getCheckout,
  payCheckout,
  confirmCheckout,
  cancelCheckout,
  listMethods,
  hideMethods,
  listMerchantMethods,
  setMerchantMethods,
  listRails,
  chargePayment,
  confirmPayment,
  login,
  register,
  refresh,
  logout,
  getMe,
  reauthenticate,
  changePassword,
  setPin,
  listDevices,
  revokeDevice,
  revokeOtherDevices,
  getSigningKeys,
  getLegacyStatus,
  getProfile,
  updateProfile,
  setLogo,
  deleteLogo,
  getKyc,
  submitKyc,
  createApiKey,
  listApiKeys,
  rollApiKey,
  revokeApiKey,
  createWebhookEndpoint,
  listWebhookEndpoints,
  getWebhookEndpoint,
  updateWebhookEndpoint,
  deleteWebhookEndpoint,
  rotateWebhookSecret,
  pingWebhookEndpoint,
  listEvents,
  getEvent,
  replayEvent,
  listDeliveries,
  getDelivery,
  replayDelivery,
  replayFailedDeliveries,
  getBalance,
  getOverview,
  createMerchant,
  listMerchants,
  getMerchant,
  updateMerchant,
  decideKyc,
  suspendMerchant,
  reinstateMerchant,
  createAgent,
  listAgents,
  getAgent,
  updateAgent,
  moveFloat,
  getWallet,
  listWalletTransactions,
  getWalletTransaction,
  createCashOutCode,
  getAgentFloat,
  listAgentTransactions,
  getAgentTransaction,
  cashIn,
  cashOut,
  getAnyPayment,
  getAnyTimeline,
  getAttempt,
  getAnyRefund,
  getAnyDispute,
  getAnySettlement,
  listAnySettlementLines,
  createOperatorRefund,
  listAllRefunds,
  resolveRefund,
  listDisputes,
  getDispute,
  submitDisputeEvidence,
  openDispute,
  listAllDisputes,
  resolveDispute,
  listSettlements,
  getSettlement,
  listSettlementLines,
  createSettlement,
  listAllSettlements,
  resolveSettlement,
  listAllDeliveries,
  getAnyDelivery,
  replayAnyDelivery,
  replayAllFailedDeliveries,
  listAuditLog,
  listWholeAuditLog,
  getHealth,
  createLedgerCheck,
  listLedgerChecks,
  getLedgerCheck,
  getMerchantBalance,
  listMerchantEndpoints,
  listAttempts,
  resolveAttempt,
  receiveAttemptCallback,
  receiveRailCallback,
  createOperator,
  listOperators,
  disableOperator,
  createOperatorKey,
  listOperatorKeys,
  revokeOperatorKey,
  rotateSigningKey,
  verifyLedger,
};
