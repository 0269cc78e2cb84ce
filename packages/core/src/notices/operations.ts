export { getNotices, setNotices } from './notice-settings.ts';
