/** Recalls by plate or chassis, and their status (spec services#recalls). */
import { array, blob, looseObject, object, optional, string } from 'valibot';
import { isRecallKey } from '#domain/vehicle/vehicle';
import { text } from './entities/fields';
import { recallCampaign, recallCar } from './entities/recall';
import { GET, PUT } from './http/call';
import type { Unchecked } from './http/types';

const BASE = 'recall';
const auth = 'public';

/** A plate has 7 characters, an Argentine one until 2016 has 6, a chassis 17 of A to Z and 0 to 9 (spec cars#recalls). */
const isKey = (value: unknown) => isRecallKey(String(value ?? ''));
const KEY_REQUIRED = 'a plate or a chassis of 17 characters is required';

/** A software update: status CREATED, then VALIDATED. */
const update = looseObject({
  id: string(),
  status: string(),
  chassis: text,
  campaignId: text,
  dealerCode: text,
  createdAt: text,
  validatedAt: text,
});

export const getRecallCar = GET('RCL-01', BASE, '/car', {
  auth,
  refuse: ({ query }: Unchecked) => !isKey(query?.plate ?? query?.chassis) && KEY_REQUIRED,
  query: object({ plate: optional(string()), chassis: optional(string()), brand: optional(string()) }),
  returns: recallCar,
});
/** A PDF to show at the dealer. */
export const getRecallVoucher = GET('RCL-02', BASE, '/recall/voucher', {
  auth,
  query: object({ chassis: string(), campaignId: string() }),
  wire: { reads: 'blob' },
  returns: blob(),
});
export const getRecallCampaign = GET('RCL-03', BASE, '/recall/{brand}/{id}', {
  auth,
  returns: recallCampaign,
});
/** chatBot: true if the messaging bot calls, else false. */
export const getRecallCarForChat = GET('RCL-04', BASE, '/recall/{brand}/{vinOrPlate}/{chatBot}', {
  auth,
  refuse: ({ vinOrPlate }: Unchecked) => !isKey(vinOrPlate) && KEY_REQUIRED,
  returns: recallCar,
});
/**
 * Creates the software update of a car; with the id of one and the status VALIDATED it validates that one (ours; spec
 * cars#recalls). dealerCode: the dealer at which the car is updated.
 */
export const startRecallUpdate = PUT('RCL-05', BASE, '/updateRecall', {
  auth,
  staff: true,
  body: object({
    chassis: string(),
    campaignId: string(),
    dealerCode: optional(string()),
    id: optional(string()),
    status: optional(string()),
  }),
  returns: update,
});
export const getRecallUpdate = GET('RCL-06', BASE, '/updateRecall/{id}', { auth, returns: update });
/** The software of the update; version is that of the car once the update is VALIDATED. */
export const getSoftwareUpdate = GET('RCL-07', BASE, '/updateSoftware/{id}', {
  auth,
  returns: looseObject({ id: string(), status: string(), module: text, fromVersion: text, version: text }),
});
export const listRecallCampaigns = GET('RCL-08', BASE, '/recall-campaign/{brand}/{market}', {
  auth,
  returns: array(recallCampaign),
});
