import { expect, expectAccessible, type Locator, test } from './lib/test';

const lead = '/lone/';
