// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { simulateBy } from '../../../../src/services/outcomes/simulate';
import { choosePlan, forgetPlan } from '../../../../src/stores/funding';
import FundingFlow, { type FundingFlowProps } from '../../../../widgets/funding-flow/FundingFlow';
import { $flow, forgetFlow, patch } from '../../../../widgets/funding-flow/work/state';
import { words as pt } from '../../../../widgets/funding-flow/work/words';
import { words as es } from '../../../../widgets/funding-flow/work/words.es-AR';
import { button, click, leave, render, settle, submit, text, type } from '../../lib/render';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const props: FundingFlowProps = {
  heading: '',
  sources: ['cdc', 'next', 'psa-balao', 'psa-traditional', 'zflow'],
  mvs: '358AF11',
  year: 2026,
  price: 100_000,
  planType: 'msc',
  offerId: '',
  externalUrl: '',
  termsUrl: '',
};
const MINUTE = 60_000;
const CAR = { mvs: '358AF11', year: 2026, price: 100_000 };
const TERMS = { entrancePercent: 40, numberOfInstallments: 24 };
const title = () => text('#flow-step-title');
const step = () => $flow.get().step;
const inAddress = () => new URLSearchParams(location.search).get('vt-funding-step');
const alerts = () =>
  [...document.querySelectorAll('[role=alert]')]
    .map(({ textContent }) => textContent?.trim())
    .filter(Boolean);

