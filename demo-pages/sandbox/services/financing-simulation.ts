import * as simulation from '#services/financing-simulation';
import { answer, found } from '../answers';
import { VERSIONS, versionOf } from '../data/cars';
import { languageOf } from '../lib/language';
import { cdcAnswer, nextAnswer, psaAnswer } from '../rules/bank-answers';
import { defaultsOf, simulated } from '../rules/banks';

const car = (mvs: string) => found(versionOf(mvs), 'car');
const CAR = { mvs: VERSIONS[0]?.code ?? '', year: 2026, price: 120_000 };

export const financingSimulationAnswers = answer(
  simulation,
  {
    simulatePsaLinear({ body, headers }) {
      car(body.mvs);
      return psaAnswer('PSA_TRADITIONAL', body, languageOf(headers));
    },
    simulatePsaBalloon({ body, headers }) {
      car(body.mvs);
      return psaAnswer('PSA_BALAO', body, languageOf(headers));
    },

    getNextDefaults: () => defaultsOf('NEXT'),
    simulateNext({ body, headers }) {
      car(body.mvs);
      return nextAnswer(body, languageOf(headers));
    },
    getCdcDefaults: () => defaultsOf('CDC'),
    simulateCdc({ body, headers }) {
      car(body.mvs);
      return cdcAnswer(body, languageOf(headers));
    },
    simulateBatch({ body: { source, cars }, headers }) {
      const { entrancePercent, numberOfInstallments } = defaultsOf(source);
      return cars.map(({ mvs, year, price }) => {
        car(mvs);
        const result = simulated(
          source,
          { price, entrancePercent, numberOfInstallments },
          languageOf(headers),
        );
        return {
          ...defaultsOf(source),
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
