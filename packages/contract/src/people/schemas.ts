import { z } from 'zod';
import { describing, widening } from '../basics/absence.ts';
import { typedBody } from '../basics/body.ts';
import { createdAt, nullableString } from '../basics/fields.ts';
import { LIMITS } from '../basics/limits.ts';
import { comparedText, email, idParameter, nameText, phone, pin, presentedSecret, timestamp } from '../basics/text.ts';
import { typed } from '../basics/typed.ts';
import { KYC_STATUSES } from '../merchants/values.ts';
import { FACTOR_KINDS, MEMBER_ROLES, OPERATOR_ROLES, ROLES, STAFF_ROLES } from './values.ts';
import type * as types from './types.ts';

/** The merchant that a logged-in person acts for. */
export const ownMerchant = typed<types.OwnMerchant>('OwnMerchant').component({
  id: z.string().describe('`mer_…`'),
  name: z.string().describe('Name that customers read.'),
  member_role: z.enum(MEMBER_ROLES).describe('What the person is there, and with it may do.'),
});

/** Since when the money of a user stays where it is, and why. */
export const frozen = typed<types.Frozen>('Frozen').component({
  since: timestamp.describe('When the operator froze the user.'),
  reason: z.string().describe("The operator's words to the user."),
});

export const principalFields = {
  id: z.string().describe('Identifier, with the prefix of its kind.'),
  role: z.enum(ROLES).describe('`user`, `agent`, `merchant` for the people of merchants, or `operator`.'),
  email: z.string().describe('E-mail address; unique among the accounts of a role.'),
  email_verified: z.boolean().describe('Whether its owner has shown to read it, by a mailed link.'),
  email_bounced: z.literal(true).optional().describe('Mail to the address came back, or was refused; else left out.'),
  name: z.string().describe('Name that people read.'),
  phone: nullableString.describe('Phone number in E.164; null without one.'),
  phone_verified: z.literal(true).optional().describe('Users only: a code has verified the number; else left out.'),
  created_at: createdAt,
  merchant: ownMerchant.optional().describe('The merchant that this session acts for; people of merchants only.'),
  staff_role: z.enum(STAFF_ROLES).optional().describe('Operators only: what the person may do.'),
  kyc_status: z.enum(KYC_STATUSES).optional().describe('Of the merchant; people of merchants only.'),
  has_pin: z.boolean().optional().describe('Users and agents only.'),
  pin_locked_until: timestamp
    .nullable()
    .optional()
    .describe(
      'Users and agents only: the PIN is locked until then, after too many wrong PINs. Null, or in the past, when it is not locked.',
    ),
  frozen: frozen.optional().describe('Users only, while frozen: nothing leaves the wallet; else left out.'),
  sandbox: z
    .boolean()
    .optional()
    .describe('Users and agents only: true for seeded test accounts, which exist in test mode only.'),
};

/** The logged-in account. */
export const principal = typed<types.Principal>('Principal').component(principalFields);

export const loginResult = typed<types.LoginResult>('LoginResult').component({
  access_token: z.string().describe('Authorises calls for 15 minutes.'),
  refresh_token: z.string().describe('Gets the next pair of tokens; good for one use.'),
  principal: principal.describe('Who is logged in.'),
  device_token: z
    .string()
    .optional()
    .describe(
      'From a login with a device that was not known: keep it, and send it with the next login. Otherwise left out.',
    ),
});

const deviceToken = describing(comparedText(512, 1)).describe(
  'From earlier logins on this device, up to five with spaces between them. It makes the device known, see `login`.',
);

export const loginParams = typedBody<types.LoginParams>('LoginParams').object({
  email: comparedText(254).describe('E-mail address; unique among the accounts of a role.'),
  password: presentedSecret.describe('The password.'),
  device_token: deviceToken,
});

export const newPassword = comparedText(LIMITS.passwordLengthMax, LIMITS.passwordLengthMin);
/** Of merchants, agents and operators. */
export const newStaffPassword = comparedText(LIMITS.passwordLengthMax, LIMITS.staffPasswordLengthMin);
const PASSWORD_RULE = "Neither a common one nor made of the account's name, e-mail address or number.";
export const STAFF_PASSWORD = `12 to 128 characters. ${PASSWORD_RULE}`;
const ANY_PASSWORD = `8 to 128 characters for users, 12 to 128 for all others. ${PASSWORD_RULE}`;

