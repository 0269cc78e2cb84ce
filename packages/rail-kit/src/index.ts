export { ABSENT_MARGIN_MS } from './absent-margin.ts';
export { accessTokenIn } from './access-token.ts';
export { basicAuth, type BearerApi, createBearerApi } from './bearer-api.ts';
export { contentDigest, isContentDigest } from './content-digest.ts';
export { shortIdOf, uuidOf } from './derived-ids.ts';
export {
  bodyOf,
  createHttp,
  deadline,
  type Fetch,
  hasStatus,
  type Http,
  type HttpAnswer,
  type HttpRequest,
  jsonIn,
  type Silence,
} from './http.ts';
export {
  messageSignature,
  type MessageSignature,
  signatureAlgorithm,
  type SignedMessage,
  signMessage,
} from './message-signatures.ts';
export { missingCredentials } from './missing-credentials.ts';
export { isPayerPage } from './payer-page.ts';
export { createPinGuard, type PinGuard } from './pin-guard.ts';
export { privateKey } from './private-key.ts';
export { createPublishedKeys } from './published-keys.ts';
export type { RailOptions } from './rail-options.ts';
export { flagIn, isSameAmount, listIn, msisdn, statusIn, textIn, valueIn, wholeAmount } from './read.ts';
export { requireKnown } from './require-known.ts';
export { encryptedWith, rsaKeyIn } from './rsa.ts';
export { signatureFault } from './signature-fault.ts';
export { isHmacOf, objectTextIn } from './signed-part.ts';
export { strangeAnswer } from './strange-answer.ts';
export { createTokens, type AccessToken, type Tokens } from './tokens.ts';
export { createUnclear, type Unclear } from './unclear.ts';
export { unreachable } from './unreachable.ts';
export { wallets, type Wallet } from './wallets.ts';
