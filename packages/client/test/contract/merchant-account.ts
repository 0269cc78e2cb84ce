// The merchant's own account, with an access token.
import type { MerchantClient } from '../../src/merchant.ts';
import { accountCases, mailedSignUpCases, registrationCases } from './account.ts';
import type { Case } from './case.ts';

export const merchantAccountCases: readonly Case<MerchantClient>[] = [
  ...registrationCases,
  ...mailedSignUpCases,
  ...accountCases,
  {
    route: 'resetPassword',
    call: (merchant) =>
      merchant.resetPassword({ email: 'shop@example.cm', code: '7K2M-QX4D-93TB', new_password: 'a better password' }),
    gives: 'principal',
  },
  { route: 'inviteMember', call: ({ members }) => members.invite({ email: 'a@example.cm', role: 'cashier' }) },
  { route: 'getMember', call: ({ members }) => members.retrieve('mbr_1') },
  { route: 'listMemberSessions', call: ({ members }) => members.sessions('mbr_1') },
  { route: 'listMembers', call: ({ members }) => members.list({ limit: 5, cursor: 'c' }).page() },
  { route: 'updateMember', call: ({ members }) => members.update('mbr_1', { role: 'finance' }) },
  { route: 'removeMember', call: ({ members }) => members.remove('mbr_1') },
  { route: 'renewInvitation', call: ({ members }) => members.renewInvitation('mbr_1') },
  { route: 'getTeamRules', call: ({ members }) => members.rules() },
  { route: 'setTeamRules', call: ({ members }) => members.setRules({ second_factor_required: true }) },
  { route: 'endMemberSessions', call: ({ members }) => members.endSessions('mbr_1') },
  { route: 'offerOwnership', call: ({ ownership }) => ownership.offer({ membership_id: 'mbr_1' }) },
  { route: 'withdrawOwnership', call: ({ ownership }) => ownership.withdraw() },
  { route: 'acceptOwnership', call: ({ ownership }) => ownership.accept() },
  { route: 'getNotices', call: ({ notices }) => notices.get() },
  { route: 'setNotices', call: ({ notices }) => notices.update({ payments: 'daily' }) },
  { route: 'listMemberships', call: ({ memberships }) => memberships.list() },
  { route: 'leaveMembership', call: ({ memberships }) => memberships.leave('mbr_1') },
  { route: 'setKeyAddresses', call: ({ apiKeys }) => apiKeys.setAddresses('key_1', { allowed_from: ['192.0.2.7'] }) },
  { route: 'getProfile', call: (merchant) => merchant.profile.retrieve() },
  {
    route: 'updateProfile',
    call: (merchant) =>
      merchant.profile.update({
        name: 'Boutique',
        support_email: null,
        support_phone: '+237653456789',
        brand_color: '#93431a',
      }),
  },
  {
    route: 'setLogo',
    call: (merchant) => merchant.profile.setLogo({ content_type: 'image/png', data: 'iVBORw0K' }),
  },
  { route: 'deleteLogo', call: (merchant) => merchant.profile.deleteLogo() },
  { route: 'getKyc', call: (merchant) => merchant.kyc.retrieve() },
  {
    route: 'uploadFile',
    call: ({ kyc }) => kyc.uploadDocument(new Blob(['%PDF']), { name: 'rccm.pdf' }),
  },
  { route: 'downloadFile', call: ({ kyc }) => kyc.document('file_1'), bytes: '%PDF' },
  {
    route: 'submitKyc',
    call: (merchant) =>
      merchant.kyc.submit({
        legal_name: 'Boutique SARL',
        registration_number: 'RC/YAO/2026/B/17',
        address: 'Rue Joffre, Douala',
        representative_name: 'Ngo Bassa',
        representative_id_number: '112233445566',
      }),
  },
  { route: 'listPayoutAccounts', call: (merchant) => merchant.payoutAccount.list({ mode: 'test', limit: 5 }).page() },
  {
    route: 'setPayoutAccount',
    call: (merchant) =>
      merchant.payoutAccount.set({
        livemode: true,
        type: 'bank_account',
        holder_name: 'Boutique SARL',
        rib: '10005000011234567890134',
      }),
  },
  {
    route: 'hideMethods',
    call: (merchant) => merchant.methods.hide({ mode: 'live', hidden: ['wallet'] }),
  },
  {
    route: 'getOverview',
    call: (merchant) => merchant.overview.retrieve({ days: 30, mode: 'test' }),
  },
  { route: 'getReport', call: ({ reports }) => reports.retrieve({ to: '2026-01-31', days: 7, mode: 'test' }) },
  { route: 'exportReport', call: ({ reports }) => reports.daysCsv({ days: 7 }), csv: 'date,currency\r\n' },
  { route: 'searchOwn', call: (merchant) => merchant.search.find({ q: '1042', mode: 'test' }) },
  {
    route: 'listAuditLog',
    call: ({ auditLog }) => auditLog.list({ action: 'api_key.create', subject_id: 'key_1', limit: 5 }).page(),
  },
  {
    route: 'createApiKey',
    call: ({ apiKeys }) =>
      apiKeys.create({ name: 'Shop', livemode: false, scopes: ['payments:read'], expires_in: 3600 }),
  },
  {
    route: 'listApiKeys',
    call: ({ apiKeys }) => apiKeys.list({ limit: 5 }).page(),
  },
  { route: 'getApiKey', call: ({ apiKeys }) => apiKeys.retrieve('key_1') },
  { route: 'rollApiKey', call: ({ apiKeys }) => apiKeys.roll('key_1') },
  {
    route: 'rollApiKey',
    call: ({ apiKeys }) => apiKeys.roll('key_1', { grace_seconds: 3600 }),
  },
  {
    route: 'revokeApiKey',
    call: ({ apiKeys }) => apiKeys.revoke('key_1'),
  },
];
