import { testCheckedFiles } from './lib/checked-files';
import { testFields } from './lib/fields';
import { testMainJobs } from './lib/main-jobs';
import { testPages } from './lib/pages';
import { testServedViews } from './lib/served-views';
import { test } from './webkit/test';

testMainJobs(test, 1);
testFields(test);
testPages(test);
testServedViews(test);
testCheckedFiles(test);
