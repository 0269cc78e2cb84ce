export { finishRootSecretRotation, getRootSecretStatus } from './rotation.ts';
