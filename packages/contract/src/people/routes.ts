import { z } from 'zod';
import { deleted, itemOf } from '../basics/lists.ts';
import type { Delete, Get, Open, Post, Put, RouteTypes, Token } from '../basics/route-types.ts';
import { noParameters, noQuery, type RouteTable } from '../basics/route.ts';
import { idParameter, timestamp } from '../basics/text.ts';
import type { Deleted, ItemOf, NoQuery, Timestamp, WithIdempotencyKey } from '../basics/types.ts';
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
import {
  type Device,
  type LoginParams,
  type LoginResult,
  type Me,
  type OtherDevicesRevoked,
  type PasswordParams,
  type PasswordResetParams,
  type PinParams,
  type Principal,
  type ReauthenticateParams,
  type RefreshParams,
  type RegisterParams,
  ROLES,
} from './types.ts';

/** Login, tokens, devices, and the keys that verify tokens. */
export interface PeopleRoutes {
  readonly login: Post<'/auth/{role}/login', Open, NoQuery, LoginParams, LoginResult>;
  readonly register: RouteTypes<
    'POST',
    '/auth/{role}/register',
    Open,
    NoQuery,
    WithIdempotencyKey<RegisterParams>,
    LoginResult,
    WithIdempotencyKey<RegisterParams>,
    { readonly role: 'user' | 'merchant' }
  >;
  readonly resetPassword: RouteTypes<
    'POST',
    '/auth/{role}/reset-password',
    Open,
    NoQuery,
    WithIdempotencyKey<PasswordResetParams>,
    LoginResult,
    WithIdempotencyKey<PasswordResetParams>,
    { readonly role: 'merchant' }
  >;
  readonly refresh: Post<'/auth/{role}/refresh', Open, NoQuery, RefreshParams, LoginResult>;
  readonly logout: Post<'/auth/{role}/logout', Open, NoQuery, RefreshParams, ItemOf<'logged_out', true>>;
  readonly getMe: Get<'/auth/{role}/me', Token, NoQuery, Me>;
  readonly reauthenticate: Post<
    '/auth/{role}/me/reauthenticate',
    Token,
    NoQuery,
    ReauthenticateParams,
    ItemOf<'authenticated_until', Timestamp>
  >;
  readonly changePassword: Put<
    '/auth/{role}/me/password',
    Token,
    NoQuery,
    PasswordParams,
    ItemOf<'principal', Principal>
  >;
  readonly setPin: Put<
    '/auth/{role}/me/pin',
    Token<'user' | 'agent'>,
    NoQuery,
    PinParams,
    ItemOf<'principal', Principal>
  >;
  readonly listDevices: Get<'/auth/{role}/me/devices', Token, NoQuery, ItemOf<'devices', readonly Device[]>>;
  readonly revokeDevice: Delete<'/auth/{role}/me/devices/{device_id}', Token, NoQuery, Deleted>;
  readonly revokeOtherDevices: Delete<'/auth/{role}/me/devices', Token, NoQuery, OtherDevicesRevoked>;
  readonly getSigningKeys: Get<
    '/.well-known/jwks.json',
    Open,
    NoQuery,
    ItemOf<'keys', readonly Readonly<Record<string, string>>[]>
  >;
}

const roleParameters = z.object({ role: z.enum(ROLES) });

