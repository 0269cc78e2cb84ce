export { accessTokenIn, createClientTokens } from './access-token.ts';
export { shortIdOf, uuidOf } from './derived-ids.ts';
export {
  bodyOf,
  createHttp,
  deadline,
  hasStatus,
  jsonIn,
  type Fetch,
  type Http,
  type HttpAnswer,
  type HttpRequest,
} from './http.ts';
export { logUnclear, type RailLogger } from './log-unclear.ts';
export { createPinGuard, type PinGuard } from './pin-guard.ts';
export { flagIn, isSameAmount, msisdn, textIn, wholeAmount } from './read.ts';
export { encryptedWith, rsaKeyIn } from './rsa.ts';
export { isHmacOf, objectTextIn } from './signed-part.ts';
export { createTokens, type AccessToken, type Tokens } from './tokens.ts';
export { strangeAnswer, unreachable } from './unreachable.ts';