export const registerParams = typedBody<types.RegisterParams>('RegisterParams').object({
  email: email.describe('E-mail address; unique among the accounts of a role.'),
  password: newPassword.describe(ANY_PASSWORD),
  name: nameText(120).describe('Name that people read.'),
  phone: describing(phone).describe('Phone number in E.164.'),
});

export const merchantCreateParams = typedBody<types.MerchantCreateParams>('MerchantCreateParams').object({
  email: email.describe('E-mail address; unique among the accounts of a role.'),
  password: describing(newStaffPassword).describe(
    `${STAFF_PASSWORD} Required, unless the program that embeds the gateway logs merchants in: then there is none.`,
  ),
  name: nameText(120).describe('Name that people read.'),
  phone: describing(phone).describe('Phone number in E.164.'),
});

export const operatorCreateParams = typed<types.OperatorCreateParams>('OperatorCreateParams').strict({
  role: widening(z.enum(OPERATOR_ROLES)).describe('What the person may do. Default: `administrator`, everything.'),
  email: email.describe('E-mail address; unique among the accounts of a role.'),
  password: newStaffPassword.describe(STAFF_PASSWORD),
  name: nameText(120).describe('Name that people read.'),
});

/** A person whom the embedding program has logged in. */
export const hostPersonFields = {
  as: z.enum(['operator', 'merchant', 'user']),
  id: comparedText(200, 1),
  name: nameText(120),
  role: describing(comparedText(40)),
  merchant_id: describing(idParameter),
  phone: describing(phone),
  phone_verified: describing(z.boolean()),
};

const factorCode = comparedText(64, 1).describe(
  'Six digits of the application, or a recovery code. Case, spaces and hyphens are ignored.',
);

const credentialJson = comparedText(LIMITS.credentialLengthMax, 2).describe(
  'What `navigator.credentials` returned, as JSON text: `JSON.stringify(credential)`.',
);

/** What a passkey has signed. */
export const presentedPasskey = typed<types.PresentedPasskey>('PresentedPasskey').strict({
  challenge_id: idParameter.describe('`lnk_…`, of the challenge; good once, for 5 minutes.'),
  credential: credentialJson,
});

export const reauthenticateParams = typedBody<types.ReauthenticateParams>('ReauthenticateParams').object({
  password: describing(presentedSecret).describe('The password. Required without a passkey, which stands for both.'),
  code: describing(factorCode).describe('Where the account has a second factor: see `loginWithFactor`.'),
  passkey: describing(presentedPasskey).describe('In place of password and code.'),
});

export const factorLoginParams = typedBody<types.FactorLoginParams>('FactorLoginParams').object({
  login_token: comparedText(256, 1).describe('From `details.login_token` of the login; valid for 5 minutes.'),
  code: describing(factorCode).describe('Required without a passkey.'),
  passkey: describing(presentedPasskey).describe('In place of a code.'),
  device_token: deviceToken,
  trust_device: describing(z.boolean()).describe(
    'True: for 30 days this device logs in without the second factor, until the password or a factor changes.',
  ),
});

export const factorConfirmParams = typedBody<types.FactorConfirmParams>('FactorConfirmParams').object({
  code: factorCode,
});

export const loginTokenParams = typedBody<types.LoginTokenParams>('LoginTokenParams').object({
  login_token: comparedText(256, 1).describe('From `details.login_token` of the login; valid for 5 minutes.'),
});

const challenge = z.string().describe('Base64url.');
const publicKeyType = z.literal('public-key').describe('Always `public-key`.');
const credentials = z.array(z.object({ type: publicKeyType, id: z.string().describe('Credential id, base64url.') }));

/** A challenge for a passkey of the account. */
export const passkeyChallenge = typed<types.PasskeyChallenge>('PasskeyChallenge').object({
  challenge_id: z.string().describe('`lnk_…`: send it with what the passkey signs.'),
  options: z
    .object({
      challenge,
      rpId: z.string().describe('Host of the pages.'),
      allowCredentials: credentials.describe('Those of the account.'),
      userVerification: z.literal('required').describe('The device checks who uses it.'),
      timeout: z.int().describe('Milliseconds.'),
    })
    .describe('`PublicKeyCredentialRequestOptionsJSON` of WebAuthn, for `navigator.credentials.get`.'),
});

