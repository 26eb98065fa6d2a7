/**
 * What a visitor needs who uses the configurator, in one chunk: the steps after the version, notices and questions, the
 * list of models.
 */

import { LostNote } from '#features/car/summary/LostNote';
import { ConfigurationRequest } from '../notices/ConfigurationRequest';
import { Finished } from '../notices/Finished';
import { NoticeBox } from '../notices/NoticeBox';
import { OtherYear } from '../notices/OtherYear';
import { QuestionDialog } from '../notices/QuestionDialog';
import { ResumeNote } from '../notices/ResumeNote';
import { StepMemory } from '../notices/StepMemory';
import { VersionAnnouncement } from '../notices/VersionAnnouncement';
import { CompareDialog } from '../versions/CompareDialog';
import { ModelsStep } from '../versions/ModelsStep';
import { ActionsContext, actionsWith } from './actions';
import { Bar } from './Bar';
import { messages } from './messages';
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
  messages,
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
