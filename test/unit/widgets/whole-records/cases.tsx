import Cookies from 'js-cookie';
import { act, type ComponentType, type ReactNode } from 'react';
import { VERSIONS } from '#demo-pages/sandbox/data/cars';
import { OPEN_PROMOTION } from '#demo-pages/sandbox/data/promotions';
import { accounts } from '#demo-pages/sandbox/rules/accounts';
import { cardOf } from '#demo-pages/sandbox/rules/cards';
import { setupsOf } from '#demo-pages/sandbox/rules/cars';
import { manualsOf } from '#demo-pages/sandbox/rules/manuals';
import { offerOf, offers } from '#demo-pages/sandbox/rules/offers';
import { colorsIn, partsOf, saveColor, savePart } from '#demo-pages/sandbox/rules/parts';
import { repairmen } from '#demo-pages/sandbox/rules/repairmen';
import { settle as reservations } from '#demo-pages/sandbox/rules/reservations/kept';
import { workingPrices } from '#demo-pages/sandbox/rules/working-prices';
import { dictionaryOf } from '#demo-pages/sandbox/services/dictionary';
import { deniedIn, groupsOf, promotions, regionsOf } from '#demo-pages/sandbox/services/promotion/store';
import type { World } from '#demo-pages/sandbox/world';
import { guardedView } from '#features/session/access/guarded-view';
import { SignInGate } from '#features/session/sign-in/SignInGate';
import { listContracts } from '#services/payment-security';
import { saveWelcomeKitAddress } from '#services/welcome-kit';
import CardWallet from '#widgets/card-wallet/CardWallet';
import CatalogueAdmin, * as catalogue from '#widgets/catalogue-admin/CatalogueAdmin';
import MaintenanceAdmin, * as maintenance from '#widgets/maintenance-admin/MaintenanceAdmin';
import ManualAdmin, * as manual from '#widgets/manual-admin/ManualAdmin';
import OfferAdmin, * as offer from '#widgets/offer-admin/OfferAdmin';
import PromotionAdmin, * as promotion from '#widgets/promotion-admin/PromotionAdmin';
import RegionAdmin, * as region from '#widgets/region-admin/RegionAdmin';
import RentalRegistration from '#widgets/rental-registration/RentalRegistration';
import Repairman, * as repairman from '#widgets/repairman/Repairman';
import UserData from '#widgets/user-data/UserData';
import WelcomeKit from '#widgets/welcome-kit/WelcomeKit';
import WorkingPrice, * as workingPrice from '#widgets/working-price/WorkingPrice';
import { button, click, press, render, settle, submit, type } from '../../lib/render';
import { chooseOption, confirmDialog, saveDialog, signIn } from '../../lib/staff';

/** One change of a record through its editor. */
export interface Case {
  /** Id of the call that replaces the record. */
  call: string;
  brand: string;
  /** The record as the sandbox stores it. */
  record(world: World): object;
  /** What the service says more, is not known here, or is not valid; put into the record before it is opened. */
  odd(record: never): void;
  /** Opens the editor, changes one field, and saves. */
  change(world: World): Promise<void>;
  /** Paths of the fields that then differ. */
  changed: readonly string[];
}

const guarded = (
  View: Parameters<typeof guardedView>[0],
  { purpose }: { purpose: Parameters<typeof guardedView>[2] },
) => guardedView(View, { staff: true }, purpose) as ComponentType<{ heading: string; roles: string }>;
const Offers = guarded(OfferAdmin as never, offer);
const Promotions = guarded(PromotionAdmin as never, promotion);
const Regions = guarded(RegionAdmin as never, region);
const Manuals = guarded(ManualAdmin as never, manual);
const Maintenance = guarded(MaintenanceAdmin as never, maintenance);
const Catalogue = guarded(CatalogueAdmin as never, catalogue);
const Prices = guarded(WorkingPrice as never, workingPrice);
const Repairmen = guarded(Repairman as never, repairman);

const show = async (View: ComponentType<{ heading: string; roles: string }>, user: string, query = '') => {
  history.replaceState(null, '', `${location.pathname}${query && `?${query}`}`);
  signIn(user);
  await render(<View heading="" roles="" />);
  await settle();
};
const openTab = (at: number) => click(document.querySelectorAll('[role=tab]')[at] as Element);
const labelled = (label: RegExp) =>
  [...document.querySelectorAll('[aria-label]')].find((each) =>
    label.test(each.getAttribute('aria-label') ?? ''),
  ) as Element;