export const peopleRoutes: RouteTable<PeopleRoutes> = {
  login: {
    method: 'POST',
    path: '/auth/{role}/login',
    tag: 'Accounts',
    summary: 'Log in',
    auth: { kind: 'none' },
    audit: { action: 'session.login', subject: { type: 'session', own: true } },
    limit: 'login',
    parameters: roleParameters,
    query: noQuery,
    body: loginParams,
    success: { 200: loginResult },
    errors: ['INVALID_CREDENTIALS'],
  },
  register: {
    method: 'POST',
    path: '/auth/{role}/register',
    tag: 'Accounts',
    summary: 'Create a user or merchant account',
    auth: { kind: 'none' },
    audit: { action: 'account.register', subject: { type: 'account', own: true }, details: ['name'] },
    limit: 'register',
    parameters: z.object({ role: z.enum(['user', 'merchant']) }),
    query: noQuery,
    body: registerParams,
    success: { 201: loginResult },
    errors: ['EMAIL_TAKEN'],
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/{role}/reset-password',
    tag: 'Accounts',
    summary: "Choose a new password with an operator's code, end all sessions, and log in",
    auth: { kind: 'none' },
    audit: { action: 'account.reset_password', subject: { type: 'account', own: true } },
    limit: 'login',
    parameters: z.object({ role: z.enum(['merchant']) }),
    query: noQuery,
    body: passwordResetParams,
    success: { 200: loginResult },
    errors: ['RESET_CODE_INVALID'],
  },
  refresh: {
    method: 'POST',
    path: '/auth/{role}/refresh',
    tag: 'Accounts',
    summary: 'Exchange a refresh token for a new pair',
    auth: { kind: 'none' },
    limit: 'address',
    parameters: roleParameters,
    query: noQuery,
    body: refreshParams,
    success: { 200: loginResult },
    errors: ['REFRESH_TOKEN_INVALID', 'REFRESH_TOKEN_ROTATED', 'REFRESH_TOKEN_REUSED', 'TOKEN_REVOKED'],
  },
  logout: {
    method: 'POST',
    path: '/auth/{role}/logout',
    tag: 'Accounts',
    summary: 'Log out: revoke the refresh token; the access token stays valid until it expires',
    auth: { kind: 'none' },
    limit: 'address',
    audit: { action: 'session.logout', subject: { type: 'session', own: true } },
    parameters: roleParameters,
    query: noQuery,
    body: refreshParams,
    success: { 200: itemOf('logged_out', z.literal(true)) },
    errors: [],
  },
  getMe: {
    method: 'GET',
    path: '/auth/{role}/me',
    tag: 'Accounts',
    summary: 'Read the logged-in account',
    auth: { kind: 'token', roles: ROLES },
    parameters: roleParameters,
    query: noQuery,
    success: { 200: me },
    errors: [],
  },
  reauthenticate: {
    method: 'POST',
    path: '/auth/{role}/me/reauthenticate',
    tag: 'Accounts',
    summary: 'Reauthenticate with the password, for routes that require recent authentication',
    auth: { kind: 'token', roles: ROLES },
    audit: { action: 'session.reauthenticate', subject: { type: 'account', own: true } },
    limit: 'login',
    parameters: roleParameters,
    query: noQuery,
    body: reauthenticateParams,
    success: { 200: itemOf('authenticated_until', timestamp) },
    errors: ['INVALID_CREDENTIALS'],
  },
  changePassword: {
    method: 'PUT',
    path: '/auth/{role}/me/password',
    tag: 'Accounts',
    summary: 'Change the password and sign out all other devices',
    auth: { kind: 'token', roles: ROLES },
    audit: { action: 'account.change_password', subject: { type: 'account', own: true } },
    limit: 'login',
    recentAuth: true,
    parameters: roleParameters,
    query: noQuery,
    body: passwordParams,
    success: { 200: itemOf('principal', principal) },
    errors: ['INVALID_CREDENTIALS'],
  },
  setPin: {
    method: 'PUT',
    path: '/auth/{role}/me/pin',
    tag: 'Accounts',
    summary: 'Set the PIN',
    auth: { kind: 'token', roles: ['user', 'agent'] },
    limit: 'login',
    parameters: z.object({ role: z.enum(['user', 'agent']) }),
    query: noQuery,
    body: pinParams,
    success: { 200: itemOf('principal', principal) },
    errors: ['INVALID_CREDENTIALS'],
  },
  listDevices: {
    method: 'GET',
    path: '/auth/{role}/me/devices',
    tag: 'Accounts',
    summary: 'List logged-in devices',
    auth: { kind: 'token', roles: ROLES },
    parameters: roleParameters,
    query: noQuery,
    success: { 200: itemOf('devices', z.array(device)) },
    errors: [],
  },
  revokeDevice: {
    method: 'DELETE',
    path: '/auth/{role}/me/devices/{device_id}',
    tag: 'Accounts',
    summary: 'Sign out a device',
    auth: { kind: 'token', roles: ROLES },
    audit: { action: 'session.revoke', subject: { type: 'session', parameter: 'device_id' } },
    parameters: z.object({ role: z.enum(ROLES), device_id: idParameter }),
    query: noQuery,
    success: { 200: deleted },
    errors: ['DEVICE_NOT_FOUND'],
  },
  revokeOtherDevices: {
    method: 'DELETE',
    path: '/auth/{role}/me/devices',
    tag: 'Accounts',
    summary: 'Sign out all other devices',
    auth: { kind: 'token', roles: ROLES },
    audit: { action: 'session.revoke_others', subject: { type: 'account', own: true } },
    parameters: roleParameters,
    query: noQuery,
    success: { 200: otherDevicesRevoked },
    errors: [],
  },
  getSigningKeys: {
    method: 'GET',
    path: '/.well-known/jwks.json',
    root: true,
    tag: 'Accounts',
    summary: 'Public keys of the access tokens (RFC 7517)',
    auth: { kind: 'none' },
    limit: 'address',
    parameters: noParameters,
    query: noQuery,
    success: { 200: itemOf('keys', z.array(z.record(z.string(), z.string()))) },
    bare: true,
    errors: [],
  },
};
