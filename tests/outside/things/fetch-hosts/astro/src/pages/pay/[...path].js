import { mitako } from '../../gateway.js';

export const prerender = false;

export const ALL = ({ request, clientAddress }) => mitako.handler(request, { clientAddress });
