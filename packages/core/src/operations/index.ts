import { changePassword } from './accounts/change-password.ts';
import { listDevices, revokeDevice, revokeOtherDevices } from './accounts/devices.ts';
import { login } from './accounts/login.ts';
import { logout } from './accounts/logout.ts';
import { getMe } from './accounts/me.ts';
import { reauthenticate } from './accounts/reauthenticate.ts';
import { refresh } from './accounts/refresh.ts';
import { register } from './accounts/register.ts';
import { setPin } from './accounts/set-pin.ts';
import { getSigningKeys } from './accounts/signing-keys.ts';
import { createAgent, getAgent, listAgents, updateAgent } from './admin/agents.ts';
import { listAttempts, resolveAttempt } from './admin/attempts.ts';
import { getAnyDelivery, listAllDeliveries, replayAllFailedDeliveries, replayAnyDelivery } from './admin/deliveries.ts';
import { getHealth } from './admin/health.ts';
import { createLedgerCheck, getLedgerCheck, listLedgerChecks } from './admin/ledger-checks.ts';
import { getMerchantBalance, listMerchantEndpoints } from './admin/merchant-reads.ts';
import { listAllDisputes, openDispute, resolveDispute } from './admin/disputes.ts';
import { updateMerchant } from './admin/merchant-terms.ts';
import {
  createMerchant,
  decideKyc,
  getMerchant,
  listMerchants,
  reinstateMerchant,
  suspendMerchant,
} from './admin/merchants.ts';
import {
  getAnyDispute,
  getAnyPayment,
  getAnyRefund,
  getAnySettlement,
  getAnyTimeline,
  getAttempt,
  listAnySettlementLines,
} from './admin/reads.ts';
import { createOperatorRefund, listAllRefunds, resolveRefund } from './admin/refunds.ts';
import { createSettlement, listAllSettlements, resolveSettlement } from './admin/settlements.ts';
import { moveFloat } from './admin/move-float.ts';
import { cashIn } from './agent/cash-in.ts';
import { cashOut } from './agent/cash-out.ts';
import { getAgentFloat } from './agent/get-float.ts';
import { getAgentTransaction, listAgentTransactions } from './agent/transactions.ts';
import { listAuditLog, listWholeAuditLog } from './audit/list-audit-log.ts';
import { cancelCheckout } from './checkout/cancel-checkout.ts';
import { confirmCheckout } from './checkout/confirm-checkout.ts';
import { getCheckout } from './checkout/get-checkout.ts';
import { payCheckout } from './checkout/pay-checkout.ts';
import { getDispute, listDisputes } from './disputes/read-disputes.ts';
import { submitDisputeEvidence } from './disputes/submit-evidence.ts';
import { createApiKey, listApiKeys, revokeApiKey, rollApiKey } from './merchant/api-keys.ts';
import { getBalance } from './merchant/balance.ts';
import { getOverview } from './merchant/overview.ts';
import { deleteLogo, setLogo } from './merchant/logo.ts';
import { getKyc, getProfile, submitKyc, updateProfile } from './merchant/profile.ts';
import type { Operations } from './operation.ts';
import { cancelPayment } from './payments/cancel-payment.ts';
import { createPayment, createSandboxPayment } from './payments/create-payment.ts';
import { getPayment } from './payments/get-payment.ts';
import { getLegacyStatus } from './payments/legacy-status.ts';
import { getTimeline } from './payments/get-timeline.ts';
import { listPayments } from './payments/list-payments.ts';
import { receiveRailCallback } from './rails/receive-callback.ts';
import { createRefund } from './refunds/create-refund.ts';
import { getRefund, listRefunds } from './refunds/read-refunds.ts';
import { simulatePayment } from './sandbox/simulate-payment.ts';
import { listSettlementLines } from './settlements/list-settlement-lines.ts';
import { getSettlement, listSettlements } from './settlements/read-settlements.ts';
import { createCashOutCode } from './wallet/create-cash-out-code.ts';
import { getWallet } from './wallet/get-wallet.ts';
import { getWalletTransaction, listWalletTransactions } from './wallet/transactions.ts';
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  getWebhookEndpoint,
  listWebhookEndpoints,
  rotateWebhookSecret,
  updateWebhookEndpoint,
} from './webhooks/endpoints.ts';
import { getDelivery, getEvent, listDeliveries, listEvents } from './webhooks/read-events.ts';
import {
  pingWebhookEndpoint,
  replayDelivery,
  replayEvent,
  replayFailedDeliveries,
} from './webhooks/replay-deliveries.ts';

/** The operation behind each route of the contract. */
export const operations: Operations = {
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
  receiveRailCallback,
};
