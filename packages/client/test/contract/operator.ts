import type { OperatorClient } from '../../src/operator.ts';
import { payment } from '../support/api.ts';
import type { Case } from './case.ts';

const whose = { merchant_id: 'mer_1', mode: 'test', limit: 5, cursor: 'c' } as const;

export const operatorCases: readonly Case<OperatorClient>[] = [
  {
    route: 'createMerchant',
    call: ({ merchants }) =>
      merchants.create({ email: 'b@example.cm', password: 'a good password', name: 'B', phone: '+237653456789' }),
  },
  { route: 'reportBounce', call: ({ messages }) => messages.reportBounce('msg_1') },
  { route: 'sendTestMessage', call: ({ messages }) => messages.sendTest() },
  {
    route: 'listMerchants',
    call: ({ merchants }) => merchants.list({ kyc_status: 'pending', limit: 5, cursor: 'c' }).page(),
  },
  {
    route: 'listWholeAuditLog',
    call: ({ auditLog }) => auditLog.list({ merchant_id: 'mer_1', actor_id: 'opr_1', cursor: 'c' }).page(),
  },
  {
    route: 'updateMerchant',
    call: ({ merchants }) =>
      merchants.update('mer_1', {
        fees: { basis_points: 250, fixed: 10, minimum: 0, maximum: null, refund_policy: 'keep' },
        settlement: { delay_seconds: 86_400, schedule: 'weekly', minimum: 1_000 },
      }),
  },
  {
    route: 'decideKyc',
    call: ({ merchants }) => merchants.decideKyc('mer_1', { decision: 'needs_info', note: 'The address?' }),
  },
  {
    route: 'listKycSubmissions',
    call: ({ merchants }) => merchants.listKycSubmissions('mer_1', { limit: 5, cursor: 'c' }).page(),
  },
  {
    route: 'createPasswordReset',
    call: ({ merchants }) => merchants.createPasswordReset('mer_1'),
    gives: 'password_reset',
  },
  { route: 'suspendMerchant', call: ({ merchants }) => merchants.suspend('mer_1') },
  {
    route: 'suspendMerchant',
    call: ({ merchants }) => merchants.suspend('mer_1', { reason: 'Many complaints.' }),
  },
  { route: 'reinstateMerchant', call: ({ merchants }) => merchants.reinstate('mer_1') },
  {
    route: 'listMerchantMethods',
    call: ({ methods }) => methods.list('mer_1', { mode: 'live' }),
  },
  {
    route: 'setMerchantMethods',
    call: ({ methods }) =>
      methods.set('mer_1', {
        mode: 'live',
        methods: [
          { method: 'mtn_momo', enabled: true, min: 100, max: 50_000 },
          { method: 'wallet', enabled: false },
        ],
      }),
  },
  { route: 'listGatewayMethods', call: ({ methods }) => methods.listAll({ mode: 'live' }) },
  {
    route: 'suspendMethod',
    call: ({ methods }) => methods.suspend('mtn_momo', { mode: 'live', reason: 'The provider is down.' }),
  },
  { route: 'reinstateMethod', call: ({ methods }) => methods.reinstate('mtn_momo', { mode: 'live' }) },
  {
    route: 'listMerchantPayments',
    call: ({ payments }) => payments.list('mer_1', { mode: 'live', status: ['failed'], limit: 5, cursor: 'c' }).page(),
  },
  { route: 'listRails', call: ({ rails }) => rails.list() },
  {
    route: 'getMerchantBalance',
    call: ({ merchants }) => merchants.balance('mer_1', { mode: 'live' }),
  },
  {
    route: 'listMerchantEndpoints',
    call: ({ merchants }) => merchants.webhookEndpoints('mer_1', { mode: 'test' }),
  },
  { route: 'getHealth', call: (operator) => operator.health.retrieve() },
  { route: 'getMetrics', call: ({ health }) => health.metrics(), csv: 'mitako_workers 1\n' },
  {
    route: 'createLedgerCheck',
    call: ({ ledgerChecks }) => ledgerChecks.create(),
  },
  {
    route: 'listLedgerChecks',
    call: ({ ledgerChecks }) => ledgerChecks.list({ limit: 5, cursor: 'c' }).page(),
  },
  {
    route: 'listOperatorKeys',
    call: ({ operatorKeys }) => operatorKeys.list({ limit: 5, cursor: 'c' }).page(),
  },
  {
    route: 'createOperatorKey',
    call: ({ operatorKeys }) => operatorKeys.create({ name: 'Night shift', role: 'monitor', expires_in: 60 }),
  },
  {
    route: 'setOperatorKeyAddresses',
    call: ({ operatorKeys }) => operatorKeys.setAddresses('key_1', { allowed_from: ['10.0.0.0/8'] }),
  },
  { route: 'inviteOperator', call: ({ people }) => people.invite({ email: 'a@example.cm', role: 'auditor' }) },
  { route: 'getOperator', call: ({ people }) => people.retrieve('mbr_1') },
  { route: 'getOperatorKey', call: ({ operatorKeys }) => operatorKeys.retrieve('key_1') },
  { route: 'renameOperatorKey', call: ({ operatorKeys }) => operatorKeys.rename('key_1', { name: 'Back office' }) },
  { route: 'listOperators', call: ({ people }) => people.list({ limit: 5, cursor: 'c' }).page() },
  { route: 'updateOperator', call: ({ people }) => people.update('mbr_1', { disabled: true }) },
  { route: 'renewOperatorInvitation', call: ({ people }) => people.renewInvitation('mbr_1') },
  { route: 'listMerchantMembers', call: ({ merchants }) => merchants.members('mer_1', { limit: 5 }).page() },
  { route: 'getUser', call: ({ users }) => users.retrieve('usr_1') },
  { route: 'freezeUser', call: ({ users }) => users.freeze('usr_1', { reason: 'Report' }) },
  { route: 'unfreezeUser', call: ({ users }) => users.unfreeze('usr_1', { reason: 'Report' }) },
  { route: 'setUserTier', call: ({ users }) => users.setTier('usr_1', { identified: true }) },
  { route: 'listAccountSessions', call: ({ accounts }) => accounts.sessions('usr_1') },
  { route: 'endAccountSessions', call: ({ accounts }) => accounts.endSessions('usr_1') },
  { route: 'revokeOperatorKey', call: ({ operatorKeys }) => operatorKeys.revoke('key_1') },
  {
    route: 'createAgent',
    call: ({ agents }) =>
      agents.create({ email: 'a@example.cm', password: 'a good password', name: 'A', limits: { cash_in_max: 5 } }),
  },
  {
    route: 'listAgents',
    call: ({ agents }) => agents.list({ limit: 5 }).page(),
  },
  {
    route: 'createAgentLocation',
    call: ({ agentLocations }) => agentLocations.create({ name: 'Kiosque', town: 'Douala', place: 'Akwa' }),
  },
  {
    route: 'listAgentLocations',
    call: ({ agentLocations }) => agentLocations.list({ limit: 5, town: 'Douala' }).page(),
  },
  { route: 'getAgentLocation', call: ({ agentLocations }) => agentLocations.retrieve('loc_1') },
  {
    route: 'updateAgentLocation',
    call: ({ agentLocations }) => agentLocations.update('loc_1', { active: false, hours: null }),
  },
  { route: 'updateAgent', call: ({ agents }) => agents.update('agt_1', { suspended: true }) },
  {
    route: 'listFloatTransactions',
    call: ({ agents }) => agents.listTransactions('agt_1', { mode: 'live', limit: 5, cursor: 'c' }).page(),
  },
  {
    route: 'moveFloat',
    call: ({ agents }) => agents.fundFloat('agt_1', { amount: 5, currency: 'XAF', livemode: true }),
  },
  {
    route: 'moveFloat',
    call: ({ agents }) => agents.withdrawFloat('agt_1', { amount: 5, currency: 'XAF', livemode: true }),
  },
  { route: 'createOperatorRefund', call: ({ payments }) => payments.refund(payment.id) },
  {
    route: 'createOperatorRefund',
    call: ({ payments }) => payments.refund(payment.id, { amount: 5, reason: 'Asked for.' }),
  },
  { route: 'openDispute', call: ({ payments }) => payments.dispute(payment.id) },
  {
    route: 'openDispute',
    call: ({ payments }) => payments.dispute(payment.id, { amount: 5, reason: 'Never arrived.' }),
  },
  {
    route: 'exportAllRefunds',
    call: ({ refunds }) => refunds.listCsv({ status: 'failed', mode: 'live' }),
    csv: 'id\r\nrfd_1\r\n',
  },
  {
    route: 'listAllRefunds',
    call: ({ refunds }) => refunds.list({ ...whose, status: 'pending', payment_id: payment.id }).page(),
  },
  {
    route: 'resolveRefund',
    call: ({ refunds }) => refunds.resolve('rfd_1', { outcome: 'failed', failure_code: 'invalid_payer' }),
  },
  {
    route: 'exportAllDisputes',
    call: ({ disputes }) => disputes.listCsv({ status: 'won', merchant_id: 'mer_1' }),
    csv: 'id\r\ndsp_1\r\n',
  },
  {
    route: 'listAllDisputes',
    call: ({ disputes }) => disputes.list({ ...whose, status: 'under_review', payment_id: payment.id }).page(),
  },
  {
    route: 'resolveDispute',
    call: ({ disputes }) => disputes.resolve('dsp_1', { outcome: 'won', note: 'Signed for.' }),
  },
  {
    route: 'returnDisputed',
    call: ({ disputes }) => disputes.return('dsp_1', { by: 'operator', reason: 'Paid in the branch' }),
  },
  {
    route: 'createSettlement',
    call: ({ settlements }) => settlements.create('mer_1', { livemode: true, currency: 'XAF' }),
  },
  {
    route: 'exportAllSettlements',
    call: ({ settlements }) => settlements.listCsv({ status: 'paid', payout_export_id: 'pex_1' }),
    csv: 'id\r\nstl_1\r\n',
  },
  {
    route: 'listAllSettlements',
    call: ({ settlements }) => settlements.list({ ...whose, status: 'pending' }).page(),
  },
  {
    route: 'listAnySettlementLines',
    call: ({ settlements }) => settlements.lines('stl_1', { limit: 5, cursor: '7' }).page(),
  },
  {
    route: 'exportAnySettlementLines',
    call: ({ settlements }) => settlements.linesCsv('stl_1'),
    csv: 'amount\r\n5000\r\n',
  },
  { route: 'listDuePayouts', call: ({ payoutExports }) => payoutExports.listDue({ mode: 'live', limit: 5 }).page() },
  { route: 'getDueTotals', call: ({ payoutExports }) => payoutExports.dueTotals({ mode: 'live' }) },
  {
    route: 'createPayoutExport',
    call: ({ payoutExports }) =>
      payoutExports.create({ livemode: true, format: 'pain.001.001.09', settlement_ids: ['stl_1'] }),
  },
  { route: 'listPayoutExports', call: ({ payoutExports }) => payoutExports.list({ limit: 5 }).page() },
  { route: 'getPayoutExport', call: ({ payoutExports }) => payoutExports.retrieve('pex_1') },
  { route: 'downloadPayoutExport', call: ({ payoutExports }) => payoutExports.file('pex_1'), csv: 'id\r\n' },
  { route: 'downloadAnyFile', call: ({ files }) => files.content('file_1'), bytes: '%PDF' },
  { route: 'payPayoutExport', call: ({ payoutExports }) => payoutExports.pay('pex_1', { reference: 'BANK-7' }) },
  {
    route: 'resolveSettlement',
    call: ({ settlements }) => settlements.resolve('stl_1', { outcome: 'paid', reference: 'BANK-7' }),
  },
  {
    route: 'resolveSettlement',
    call: ({ settlements }) =>
      settlements.resolve('stl_1', {
        outcome: 'failed',
        failure_reason: 'The account is closed.',
        reference: 'BANK-8',
      }),
  },
  {
    route: 'listAttempts',
    call: ({ attempts }) => attempts.list({ ...whose, status: 'needs_review', payment_id: payment.id }).page(),
  },
  {
    route: 'exportAttempts',
    call: ({ attempts }) => attempts.listCsv({ rail: 'momo', provider: 'mtn_momo', day: '2026-01-31' }),
    csv: 'id\r\natt_1\r\n',
  },
  {
    route: 'listUnappliedFunds',
    call: ({ attempts }) => attempts.listUnapplied(whose).page(),
  },
  {
    route: 'lookUpAttempt',
    call: ({ attempts }) => attempts.lookUp('att_1'),
  },
  {
    route: 'getOperatorReport',
    call: ({ reports }) => reports.retrieve({ to: '2026-01-31', days: 7, mode: 'test', merchant_id: 'mer_1' }),
  },
  {
    route: 'exportOperatorReport',
    call: ({ reports }) => reports.daysCsv({ days: 7 }),
    csv: 'date,currency\r\n',
  },
  {
    route: 'search',
    call: ({ search }) => search.find({ q: '+237653456789' }),
  },
  {
    route: 'resolveAttempt',
    call: ({ attempts }) =>
      attempts.resolve('att_1', { outcome: 'failed', reason: 'Not on the statement', failure_code: 'invalid_payer' }),
  },
  {
    route: 'resolveAttempt',
    call: ({ attempts }) => attempts.resolve('att_1', { outcome: 'returned', reason: 'Sent by hand' }),
  },
  {
    route: 'listAllDeliveries',
    call: ({ deliveries }) =>
      deliveries
        .list({ ...whose, status: 'failed', endpoint_id: 'whe_1', event_id: 'evt_1', payment_id: payment.id })
        .page(),
  },
  {
    route: 'replayAnyDelivery',
    call: ({ deliveries }) => deliveries.replay('dlv_1'),
  },
  {
    route: 'replayAllFailedDeliveries',
    call: ({ deliveries }) =>
      deliveries.replayFailed({
        since: '2026-01-31T12:00:00Z',
        merchant_id: 'mer_1',
        endpoint_id: 'whe_1',
        mode: 'live',
        cursor: 'c',
      }),
  },
];
