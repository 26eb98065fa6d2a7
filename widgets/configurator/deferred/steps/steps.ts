/**
 * The configurator's modules besides the list of versions, in one chunk: the further steps, notices and questions, the
 * image of the car.
 */

import { LostNote } from '../../../../src/features/car/summary/LostNote';
import { Stepper } from '../../../../src/ui/parts/Stepper';
import { ConfigurationRequest } from '../notices/ConfigurationRequest';
import { Finished } from '../notices/Finished';
import { NoticeBox } from '../notices/NoticeBox';
import { QuestionDialog } from '../notices/QuestionDialog';
import { ResumeNote } from '../notices/ResumeNote';
import { StepMemory } from '../notices/StepMemory';
import { VersionAnnouncement } from '../notices/VersionAnnouncement';
import { Stage } from '../stage/Stage';
import { CompareBar } from '../versions/CompareBar';
import { ModelsStep } from '../versions/ModelsStep';
import { ActionsContext, actionsWith } from './actions';
import { Bar } from './Bar';
import { messages } from './messages';
import { SerialItems } from './SerialItems';
import { StepContent } from './StepContent';

export {
  ActionsContext,
  actionsWith,
  Bar,
  CompareBar,
  ConfigurationRequest,
  Finished,
  LostNote,
  ModelsStep,
  messages,
  NoticeBox,
  QuestionDialog,
  ResumeNote,
  SerialItems,
  Stage,
  StepContent,
  StepMemory,
  Stepper,
  VersionAnnouncement,
};