/** An account of a customer, whose widgets have no guard of their own. */
const customer = async (view: ReactNode) => {
  Cookies.set('vitrine_session', 'ana', { path: '/' });
  await act(async () => void document.dispatchEvent(new Event('vt-session-started', { bubbles: true })));
  await render(<SignInGate purpose="">{view}</SignInGate>);
  await settle();
};

const OFFER = 'of-fiat-1';
const KIT = 'res-user-ana-1';
const CARD = 'card-user-ana-2';
const VERSION = VERSIONS.find(({ code }) => code === '358AF11') as (typeof VERSIONS)[number];
const NESTED = { unknown: 'kept', more: [{ a: 1 }, null] };

const partOf = (world: World) =>
  partsOf(world, VERSION, 'ACCESSORY').at(0) as ReturnType<typeof partsOf>[number];
const colorIn = (world: World) => colorsIn(world, VERSION).at(0) as ReturnType<typeof colorsIn>[number];
const priceOf = (world: World) =>
  [...workingPrices(world).values()].find(({ dealerCode, modelName }) => {
    const [first] = world.dealers.filter((each) => each.brand === 'jeep' && each.countryCode === 'BR');
    return dealerCode === first?.idSiteGeo && modelName === 'Renegade';
  }) as object & { modelName: string; versionName: string; year: number };
const setupOf = (world: World) =>
  [...setupsOf(world).values()].find(({ brand }) => brand === 'fiat') as object & { modelName: string };
const manualOf = (world: World) => [...manualsOf(world).values()].find(({ brand }) => brand === 'jeep');

