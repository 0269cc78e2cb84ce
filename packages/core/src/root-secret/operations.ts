export { finishDataKeyRenewal, renewDataKey } from './renew.ts';
export { finishRootSecretRotation, getRootSecretStatus } from './rotation.ts';
