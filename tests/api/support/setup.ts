import { afterAll, afterEach, beforeEach } from 'vitest';
import { beginTest, endFile, endTest } from './stores.ts';

// Before each file. These hooks are registered first, so they close what the file's own hooks have used.

beforeEach(beginTest);
afterEach(endTest);
afterAll(endFile);
