export { contentDigest, isContentDigest } from './content-digest.ts';
export { shortIdOf, uuidOf } from './derived-ids.ts';
export {
  bodyOf,
  createHttp,
  deadline,
  type Fetch,
  type Http,
  type HttpAnswer,
  type HttpRequest,
  parseJson,
} from './http.ts';
export { logUnclear, type RailLogger } from './log-unclear.ts';
export {
  messageSignature,
  type MessageSignature,
  signatureAlgorithm,
  type SignedMessage,
  signMessage,
} from './message-signatures.ts';
export { privateKey } from './private-key.ts';
export { createPublishedKeys } from './published-keys.ts';
export { isSameAmount, listIn, msisdn, textIn, valueIn, wholeAmount } from './read.ts';
export { signatureFault } from './signature-fault.ts';
export { createTokens, type AccessToken, type Tokens } from './tokens.ts';
export { unlikeProvider } from './unlike-provider.ts';
export { unreachable } from './unreachable.ts';
export { wallets, type Wallet } from './wallets.ts';
