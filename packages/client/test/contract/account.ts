// What everybody who logs in has, in each face alike.
import type { Account, Pin, Registration } from '../../src/resources/account.ts';
import { device, loggedIn, principal } from '../support/samples.ts';
import type { Case } from './case.ts';

export const accountCases: readonly Case<Account>[] = [
  {
    route: 'login',
    call: (face) => face.login({ email: 'ngo@example.cm', password: 'a good password' }),
    data: loggedIn,
    gives: principal,
  },
  { route: 'logout', call: (face) => face.logout(), data: { logged_out: true }, gives: undefined },
  { route: 'getMe', call: (face) => face.me(), data: { principal, authenticated_until: null }, gives: principal },
  {
    route: 'reauthenticate',
    call: (face) => face.reauthenticate({ password: 'a good password' }),
    data: { authenticated_until: '2026-01-01T00:10:00.000Z' },
    gives: { authenticated_until: '2026-01-01T00:10:00.000Z' },
  },
  {
    route: 'changePassword',
    call: (face) => face.changePassword({ current_password: 'a good password', new_password: 'a better password' }),
    data: { principal },
  },
  { route: 'listDevices', call: ({ devices }) => devices.list(), data: { devices: [device] } },
  {
    route: 'revokeDevice',
    call: ({ devices }) => devices.revoke('dev_1'),
    data: { deleted: true, id: 'dev_1' },
    gives: { deleted: true, id: 'dev_1' },
  },
  {
    route: 'revokeOtherDevices',
    call: ({ devices }) => devices.revokeOthers(),
    data: { deleted: true, count: 2 },
    gives: { deleted: true, count: 2 },
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
    data: loggedIn,
    gives: principal,
  },
];

export const pinCases: readonly Case<Pin>[] = [
  {
    route: 'setPin',
    call: (face) => face.setPin({ password: 'a good password', pin: '5829' }),
    data: { principal },
  },
];
