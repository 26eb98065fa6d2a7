import { test } from './firefox/test';
import { testFields } from './lib/fields';
import { testMainJobs } from './lib/main-jobs';
import { testPages } from './lib/pages';

testMainJobs(test);
testFields(test);
testPages(test);
