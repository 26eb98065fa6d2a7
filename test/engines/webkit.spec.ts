import { testMainJobs } from './lib/main-jobs';
import { test } from './webkit/test';

testMainJobs(test);
