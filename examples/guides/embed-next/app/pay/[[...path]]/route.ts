import { toNextHandler } from 'mitako';
import { openMitako } from '../../../pay';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = toNextHandler(openMitako);
