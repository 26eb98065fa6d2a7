// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $car, $carOptions, noCar, setCar, setLastViewedOffer } from '#features/car/car-store';
import { leadCar, pageCar } from '#features/contact/page-car';
import { $dealer, chooseDealer, clearDealer } from '#features/dealer/dealer-store';
import ContactForm from '#widgets/contact-form/ContactForm';
import LeadForm from '#widgets/lead-form/LeadForm';
import RentalInterest from '#widgets/rental-interest/RentalInterest';
import Whatsapp from '#widgets/whatsapp/Whatsapp';
import { button, click, leave, render, settle, submit, text, type } from '../../lib/render';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const LINK = '?vt-car=358AF11~2026~679~~CAM~';
const CAR = '/v2/car/web';
const person = { name: 'Ana Souza', email: 'ana@exemplo.com.br', phone: '(11) 98765-4321' };

interface FormOfVisit {
  view: ReactNode;
  fields: Record<string, string>;
  boxes?: string[];
  call: string;
  /** What the service must have of the linked car. */
  car: object;
}

const lead = {
  ...{ heading: '', persons: ['physical'] as const, model: '', version: '', modelYear: '', dealer: '' },
  ...{
    dealerRequired: false,
    origin: '',
    subOrigin: '',
    productGroup: '',
    form: '',
    callback: '',
    returnUrl: '',
  },
  ...{ testDriveUrl: '', financingUrl: '', privacyUrl: '' },
};
const leadCarFields = {
  productCode: '358AF11',
  msc_ano_modelo: '2026',
  description: expect.stringContaining('optionals:CAM'),
};
const FORMS: Record<string, FormOfVisit> = {
  'lead form': {
    view: <LeadForm {...lead} persons={['physical']} />,
    fields: { ...person, cpf: '529.982.247-25' },
    boxes: ['#allowEmail'],
    call: 'LEA-01',
    car: leadCarFields,
  },
  whatsapp: {
    view: (
      <Whatsapp heading="" model="" version="" series="" color="" dealer="" scheduleDate="" target="new" />
    ),
    fields: { name: person.name, phone: person.phone },
    call: 'BOT-02',
    car: {
      model: expect.stringMatching(/\w/),
      version: expect.stringMatching(/\w/),
      color: expect.stringMatching(/\w/),
    },
  },
  'contact form': {
    view: <ContactForm heading="" reason="" dealer="" brandOnly={false} privacyUrl="" />,
    fields: { ...person, reason: 'CAR', message: 'Qual é o prazo?' },
    call: 'CON-01',
    car: { mvsCode: '358AF11' },
  },
  'rental interest': {
    view: (
      <RentalInterest
        {...{ heading: '', partner: '', offerId: '', model: '', origin: '', subOrigin: '', productGroup: '' }}
        form=""
        privacyUrl=""
      />
    ),
    fields: {
      companyName: 'Aurora Transportes',
      cnpj: '11.222.333/0001-81',
      contactName: person.name,
      email: person.email,
      phone: person.phone,
      vehicleType: 'PICKUP',
      vehicleQuantity: '12',
    },
    boxes: ['input[name=hasOneYearCnpj][value=yes]', '#acceptsPrivacy'],
    call: 'LEA-01',
    car: leadCarFields,
  },
};

let net: SandboxPage;
beforeEach(() => {
  net = sandboxPage({ brand: 'fiat', country: 'BR', 'lead-client-id': 'id', 'lead-client-secret': 'secret' });
  vi.stubGlobal('open', vi.fn());
  setCar(noCar());
  clearDealer();
});
afterEach(async () => {
  await leave();
  history.replaceState(null, '', '/');
  document.body.querySelector('vt-configurator')?.remove();
  act(() => setLastViewedOffer({ id: '' }));
  vi.unstubAllGlobals();
});

const fill = async ({ fields, boxes = [] }: FormOfVisit) => {
  for (const [name, value] of Object.entries(fields)) await type(`#${name}`, value);
  for (const box of boxes) await click(document.querySelector(box) as Element);
};
const sent = (call: string) => net.sandbox.state.calls.filter((each) => each.call === call);
const bodyOf = (call: string) => sent(call)[0]?.body as Record<string, unknown> | undefined;
const headerOf = (call: string) => sent(call)[0]?.headers['x-offer-context'];

// Before all others: what a form defers has not loaded yet.
describe('an opened offer is named before the form is used:', () => {
  const offer = { id: 'of-fiat-1', kind: 'sale', title: 'Argo com bônus' } as const;
  const showUnused = (name: string) =>
    render((FORMS[name] as FormOfVisit).view, 'pt-BR', '', { isUnused: true });
  it.each(['lead form', 'contact form'])('by a %s that comes after it', async (name) => {
    act(() => setLastViewedOffer(offer));
    await showUnused(name);
    expect(text('form')).toContain('Sobre a oferta: Argo com bônus');
  });

  it('by a form that was there', async () => {
    await showUnused('rental interest');
    await act(async () => {
      setLastViewedOffer({ ...offer, kind: 'rental' });
      document.dispatchEvent(new CustomEvent('vt-offer-viewed', { detail: { offerId: offer.id } }));
    });
    await settle();
    expect(text('form')).toContain('Sobre a oferta: Argo com bônus');
  });
});

