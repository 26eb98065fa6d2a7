import { type InferOutput, looseObject, string } from 'valibot';
import { count, list, text, year } from './fields';
import { whole } from './whole';

/**
 * An owner's manual. status: PUBLISHED, DRAFT; fileUrl: the whole manual as a file, if available; fileId: the private file that it
 * was made of; version: raised by each change, 0 where the service counts none (both ours).
 */
export const manual = whole(
  looseObject({
    id: string(),
    title: string(),
    brand: text,
    modelCode: text,
    modelName: text,
    year,
    language: text,
    status: text,
    fileUrl: text,
    fileId: text,
    version: count,
    updatedAt: text,
    sections: list(looseObject({ id: string(), title: string(), text: text })),
  }),
);
export type Manual = InferOutput<typeof manual>;
