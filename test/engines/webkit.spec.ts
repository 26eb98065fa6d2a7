import { testFields } from './lib/fields';
import { testMainJobs } from './lib/main-jobs';
import { testPages } from './lib/pages';
import { test } from './webkit/test';

testMainJobs(test);
testFields(test);
testPages(test);
