/**
 * What a visitor needs who uses the configurator, in one chunk: the steps after the version, notices and questions, the
 * list of models.
 */

import { ActionsContext, actionsWith } from '#features/car/steps/actions';
import { NoticeBox } from '#features/car/steps/NoticeBox';
import { QuestionDialog } from '#features/car/steps/QuestionDialog';
import { stepMessages } from '#features/car/steps/use-step-messages';
import { LostNote } from '#features/car/summary/LostNote';
import { ConfigurationRequest } from '../notices/ConfigurationRequest';
import { Finished } from '../notices/Finished';
import { OtherYear } from '../notices/OtherYear';
import { ResumeNote } from '../notices/ResumeNote';
import { StepMemory } from '../notices/StepMemory';
import { VersionAnnouncement } from '../notices/VersionAnnouncement';
import { CompareDialog } from '../versions/CompareDialog';
import { ModelsStep } from '../versions/ModelsStep';
import { Bar } from './Bar';
import { texts } from './messages';
import { SerialItems } from './SerialItems';
import { StepContent } from './StepContent';
import { Zoom } from './Zoom';

export {
  ActionsContext,
  actionsWith,
  Bar,
  CompareDialog,
  ConfigurationRequest,
  Finished,
  LostNote,
  ModelsStep,
  NoticeBox,
  OtherYear,
  QuestionDialog,
  ResumeNote,
  SerialItems,
  StepContent,
  StepMemory,
  VersionAnnouncement,
  Zoom,
};

export const messages = {
  'pt-BR': { ...stepMessages['pt-BR'], ...texts['pt-BR'] },
  'es-AR': { ...stepMessages['es-AR'], ...texts['es-AR'] },
};
