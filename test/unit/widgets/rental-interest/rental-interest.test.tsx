// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLastViewedOffer } from '#features/car/car-store';
import RentalInterest from '#widgets/rental-interest/RentalInterest';
import { button, click, leave, render, submit, text, texts, type } from '../../lib/render';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const props = {
  heading: '',
  partner: '',
  offerId: '',
  model: '',
  origin: '',
  subOrigin: '',
  productGroup: '',
  form: '',
  privacyUrl: 'https://brand.example/privacy',
};
const FILLED = {
  companyName: 'Aurora Transportes',
  cnpj: '11.222.333/0001-81',
  contactName: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  phone: '(11) 98765-4321',
  vehicleType: 'PICKUP',
  vehicleQuantity: '12',
  fleetDescription: 'Entregas na cidade',
};
const COMMON = {
  cnpj: '11222333000181',
  hasOneYearCnpj: true,
  contactName: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  phone: '11987654321',
  vehicleType: 'PICKUP',
  fleetDescription: 'Entregas na cidade',
  acceptsPrivacy: true,
  acceptsOffers: false,
  form: 'RentalInterest',
  gClid: '',
  random: expect.any(Number),
};

let net: SandboxPage;
beforeEach(() => {
  net = sandboxPage({
    brand: 'fiat',
    country: 'BR',
    'lead-client-id': 'id',
    'lead-client-secret': 'secret',
    'idempotency-header': 'idempotency-key',
  });
});
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});
const box = (selector: string) => document.querySelector<HTMLInputElement>(selector) as HTMLInputElement;
const fill = async () => {
  for (const [name, value] of Object.entries(FILLED)) await type(`#${name}`, value);
  await click(box('input[value=yes]'));
  await click(box('#acceptsPrivacy'));
};
const typed = () => Object.fromEntries(Object.keys(FILLED).map((name) => [name, box(`#${name}`).value]));
const calls = () => net.sandbox.state.calls.map(({ call }) => call);
const leads = () => net.sandbox.state.leads.map(({ body }) => body);
const rented = () => [...net.sandbox.world.table('rental leads', () => new Map()).values()];

