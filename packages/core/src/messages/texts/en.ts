import { moment } from './moment.ts';
import { noticesEn } from './notices-en.ts';
import type { Texts } from './texts.ts';

const NOT_YOU = 'If this was not you, choose a new password now and write to us.';
const NOTHING_TO_DO = 'If you did not expect this message, you need not do anything: nothing changes without you.';

export const en: Texts = {
  mails: {
    test: (_, service) => ({
      subject: `Test message from ${service}`,
      lines: ['Sending messages works.', `Messages from ${service} arrive at this address.`],
    }),
    password_changed: ({ atMs }) => ({
      subject: 'Your password was changed',
      lines: [
        `The password of your account was changed on ${moment(atMs, 'en')}.`,
        'Your other devices were signed out.',
      ],
      note: NOT_YOU,
    }),
    reset_password: ({ path }) => ({
      subject: 'Choose a new password',
      lines: ['Someone asked for a new password for your account. This link is valid for 30 minutes, once.'],
      button: { label: 'Choose a password', path },
      note: 'If this was not you, you need not do anything: your password stays the same.',
    }),
    verify_email: ({ path }) => ({
      subject: 'Confirm your e-mail address',
      lines: ['Confirm that this address is yours: we write to it if you forget your password.'],
      button: { label: 'Confirm my address', path },
      note: NOTHING_TO_DO,
    }),
    email_change_confirm: ({ path }, service) => ({
      subject: 'Confirm your new e-mail address',
      lines: [`Somebody wants to use this address for a ${service} account. This link is valid for 24 hours.`],
      button: { label: 'Confirm this address', path },
      note: NOTHING_TO_DO,
    }),
    email_change_veto: ({ path, email }) => ({
      subject: 'Your e-mail address is about to change',
      lines: [
        `The address of your account will become ${email}. It changes once both addresses have confirmed it, or 72 hours after this message if you do not answer.`,
      ],
      button: { label: 'Confirm or refuse', path },
      note: 'If this was not you, refuse: your devices are signed out, and you choose a new password.',
    }),
    email_change_undo: ({ path }, service) => ({
      subject: 'Your e-mail address was changed',
      lines: [
        `The address of your ${service} account was changed: the new one has confirmed it, and nobody refused for 72 hours.`,
        'For 7 days you can undo that: the old address comes back, all devices are signed out, and you choose a new password.',
      ],
      button: { label: 'Confirm or undo', path },
      note: 'If you wanted this, you need not do anything.',
    }),
    email_changed: (_, service) => ({
      subject: 'Your e-mail address was changed',
      lines: [`The address of your ${service} account was changed, as both addresses have confirmed.`],
      note: 'If you did not want this, write to us now.',
    }),
    factor_added: () => ({
      subject: 'Two-factor authentication is on',
      lines: ['A second factor is asked for from now on, beside the password of your account.'],
      note: NOT_YOU,
    }),
    factor_removed: () => ({
      subject: 'A second factor was removed',
      lines: ['A second factor of your account was removed. Without another one, the password alone is asked for.'],
      note: NOT_YOU,
    }),
    recovery_code_used: ({ left }) => ({
      subject: 'A recovery code was used',
      lines: [
        'Somebody logged in to your account with your password and a recovery code.',
        left === 1 ? '1 code is left.' : `${left} codes are left.`,
      ],
      note: NOT_YOU,
    }),
    factor_guessed: () => ({
      subject: 'Someone may know your password',
      lines: [
        'Your password was given, then many wrong codes of the second factor. Nobody got in.',
        'If these were your own attempts, you need not do anything.',
      ],
      note: NOT_YOU,
    }),
    factor_suspended: ({ name }) => ({
      subject: 'A passkey was suspended',
      lines: [
        `The passkey “${name}” of your account may have been copied: its count of signatures went backwards. It is no longer accepted.`,
        'Remove it, and add a new one. Your other factors and your recovery codes still work.',
      ],
      note: NOT_YOU,
    }),
    new_device: ({ atMs }) => ({
      subject: 'New sign-in to your account',
      lines: [
        `Your account was signed in to on ${moment(atMs, 'en')}, from a device that had not been used before.`,
        'If this was you, you need not do anything.',
      ],
      note: NOT_YOU,
    }),
    sign_up: ({ path }, service) =>
      path === ''
        ? {
            subject: `You already have a ${service} account`,
            lines: [
              `Someone asked to open a ${service} account with this address, which has one already.`,
              'If it was you, log in. If you no longer know your password, choose a new one on the login page.',
            ],
            button: { label: 'Log in', path: '/dashboard/login' },
            note: 'If this was not you, you need not do anything: your account stays as it is.',
          }
        : {
            subject: `Finish signing up for ${service}`,
            lines: [
              'Open this link, then enter the name of your shop and a password: your account is ready.',
              'It is valid for 24 hours, once.',
            ],
            button: { label: 'Open my account', path },
            note: 'If this was not you, you need not do anything: no account is opened without this link.',
          },
    unlock: ({ path }) => ({
      subject: 'Sign-in attempts blocked: confirm it is you',
      lines: [
        'Too many wrong passwords were given for your account, so signing in is paused for a while.',
        'If you want to sign in, open this link in the browser that you use. It is valid for 30 minutes, once.',
      ],
      button: { label: 'Sign in with this browser', path },
      note: 'If this was not you, you need not do anything: the pause ends by itself.',
    }),
    invitation: ({ name, shop, path }) => ({
      subject: `${name} invited you to join ${shop}`,
      lines: [`${name} gives you access to the dashboard of ${shop}.`, 'This invitation is valid for 7 days.'],
      button: { label: 'Accept the invitation', path },
      note: NOTHING_TO_DO,
    }),
    invitation_operator: ({ name, path }, service) => ({
      subject: `Your access to ${service}`,
      lines: [`${name} gives you access to the operator panel of ${service}.`, 'This invitation is valid for 7 days.'],
      button: { label: 'Accept the invitation', path },
      note: NOTHING_TO_DO,
    }),
    member_joined: ({ name, shop }) => ({
      subject: `${name} joined ${shop}`,
      lines: [`${name} accepted the invitation and now has access to the dashboard of ${shop}.`],
      button: { label: 'See the team', path: '/dashboard/team' },
    }),
    role_changed: ({ shop }) => ({
      subject: `Your role at ${shop} has changed`,
      lines: [`What you may do in the dashboard of ${shop} has changed.`],
      button: { label: 'Open the dashboard', path: '/dashboard' },
      note: 'Questions? Ask the person who manages the team.',
    }),
    member_removed: ({ shop }) => ({
      subject: `You no longer have access to ${shop}`,
      lines: [`Your access to the dashboard of ${shop} was removed.`],
      note: 'Questions? Ask the person who manages the team.',
    }),
    ownership_offered: ({ name, shop, path }) => ({
      subject: `${name} wants to hand ${shop} over to you`,
      lines: [
        `${name} wants you to become the owner of ${shop}.`,
        'If you accept, you receive all rights and they become an administrator. The offer is valid for 3 days.',
      ],
      button: { label: 'See the offer', path },
      note: NOTHING_TO_DO,
    }),
    ownership_changed: ({ shop }) => ({
      subject: `${shop} has a new owner`,
      lines: [`The ownership of ${shop} was transferred.`],
      button: { label: 'See the team', path: '/dashboard/team' },
      note: 'If you did not want this, write to us now.',
    }),
    ...noticesEn,
  },
  texts: {
    phone_code: (code, service) => `${service}: ${code} is your code. Never share it. Valid for 10 min.`,
    receipt_sms: ({ money, shop, date, reference }, service) =>
      `${service}: ${money} paid to ${shop} on ${date}. Reference ${reference}.`,
    receipt_refund_sms: ({ money, shop, reference }, service) =>
      `${service}: ${shop} refunded you ${money}. Reference ${reference}.`,
  },
  reasons: {
    link: (service) => `You receive this message because this address was given to ${service}.`,
    security: (service) => `You receive this message for the security of your ${service} account.`,
    notice: (service) => `You receive this message because you have a ${service} account.`,
    payer: (service) => `You receive this message because you asked ${service} for a receipt when you paid.`,
    chosen: (service) =>
      `You receive this message because you chose it in the dashboard of ${service}, under Notifications.`,
  },
  words: {
    test: '[Test]',
    rehearsal: '[Rehearsal]',
    orOpen: 'If the button does not open, copy this address into your browser:',
    colon: ':',
  },
};
