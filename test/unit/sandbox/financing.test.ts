import { beforeEach, describe, expect, it } from 'vitest';
import { VERSIONS } from '#demo-pages/sandbox/data/cars';
import { DAY, MINUTE } from '#demo-pages/sandbox/lib/moments';
import { makeRequests } from './requests';

let ask: ReturnType<typeof makeRequests>['ask'];
let world: ReturnType<typeof makeRequests>['world'];
beforeEach(() => {
  ({ ask, world } = makeRequests());
});

const car = { mvs: VERSIONS[0]?.code, year: 2026, price: 120_000 };
const post = (path: string, body: object) => ask('POST', `financing/${path}`, body);
const simulate = (more: object = {}) =>
  post('v1/simulate', { ...car, entrancePercent: 30, numberOfInstallments: 36, ...more });

describe('a simulation', () => {
  it('is kept with its figures, which add up', async () => {
    const { body } = await simulate();
    expect(body).toMatchObject({ entranceValue: 36_000, totalInstallments: 84_000, hasOffers: false });
    expect(body.installmentsValue * 36).toBeGreaterThan(84_000);
    expect((await ask('GET', `financing/v1/simulate/${body.id}`)).body).toEqual(body);
  });

  it('says rate and effective cost in its legal text', async () => {
    const { body } = await simulate();
    expect(body.legalText).toMatch(
      /Taxa de juros de 1,69% ao mês e 22,28% ao ano\..*\(CET\) de [\d,]+% ao mês/,
    );
  });

  it('names every field the bank does not lend by', async () => {
    const { status, body } = await simulate({ entrancePercent: 5, numberOfInstallments: 7 });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['entrancePercent', 'numberOfInstallments']]);
    const high = { source: 'NEXT', entrancePercent: 60, finalInstallmentPercentage: 50 };
    expect((await simulate(high)).body.errors).toHaveProperty('finalInstallmentPercentage');
    expect((await simulate({ finalInstallmentPercentage: 30 })).status).toBe(422);
  });

  it('has no adapter for the external flow', async () => {
    const { status, body } = await simulate({ source: 'ZFLOW' });
    expect([status, body.error]).toEqual([422, 'No adapter found for financing type ZFLOW']);
    expect((await ask('GET', 'financing/v1/simulate/sim-zflow')).body.externalUrl).toMatch(/^https:/);
  });

  it('takes an offer’s price and cheaper money, under the same number', async () => {
    const { body: before } = await simulate();
    const { body } = await ask('PUT', `financing/v1/simulate/${before.id}/offer/of-fiat-1`, {});
    const { body: offer } = await ask('GET', 'offer-admin/offer/of-fiat-1');
    expect(body).toMatchObject({ id: before.id, offerId: 'of-fiat-1', price: offer.value, hasOffers: true });
    expect(body.installmentsValue / body.price).toBeLessThan(before.installmentsValue / before.price);
    expect((await ask('PUT', 'financing/v1/simulate/sim-cdc/offer/of-fiat-13', {})).status).toBe(422);
  });
});

describe('the banks’ own answers', () => {
  it('agree about the same car with the same terms', async () => {
    const terms = { ...car, numberOfInstallments: 36 };
    const balloon = await post('v2/psa/balao-final/simulating', {
      ...terms,
      entrancePercent: 0.3,
      finalInstallmentPercentage: 30,
    });
    const same = { source: 'PSA_BALAO', finalInstallmentPercentage: 30 };
    const { body: common } = await simulate(same);
    expect(balloon.body).toMatchObject({
      valor_entrada: common.entranceValue,
      valor_parcelas: common.installmentsValue,
      parcela_residual: common.finalInstallmentValue,
      valor_financiamento: common.totalInstallments,
    });
    const linear = await post('v2/psa/linear/simulating', { ...terms, entrancePercent: 0.3 });
    expect(linear.body.parcela_residual).toBe(0);
    expect(linear.body.valor_parcelas).toBeGreaterThan(balloon.body.valor_parcelas);
  });

  it('give NEXT every residual of every count, each with all there is to pay', async () => {
    const { body } = await post('next/simulate', { ...car, entrancePercent: 30 });
    expect(
      body.simulations.map((each: { installmentsQuantity: number }) => each.installmentsQuantity),
    ).toEqual([24, 30, 36]);
    for (const { values, installmentsQuantity, entranceValue } of body.simulations) {
      expect(values.map(({ residual }: { residual: number }) => residual)).toEqual([20, 30, 40, 50]);
      for (const { installmentsValue, forwardPrice, residualValue } of values) {
        const sum = entranceValue + installmentsValue * installmentsQuantity + residualValue;
        expect(forwardPrice).toBeCloseTo(sum, 1);
      }
    }
  });

  it('take CDC’s entrance as money', async () => {
    const { body } = await post('cdc/simulateProposalFlow', { ...car, downPayment: 36_000 });
    expect(body).toMatchObject({ upFrontValue: 36_000, totalAmountFinanced: 84_000 });
    const { body: common } = await simulate();
    expect(body.plans).toContainEqual({ prazo: 36, vlcalca: common.installmentsValue });
  });
});