describe('vt-rental-interest', () => {
  it('says at each field what is missing; only the consent to the privacy terms is required', async () => {
    await render(<RentalInterest {...props} />);
    await submit();
    expect(texts('.error').filter(Boolean)).toEqual([
      'Digite a razão social',
      'Digite o CNPJ',
      'Diga se a empresa tem mais de um ano',
      'Digite o nome completo',
      'Digite o e-mail',
      'Digite seu celular',
      'Escolha o tipo de veículo',
      'Digite o número de veículos',
      'É preciso aceitar os termos de privacidade',
    ]);
    expect(net.asked).toEqual([]);
  });

  it('refuses another document and no vehicles', async () => {
    await render(<RentalInterest {...props} />);
    await fill();
    await type('#cnpj', '11.222.333/0001-82');
    await type('#vehicleQuantity', '0');
    await submit();
    expect(texts('.error').filter(Boolean)).toEqual(['CNPJ inválido', 'O número deve ser maior que 0']);
    expect(net.asked).toEqual([]);
  });

  it.each([
    ['', { offerId: 'of-fiat-14', productId: 'prod-of-fiat-14-24-1000' }],
    ['of-fiat-14', { offerId: 'of-fiat-14', productId: 'prod-of-fiat-14-24-1000' }],
    ['of-fiat-13', { offerId: 'of-fiat-13' }],
  ] as const)(
    'is about the viewed offer and its chosen plan, unless the author names another: "%s"',
    async (offerId, sent) => {
      setLastViewedOffer({ id: 'of-fiat-14', kind: 'rental', planId: 'prod-of-fiat-14-24-1000' });
      await render(<RentalInterest {...props} offerId={offerId} />);
      await fill();
      await submit();
      const [lead] = leads() as { offerId?: string; productId?: string }[];
      expect({
        ...(lead?.offerId && { offerId: lead.offerId }),
        ...(lead?.productId && { productId: lead.productId }),
      }).toEqual(sent);
    },
  );

  it('sends a lead of a company once, with the common fields and what it consents to', async () => {
    const { emit } = await render(<RentalInterest {...props} model="toro" offerId="of-fiat-13" />);
    await fill();
    await click(box('#acceptsContact'));
    await type('#preferred_contact_method', 'WHATSAPP');
    document.querySelector('form')?.requestSubmit();
    await submit();
    expect(text('h2')).toBe('Recebemos o interesse da sua empresa');
    expect(document.activeElement?.tagName).toBe('H2');
    expect(text('#sent-hint + p')).toBe('Aurora Transportes: 12 veículos (Picape)');
    expect(leads()).toMatchObject([
      {
        ...COMMON,
        leadPersonType: 'legalPerson',
        corporateName: 'Aurora Transportes',
        totalVehicles: 12,
        acceptsContact: true,
        offerId: 'of-fiat-13',
        productCode: 'toro',
        indWhatsappContact: true,
        indEmailContact: false,
        indSmsContact: false,
      },
    ]);
    expect(calls().filter((call) => call !== 'UAN-01')).toEqual(['LEA-01']);
    expect(emit).toHaveBeenCalledWith('vt-lead-sent', { personType: 'legalPerson', dealer: null });
  });

  it('agrees to no e-mail with who prefers letters, and to each channel with who prefers none', async () => {
    for (const [preferred, isAgreed] of [
      ['MAILING', false],
      ['', true],
    ] as const) {
      await render(<RentalInterest {...props} />);
      await fill();
      await click(box('#acceptsContact'));
      if (preferred) await type('#preferred_contact_method', preferred);
      await submit();
      expect(leads().at(-1)).toMatchObject({
        preferred_contact_method: preferred,
        indEmailContact: isAgreed,
        indSmsContact: isAgreed,
        indWhatsappContact: isAgreed,
      });
      await leave();
    }
  });

  it('goes to the partner that the author names instead, with the same fields', async () => {
    await render(<RentalInterest {...props} partner="locadora" />);
    await fill();
    await submit();
    expect(rented()).toMatchObject([
      {
        ...COMMON,
        partner: 'locadora',
        companyName: 'Aurora Transportes',
        vehicleQuantity: 12,
        acceptsContact: false,
        indEmailContact: false,
        indSmsContact: false,
        indWhatsappContact: false,
      },
    ]);
    expect(calls()).not.toContain('LEA-01');
  });

  it.each([
    ['', 'corporateName', 'companyName', '/lead-integration'],
    ['locadora', 'vehicleQuantity', 'vehicleQuantity', '/leads/'],
  ])('shows what the service of "%s" refuses in %s at its field', async (partner, named, field, part) => {
    await render(<RentalInterest {...props} partner={partner} />);
    await fill();
    net.faults[part] = { status: 422, body: { errors: { [named]: 'Recusado' } } };
    await submit();
    expect(text(`#${field}-error`)).toBe('Recusado');
    expect(document.activeElement?.id).toBe(field);
    expect(typed()).toEqual(FILLED);
  });

  it.each([
    ['', 500],
    ['', 'offline'],
    ['locadora', 500],
    ['locadora', { status: 200, body: 'unexpected' }],
  ] as const)('keeps what was typed to "%s" where it fails with %j', async (partner, fault) => {
    const { emit } = await render(<RentalInterest {...props} partner={partner} />);
    await fill();
    net.faults[partner ? '/leads/' : '/lead-integration'] = fault;
    await submit();
    expect(text('[role=alert]')).toContain('Nada do que você digitou foi perdido.');
    expect(typed()).toEqual(FILLED);
    expect(emit).toHaveBeenCalledWith('vt-lead-failed', { kind: expect.any(String) });
  });

  it('is one interest to the partner when its answer was lost; another one is another', async () => {
    await render(<RentalInterest {...props} partner="locadora" />);
    await fill();
    net.faults['/leads/'] = 'lost';
    await submit();
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(text('h2')).toBe('Recebemos o interesse da sua empresa');
    expect(rented()).toHaveLength(1);
    await click(button('Enviar outro interesse'));
    expect(typed()).toEqual({ ...FILLED, vehicleType: '', vehicleQuantity: '', fleetDescription: '' });
  });

  it('asks for a CUIT in Argentina', async () => {
    net = sandboxPage({ brand: 'peugeot', country: 'AR' });
    await render(<RentalInterest {...props} />, 'es-AR');
    expect(text('h2')).toBe('Alquiler para tu empresa');
    expect(text('label[for=cnpj]')).toBe('CUIT');
  });
});