/** What a device needs to make a passkey. */
export const newPasskey = typed<types.NewPasskey>('NewPasskey').object({
  challenge_id: z.string().describe('`lnk_…`: send it with what the device returns.'),
  options: z
    .object({
      challenge,
      rp: z
        .object({
          id: z.string().describe('Host of the pages.'),
          name: z.string().describe('Name of the service.'),
        })
        .describe('The service.'),
      user: z
        .object({
          id: z.string().describe('Id of the account, base64url.'),
          name: z.string().describe('E-mail address.'),
          displayName: z.string().describe('Name.'),
        })
        .describe('The account.'),
      pubKeyCredParams: z
        .array(z.object({ type: publicKeyType, alg: z.int().describe('COSE algorithm.') }))
        .describe('Accepted algorithms.'),
      excludeCredentials: credentials.describe('Those that the account has.'),
      authenticatorSelection: z
        .object({
          residentKey: z.literal('preferred').describe('The device lists it, if it can.'),
          userVerification: z.literal('required').describe('The device checks who uses it.'),
        })
        .describe('The device checks who uses it.'),
      attestation: z.literal('none').describe('Nothing about the device is asked.'),
      timeout: z.int().describe('Milliseconds.'),
    })
    .describe('`PublicKeyCredentialCreationOptionsJSON` of WebAuthn, for `navigator.credentials.create`.'),
});

export const passkeyParams = typedBody<types.PasskeyParams>('PasskeyParams').object({
  challenge_id: idParameter.describe('Of the options; good once, for 5 minutes.'),
  name: nameText(60).describe('Name by which its owner knows it.'),
  credential: credentialJson,
});

/** A second factor: what is asked for beside the password. */
export const factor = typed<types.Factor>('Factor').component({
  id: z.string().describe('`fac_…`'),
  kind: z
    .enum(FACTOR_KINDS)
    .describe('`totp`: codes of an application on a phone. `passkey`: a key that a device holds.'),
  name: nullableString.describe('Of a passkey; null: it has none.'),
  suspended_at: timestamp.nullable().describe('A passkey that may have been copied: not accepted since; null: it is.'),
  device_name: z.string().describe('Name of the device on which it was added, from its user agent.'),
  created_at: createdAt,
});

export const factorList = typed<types.FactorList>('FactorList').object({
  factors: z.array(factor).describe('Confirmed ones, the oldest first.'),
  recovery_codes_left: z.int().describe('Recovery codes that were not used; 0 without a second factor.'),
});

export const newTotp = typed<types.NewTotp>('NewTotp').object({
  factor: factor.describe('Becomes valid with its first code, within 15 minutes.'),
  secret: z.string().describe('Base32, to be typed into the application. Shown once.'),
  uri: z.string().describe('`otpauth://totp/…` with the secret, for a QR code.'),
});

const recoveryCodes = z
  .array(z.string())
  .describe('`7-K2MQ-X4D9-3TBW`: ten codes, each valid once in place of the second factor. Shown once.');

export const confirmedFactor = typed<types.ConfirmedFactor>('ConfirmedFactor').object({
  factor: factor.describe('Asked for beside the password from now on.'),
  recovery_codes: recoveryCodes.nullable().describe('With the first factor; null: the account has codes already.'),
});

export const recoveryCodeList = typed<types.RecoveryCodeList>('RecoveryCodeList').object({
  recovery_codes: recoveryCodes,
});

export const passwordParams = typedBody<types.PasswordParams>('PasswordParams').object({
  current_password: presentedSecret.describe('The password until now.'),
  new_password: newPassword.describe(ANY_PASSWORD),
});

export const passwordResetParams = typedBody<types.PasswordResetParams>('PasswordResetParams').object({
  email: comparedText(254).describe("E-mail address of the merchant's account."),
  code: comparedText(64, 1).describe(
    'From the operator; valid once, for an hour. Case, spaces and hyphens are ignored.',
  ),
  new_password: newStaffPassword.describe(STAFF_PASSWORD),
});

export const forgottenPasswordParams = typedBody<types.ForgottenPasswordParams>('ForgottenPasswordParams').object({
  email: email.describe('E-mail address of the account.'),
});

const linkToken = comparedText(200, 1).describe('From the link: `token` in its address. Valid once.');

export const signUpParams = typedBody<types.SignUpParams>('SignUpParams').object({
  email: email.describe('E-mail address of the account.'),
});

export const signUpLinkParams = typedBody<types.SignUpLinkParams>('SignUpLinkParams').object({
  token: linkToken,
  name: nameText(120).describe('Name that people read.'),
  password: newStaffPassword.describe(STAFF_PASSWORD),
  phone: describing(phone).describe('Phone number in E.164.'),
});

