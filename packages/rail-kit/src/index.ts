export { contentDigest, isContentDigest } from './content-digest.ts';
export { shortIdOf, uuidOf } from './derived-ids.ts';
export { createHttp, deadline, type Fetch, type Http, type HttpAnswer, type HttpRequest } from './http.ts';
export { logUnclear, type RailLogger } from './log-unclear.ts';
export { messageSignature, type MessageSignature, type SignedMessage, signMessage } from './message-signatures.ts';
export { isSameAmount, msisdn, textIn, wholeAmount } from './read.ts';
export { createTokens, type AccessToken, type Tokens } from './tokens.ts';
export { unreachable } from './unreachable.ts';
