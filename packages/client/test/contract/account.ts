// What every account that logs in has, the same in each client.
import type { Account, MailedSignUp, PhoneNumber, Pin, Registration } from '../../src/session/account.ts';
import type { Case } from './case.ts';

export const accountCases: readonly Case<Account>[] = [
  {
    route: 'login',
    call: (face) => face.login({ email: 'ngo@example.cm', password: 'a good password' }),
    gives: 'principal',
  },
  {
    route: 'loginWithFactor',
    call: (face) => face.loginWithFactor({ login_token: 'token', code: '123456' }),
    gives: 'principal',
  },
  { route: 'challengeLogin', call: (face) => face.challengeLogin({ login_token: 'token' }), gives: 'all' },
  { route: 'logout', call: (face) => face.logout(), gives: null },
  { route: 'getMe', call: (face) => face.me(), gives: 'principal' },
  {
    route: 'reauthenticate',
    call: (face) => face.reauthenticate({ password: 'a good password' }),
    gives: 'all',
  },
  {
    route: 'changePassword',
    call: (face) => face.changePassword({ current_password: 'a good password', new_password: 'a better password' }),
  },
  { route: 'requestPasswordReset', call: (face) => face.requestPasswordReset({ email: 'ngo@example.cm' }) },
  { route: 'requestUnlock', call: (face) => face.requestUnlock({ email: 'ngo@example.cm' }) },
  { route: 'requestEmailVerification', call: (face) => face.requestEmailVerification() },
  { route: 'changeEmail', call: (face) => face.changeEmail({ email: 'bassa@example.cm' }) },
  { route: 'listFactors', call: ({ factors }) => factors.list(), gives: 'all' },
  { route: 'addTotp', call: ({ factors }) => factors.addTotp(), gives: 'all' },
  { route: 'confirmFactor', call: ({ factors }) => factors.confirm('fac_1', { code: '123456' }), gives: 'all' },
  { route: 'beginPasskey', call: ({ factors }) => factors.beginPasskey(), gives: 'all' },
  {
    route: 'addPasskey',
    call: ({ factors }) => factors.addPasskey({ challenge_id: 'lnk_1', name: 'Phone', credential: '{}' }),
    gives: 'all',
  },
  { route: 'challengePasskey', call: ({ factors }) => factors.challengePasskey(), gives: 'all' },
  { route: 'removeFactor', call: ({ factors }) => factors.remove('fac_1') },
  { route: 'renewRecoveryCodes', call: ({ factors }) => factors.renewRecoveryCodes() },
  { route: 'listKnownDevices', call: ({ knownDevices }) => knownDevices.list() },
  { route: 'forgetDevice', call: ({ knownDevices }) => knownDevices.forget('kdv_1') },
  { route: 'listDevices', call: ({ devices }) => devices.list() },
  {
    route: 'revokeDevice',
    call: ({ devices }) => devices.revoke('dev_1'),
  },
  {
    route: 'revokeOtherDevices',
    call: ({ devices }) => devices.revokeOthers(),
  },
];

export const registrationCases: readonly Case<Registration>[] = [
  {
    route: 'register',
    call: (face) =>
      face.register({
        email: 'ngo@example.cm',
        password: 'a good password',
        name: 'Ngo Bassa',
        phone: '+237653456789',
      }),
    gives: 'principal',
  },
];

export const mailedSignUpCases: readonly Case<MailedSignUp>[] = [
  { route: 'requestSignUp', call: (face) => face.requestSignUp({ email: 'ngo@example.cm' }) },
];

export const pinCases: readonly Case<Pin>[] = [
  {
    route: 'setPin',
    call: (face) => face.setPin({ password: 'a good password', pin: '5829' }),
  },
];

export const phoneCases: readonly Case<PhoneNumber>[] = [
  {
    route: 'requestPhoneVerification',
    call: (face) => face.requestPhoneVerification({ phone: '+237653456789', password: 'a good password' }),
  },
  { route: 'verifyPhone', call: (face) => face.verifyPhone({ verification_id: 'lnk_1', code: '123456' }) },
];
