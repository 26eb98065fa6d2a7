import * as simulation from '../../../src/services/financing-simulation';
import { answer, found } from '../answers';
import { VERSIONS, versionOf } from '../data/cars';
import { cdcAnswer, nextAnswer, psaAnswer } from '../rules/bank-answers';
import { defaultsOf } from '../rules/banks';

const car = (mvs: string) => found(versionOf(mvs), 'car');
const CAR = { mvs: VERSIONS[0]?.code ?? '', year: 2026, price: 120_000 };

export const financingSimulationAnswers = answer(
  simulation,
  {
    simulatePsaLinear({ body }) {
      car(body.mvs);
      return psaAnswer('PSA_TRADITIONAL', body);
    },
    simulatePsaBalloon({ body }) {
      car(body.mvs);
      return psaAnswer('PSA_BALAO', body);
    },

    nextDefaults: () => defaultsOf('NEXT'),
    simulateNext({ body }) {
      car(body.mvs);
      return nextAnswer(body);
    },
    cdcDefaults: () => defaultsOf('CDC'),
    simulateCdc({ body }) {
      car(body.mvs);
      return cdcAnswer(body);
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
    },
  },
);