export const resetLinkParams = typedBody<types.ResetLinkParams>('ResetLinkParams').object({
  token: linkToken,
  new_password: newPassword.describe('8 to 128 characters.'),
});

export const linkParams = typedBody<types.LinkParams>('LinkParams').object({
  token: linkToken,
  veto: describing(z.boolean()).describe(
    'True: this change of address was not wanted. Of the link to the old address only.',
  ),
});

export const unlockParams = typedBody<types.UnlockParams>('UnlockParams').object({ token: linkToken });

export const usedLink = typed<types.UsedLink>('UsedLink').object({
  done: z
    .enum(['verified', 'confirmed', 'changed', 'vetoed'])
    .describe('`confirmed`: the other address has to confirm the change, too. `changed`: both have.'),
  role: z.enum(ROLES).describe('Role of the account.'),
});

export const newPhoneParams = typedBody<types.NewPhoneParams>('NewPhoneParams').object({
  phone: phone.describe('Phone number in E.164, of a country that is served.'),
  password: presentedSecret.describe('The password, so that a stolen session verifies no number.'),
});

/** A code is on its way to the number. */
export const phoneVerification = typed<types.PhoneVerification>('PhoneVerification').object({
  id: z.string().describe('`lnk_…`; send it with the code, within 10 minutes.'),
});

export const phoneCodeParams = typedBody<types.PhoneCodeParams>('PhoneCodeParams').object({
  verification_id: idParameter.describe('Of the verification.'),
  code: comparedText(6, 6).describe('Six digits, from the message; five attempts.'),
});

export const newEmailParams = typedBody<types.NewEmailParams>('NewEmailParams').object({
  email: email.describe('The new address.'),
});

/** Lets a merchant choose a new password. Shown once. */
export const passwordReset = typed<types.PasswordReset>('PasswordReset').object({
  code: z
    .string()
    .describe('`7K2M-QX4D-93TB`, to be read out or sent; valid once, until the password changes or `expires_at`.'),
  expires_at: timestamp.describe('When it expires.'),
});

export const refreshParams = typedBody<types.RefreshParams>('RefreshParams').object({
  refresh_token: comparedText(4096, 1).describe('Gets the next pair of tokens; good for one use.'),
});

/** A new PIN: 4 to 6 digits. The engine rejects trivial ones. */
export const newPin = pin;

export const pinParams = typedBody<types.PinParams>('PinParams').object({
  password: describing(presentedSecret).describe(
    'The password, so that a stolen session sets no PIN. Required of accounts that have one.',
  ),
  pin: newPin.describe('4 to 6 digits; trivial ones are rejected.'),
});

/** A device that has logged in before, with the token that it keeps. */
export const knownDevice = typed<types.KnownDevice>('KnownDevice').component({
  id: z.string().describe('`kdv_…`'),
  name: z.string().describe('Name of the device, from its user agent at its first login.'),
  created_at: createdAt,
  last_login_at: timestamp.describe('When it last logged in.'),
  trusted_until: timestamp.nullable().describe('Until then it logs in without the second factor; null: it does not.'),
});

export const unlockedDevice = typed<types.UnlockedDevice>('UnlockedDevice').object({
  role: z.enum(ROLES).describe('Role of the account.'),
  device_token: z.string().describe('Makes the device known: keep it, and send it with the next login.'),
});

/** A session. */
export const device = typed<types.Device>('Device').component({
  id: z.string().describe('`dev_…`'),
  name: z.string().describe('Name of the device, from its user agent.'),
  created_at: createdAt,
  last_used_at: timestamp.describe('When it was last used; null: never.'),
  current: z.boolean().describe('True: the session of this call.'),
});

export const me = typed<types.Me>('Me').object({
  principal: principal.describe('Who is logged in.'),
  has_second_factor: z.boolean().describe('True: reauthenticating takes a code as well.'),
  has_passkey: z.boolean().describe('True: a passkey alone reauthenticates, too.'),
  second_factor_due_at: timestamp
    .nullable()
    .describe(
      'Until then the account needs no second factor, then nothing else is allowed; null: it needs none, or has one.',
    ),
  authenticated_until: timestamp
    .nullable()
    .describe('The session counts as recently authenticated until then; null: it does not.'),
});

export const otherDevicesRevoked = typed<types.OtherDevicesRevoked>('OtherDevicesRevoked').object({
  deleted: z.literal(true).describe('Always true.'),
  count: z.int().describe('How many sessions were ended.'),
});
