import type { Fault } from './stand-in';

export interface Case {
  name: string;
  /** The call at fault; another one of its service is checked beside it. */
  id: string;
  beside: string;
  fault: Fault;
  /** What the report says, all of it. {origin} stands for the stand-in's. */
  says: string;
  /** The page is at the services' origin. */
  isOwnOrigin?: boolean;
  slow?: number;
}

export const SITE = 'http://site.example';

export const HTML = '<!doctype html><title>Entrar</title>';
export const html = { 'content-type': 'text/html' };

export const campaign = (name: string, fault: Fault, says: string): Case => ({
  name,
  id: 'RCL-03',
  beside: 'RCL-08',
  fault,
  says: `GET /recall/recall/{brand}/{id} (RCL-03): ${says}.`,
});
export const CAMPAIGN = '/recall/recall/fiat/';
export const campaigns = (name: string, fault: Fault, says: string): Case => ({
  name,
  id: 'RCL-08',
  beside: 'RCL-03',
  fault,
  says: `GET /recall/recall-campaign/{brand}/{market} (RCL-08): ${says}.`,
});
export const CAMPAIGNS = '/recall/recall-campaign/';
export const self = (name: string, fault: Fault, says: string): Case => ({
  name,
  id: 'USR-04',
  beside: 'USR-07',
  fault,
  says: `GET /user/users/self (USR-04): ${says}.`,
});
export const SELF = '/user/users/self';
export const update = (name: string, fault: Fault, says: string): Case => ({
  name,
  id: 'RCL-05',
  beside: 'RCL-08',
  fault,
  says: `PUT /recall/updateRecall (RCL-05): ${says}.`,
});
export const UPDATE = '/recall/updateRecall';
