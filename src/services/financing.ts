/** Simulations and proposals of all banks (spec services#financing, financing#simulation). */
import { array, blob, boolean, looseObject, nullish, number, object, optional, string, union } from 'valibot';
import { PARAMS_REQUIRED } from '#domain/errors/developer';
import { list, withFields } from './entities/fields';
import { named } from './entities/place';
import { proposal, proposer } from './entities/proposal';
import { financingPlan, simulation, simulationInput } from './entities/simulation';
import { wantedDocument } from './entities/timeline';
import { GET, POST, PUT } from './http/call';
import type { Unchecked } from './http/types';

const BASE = 'financing';

/** The current state of a proposal's documents. */
const documents = looseObject({
  proposalId: string(),
  documents: list(wantedDocument),
  /** Not known where it is missing: an empty list says that all were received. */
  missing: nullish(array(string())),
});
/**
 * request.type: one of the proposal's document types; one file or several, or the ids of files that were sent to the
 * private files before (ours). Naming the same id twice adds it once.
 */
const documentForm = object({
  file: optional(union([array(blob()), blob()])),
  request: object({ proposalId: string(), type: string(), uploads: optional(array(string())) }),
});

/** Ours: the same for all tries of one attempt, which makes one proposal and is named by it. */
const idempotencyKey = optional(string());

/** The visitor's consents to contact channels, as in a lead (ours: the specification asks for them and shows no body). */
const contactConsents = {
  indSmsContact: optional(boolean()),
  indPhoneContact: optional(boolean()),
  indEmailContact: optional(boolean()),
  indWhatsappContact: optional(boolean()),
};

/**
 * Replaces the simulation's conditions with those of an offer. Both ids are required. couponName (ours): a coupon of
 * the offer that the figures are to include; the answer names it if they do.
 */
export const updateSimulationWithOffer = PUT('FIN-01', BASE, '/v1/simulate/{simulationId}/offer/{offerId}', {
  refuse: ({ simulationId, offerId }: Unchecked) => !(simulationId && offerId) && PARAMS_REQUIRED,
  body: optional(
    object({
      entrancePercent: optional(number()),
      numberOfInstallments: optional(number()),
      finalInstallmentPercentage: optional(number()),
      couponName: optional(string()),
    }),
  ),
  returns: simulation,
});
export const getSimulation = GET('FIN-02', BASE, '/v1/simulate/{id}', { returns: simulation });
/** source: CDC, PSA_TRADITIONAL, NEXT, PSA_BALAO; ZFLOW is an external flow and cannot be simulated. */
export const createSimulation = POST('FIN-03', BASE, '/v1/simulate', {
  body: object(
    withFields(simulationInput, {
      source: optional(string(), 'CDC'),
      planType: optional(string(), 'MSC'),
      offerId: optional(string()),
    }),
  ),
  returns: simulation,
});
/**
 * event: PROPOSAL_SENT, TEST_DRIVE or QUOTATION. couponName (ours): the coupon of the simulation; the answer names it if
 * it is part of the proposal.
 */
export const sendProposal = POST('FIN-04', BASE, '/v1/proposal', {
  body: object({
    simulationId: string(),
    event: optional(string(), 'PROPOSAL_SENT'),
    dealerCode: optional(string()),
    couponName: optional(string()),
    ...contactConsents,
    proposer: object(proposer),
    idempotencyKey,
  }),
  returns: proposal,
});
/** The signed-in customer's proposals, the newest first. */
export const listProposals = GET('PPS-01', BASE, '/v1/proposal', {
  auth: 'bearer',
  ours: true,
  returns: array(proposal),
});
export const getProposal = GET('FIN-05', BASE, '/v1/proposal/{id}', { returns: proposal });
export const sendDocuments = POST('FIN-06', BASE, '/v1/documents', {
  body: documentForm,
  returns: documents,
  wire: { sends: 'multipart' },
});
export const getProposalDocuments = GET('FIN-07', BASE, '/v1/documents/{proposalId}', { returns: documents });
/**
 * The options of a proposal's form, with its simulation. askedFields (ours): what this bank asks for besides the common
 * data: rg, fatherName, gender, driverLicence, cuil, occupationDescription.
 */
export const getFinancingBaseData = GET('FIN-08', BASE, '/v1/base-data/{simulationId}', {
  returns: looseObject({
    simulation,
    civilStates: list(named),
    marriageRegimes: list(named),
    occupations: list(named),
    genders: list(named),
    driverLicenceCategories: list(string()),
    documentTypes: list(named),
    askedFields: list(string()),
  }),
});

export const sendPsaDocuments = POST('FIN-09', BASE, '/v2/psa/financing/documents', {
  body: documentForm,
  returns: documents,
  wire: { sends: 'multipart' },
});
export const sendPsaProposal = POST('FIN-10', BASE, '/v2/psa/financing', {
  body: object({
    simulationId: string(),
    dealerCode: optional(string()),
    couponName: optional(string()),
    ...contactConsents,
    proposer: object(proposer),
    idempotencyKey,
  }),
  returns: proposal,
});
/** The PSA plans of one car: BALAO with a final installment, TRADITIONAL without. Percents from 0 to 100. */
export const simulatePsaOffers = POST('FIN-11', BASE, '/v2/psa/financing/simulating-offers', {
  safe: true,
  body: object({
    mvs: string(),
    year: number(),
    price: number(),
    entrancePercent: optional(number()),
    numberOfInstallments: optional(number()),
  }),
  returns: looseObject({ offers: list(financingPlan) }),
});
