import { fullName } from '../../../src/domain/contact';
import * as financing from '../../../src/services/financing';
import { cpfError, emailError, refuseFields } from '../accounts';
import { answer, found } from '../answers';
import { bankOf, defaultsOf, ratesOf, residualsOf, simulated } from '../banks';
import { VERSIONS, versionOf } from '../data/cars';
import {
  CIVIL_STATES,
  DOCUMENT_TYPE_ENTRIES,
  GENDERS,
  LICENCE_CATEGORIES,
  MARRIAGE_REGIMES,
  OCCUPATIONS,
} from '../data/lookups';
import { offerOf } from '../offers';
import { documentsFor, proposalOf, propose, receive } from '../proposals';
import { simulate, simulateWithOffer, simulationOf } from '../simulations';

const car = (mvs: string) => found(versionOf(mvs), 'car');
const filesOf = (file: Blob | Blob[]) => (Array.isArray(file) ? file : [file]);

/** Refuses a person's data that no bank would take. */
const checkProposer = ({ name, email, cpf }: { name: string; email: string; cpf: string }) =>
  refuseFields({
    name: !fullName(name) && 'Digite pelo menos um sobrenome',
    email: emailError(email),
    cpf: cpf === '' ? 'CPF inválido' : cpfError(cpf),
  });

/** In the words of the two PSA services, whose entrance is a share. */
function psa(
  source: string,
  body: {
    mvs: string;
    price: number;
    entrancePercent: number;
    numberOfInstallments: number;
    finalInstallmentPercentage?: number;
  },
) {
  car(body.mvs);
  const { finalInstallmentPercentage: final } = body;
  const found = simulated(source, {
    price: body.price,
    entrancePercent: Math.round(body.entrancePercent * 10_000) / 100,
    numberOfInstallments: body.numberOfInstallments,
    ...(final !== undefined && { finalInstallmentPercentage: final }),
  });
  return {
    valor_entrada: found.entranceValue,
    parcelas_disponiveis: found.installmentsAvailable,
    valor_parcelas: found.installmentsValue,
    valor_financiamento: found.totalInstallments,
    entrada_maxima_residual: found.maxFinalInstallmentPercent,
    entrada_minima_residual: found.minFinalInstallmentPercent,
    parcela_residual: found.finalInstallmentValue,
    texto_legal: found.legalText,
  };
}

const mvs = VERSIONS[0]?.code ?? '';
const CAR = { mvs, year: 2026, price: 120_000 };
const PERSON = {
  name: 'Joana Prado',
  cpf: '12345678909',
  email: 'joana@correio.example',
  phone: '11955500101',
};
const FORM = { request: { proposalId: 'prop-pending-document', type: 'INCOME_PROOF' } };

