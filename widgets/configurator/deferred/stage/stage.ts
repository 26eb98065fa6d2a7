/** What is shown beside the first step, in one chunk: the image of the car, the steps' indicator, the bar to compare. */

import { Stepper } from '#ui/parts/Stepper';
import { CompareBar } from './CompareBar';
import { ModelBar } from './ModelBar';
import { Stage } from './Stage';

export { CompareBar, ModelBar, Stage, Stepper };
