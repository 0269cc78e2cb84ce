import type { OperationName } from '@mitako/contract';
import { findAgents } from '../agent-locations/find-agents.ts';
import * as operatorAgentLocations from '../agent-locations/operator-agent-locations.ts';
import { cashIn } from '../agents/cash-in.ts';
import { lookUpCashHolders } from '../agents/look-up-cash-holders.ts';
import { cashOut } from '../agents/cash-out.ts';
import { getAgentFloat } from '../agents/get-float.ts';
import { moveFloat } from '../agents/move-float.ts';
import * as operatorAgents from '../agents/operator-agents.ts';
import * as agentTransactions from '../agents/transactions.ts';
import * as operatorKeys from '../api-keys/operator-keys.ts';
import * as apiKeys from '../api-keys/api-keys.ts';
import { exportAttempts, listAttempts } from '../attempts/list-attempts.ts';
import { listUnappliedFunds } from '../attempts/list-unapplied-funds.ts';
import { lookUpAttempt } from '../attempts/look-up-attempt.ts';
import * as operatorAttempts from '../attempts/operator-attempts.ts';
import * as listAuditLog from '../audit/list-audit-log.ts';
import { cancelCheckout } from '../checkout/cancel-checkout.ts';
import { hideMethods, listMethods } from '../methods/merchant-methods.ts';
import { listGatewayMethods, reinstateMethod, suspendMethod } from '../methods/gateway-methods.ts';
import { listMerchantMethods, setMerchantMethods } from '../methods/operator-methods.ts';
import { listRails } from '../rails/list-rails.ts';
import { chargePayment, confirmPayment } from '../checkout/charge-payment.ts';
import { confirmCheckout } from '../checkout/confirm-checkout.ts';
import { getCheckout } from '../checkout/get-checkout.ts';
import { payCheckout } from '../checkout/pay-checkout.ts';
import { eraseCustomer } from '../customers/erase-customer.ts';
import * as readCustomers from '../customers/read-customers.ts';
import { updateCustomer } from '../customers/update-customer.ts';
import * as operatorDisputes from '../disputes/operator-disputes.ts';
import { returnDisputed } from '../disputes/return-disputed.ts';
import * as readDisputes from '../disputes/read-disputes.ts';
import * as readFiles from '../files/read-files.ts';
import { uploadFile } from '../files/upload-file.ts';
import { submitDisputeEvidence } from '../disputes/submit-evidence.ts';
import { getHealth } from '../health/get-health.ts';
import * as ledgerChecks from '../ledger/ledger-checks.ts';
import { verifyLedger } from '../ledger/verify-ledger-now.ts';
import { getBalance } from '../merchants/balance.ts';
import * as logo from '../merchants/logo/logo.ts';
import * as operatorMerchants from '../merchants/operator-merchants.ts';
import * as operatorReads from '../merchants/operator-reads.ts';
import { getOverview } from '../merchants/overview.ts';
import * as profile from '../merchants/profile.ts';
import { updateMerchant } from '../merchants/update-merchant.ts';
import { createPaymentLink } from '../payment-links/create-payment-link.ts';
import { openPaymentLink } from '../payment-links/open-payment-link.ts';
import { getPaymentLink, getPublicPaymentLink, listPaymentLinks } from '../payment-links/read-payment-links.ts';
import { updatePaymentLink } from '../payment-links/update-payment-link.ts';
import { cancelPayment } from '../payments/cancel-payment.ts';
import * as createPayment from '../payments/create-payment.ts';
import { getPayment } from '../payments/get-payment.ts';
import { getLegacyStatus } from '../payments/legacy-status.ts';
import { exportPayments, listPayments } from '../payments/list-payments.ts';
import { getPaymentTotals } from '../payments/payment-totals.ts';
import * as operatorPayments from '../payments/operator-payments.ts';
import { getTimeline } from '../payments/timeline/get-timeline.ts';
import { changePassword } from '../people/change-password.ts';
import * as devices from '../people/devices.ts';
import { login } from '../people/login.ts';
import { logout } from '../people/logout.ts';
import { getMe } from '../people/me.ts';
import * as operators from '../people/operators.ts';
import { reauthenticate } from '../people/reauthenticate.ts';
import { refresh } from '../people/refresh.ts';
import { register } from '../people/register.ts';
import * as resetPassword from '../people/reset-password.ts';
import { setPin } from '../people/set-pin.ts';
import * as signingKeys from '../people/signing-keys.ts';
import * as receiveCallback from '../rails/receive-callback.ts';
import { createRefund } from '../refunds/create-refund.ts';
import * as operatorRefunds from '../refunds/operator-refunds.ts';
import * as readRefunds from '../refunds/read-refunds.ts';
import { exportOperatorReport, exportReport, getOperatorReport, getReport } from '../reports/get-report.ts';
import { search } from '../search/search.ts';
import { searchOwn } from '../search/search-own.ts';
import { advanceSandboxClock, getSandboxClock } from '../sandbox/sandbox-clock.ts';
import { simulatePayment } from '../sandbox/simulate-payment.ts';
import {
  getMerchantPayoutAccount,
  getPayoutAccount,
  listPayoutAccounts,
} from '../payout-accounts/read-payout-account.ts';
import { setPayoutAccount } from '../payout-accounts/set-payout-account.ts';
import { createPayoutExport } from '../payout-exports/create-payout-export.ts';
import { downloadPayoutExport } from '../payout-exports/download-payout-export.ts';
import { getDueTotals, listDuePayouts } from '../payout-exports/list-due-payouts.ts';
import { payPayoutExport } from '../payout-exports/pay-payout-export.ts';
import { getPayoutExport, listPayoutExports } from '../payout-exports/read-payout-exports.ts';
import { exportSettlementLines, listSettlementLines } from '../settlements/list-settlement-lines.ts';
import * as operatorSettlements from '../settlements/operator-settlements.ts';
import * as readSettlements from '../settlements/read-settlements.ts';
import * as cashCodes from '../cash-payments/cash-codes.ts';
import { lookUpCashPayment } from '../cash-payments/look-up-cash-payment.ts';
import { takeCashPayment } from '../cash-payments/take-cash-payment.ts';
import { createCashOutCode } from '../wallets/create-cash-out-code.ts';
import { getWallet } from '../wallets/get-wallet.ts';
import * as walletTransactions from '../wallets/transactions.ts';
import * as endpoints from '../webhooks/endpoints.ts';
import * as operatorDeliveries from '../webhooks/operator-deliveries.ts';
import * as readEvents from '../webhooks/read-events.ts';
import * as replayDeliveries from '../webhooks/replay-deliveries.ts';
import type { Operation } from './operation.ts';

