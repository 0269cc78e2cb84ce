export { accessTokenIn } from './access-token.ts';
export { basicAuth, type BearerApi, createBearerApi, isTurnedAway } from './bearer-api.ts';
export { shortIdOf, uuidOf } from './derived-ids.ts';
export { createHttp, deadline, type Fetch, type Http, type HttpAnswer, type HttpRequest } from './http.ts';
export { logUnclear, type RailLogger } from './log-unclear.ts';
export { flagIn, isSameAmount, msisdn, textIn, wholeAmount } from './read.ts';
export { createTokens, type AccessToken, type Tokens } from './tokens.ts';
export { unexpected } from './unexpected.ts';
export { unreachable } from './unreachable.ts';
