// Before the library makes its stores.
import '#stories/lib/store-registry';
import { vi } from 'vitest';
import { settle } from '#test/unit/lib/render';
import { testPart } from './lib/silence';

vi.mock('../e2e/lib/test', () => import('./lib/expect'));
vi.mock('storybook/test', () => import('./lib/storybook'));
vi.mock('#stories/lib/story', async (load) => ({ ...(await load<object>()), nextFrame: () => settle() }));

testPart(2, 3);
