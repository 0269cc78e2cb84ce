export { reportBounce } from './bounces.ts';
export { listMessages } from './list-messages.ts';
export { sendTestMessage } from './send-test-message.ts';