let net: SandboxPage;
const show = (more: Partial<FundingFlowProps> = {}) => render(<FundingFlow {...props} {...more} />);
beforeEach(() => {
  forgetFlow();
  forgetPlan();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  net = sandboxPage();
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(async () => {
  await leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function identify(cpf = '123.456.789-09') {
  await type('#name', 'Ana Nogueira');
  await type('#cpf', cpf);
  await type('#email', 'ana@correio.example');
  await type('#phone', '(11) 95550-0101');
  await click(document.querySelector('#allowEmail') as HTMLElement);
  await submit();
}
async function simulate() {
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
  postalCode: '01310-100',
  street: 'Avenida Paulista',
  homeNumber: '1000',
  neighborhood: 'Bela Vista',
  cityName: 'São Paulo',
  stateCode: 'SP',
};
async function upToTerms(way = 'Simular com CDC', cpf?: string) {
  await click(button(way));
  await identify(cpf);
  patch({ register: { ...$flow.get().register, ...REGISTER } });
  await simulate();
  for (let part = 0; part < 3; part++) await submit();
}
async function send() {
  for (const name of ['terms', 'bureau']) {
    const box = document.querySelector(`#${name}`) as HTMLInputElement;
    if (!box.checked) await click(box);
  }
  await submit();
}
const browserBack = async (name: string) => {
  history.replaceState(null, '', `/?vt-funding-step=${name}`);
  await act(async () => void dispatchEvent(new PopStateEvent('popstate')));
  await settle();
};

describe('the way to a proposal', () => {
  it('leads from a way to pay to the terms, step by step in the address', async () => {
    await show();
    expect(title()).toBe('Como você quer pagar?');
    expect(inAddress()).toBeNull();
    await upToTerms();
    expect(title()).toBe('Revise e envie a proposta');
    expect(inAddress()).toBe('installment-terms-and-conditions');
    expect(text('.flow-plan')).toContain('CDC');
    expect(text()).toContain('***.456.789-**');
    expect(text()).not.toContain('123.456.789-09');
  });

  it('sends once, waits for the bank and says what it decided', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { element } = await show();
    const told: unknown[] = [];
    for (const name of ['vt-proposal-sent', 'vt-proposal-answered', 'vt-funding-stepped'] as const) {
      element.addEventListener(name, ({ detail }) => told.push(detail));
    }
    await upToTerms();
    net.asked.length = 0;
    told.length = 0;
    await send();
    expect(step()).toBe('loading-propose-result');
    expect(text('.timeline')).toContain('Proposta enviada');
    net.sandbox.world.advance(6 * MINUTE);
    await act(async () => vi.advanceTimersByTimeAsync(16_000));
    await settle();
    expect(title()).toBe('Proposta aprovada');
    expect(net.asked.filter((address) => address === '/financing/v1/proposal')).toHaveLength(1);
    const { proposalId } = $flow.get();
    expect(told).toEqual([
      { step: 'loading-propose-result', state: 'proposal' },
      { event: 'PROPOSAL_SENT', proposalId },
      { proposalId, outcome: 'approved' },
      { step: 'installment-approved', state: 'proposal' },
    ]);
    expect(JSON.stringify(told)).not.toMatch(/Ana|456/);
  });

  it('asks for both consents before anything is sent', async () => {
    await show();
    await upToTerms();
    net.asked.length = 0;
    await submit();
    expect(text('#terms-error')).toBe(pt.agreeMissing);
    expect(text('#bureau-error')).toBe(pt.agreeMissing);
    expect(net.asked).toEqual([]);
  });

  it.each([
    [500, 'unstable'],
    ['offline', 'unstable'],
    [403, 'failed'],
  ] as const)(
    'says that it could not be sent (%s) and keeps everything',
    async (fault, problem) => {
      await show();
      await upToTerms();
      net.faults['/v1/proposal'] = fault;
      await send();
      await settle(problem === 'unstable' ? 4000 : 0);
      expect(step()).toBe('installment-terms-and-conditions');
      const [said = ''] = alerts();
      expect(said).toContain('Ocorreu um erro ao enviar a proposta');
      expect(said.includes('instabilidade')).toBe(problem === 'unstable');
      expect($flow.get().register.motherName).toBe('Rosa Nogueira');
      expect(document.querySelectorAll('[type=checkbox]:checked')).toHaveLength(2);
      net.faults = {};
      await send();
      expect(step()).toBe('loading-propose-result');
    },
    20_000,
  );

  it('brings whoever is refused to the field in question', async () => {
    await show();
    await upToTerms();
    patch({ register: { ...$flow.get().register, cpf: '111.111.111-11' } });
    await send();
    expect(step()).toBe('installment-register');
    expect(text('#cpf-error')).not.toBe('');
  });

  it('sends PSA’s by its own call', async () => {
    await show();
    await upToTerms('Simular com Parcelas iguais');
    await send();
    expect(net.asked).toContain('/financing/v2/psa/financing');
    expect(step()).toBe('loading-propose-result');
  });

  it('lets a visitor leave while the bank looks at it, and finds it again', async () => {
    await show();
    await upToTerms('Simular com CDC', '390.533.447-05');
    await send();
    await click(button('Acompanhar depois'));
    expect(title()).toBe('Acompanhe a sua proposta');
    net.sandbox.world.advance(6 * MINUTE);
    await click(button('Atualizar'));
    expect(text('.timeline')).toContain('Documento pendente');
    expect(text()).toContain('Documentos');
  });
});

describe('the browser’s back and forward', () => {
  it('go where the visitor was, and what was typed is there', async () => {
    await show();
    await upToTerms();
    await browserBack('page-initial-data');
    expect(document.querySelector<HTMLInputElement>('#name')?.value).toBe('Ana Nogueira');
    await browserBack('installment-terms-and-conditions');
    expect(title()).toBe('Revise e envie a proposta');
  });
  it('go no further than the visitor is, and the address says so', async () => {
    await show();
    await browserBack('installment-approved');
    expect([step(), inAddress()]).toEqual(['flow-selection', 'flow-selection']);
  });
});

describe('next', () => {
  it('ends in a request that a seller answers', async () => {
    await show();
    await click(button('Simular com Next'));
    await identify();
    await simulate();
    expect(title()).toBe('Revise a sua solicitação');
    await click(button('Enviar solicitação'));
    expect(title()).toBe('Acompanhe a sua solicitação');
    expect($flow.get().progress.asked).toBe(true);
  });
});

describe('a simulation that is kept', () => {
  it('with an offer shows the offer’s figures before the visitor goes on', async () => {
    await show({ offerId: 'of-fiat-1', planType: 'offer' });
    await click(button('Simular com CDC'));
    await identify();
    await simulate();
    expect(net.asked.some((address) => /\/simulate\/[^/]+\/offer\/of-fiat-1$/.test(address))).toBe(true);
    expect(step()).toBe('cdc-simulator');
    expect(text('#changed-title')).toBe(pt.changedTitle);
    const [shown] = [...document.querySelectorAll('.flow-plan dd')].map(({ textContent }) => textContent);
    expect(shown).toBe('CDC');
    await click(button(pt.accept));
    expect(step()).toBe('installment-register');
    expect($flow.get().simulation).toMatchObject({ planType: 'OFFER', offerId: 'of-fiat-1' });
  });
  it('is said to have failed, and may be tried again', async () => {
    await show();
    await click(button('Simular com CDC'));
    await identify();
    await settle(700);
    net.faults['/v1/simulate'] = 422;
    await click(button('Continuar'));
    expect(alerts().join()).toContain(pt.keepFailed);
    net.faults = {};
    await click(button('Continuar'));
    expect(step()).toBe('installment-register');
  });
});

describe('the bank’s own flow', () => {
  it('is a link where the author gives its address', async () => {
    await show({ externalUrl: 'https://banco.example/zflow' });
    const link = document.querySelector<HTMLAnchorElement>('.way a');
    expect(link?.href).toBe('https://banco.example/zflow');
  });
  it('that nobody knows the address of is said to have failed, with another way', async () => {
    await show({ sources: ['cdc', 'zflow'] });
    await click(button(pt.external));
    expect(title()).toBe('O banco não respondeu');
    await click(button('Tentar novamente'));
    expect(alerts()).toEqual([pt.externalFailed]);
    await click(button(pt.otherWay));
    expect(step()).toBe('flow-selection');
  });
  it('is not offered where nobody speaks of it', async () => {
    await show();
    expect(text('.ways')).not.toContain(pt.external);
  });
  it('never opens what may not be opened', async () => {
    await show({ externalUrl: 'javascript:alert(1)' });
    expect(document.querySelector('.way a')).toBeNull();
    await click(button(pt.external));
    expect(step()).toBe('external-flow-error');
  });
});

describe('a plan that the calculator hands over', () => {
  it('begins the flow with its source and terms, whenever it is chosen', async () => {
    const { element } = await show();
    const figures = await simulateBy('PSA_TRADITIONAL', { ...CAR, ...TERMS });
    await act(async () => choosePlan({ source: 'PSA_TRADITIONAL', ...CAR, ...TERMS, figures }, element));
    await settle();
    expect([step(), inAddress()]).toEqual(['page-initial-data', 'page-initial-data']);
    await identify();
    await settle(700);
    expect(step()).toBe('installment-check');
    expect($flow.get().terms).toEqual({ source: 'PSA_TRADITIONAL', ...TERMS });
  });
  it('is the car, where the page has no other', async () => {
    const { element } = await show({ mvs: '', year: undefined, price: undefined });
    const figures = await simulateBy('CDC', { ...CAR, ...TERMS });
    await act(async () => choosePlan({ source: 'CDC', ...CAR, ...TERMS, figures }, element));
    await settle();
    expect(text('.amount').replace(/\s/g, ' ')).toBe('R$ 100.000,00');
  });
});

describe('without a car', () => {
  it('says what to do', async () => {
    await show({ mvs: '', year: undefined, price: undefined });
    await click(button('Simular com CDC'));
    await settle();
    expect(text('[role=status]')).toContain(pt.noCar);
  });
});

it('says the same in both languages, with the same places to fill', () => {
  const flat = (value: unknown, at = ''): [string, string][] =>
    typeof value === 'string'
      ? [[at, (value.match(/\{\w+\}/g) ?? []).join()]]
      : Object.entries(value as object).flatMap(([key, each]) => flat(each, `${at}.${key}`));
  expect(flat(es)).toEqual(flat(pt));
});