const proposer = { name: 'Joana Prado', email: 'joana@correio.example', phone: '11955500101' };
const propose = (cpf: string) =>
  post('v1/proposal', { simulationId: 'sim-cdc', proposer: { ...proposer, cpf } });
const stateOf = async (id: string) => (await ask('GET', `financing/v1/proposal/${id}`)).body;

describe('a proposal', () => {
  it.each([
    ['98765432100', 'DENIED_PROPOSAL'],
    ['11144477735', 'PENDING_DOCUMENT'],
    ['86288366757', 'PENDING_PROPOSAL'],
    ['12345678909', 'APPROVED_PROPOSAL'],
  ])('of the CPF %s ends as %s', async (cpf, end) => {
    const { body } = await propose(cpf);
    expect(body.status).toBe('PROPOSAL_SENT');
    world.advance(MINUTE);
    expect((await stateOf(body.id)).status).toBe('PROGRESS_PROPOSAL');
    world.advance(DAY);
    const { status, timeline } = await stateOf(body.id);
    expect(status).toBe(end);
    expect(timeline.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
  });

  it('is refused with a CPF that is none, and without a simulation', async () => {
    expect((await propose('12345678900')).body.errors).toEqual({ cpf: 'CPF inválido' });
    const body = { simulationId: 'sim-99', proposer: { ...proposer, cpf: '12345678909' } };
    expect((await post('v1/proposal', body)).status).toBe(404);
  });

  it.each<[object, Record<string, string>]>([
    [{ birthday: '31/02/1990' }, { birthday: 'Data de Nascimento inválida' }],
    [{ birthday: '01/01/2015' }, { birthday: 'Idade mínima 18 anos' }],
    [{ occupation: 'PILOT' }, { occupation: 'Ocupação desconhecida' }],
    [{ salary: 0 }, { salary: 'O número deve ser maior que 0' }],
    [{ salary: 999_999.99 }, { salary: 'Não foi possível confirmar a renda informada' }],
    [{ civilState: 'Complicated' }, { civilState: 'O campo Estado Civil é obrigatório' }],
    [
      { spouse: { cpf: '12345678909', birthdate: '1990', marriageRegime: 'NONE', salary: -1 } },
      {
        'spouse.cpf': 'O CPF do cônjuge deve ser diferente do seu',
        'spouse.birthdate': 'Data de Nascimento inválida',
        'spouse.marriageRegime': 'Selecione o regime de bens',
        'spouse.salary': 'O número deve ser maior que 0',
      },
    ],
  ])('is refused with %j', async (more, errors) => {
    const person = { ...proposer, cpf: '12345678909', ...more };
    const { status, body } = await post('v1/proposal', { simulationId: 'sim-cdc', proposer: person });
    expect([status, body.errors]).toEqual([422, errors]);
  });

  it('takes all that a bank asks of a married person', async () => {
    const person = {
      ...proposer,
      cpf: '12345678909',
      birthday: '20/11/1990',
      occupation: 'OWNER',
      salary: 4321.09,
      civilState: 'Stable Union',
      spouse: {
        name: 'Rui Prado',
        cpf: '52998224725',
        birthdate: '01/02/1990',
        marriageRegime: 'TOTAL_COMMUNION',
      },
    };
    expect((await post('v1/proposal', { simulationId: 'sim-cdc', proposer: person })).status).toBe(200);
  });

  it('that waits for documents proceeds when none is missing', async () => {
    const { body } = await propose('11144477735');
    world.advance(DAY);
    const send = async (type: string) => {
      const form = new FormData();
      form.append('file', new File(['x'], 'papel.pdf'));
      const request = JSON.stringify({ proposalId: body.id, type });
      form.append('request', new Blob([request], { type: 'application/json' }));
      return ask('POST', 'financing/v1/documents', form);
    };
    expect((await send('PHOTO')).status).toBe(422);
    expect((await send('DRIVER_LICENSE')).body.missing).toEqual(['RESIDENCE_PROOF', 'INCOME_PROOF']);
    await send('RESIDENCE_PROOF');
    expect((await stateOf(body.id)).status).toBe('PENDING_DOCUMENT');
    await send('INCOME_PROOF');
    expect((await stateOf(body.id)).status).toBe('DOCUMENT_ANALYSIS');
    world.advance(30 * MINUTE);
    expect((await stateOf(body.id)).status).toBe('APPROVED_PROPOSAL');
  });

  it('can be looked at in every status there is', async () => {
    for (const id of ['prop-payment-error', 'prop-directed-proposal', 'prop-proposal-sent']) {
      const { status } = await stateOf(id);
      expect(`prop-${status.toLowerCase().replaceAll('_', '-')}`).toBe(id);
    }
  });
});
