export { changePassword } from './change-password.ts';
export * from './devices.ts';
export { login } from './login.ts';
export { logout } from './logout.ts';
export {
  addTotp,
  confirmFactor,
  listFactors,
  removeFactor,
  renewRecoveryCodes,
  resetFactors,
} from './factors/factors.ts';
export { loginWithFactor } from './factors/log-in-with-factor.ts';
export { forgetDevice, listKnownDevices } from './known-devices/known-devices.ts';
export { requestUnlock, useUnlockLink } from './known-devices/unlock.ts';
export { addPasskey, beginPasskey } from './passkeys/add-passkey.ts';
export { challengeLogin, challengePasskey } from './passkeys/challenges.ts';
export * from './host/hand-over.ts';
export * from './host/sessions.ts';
export { getMe } from './me.ts';
export * from './teams/operations.ts';
export { reauthenticate } from './reauthenticate.ts';
export { refresh } from './refresh.ts';
export { register } from './register.ts';
export { requestSignUp, useSignUpLink } from './sign-up.ts';
export * from './reset-password.ts';
export { setPin } from './set-pin.ts';
export * from './signing-keys.ts';
export { changeEmail } from './change-email.ts';
export { requestPasswordReset, useResetLink } from './forgotten-password.ts';
export { requestPhoneVerification, verifyPhone } from './verify-phone.ts';
export { useLink } from './use-link.ts';
export { requestEmailVerification } from './verify-email.ts';
