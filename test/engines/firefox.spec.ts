import { test } from './firefox/test';
import { testMainJobs } from './lib/main-jobs';

testMainJobs(test);
