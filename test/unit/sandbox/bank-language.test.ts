import { beforeEach, expect, it } from 'vitest';
import { VERSIONS } from '#demo-pages/sandbox/data/cars';
import { DAY } from '#demo-pages/sandbox/lib/moments';
import { makeRequests } from './requests';

let requests: ReturnType<typeof makeRequests>;
beforeEach(() => {
  requests = makeRequests();
});

const headers = { 'accept-language': 'es-AR' };
const inSpanish = (method: string, path: string, body?: object) =>
  requests.ask(method, `financing/${path}`, body, { headers });
const car = { mvs: VERSIONS[0]?.code, year: 2026, price: 120_000 };
const terms = { ...car, entrancePercent: 30, numberOfInstallments: 36 };
const proposer = { name: 'Juana Prado', email: 'juana@correo.example', phone: '1155500101', cpf: '30550125' };
const PORTUGUESE = /R\$|parcela|entrada|ção|você|proposta|Simulação/i;

it.each<[string, object]>([
  ['v1/simulate', terms],
  ['v2/psa/balao-final/simulating', { ...terms, entrancePercent: 0.3, finalInstallmentPercentage: 30 }],
  ['v2/psa/linear/simulating', { ...terms, entrancePercent: 0.3 }],
  ['next/simulate', { ...car, entrancePercent: 30 }],
  ['cdc/simulateProposalFlow', { ...car, downPayment: 36_000 }],
])('the legal text of %s is Spanish, with pesos, for whoever asks in Spanish', async (path, body) => {
  const { body: answer } = await inSpanish('POST', path, body);
  const text: string = answer.legalText ?? answer.texto_legal;
  expect(text).toMatch(/\$\s120\.000,00.*anticipo de \$\s36\.000,00.*Costo financiero total/);
  expect(text).not.toMatch(PORTUGUESE);
  const { body: other } = await requests.ask('POST', `financing/${path}`, body);
  expect(other.legalText ?? other.texto_legal).toMatch(/R\$\s120\.000,00.*entrada de R\$\s36\.000,00/);
});

it('an answer for every count says that its text is about one of them', async () => {
  const { body: next } = await inSpanish('POST', 'next/simulate', { ...car, entrancePercent: 30 });
  const { body: cdc } = await requests.ask('POST', 'financing/cdc/simulateProposalFlow', {
    ...car,
    downPayment: 36_000,
  });
  expect(next.legalText).toContain('Ejemplo: con un anticipo');
  expect(cdc.legalText).toContain('Exemplo: com entrada');
  const { body: one } = await inSpanish('POST', 'v1/simulate', terms);
  expect(one.legalText).not.toContain('Ejemplo');
});

it('terms and persons are refused in Spanish', async () => {
  const { body } = await inSpanish('POST', 'v1/simulate', {
    ...terms,
    entrancePercent: 5,
    numberOfInstallments: 7,
  });
  expect(body.errors).toEqual({
    entrancePercent: 'El anticipo debe ser del 10% al 90%',
    numberOfInstallments: 'Plazo no disponible: elegí 12, 18, 24, 36, 48, 60 cuotas',
  });
  const person = { ...proposer, name: 'Juana', cpf: '1', birthday: '31/02/1990', salary: 999_999.99 };
  const refused = await inSpanish('POST', 'v1/proposal', { simulationId: 'sim-cdc', proposer: person });
  expect(refused.body.errors).toEqual({
    name: 'Ingresá al menos un apellido',
    cpf: 'DNI inválido',
    birthday: 'Fecha de nacimiento inválida',
    salary: 'No pudimos confirmar los ingresos informados',
  });
});

it('a proposal’s notes and documents are in Spanish for a request in Spanish', async () => {
  const { body: made } = await inSpanish('POST', 'v1/proposal', { simulationId: 'sim-cdc', proposer });
  requests.world.advance(DAY);
  const { body } = await inSpanish('GET', `v1/proposal/${made.id}`);
  expect(body.timeline.at(-1).note).toBe('Enviá los documentos pedidos para continuar.');
  expect(body.documents[0].name).toBe('Licencia de conducir');
  const { body: other } = await requests.ask('GET', `financing/v1/proposal/${made.id}`);
  expect(other.timeline.at(-1).note).toBe('Envie os documentos pedidos para continuar.');
  expect(other.documents[0].name).toBe('CNH');
});

it('a coupon is refused in the language of who asks', async () => {
  const path = 'offer-site/coupons/validate/OUTRO/offer/of-fiat-1/period/36';
  const said = async (more?: { headers: Record<string, string> }) =>
    (await requests.ask('POST', path, undefined, more)).body.errors.couponName;
  expect(await said({ headers })).toBe('Cupón no disponible');
  expect(await said()).toBe('Cupom indisponível');
});