/**
 * The operation behind each name of the contract; the compiler refuses a declaration without one. A file with several
 * operations exports each under its name.
 */
export const operations: { readonly [Name in OperationName]: Operation<Name> } = {
  ...operatorAgents,
  ...operatorAgentLocations,
  findAgents,
  ...cashCodes,
  lookUpCashPayment,
  takeCashPayment,
  ...agentTransactions,
  ...operatorKeys,
  ...apiKeys,
  ...operatorAttempts,
  ...listAuditLog,
  ...readCustomers,
  returnDisputed,
  ...operatorDisputes,
  ...readDisputes,
  ...ledgerChecks,
  ...logo,
  ...operatorMerchants,
  ...operatorReads,
  ...profile,
  ...createPayment,
  ...operatorPayments,
  ...devices,
  ...operators,
  ...resetPassword,
  ...signingKeys,
  ...receiveCallback,
  ...operatorRefunds,
  ...readRefunds,
  ...operatorSettlements,
  ...readSettlements,
  ...walletTransactions,
  ...endpoints,
  ...operatorDeliveries,
  ...readEvents,
  ...replayDeliveries,
  lookUpCashHolders,
  cashIn,
  cashOut,
  getAgentFloat,
  moveFloat,
  cancelCheckout,
  confirmCheckout,
  getCheckout,
  payCheckout,
  updateCustomer,
  eraseCustomer,
  submitDisputeEvidence,
  uploadFile,
  ...readFiles,
  getHealth,
  verifyLedger,
  getBalance,
  getOverview,
  getReport,
  exportReport,
  getOperatorReport,
  exportOperatorReport,
  updateMerchant,
  createPaymentLink,
  openPaymentLink,
  getPaymentLink,
  getPublicPaymentLink,
  listPaymentLinks,
  updatePaymentLink,
  cancelPayment,
  getPayment,
  getPaymentTotals,
  getLegacyStatus,
  listPayments,
  exportPayments,
  getTimeline,
  changePassword,
  listAttempts,
  exportAttempts,
  listUnappliedFunds,
  lookUpAttempt,
  search,
  searchOwn,
  listMethods,
  hideMethods,
  listMerchantMethods,
  setMerchantMethods,
  listGatewayMethods,
  suspendMethod,
  reinstateMethod,
  listRails,
  chargePayment,
  confirmPayment,
  login,
  logout,
  getMe,
  reauthenticate,
  refresh,
  register,
  setPin,
  createRefund,
  simulatePayment,
  getSandboxClock,
  advanceSandboxClock,
  listSettlementLines,
  exportSettlementLines,
  createCashOutCode,
  getWallet,
  getPayoutAccount,
  createPayoutExport,
  downloadPayoutExport,
  getDueTotals,
  getPayoutExport,
  listDuePayouts,
  listPayoutExports,
  payPayoutExport,
  listPayoutAccounts,
  setPayoutAccount,
  getMerchantPayoutAccount,
};
