/**
 * What the configurator does beyond its list of versions, in one chunk: the steps that follow, what clicks ask and
 * change, the car on screen.
 */

import { LostNote } from '../../../src/features/car/summary/LostNote';
import { Stepper } from '../../../src/ui/parts/Stepper';
import { Asking } from './Asking';
import { CompareBar } from './CompareBar';
import { ActionsContext, actionsWith } from './changes';
import { Finished } from './Finished';
import { ModelsStep } from './ModelsStep';
import { NoticeBox } from './NoticeBox';
import { SerialItems } from './SerialItems';
import { Stage } from './Stage';
import { StepContent } from './StepContent';

export {
  ActionsContext,
  Asking,
  actionsWith,
  CompareBar,
  Finished,
  LostNote,
  ModelsStep,
  NoticeBox,
  SerialItems,
  Stage,
  StepContent,
  Stepper,
};
