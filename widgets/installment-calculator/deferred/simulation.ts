/** What a calculator with a car shows, in one chunk: the sliders, the amounts, the comparisons, the dialogs. */

import { Simulator } from '#features/funding/Simulator';
import { CarDialog, UpgradeDialog } from './CarDialogs';
import { CarLine } from './CarLine';
import { Comparisons } from './Comparisons';
import { continueToFlow } from './continue-to-flow';

export { CarDialog, CarLine, Comparisons, continueToFlow, Simulator, UpgradeDialog };
