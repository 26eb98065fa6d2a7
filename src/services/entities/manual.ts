import { type InferOutput, looseObject, string } from 'valibot';
import { list, text, year } from './fields';

/** An owner's manual. status: PUBLISHED, DRAFT; fileUrl: the whole manual as a file, if available. */
export const manual = looseObject({
  id: string(),
  title: string(),
  brand: text,
  modelCode: text,
  modelName: text,
  year,
  language: text,
  status: text,
  fileUrl: text,
  updatedAt: text,
  sections: list(looseObject({ id: string(), title: string(), text: text })),
});
export type Manual = InferOutput<typeof manual>;