export const financingAnswers = answer(
  financing,
  {
    updateWithOffer: ({ params, body, world }) =>
      simulateWithOffer(world, params.simulationId, offerOf(world, params.offerId), body ?? {}),
    simulationById: ({ params, world }) => simulationOf(world, params.id),
    simulate({ body, world }) {
      car(body.mvs);
      return simulate(world, body);
    },
    sendProposal({ body, world }) {
      checkProposer(body.proposer);
      const { cpf, name } = body.proposer;
      return propose(world, { simulationId: body.simulationId, cpf, name, event: body.event });
    },
    proposalById: ({ params, world }) => proposalOf(world, params.id),
    sendDocuments: ({ body: { file, request }, world }) =>
      receive(world, request.proposalId, request.type, filesOf(file)),
    documentsOf: ({ params, world }) => documentsFor(world, params.proposalId),
    baseData: ({ params, world }) => ({
      simulation: simulationOf(world, params.simulationId),
      civilStates: CIVIL_STATES,
      marriageRegimes: MARRIAGE_REGIMES,
      occupations: OCCUPATIONS,
      genders: GENDERS,
      driverLicenceCategories: LICENCE_CATEGORIES,
      documentTypes: DOCUMENT_TYPE_ENTRIES,
    }),

    sendPsaDocuments: ({ body: { file, request }, world }) =>
      receive(world, request.proposalId, request.type, filesOf(file)),
    sendPsaProposal({ body, world }) {
      checkProposer(body.proposer);
      const { cpf, name } = body.proposer;
      return propose(world, { simulationId: body.simulationId, cpf, name, event: 'PROPOSAL_SENT' });
    },
    simulatePsaOffers({ body }) {
      car(body.mvs);
      const { price, entrancePercent = 30, numberOfInstallments = 36 } = body;
      const offers = ['PSA_BALAO', 'PSA_TRADITIONAL'].flatMap((source) =>
        ['OFFER', 'ECOM'].map((planType) => {
          const result = simulated(source, { price, entrancePercent, numberOfInstallments, planType });
          return {
            planId: `${source}-${planType}`,
            name: source === 'PSA_BALAO' ? 'BALAO' : 'TRADITIONAL',
            source,
            planType,
            rate: Math.round(ratesOf(source, planType) * 10_000) / 100,
            numberOfInstallments,
            entranceValue: result.entranceValue,
            installmentsValue: result.installmentsValue,
            finalInstallmentValue: result.finalInstallmentValue,
            legalText: result.legalText,
          };
        }),
      );
      return { offers };
    },
    simulatePsaLinear: ({ body }) => psa('PSA_TRADITIONAL', body),
    simulatePsaBalloon: ({ body }) => psa('PSA_BALAO', body),

    nextDefaults: () => defaultsOf('NEXT'),
    simulateNext({ body }) {
      car(body.mvs);
      const bank = bankOf('NEXT');
      const of = (numberOfInstallments: number, finalInstallmentPercentage: number) =>
        simulated('NEXT', { ...body, numberOfInstallments, finalInstallmentPercentage });
      const [first] = bank.counts;
      const residuals = residualsOf(bank).filter((residual) => residual + body.entrancePercent < 100);
      return {
        simulations: bank.counts.map((count) => ({
          installmentsQuantity: count,
          entranceValue: of(count, 0).entranceValue,
          values: residuals.map((residual) => {
            const { installmentsValue, finalInstallmentValue, total } = of(count, residual);
            return { residual, installmentsValue, forwardPrice: total, residualValue: finalInstallmentValue };
          }),
        })),
        legalText: of(first, residuals[0] ?? 0).legalText,
      };
    },
    cdcDefaults: () => defaultsOf('CDC'),
    simulateCdc({ body }) {
      car(body.mvs);
      const { price, downPayment } = body;
      const entrancePercent = price > 0 ? Math.round((downPayment / price) * 10_000) / 100 : 0;
      const all = bankOf('CDC').counts.map((numberOfInstallments) => ({
        prazo: numberOfInstallments,
        ...simulated('CDC', { price, entrancePercent, numberOfInstallments }),
      }));
      return {
        upFrontValue: downPayment,
        totalAmountFinanced: Math.round((price - downPayment) * 100) / 100,
        plans: all.map(({ prazo, installmentsValue }) => ({ prazo, vlcalca: installmentsValue })),
        legalText: all.find(({ prazo }) => prazo === 36)?.legalText ?? '',
      };
    },
    simulateBatch({ body: { source, cars } }) {
      const { entrancePercent, numberOfInstallments } = defaultsOf(source);
      return cars.map(({ mvs, year, price }) => {
        car(mvs);
        const result = simulated(source, { price, entrancePercent, numberOfInstallments });
        return {
          mvs,
          year,
          numberOfInstallments,
          entranceValue: result.entranceValue,
          installmentsValue: result.installmentsValue,
          finalInstallmentValue: result.finalInstallmentValue,
          legalText: result.legalText,
        };
      });
    },
  },
  {
    examples: {
      updateWithOffer: { simulationId: 'sim-cdc', offerId: 'of-fiat-1', body: { entrancePercent: 40 } },
      simulationById: { id: 'sim-psa-balao' },
      simulate: { body: { ...CAR, entrancePercent: 30, numberOfInstallments: 36 } },
      sendProposal: { body: { simulationId: 'sim-cdc', proposer: PERSON } },
      proposalById: { id: 'prop-approved-proposal' },
      sendDocuments: { body: FORM },
      documentsOf: { proposalId: 'prop-pending-document' },
      baseData: { simulationId: 'sim-cdc' },
      sendPsaDocuments: { body: FORM },
      sendPsaProposal: { body: { simulationId: 'sim-psa-balao', proposer: PERSON } },
      simulatePsaOffers: { body: CAR },
      simulatePsaLinear: { body: { ...CAR, entrancePercent: 0.3, numberOfInstallments: 36 } },
      simulatePsaBalloon: {
        body: { ...CAR, entrancePercent: 0.3, numberOfInstallments: 36, finalInstallmentPercentage: 30 },
      },
      simulateNext: { body: { ...CAR, entrancePercent: 30 } },
      simulateCdc: { body: { ...CAR, downPayment: 36_000 } },
      simulateBatch: { body: { cars: [CAR] } },
    },
  },
);