export const CASES: readonly Case[] = [
  {
    call: 'OFR-03',
    brand: 'fiat',
    record: (world) => offerOf(world, OFFER),
    odd(each: ReturnType<typeof offerOf>) {
      Object.assign(each, {
        ...NESTED,
        title: 'Argo de teste',
        dealerCodes: ['0101'],
        dealerGroup: null,
        category: { id: 'c', name: 'SUV', unknown: 1 },
        legalText: null,
        price: { ...each.price, percent: 'dez', unknown: { currency: 'BRL' } },
      });
      each.stamps.push({ id: 's', name: 'Selo', description: '', color: 'red' });
    },
    async change(world) {
      await show(Offers, 'ofertas');
      await click(button(offers(world).get(OFFER)?.title ?? ''));
      await type('#title', 'Argo, outro nome');
      await saveDialog();
    },
    changed: ['title', 'version'],
  },
  {
    call: 'PRM-02',
    brand: 'fiat',
    record: (world) => promotions(world).get(OPEN_PROMOTION) as object,
    odd(each: NonNullable<ReturnType<ReturnType<typeof promotions>['get']>>) {
      Object.assign(each, { ...NESTED, rules: null, regionIds: null });
      Object.assign(each.prizes[0] as object, { imageUrl: 'p.png', quantity: 'muitos', unknown: [1] });
    },
    async change(world) {
      await show(Promotions, 'nation');
      await click(button(promotions(world).get(OPEN_PROMOTION)?.name ?? ''));
      await type('dialog #description', 'Outra descrição');
      await saveDialog();
    },
    changed: ['description', 'version'],
  },
  {
    call: 'GRP-03',
    brand: 'fiat',
    record: (world) => groupsOf(world).get('varejo') as object,
    odd: (each: object) => Object.assign(each, { brand: 'fiat', ...NESTED, note: null }),
    async change(world) {
      await show(Promotions, 'nation', 'vt-promotion-admin=groups');
      await click(button(groupsOf(world).get('varejo')?.name ?? ''));
      await type('dialog #name', 'Varejo e frotas');
      await saveDialog();
    },
    changed: ['name', 'version'],
  },
  {
    call: 'RGN-03',
    brand: 'jeep',
    record: (world) => regionsOf(world).get('sul') as object,
    odd: (each: object) => Object.assign(each, { ...NESTED, note: null }),
    async change() {
      await show(Regions, 'nation');
      await click(button('Sul'));
      await type('#name', 'Sul do Brasil');
      await saveDialog();
    },
    changed: ['name', 'version'],
  },
  {
    call: 'DNY-02',
    brand: 'fiat',
    record: (world) => deniedIn(world, OPEN_PROMOTION),
    odd(each: ReturnType<typeof deniedIn>) {
      for (const item of each) Object.assign(item, { by: 'nation', ...NESTED });
    },
    async change(world) {
      const [one, other] = deniedIn(world, OPEN_PROMOTION);
      await show(Promotions, 'nation', `vt-promotion-admin=denied&vt-promotion-chosen=${OPEN_PROMOTION}`);
      await click(button('Importar lista'));
      const list = `documento;motivo\n${one?.document};Outro motivo\n${other?.document};${other?.reason}`;
      await type('#import-text', list);
      await click(button('Conferir a lista'));
      await click(button(/^Importar/));
      await act(async () => document.querySelectorAll<HTMLElement>('[name=deny-mode]')[1]?.click());
      await settle();
      await click(button('Enviar 1 mudança'));
      await confirmDialog();
    },
    changed: ['0.reason'],
  },
  {
    call: 'MAN-04',
    brand: 'jeep',
    record: (world) => manualOf(world) as object,
    odd(each: NonNullable<ReturnType<typeof manualOf>>) {
      Object.assign(each, { ...NESTED, title: 'Manual de teste', year: 'MMXXVI', modelName: null });
      Object.assign(each.sections[0] as object, { id: 'capitulo-7', audio: { url: 'a.mp3' } });
    },
    async change() {
      await show(Manuals, 'sistemas');
      await click(button('Manual de teste'));
      await type('dialog #title', 'Manual do proprietário');
      await saveDialog();
    },
    changed: ['title', 'updatedAt', 'version'],
  },
  {
    call: 'DIC-02',
    brand: 'jeep',
    record: (world) => dictionaryOf(world).get('7') as object,
    odd: (each: object) => Object.assign(each, { ...NESTED, field: null, translation: 'OTHER' }),
    async change() {
      await show(Maintenance, 'sistemas', 'vt-maintenance=dictionary');
      await type('#value', 'Outros');
      await submit();
      await click(document.querySelectorAll('.translations tbody .link')[1] as Element);
      await type('#translation', 'OTHERS');
      await act(async () => document.querySelector<HTMLFormElement>('dialog form')?.requestSubmit());
      await settle();
      await click(button('Gravar'));
      await settle();
    },
    changed: ['translation'],
  },
  {
    call: 'CAT-05',
    brand: 'fiat',
    record: setupOf,
    odd: (each: object) => Object.assign(each, { ...NESTED, category: null }),
    async change(world) {
      await show(Catalogue, 'sistemas');
      await click(button(setupOf(world).modelName));
      await type('#modelName', 'Outro nome');
      await saveDialog();
    },
    changed: ['modelName', 'updatedAt'],
  },
  {
    call: 'ITM-08',
    brand: 'fiat',
    record: partOf,
    odd: (each: object) =>
      Object.assign(each, {
        ...NESTED,
        optionalColors: [{ colorId: 'x', unknown: 1 }],
        alternatives: ['other'],
        description: null,
      }),
    async change(world) {
      savePart(world, partOf(world));
      await show(Catalogue, 'sistemas');
      await openTab(1);
      await type('#part-version', VERSION.code);
      await settle();
      await click(button(partOf(world).name));
      await type('dialog #category', 'Outra categoria');
      await saveDialog();
    },
    changed: ['category'],
  },
  {
    call: 'ITM-08',
    brand: 'fiat',
    record: colorIn,
    odd: (each: object) =>
      Object.assign(each, { ...NESTED, category: 'Externa', onlyWith: null, rgbList: ['#000000'] }),
    async change(world) {
      await show(Catalogue, 'sistemas');
      await openTab(1);
      await type('#part-version', VERSION.code);
      await settle();
      await type('#parts-type', 'COLOR');
      await click(
        document.querySelector('[role=tabpanel]:not([hidden]) .filter-form [type=submit]') as Element,
      );
      await settle();
      await click(button(colorIn(world).name));
      await type('dialog #primaryColor', 'Outra cor');
      await saveDialog();
    },
    changed: ['primaryColor'],
  },
  {
    call: 'PRC-04',
    brand: 'jeep',
    record: priceOf,
    odd: (each: object) => Object.assign(each, { ...NESTED, bonus: 'muito' }),
    async change(world) {
      await show(Prices, 'vendas');
      const { modelName, versionName, year } = priceOf(world);
      await click(labelled(new RegExp(`, Preço praticado de ${modelName} ${versionName} ${year}$`)));
      await act(async () => {
        (document.querySelector('.cell-input input') as HTMLInputElement).value = '99.999,00';
      });
      await press('.cell-input input', 'Enter');
      await settle();
      await click(button(/^Salvar \d+ alteraç/));
      await settle(50);
    },
    changed: ['changes', 'price', 'updatedAt', 'version'],
  },
  {
    call: 'USR-17',
    brand: 'jeep',
    record: (world) => repairmen(world).get('user-reparador') as object,
    odd: (each: object) => Object.assign(each, { ...NESTED, phone: null }),
    async change() {
      await show(Repairmen, 'reparador');
      await click(button('Editar meus dados'));
      await type('#name', 'Renato Outro');
      await saveDialog();
    },
    changed: ['name', 'version'],
  },
  {
    call: 'CRD-03',
    brand: 'jeep',
    record: (world) => cardOf(world, 'user-ana', CARD),
    odd: (each: object) => Object.assign(each, { ...NESTED, nickname: null }),
    async change() {
      await customer(<CardWallet heading="" calls="card-management" />);
      await click(labelled(/^Tornar favorito.*Mastercard/));
    },
    changed: ['favorite'],
  },
  {
    call: 'CRD-03',
    brand: 'jeep',
    record: (world) => cardOf(world, 'user-ana', CARD),
    odd: (each: object) => Object.assign(each, { ...NESTED, nickname: null }),
    async change() {
      await customer(<CardWallet heading="" calls="card-management" />);
      await click(labelled(/^Editar.*Mastercard/));
      await type('dialog #holderName', 'ANA PRADO');
      await saveDialog();
    },
    changed: ['holderName'],
  },
  {
    call: 'CRD-06',
    brand: 'jeep',
    record: (world) => {
      const contracts = world.table('contracts', () => new Map<string, { id: string }[]>());
      return contracts.get('user-ana')?.[0] ?? { id: '' };
    },
    odd: (each: object) => Object.assign(each, { ...NESTED, discount: null }),
    async change() {
      await customer(<CardWallet heading="" calls="card-management" />);
      await chooseOption('.contract select', CARD);
      await submit();
    },
    changed: ['cardId'],
  },
  {
    call: 'KIT-01',
    brand: 'jeep',
    record: (world) => reservations(world).get(KIT)?.kit as object,
    odd(kit: { address: object }) {
      Object.assign(kit.address, { ...NESTED, complement: null });
    },
    async change() {
      await customer(<WelcomeKit heading="" order={KIT} ordersUrl="" />);
      await click(button('Alterar endereço'));
      await type('#homeNumber', '12');
      await submit();
    },
    changed: ['address.number', 'version'],
  },
  {
    call: 'USR-03',
    brand: 'jeep',
    record: (world) => accounts(world).get('ana')?.user as object,
    odd: (user: object) =>
      Object.assign(user, {
        address: { ...ADDRESS, ...NESTED, complement: null },
        dealerCode: '0101',
      }),
    async change() {
      await customer(
        <UserData
          heading=""
          steps={['address-data']}
          agreement="none"
          agreementDate=""
          agreementUrl=""
          nextUrl=""
        />,
      );
      await type('#homeNumber', '12');
      await submit();
    },
    changed: ['address.number'],
  },
  {
    call: 'EXT-06',
    brand: 'jeep',
    record: (world) => rentalProfiles(world).get('user-ana') as object,
    odd: (profile: { driverLicence: object }) =>
      Object.assign(profile.driverLicence, { ...NESTED, issuedBy: null }),
    async change() {
      await customer(<RentalRegistration heading="" offerId="" nextUrl="" contactUrl="" />);
      await click(button('Ver meu cadastro'));
      await type('#licenceCategory', 'AB');
      await click(button('Salvar alterações'));
    },
    changed: ['driverLicence.category'],
  },
];

export const ADDRESS = {
  postalCode: '01310100',
  street: 'Avenida Paulista',
  number: '1000',
  complement: '',
  neighborhood: 'Bela Vista',
  cityName: 'São Paulo',
  stateCode: 'SP',
  countryCode: 'BR',
};

const rentalProfiles = (world: World) => world.table('rental users', () => new Map<string, object>());

/** Brings the records about that the sandbox makes when they are asked for. */
export async function prepare(world: World): Promise<void> {
  savePart(world, { ...partOf(world) });
  saveColor(world, { ...colorIn(world) });
  rentalProfiles(world).set('user-ana', {
    id: 'user-ana',
    personType: 'physicalPerson',
    name: 'Ana Clara Nogueira Prado',
    email: 'ana.reserva@correio.example',
    phone: '11955500101',
    cpf: '12345678909',
    cnpj: '',
    companyName: '',
    driverLicence: { number: '01234567807', category: 'B', expiresAt: '2030-01-01' },
  });
  Cookies.set('vitrine_session', 'ana', { path: '/' });
  await listContracts({});
  await saveWelcomeKitAddress({ id: KIT, body: { address: ADDRESS } });
  Cookies.remove('vitrine_session');
}
