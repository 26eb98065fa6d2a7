/** The presentation of a brand's models on its pages, for staff (spec services#catalogue). */
import { array, boolean, type InferOutput, looseObject, number, object, optional, string } from 'valibot';
import { count, pageOf, text } from './entities/fields';
import { sentAsRead, whole } from './entities/whole';
import { DELETE, GET, POST, PUT } from './http/call';

const BASE = 'models';

const brand = string();

/** The presentation of a model on a brand's pages: visibility, position and name. */
const setup = whole(
  looseObject({
    id: string(),
    brand: string(),
    modelCode: string(),
    modelName: text,
    /** Position in the list, from 1. */
    ordering: count,
    active: boolean(),
    highlighted: boolean(),
    category: text,
    updatedAt: text,
  }),
);
export type Setup = InferOutput<typeof setup>;

const added = object({
  brand: string(),
  modelCode: string(),
  modelName: optional(string()),
  ordering: optional(number()),
  active: optional(boolean(), true),
  highlighted: optional(boolean(), false),
  category: optional(string()),
});
/** The record as it was read, with what has changed: the service may replace it. */
const record = looseObject({
  brand: string(),
  modelCode: string(),
  modelName: sentAsRead(optional(string())),
  ordering: sentAsRead(optional(number())),
  active: optional(boolean()),
  highlighted: optional(boolean()),
  category: sentAsRead(optional(string())),
  /** The state that was changed (ours). */
  updatedAt: sentAsRead(optional(string())),
});

export const listSetups = GET('CAT-01', BASE, '/setup', {
  query: object({ brand: optional(brand) }),
  returns: array(setup),
});
export const getSetupPage = GET('CAT-02', BASE, '/setup/page', {
  query: object({ brand: optional(brand), page: optional(number(), 0), size: optional(number(), 20) }),
  returns: pageOf(setup),
});
export const getSetup = GET('CAT-03', BASE, '/setup/{id}', { returns: setup });
/** Fails with 409 if the model already has one. */
export const addSetup = POST('CAT-04', BASE, '/setup', { staff: true, body: added, returns: setup });
/** May be refused with 409 if the setup has changed since `updatedAt`. */
export const changeSetup = PUT('CAT-05', BASE, '/setup/{id}', { staff: true, body: record, returns: setup });
export const removeSetup = DELETE('CAT-06', BASE, '/setup/{id}', { staff: true, returns: setup });
