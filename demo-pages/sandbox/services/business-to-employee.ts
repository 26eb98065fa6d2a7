import type { BENEFIT_PURCHASE_ROLES } from '#domain/access/roles';
import { cpf as isCpf } from '#domain/person/documents';
import * as employee from '#services/business-to-employee';
import { answer, found, Refusal } from '../answers';
import { VERSIONS, versionOf } from '../data/cars';
import { HOUR, moment } from '../lib/moments';
import { paged } from '../lib/paging';
import { emailError, refuseFields } from '../rules/accounts';
import { searchOffers } from '../rules/offers';
import { inStock, takeFromStock } from '../rules/stock';
import type { World } from '../world';

type BuyerRole = (typeof BENEFIT_PURCHASE_ROLES)[number];

/** Percent off the list price, by buyer. */
const PERCENT: Record<BuyerRole, number> = {
  employee: 15,
  'family member': 10,
  'invoice assignee': 10,
  collaborator: 8,
  dependent: 10,
};
const isRole = (text: string): text is BuyerRole => Object.hasOwn(PERCENT, text);
/** Buyers who must name their relation to an employee. */
const RELATED: readonly string[] = ['family member', 'dependent'];

/** A registration has six digits; those that end in 0 do not exist. */
const isRegistration = (text: string) => /^\d{5}[1-9]$/.test(text);

const reduced = (price: number, percent: number) => Math.round(price * (1 - percent / 100));

/** A CPF that bought within the last year may not buy again; in this sandbox every CPF that ends in 0. */
const boughtBefore = (cpf: string | undefined) => !!cpf && cpf.endsWith('0');

interface Reserved {
  id: string;
  expiresAt: string;
}
const reserved = (world: World) =>
  world.table(
    'employee reservations',
    () =>
      new Map<string, Reserved>([
        ['b2e-exemplo', { id: 'b2e-exemplo', expiresAt: moment(world, 48 * HOUR) }],
      ]),
  );

export const businessToEmployeeAnswers = answer(
  employee,
  {
    listImpediments({ query, user }) {
      const rules = [
        {
          code: 'RECENT_PURCHASE',
          name: 'Uma compra com benefício a cada 12 meses',
          applies: boughtBefore(user?.cpf ?? ''),
        },
        { code: 'PROBATION', name: 'Contrato de experiência em andamento', applies: false },
        { code: 'ORDER_OPEN', name: 'Pedido anterior ainda não faturado', applies: false },
      ];
      return query.market === 'es-AR'
        ? [{ code: 'RECENT_PURCHASE', name: 'Una compra con beneficio cada 12 meses', applies: false }]
        : rules;
    },
    getReserveAvailability({ query, world }) {
      const { code, price } = found(versionOf(query.mvsCode), 'car');
      const quantity = inStock(world, code, query.colorCode);
      const percent = PERCENT.employee;
      return { available: quantity > 0, quantity, percent, price: reduced(price, percent) };
    },
    reserveForEmployee({ body, world }) {
      const { role, registration, name, cpf, email, relationship, invoiceAssignee } = body;
      refuseFields({
        role: !isRole(role) && 'Selecione quem está comprando',
        registration: !isRegistration(registration) && 'Matrícula não encontrada',
        name: name.trim() === '' && 'Digite um nome válido',
        cpf: !isCpf(cpf) && 'CPF inválido',
        email: emailError(email),
        relationship: RELATED.includes(role) && !relationship && 'Informe o grau de parentesco',
        invoiceAssignee:
          (role === 'invoice assignee' && !invoiceAssignee && 'Informe quem receberá a nota fiscal') ||
          (!!invoiceAssignee && !isCpf(invoiceAssignee.cpf) && 'CPF inválido'),
      });
      if (boughtBefore(cpf)) {
        throw new Refusal(409, {
          error: 'Uma compra com benefício a cada 12 meses',
          code: 'RECENT_PURCHASE',
        });
      }
      const version = found(versionOf(body.mvsCode), 'car');
      if (!takeFromStock(world, version.code, body.colorCode)) {
        throw new Refusal(409, { error: 'NÃO HÁ ESTOQUE PARA O CARRO SELECIONADO' });
      }
      const { n } = world.state.stamp();
      const made = { id: `b2e-${n}`, expiresAt: moment(world, 48 * HOUR) };
      reserved(world).set(made.id, made);
      const percent = isRole(role) ? PERCENT[role] : 0;
      return { ...made, status: 'APPROVAL_EMPLOYEE', role, price: reduced(version.price, percent) };
    },
    getBillUrl({ query, world }) {
      const { id, expiresAt } = found(reserved(world).get(query.reserveId), 'reservation');
      return { url: `https://faturamento.example/colaborador/${id}`, expiresAt };
    },
    searchEmployeeOffers({ body, world }) {
      const offers = searchOffers(world, { ...body, type: ['FCA'] }).map((offer) => {
        const to = reduced(offer.value, PERCENT.employee);
        return {
          ...offer,
          value: to,
          price: { type: 'FROM_TO', source: 'customPrice', from: offer.value, to },
        };
      });
      return paged(offers, body);
    },
    validateEmployee({ body }) {
      const valid = isRegistration(body.registration) && isCpf(body.cpf) && isRole(body.role);
      return { valid, roles: valid ? [body.role] : [] };
    },
  },
  {
    examples: {
      getReserveAvailability: { query: { mvsCode: VERSIONS[0]?.code ?? '' } },
      reserveForEmployee: {
        body: { role: 'employee', registration: '123451', mvsCode: VERSIONS[0]?.code ?? '' },
      },
      getBillUrl: { query: { reserveId: 'b2e-exemplo' } },
      validateEmployee: { body: { registration: '123451' } },
    },
  },
);
