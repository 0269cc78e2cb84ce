export * from './operator-disputes.ts';
export * from './read-disputes.ts';
export { returnDisputed } from './return-disputed.ts';
export { submitDisputeEvidence } from './submit-evidence.ts';
