import * as financing from '#services/financing';
import { answer, found, Refusal } from '../answers';
import { VERSIONS, versionOf } from '../data/cars';
import {
  CIVIL_STATES,
  DOCUMENT_TYPE_ENTRIES,
  GENDERS,
  LICENCE_CATEGORIES,
  MARRIAGE_REGIMES,
  OCCUPATIONS,
} from '../data/lookups';
import { languageOf } from '../lib/language';
import { pageBrand } from '../lib/page-brand';
import { signedIn } from '../rules/accounts';
import { psaOffers } from '../rules/bank-answers';
import { offerOf } from '../rules/offers';
import { checkBank, documentsFor, proposalOf, proposalsOf, propose, receive } from '../rules/proposals';
import { askedFields, checkAsked, checkProposer } from '../rules/proposers';
import { once } from '../rules/reservations/charges';
import { simulate, simulateWithOffer, simulationOf } from '../rules/simulations';
import { wholeFiles } from '../rules/uploads';
import { IDEMPOTENCY_HEADER } from '../state';
import type { World } from '../world';

const car = (mvs: string) => found(versionOf(mvs), 'car');

interface Documents {
  body: { file?: Blob | Blob[] | undefined; request: { uploads?: string[] | undefined } };
  headers: Headers;
  world: World;
}

/** The files of a request, and those that it names among the caller's private files. */
function filesOf({ body: { file, request }, ...caller }: Documents) {
  const { uploads = [] } = request;
  const named = uploads.length > 0 ? wholeFiles(caller.world, signedIn(caller).id, uploads) : [];
  const files = [...[file ?? []].flat(), ...named];
  if (files.length === 0) throw new Refusal(422, { error: 'there is no file' });
  return files;
}

function sentDocuments(
  asked: Documents,
  { proposalId, type }: { proposalId: string; type: string },
  isPsa: boolean,
) {
  checkBank(asked.world, proposalId, isPsa);
  return receive(asked.world, proposalId, type, filesOf(asked), languageOf(asked.headers));
}

const mvs = VERSIONS[0]?.code ?? '';
const CAR = { mvs, year: 2026, price: 120_000 };
const PERSON = {
  name: 'Joana Prado',
  cpf: '12345678909',
  email: 'joana@correio.example',
  phone: '11955500101',
};
const FORM = {
  file: new File(['example'], 'exemplo.pdf', { type: 'application/pdf' }),
  request: { proposalId: 'prop-pending-document', type: 'INCOME_PROOF' },
};

export const financingAnswers = answer(
  financing,
  {
    updateSimulationWithOffer: ({ params, body, headers, world }) =>
      simulateWithOffer(
        world,
        params.simulationId,
        offerOf(world, params.offerId),
        body ?? {},
        languageOf(headers),
      ),
    getSimulation: ({ params, world }) => simulationOf(world, params.id),
    createSimulation({ body, headers, world }) {
      car(body.mvs);
      return simulate(world, body, languageOf(headers));
    },
    sendProposal({ body, headers, world }) {
      checkProposer(body.proposer, world, languageOf(headers));
      const { cpf, name } = body.proposer;
      const key = body.idempotencyKey ?? headers.get(IDEMPOTENCY_HEADER) ?? '';
      return once(
        world,
        'FIN-04',
        key,
        () => propose(world, { ...body, cpf, name }, languageOf(headers)),
        body,
      );
    },
    /** On a brand's pages, those of its cars. */
    listProposals({ headers, world }) {
      const brand = pageBrand(headers);
      const own = proposalsOf(world, signedIn({ headers, world }).cpf ?? '', languageOf(headers));
      return own.filter(
        ({ simulationId }) => !brand || car(simulationOf(world, simulationId).mvs).brand === brand,
      );
    },
    getProposal: ({ params, headers, world }) => proposalOf(world, params.id, languageOf(headers)),
    sendDocuments: (asked) => sentDocuments(asked, asked.body.request, false),
    getProposalDocuments: ({ params, headers, world }) =>
      documentsFor(world, params.proposalId, languageOf(headers)),
    getFinancingBaseData: ({ params, headers, world }) => ({
      simulation: simulationOf(world, params.simulationId),
      civilStates: CIVIL_STATES,
      marriageRegimes: MARRIAGE_REGIMES,
      occupations: OCCUPATIONS,
      genders: GENDERS,
      driverLicenceCategories: LICENCE_CATEGORIES,
      documentTypes: DOCUMENT_TYPE_ENTRIES,
      askedFields: [...askedFields(simulationOf(world, params.simulationId).source, languageOf(headers))],
    }),

    sendPsaDocuments: (asked) => sentDocuments(asked, asked.body.request, true),
    sendPsaProposal({ body, headers, world }) {
      checkProposer(body.proposer, world, languageOf(headers));
      checkAsked(body.proposer, simulationOf(world, body.simulationId).source, world, languageOf(headers));
      const { cpf, name } = body.proposer;
      const key = body.idempotencyKey ?? headers.get(IDEMPOTENCY_HEADER) ?? '';
      const run = () => propose(world, { ...body, cpf, name, event: 'PROPOSAL_SENT' }, languageOf(headers));
      return once(world, 'FIN-10', key, run, body);
    },
    simulatePsaOffers({ body, headers }) {
      car(body.mvs);
      return psaOffers(body, languageOf(headers));
    },
  },
  {
    examples: {
      updateSimulationWithOffer: {
        simulationId: 'sim-cdc',
        offerId: 'of-fiat-1',
        body: { entrancePercent: 40 },
      },
      getSimulation: { id: 'sim-psa-balao' },
      createSimulation: { body: { ...CAR, entrancePercent: 30, numberOfInstallments: 36 } },
      sendProposal: { body: { simulationId: 'sim-cdc', proposer: PERSON } },
      getProposal: { id: 'prop-approved-proposal' },
      sendDocuments: { body: FORM },
      getProposalDocuments: { proposalId: 'prop-pending-document' },
      getFinancingBaseData: { simulationId: 'sim-cdc' },
      sendPsaDocuments: { body: FORM },
      sendPsaProposal: { body: { simulationId: 'sim-psa-balao', proposer: PERSON } },
      simulatePsaOffers: { body: CAR },
    },
  },
);