it('a form names the offer that it sends: of this page at its top, of another page by its id', async () => {
  const { view } = FORMS['lead form'] as FormOfVisit;
  act(() => setLastViewedOffer({ id: 'of-fiat-1', kind: 'sale', title: 'Argo com bônus' }));
  await render(view);
  await type('#name', 'Ana');
  await settle();
  expect(text('form')).toMatch(/^[^:]*Sobre a oferta: Argo com bônus/);
  expect(net.asked.join()).not.toContain('of-fiat-1');
  await leave();
  act(() => setLastViewedOffer({ id: 'of-fiat-1', kind: 'sale' }));
  await render(view);
  await type('#name', 'Ana');
  await settle();
  expect(text('form')).toMatch(/Vai com a mensagem a oferta: \S/);
});

describe.each(Object.entries(FORMS))('the %s', (_, form) => {
  it('sends the car of a link, and says which', async () => {
    history.replaceState(null, '', LINK);
    await render(form.view);
    await fill(form);
    await settle();
    expect(text()).toMatch(/Vai com a mensagem o carro que você escolheu: .*2026/);
    await submit();
    expect(bodyOf(form.call)).toMatchObject(form.car);
  });

  it('waits for a car that is still loading', async () => {
    history.replaceState(null, '', LINK);
    net.hold = CAR;
    await render(form.view);
    await fill(form);
    await submit();
    expect(sent(form.call)).toHaveLength(0);
    for (const { go } of net.held) go();
    await settle();
    expect(bodyOf(form.call)).toMatchObject(form.car);
  });

  it('goes without a car that cannot be loaded, and says so before', async () => {
    history.replaceState(null, '', LINK);
    net.faults[CAR] = 400;
    await render(form.view);
    await fill(form);
    await settle(9000);
    expect(text()).toMatch(/Não foi possível carregar o carro|não está mais à venda/);
    await submit();
    await settle(9000);
    expect(sent(form.call)).toHaveLength(1);
    expect(bodyOf(form.call)?.mvsCode ?? bodyOf(form.call)?.productCode ?? '').toBe('');
  });

  it('is about the offer that the visitor comes from', async () => {
    act(() => setLastViewedOffer({ id: 'of-fiat-1', kind: 'sale' }));
    await render(form.view);
    await fill(form);
    await submit();
    const isRental = form === FORMS['rental interest'];
    expect(bodyOf(form.call)?.offerId).toBe(isRental ? undefined : 'of-fiat-1');
    if (form.call === 'LEA-01') expect(headerOf(form.call)).toBe(isRental ? undefined : 'of-fiat-1');
  });
});

describe('a visitor', () => {
  const form = FORMS['lead form'] as FormOfVisit;

  it('hears of a car that is loaded again after a failure', async () => {
    history.replaceState(null, '', LINK);
    net.faults[CAR] = 500;
    await render(form.view);
    await fill(form);
    await settle(9000);
    net.faults = {};
    await click(button('Tentar novamente'));
    await settle();
    expect(text()).toContain('Vai com a mensagem o carro');
  });

  it('is not told of a car that a configurator of the page shows, and it is sent all the same', async () => {
    history.replaceState(null, '', LINK);
    await render(form.view);
    document.body.append(document.createElement('vt-configurator'));
    await fill(form);
    await settle();
    expect(text()).not.toContain('Vai com a mensagem');
    await submit();
    expect(bodyOf('LEA-01')).toMatchObject(form.car);
  });

  it('sends no car of another model than the form is about', async () => {
    history.replaceState(null, '', LINK);
    await render(<LeadForm {...lead} persons={['physical']} model="toro" />);
    await fill(form);
    await settle();
    expect(text()).not.toContain('Vai com a mensagem');
    await submit();
    expect(bodyOf('LEA-01')).toMatchObject({ productCode: 'toro' });
  });

  it('reaches the dealer that has the car of the offer, and may change it', async () => {
    const [dealer] = [...net.sandbox.world.dealers.values()].filter(({ brand }) => brand === 'fiat');
    const id = dealer?.idSiteGeo ?? '';
    chooseDealer({ id: 'other', name: 'Outra', cityName: '', cityCode: '', stateCode: '', phone: '' });
    act(() => setLastViewedOffer({ id: 'of-fiat-2', kind: 'sale', dealer: id }));
    await render(form.view);
    await fill(form);
    await settle();
    expect($dealer.get()?.id).toBe(id);
    expect(text('.dealer-name')).toContain($dealer.get()?.name);
    act(() =>
      chooseDealer({ id: 'mine', name: 'Minha', cityName: '', cityCode: '', stateCode: '', phone: '' }),
    );
    await submit();
    expect(bodyOf('LEA-01')?.dealersCode).toBe('mine');
  });

  it('reaches that dealer also where nothing is known of it', async () => {
    net.faults['/dealer/'] = 500;
    act(() => setLastViewedOffer({ id: 'of-fiat-3', kind: 'sale', dealer: '135503081' }));
    await render(form.view);
    await fill(form);
    await settle(9000);
    await submit();
    expect(bodyOf('LEA-01')?.dealersCode).toBe('135503081');
  });

  it('leaves the car out, here and in the address', async () => {
    history.replaceState(null, '', LINK);
    await render(form.view);
    await fill(form);
    await settle();
    const before = pageCar({});
    expect(before && leadCar(before).mvsCode).toBe('358AF11');
    await click(button('Não enviar'));
    expect(document.activeElement?.textContent).toContain('não vai com a mensagem');
    expect(location.search).toBe('');
    expect([$carOptions.get(), $car.get().status]).toEqual([null, 'empty']);
    await submit();
    expect(bodyOf('LEA-01')?.productCode).toBeUndefined();
  });
});
