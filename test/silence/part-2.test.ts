// Before the library makes its stores.
import '#stories/lib/store-registry';
import { vi } from 'vitest';
import { testPart } from './lib/silence';

vi.mock('../e2e/lib/test', () => import('./lib/expect'));

testPart(2, 3);
