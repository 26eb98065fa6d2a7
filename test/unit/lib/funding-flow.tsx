import { act } from 'react';
import { vi } from 'vitest';
import type { Language } from '#domain/core/brands';
import type { AdapterName } from '#domain/financing/adapter';
import type { PlanTerms } from '#domain/funding/plan';
import type { RegisterValues } from '#features/applicant/applicant';
import { chooseDealer } from '#features/dealer/dealer-store';
import { forgetPlan } from '#features/funding/funding-plan';
import { saveSimulation } from '#features/funding/save-simulation';
import type { FundingFlowProps } from '#widgets/funding-flow/attributes';
import { acceptedSimulation } from '#widgets/funding-flow/deferred/flow-state';
import { $flow, resetFlow, transition, updateFlow } from '#widgets/funding-flow/deferred/flow-store';
import FundingFlow from '#widgets/funding-flow/FundingFlow';
import { ADDRESS } from './people';
import { button, click, leave, render, settle, submit, text, type } from './render';
import { type SandboxPage, sandboxPage } from './sandbox-fetch';

const props: FundingFlowProps = {
  heading: '',
  sources: ['cdc', 'next', 'psa-balao', 'psa-traditional', 'zflow'],
  mvs: '358AF11',
  year: 2026,
  price: 100_000,
  planType: 'msc',
  downPaymentStep: 1,
  offerId: '',
  externalUrl: '',
  termsUrl: '/termos',
  reservationUrl: '',
  origin: '',
  subOrigin: '',
  productGroup: '',
};

/** Chosen before, as a proposal needs one. */
export const DEALER = {
  id: 'BR0101',
  name: 'Concessionária de Exemplo',
  cityName: 'São Paulo',
  cityCode: '3550308',
  stateCode: 'SP',
  phone: '1140000000',
};

/** What the visitor sees: heading, step, the address's step, what is said at once. */
export const title = () => text('#flow-step-title');

export const step = () => $flow.get().step;

export const inAddress = () => new URLSearchParams(location.search).get('vt-funding-step');

export const alerts = () =>
  [...document.querySelectorAll('[role=alert]')]
    .map(({ textContent }) => textContent?.trim())
    .filter(Boolean);

export const show = (more: Partial<FundingFlowProps> = {}, language?: Language) =>
  render(<FundingFlow {...props} {...more} />, language);

/** A first visit of a page with the sandbox behind it. */
export function openFlow(): SandboxPage {
  resetFlow();
  forgetPlan();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  chooseDealer(DEALER);
  Element.prototype.scrollIntoView = vi.fn();
  return sandboxPage({ 'lead-client-id': 'demo', 'lead-client-secret': 'demo' });
}

export async function closeFlow(): Promise<void> {
  await leave();
  vi.unstubAllGlobals();
}

/** Fills and leaves the first form. */
export async function identify(cpf = '123.456.789-09') {
  await type('#name', 'Ana Nogueira');
  await type('#cpf', cpf);
  await type('#email', 'ana@correio.example');
  await type('#phone', '(11) 95550-0101');
  await click(document.querySelector('#allowEmail') as HTMLElement);
  await submit();
}

/** Goes on with the plan as it stands. */
export async function simulate() {
  await settle(700);
  await click(button('Continuar'));
}

/** What the register asks for beyond the contact. */
const REGISTER = {
  birthday: '20/11/1990',
  motherName: 'Rosa Nogueira',
  civilState: 'SINGLE',
  occupation: 'RETIRED',
  salary: '4.321,09',
  ...ADDRESS,
};

/** From the ways to pay to the terms; the register is filled where it is kept. */
export async function upToTerms(way = 'Simular com CDC', cpf?: string) {
  await click(button(way));
  await identify(cpf);
  await act(async () => updateFlow({ register: { ...$flow.get().register, ...REGISTER, ...OF_ONE_BANK } }));
  await simulate();
  for (let part = 0; part < 3; part++) await submit();
}

/** Agrees to both, and sends. */
export async function send() {
  for (const name of ['terms', 'bureau']) {
    const box = document.querySelector(`#${name}`) as HTMLInputElement;
    if (!box.checked) await click(box);
  }
  await submit();
}

export const browserBack = async (name: string) => {
  history.replaceState(null, '', `/?vt-funding-step=${name}`);
  await act(async () => void dispatchEvent(new PopStateEvent('popstate')));
  await settle();
};

/** What the sandbox's PSA_TRADITIONAL asks for besides. */
export const OF_ONE_BANK = {
  fatherName: 'Pedro Nogueira',
  rg: '123456789',
  gender: 'female',
  licenceNumber: '12345678900',
  licenceExpiry: '20/11/2030',
  licenceCategory: 'AB',
  occupationDescription: 'Médica de família',
};

/** What the form of a proposal has once it is complete. */
const WHOLE = {
  name: 'Ana Nogueira',
  cpf: '111.222.304-51',
  email: 'ana@correio.example',
  phone: '(11) 95550-0101',
  ...REGISTER,
  ...OF_ONE_BANK,
};

/**
 * The page is loaded again in the same tab: only what is stored is left.
 * @param meanwhile what happens before the flow is there
 */
export async function reloadPage(
  more: Partial<FundingFlowProps> = {},
  meanwhile: () => unknown = () => {},
): Promise<void> {
  const kept = Object.entries({ ...sessionStorage });
  await leave();
  resetFlow();
  for (const [name, value] of kept) sessionStorage.setItem(name, value as string);
  await meanwhile();
  await show(more);
  await settle();
}

/** Begins at the review of a proposal whose simulation the service has; for tests of what follows it. */
export async function startAtReview(
  source: AdapterName,
  options: { offerId?: string; terms?: Partial<PlanTerms>; register?: Partial<RegisterValues> } = {},
): Promise<void> {
  const { offerId, terms, register } = options;
  const plan = { source, entrancePercent: 30, numberOfInstallments: 36, ...terms };
  const car = { mvs: props.mvs, year: 2026, price: 100_000 };
  const simulation = await saveSimulation(
    { ...plan, ...car },
    {},
    { planType: offerId ? 'offer' : 'msc', offerId: offerId ?? '' },
    new AbortController().signal,
  );
  await show({ ...(offerId && { offerId, planType: 'offer' as const }) });
  await act(async () => {
    transition('choose', { source });
    transition('next', { identified: true });
    updateFlow({
      ...acceptedSimulation(simulation),
      terms: plan,
      contact: { name: WHOLE.name, cpf: WHOLE.cpf, email: WHOLE.email, phone: WHOLE.phone, allowEmail: true },
      register: { ...WHOLE, ...register },
    });
    transition('next', { simulated: true });
    transition('next', { registered: true });
  });
  await settle();
}
