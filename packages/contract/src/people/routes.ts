import { z } from 'zod';
import { open, route, routesOf, token } from '../basics/declare.ts';
import { deleted, itemOf, listOf } from '../basics/schemas.ts';
import { timestamp } from '../basics/text.ts';
import {
  device,
  loginParams,
  loginResult,
  me,
  otherDevicesRevoked,
  passwordParams,
  passwordResetParams,
  pinParams,
  principal,
  reauthenticateParams,
  refreshParams,
  registerParams,
} from './schemas.ts';
import { ROLES } from './values.ts';

/** Login, tokens, devices, and the keys that verify tokens. */
export const peopleRoutes = routesOf('Accounts', {
  login: route.post('/auth/{role}/login', open, {
    summary: 'Log in',
    client: 'login',
    audit: { action: 'session.login', subject: { type: 'session', own: true } },
    limit: 'login',
    body: loginParams,
    answer: loginResult,
    errors: ['INVALID_CREDENTIALS'],
  }),
  register: route.post('/auth/{role}/register', open, {
    summary: 'Create a user or merchant account',
    client: 'register',
    audit: { action: 'account.register', subject: { type: 'account', own: true }, details: ['name'] },
    limit: 'register',
    roles: ['user', 'merchant'],
    body: registerParams,
    answer: loginResult,
    status: 201,
    errors: ['EMAIL_TAKEN'],
  }),
  resetPassword: route.post('/auth/{role}/reset-password', open, {
    summary: "Choose a new password with an operator's code, end all sessions, and log in",
    client: 'resetPassword',
    audit: { action: 'account.reset_password', subject: { type: 'account', own: true } },
    limit: 'login',
    roles: ['merchant'],
    body: passwordResetParams,
    answer: loginResult,
    errors: ['RESET_CODE_INVALID'],
  }),
  refresh: route.post('/auth/{role}/refresh', open, {
    summary: 'Exchange a refresh token for a new pair',
    // The session of a client sends it.
    client: null,
    limit: 'address',
    body: refreshParams,
    answer: loginResult,
    errors: ['REFRESH_TOKEN_INVALID', 'REFRESH_TOKEN_ROTATED', 'REFRESH_TOKEN_REUSED', 'TOKEN_REVOKED'],
  }),
  logout: route.post('/auth/{role}/logout', open, {
    summary: 'Log out: revoke the refresh token; the access token stays valid until it expires',
    client: 'logout',
    limit: 'address',
    audit: { action: 'session.logout', subject: { type: 'session', own: true } },
    body: refreshParams,
    answer: itemOf('logged_out', z.literal(true), 'Always true.'),
  }),
  getMe: route.get('/auth/{role}/me', token(...ROLES), {
    summary: 'Read the logged-in account',
    client: 'me',
    answer: me,
  }),
  reauthenticate: route.post('/auth/{role}/me/reauthenticate', token(...ROLES), {
    summary: 'Reauthenticate with the password, for routes that require recent authentication',
    client: 'reauthenticate',
    audit: { action: 'session.reauthenticate', subject: { type: 'account', own: true } },
    limit: 'login',
    body: reauthenticateParams,
    answer: itemOf('authenticated_until', timestamp, 'Until then the login counts as recent.'),
    errors: ['INVALID_CREDENTIALS'],
  }),
  changePassword: route.put('/auth/{role}/me/password', token(...ROLES), {
    summary: 'Change the password and sign out all other devices',
    client: 'changePassword',
    audit: { action: 'account.change_password', subject: { type: 'account', own: true } },
    limit: 'login',
    recentAuth: true,
    body: passwordParams,
    answer: itemOf('principal', principal, 'Whose account it is.'),
    errors: ['INVALID_CREDENTIALS'],
  }),
  setPin: route.put('/auth/{role}/me/pin', token('user', 'agent'), {
    summary: 'Set the PIN',
    client: 'setPin',
    limit: 'login',
    body: pinParams,
    answer: itemOf('principal', principal, 'Whose account it is.'),
    errors: ['INVALID_CREDENTIALS'],
  }),
  listDevices: route.get('/auth/{role}/me/devices', token(...ROLES), {
    summary: 'List logged-in devices',
    client: 'devices.list',
    answer: listOf('devices', device, 'The sessions of the account.'),
  }),
  revokeDevice: route.delete('/auth/{role}/me/devices/{device_id}', token(...ROLES), {
    summary: 'Sign out a device',
    client: 'devices.revoke',
    audit: { action: 'session.revoke', subject: { type: 'session', parameter: 'device_id' } },
    answer: deleted,
    errors: ['DEVICE_NOT_FOUND'],
  }),
  revokeOtherDevices: route.delete('/auth/{role}/me/devices', token(...ROLES), {
    summary: 'Sign out all other devices',
    client: 'devices.revokeOthers',
    audit: { action: 'session.revoke_others', subject: { type: 'account', own: true } },
    answer: otherDevicesRevoked,
  }),
  getSigningKeys: route.get('/.well-known/jwks.json', open, {
    summary: 'Public keys of the access tokens (RFC 7517)',
    // For libraries that verify tokens.
    client: null,
    root: true,
    limit: 'address',
    bare: true,
    answer: listOf('keys', z.record(z.string(), z.string()), 'Public keys, as of RFC 7517.'),
  }),
});
