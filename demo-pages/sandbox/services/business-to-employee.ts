import { type BenefitRole, isRelated, needsAssignee } from '#domain/access/benefit-roles';
import { cpf as isCpf, dni as isDni } from '#domain/person/documents';
import * as employee from '#services/business-to-employee';
import { answer, found, Refusal } from '../answers';
import { listPrice, VERSIONS, versionOf } from '../data/cars';
import { languageOf } from '../lib/language';
import { dayFromNow, HOUR, moment } from '../lib/moments';
import { paged } from '../lib/paging';
import { emailError, refuseFields } from '../rules/accounts';
import { searchOffers } from '../rules/offers';
import { inStock, takeFromStock } from '../rules/stock';
import { IDEMPOTENCY_HEADER } from '../state';
import type { World } from '../world';

/** Percent off the list price, by buyer. */
const PERCENT: Record<BenefitRole, number> = {
  employee: 15,
  'family member': 10,
  'invoice assignee': 10,
  collaborator: 8,
  dependent: 10,
};
const isRole = (text: string): text is BenefitRole => Object.hasOwn(PERCENT, text);
/** A registration has six digits; those that end in 0 do not exist, and those that end in 9 are of collaborators. */
const isRegistration = (text: string) => /^\d{5}[1-9]$/.test(text);
const rolesOf = (registration: string) =>
  (Object.keys(PERCENT) as BenefitRole[]).filter(
    (role) => (role === 'collaborator') === registration.endsWith('9'),
  );

/** What each role has to prove. */
const DOCUMENTS: Partial<Record<BenefitRole, { code: string; 'pt-BR': string; 'es-AR': string }>> = {
  'family member': {
    code: 'KINSHIP_PROOF',
    'pt-BR': 'Comprovante de parentesco',
    'es-AR': 'Comprobante de parentesco',
  },
  'invoice assignee': {
    code: 'ASSIGNEE_AUTHORIZATION',
    'pt-BR': 'Autorização de quem recebe a nota fiscal',
    'es-AR': 'Autorización de quien recibe la factura',
  },
  collaborator: {
    code: 'CONTRACT_PROOF',
    'pt-BR': 'Comprovante de vínculo com a empresa',
    'es-AR': 'Comprobante de vínculo con la empresa',
  },
  dependent: {
    code: 'DEPENDENT_PROOF',
    'pt-BR': 'Declaração de dependente',
    'es-AR': 'Declaración de dependiente',
  },
};
const documentsOf = (role: string) => (isRole(role) && DOCUMENTS[role] ? [DOCUMENTS[role]] : []);

/** What a role has to state besides: who is no employee of the company works for another one. */
const askedFieldsOf = (role: string) => (role === 'collaborator' ? ['labourCard'] : []);

/** A person's document; a Brazilian page may be in Spanish. */
const isDocument = (text: string, headers: Headers) =>
  isCpf(text) || (languageOf(headers) === 'es-AR' && isDni(text));

const countryOf = (headers: Headers) => (languageOf(headers) === 'es-AR' ? 'AR' : 'BR');

/** An amount less a percentage; null for a car whose price is not published. */
const reduced = (price: number | null, percent: number) =>
  price === null ? null : Math.round(price * (1 - percent / 100));

/** Who bought within the last year may not buy again; in this sandbox everybody whose document ends in 0. */
const boughtBefore = (cpf: string | undefined) => !!cpf && cpf.endsWith('0');

interface Reserved {
  id: string;
  expiresAt: string;
  /** Of the account; empty for none. */
  owner: string;
  /** The whole answer, for a key that is sent again. */
  key: string;
  answer: { id: string; status: string; role: string; price: number | null; expiresAt: string };
}
/** Days until somebody who bought may buy again. */
const WAIT = 200;
const EXAMPLE = 'b2e-exemplo';
const reserved = (world: World) =>
  world.table(
    'employee reservations',
    () =>
      new Map<string, Reserved>([
        [
          EXAMPLE,
          {
            id: EXAMPLE,
            expiresAt: moment(world, 48 * HOUR),
            owner: '',
            key: '',
            answer: { id: EXAMPLE, status: 'APPROVAL_EMPLOYEE', role: 'employee', price: 0, expiresAt: '' },
          },
        ],
      ]),
  );

export const businessToEmployeeAnswers = answer(
  employee,
  {
    listImpediments({ query, user, world }) {
      const isBrazil = query.market !== 'es-AR';
      const applies = boughtBefore(user?.cpf ?? '');
      return [
        {
          code: 'RECENT_PURCHASE',
          name: isBrazil
            ? 'Uma compra com benefício a cada 12 meses'
            : 'Una compra con beneficio cada 12 meses',
          applies,
          until: applies ? dayFromNow(world, WAIT) : null,
        },
        ...(isBrazil
          ? [
              { code: 'PROBATION', name: 'Contrato de experiência em andamento', applies: false },
              { code: 'ORDER_OPEN', name: 'Pedido anterior ainda não faturado', applies: false },
            ]
          : []),
      ];
    },
    getReserveAvailability({ query, world, headers }) {
      const version = found(versionOf(query.mvsCode), 'car');
      const { code } = version;
      const quantity = inStock(world, code, query.colorCode);
      const { role = '' } = query;
      const percent = PERCENT[isRole(role) ? role : 'employee'];
      return {
        available: quantity > 0,
        quantity,
        percent,
        price: reduced(listPrice(version, countryOf(headers)), percent),
      };
    },
    reserveForEmployee({ body, world, user, headers }) {
      const { role, registration, name, cpf, email, relationship, invoiceAssignee, documents = [] } = body;
      const { labourCard = '' } = body;
      const key = body.idempotencyKey ?? headers.get(IDEMPOTENCY_HEADER) ?? '';
      const owner = user?.id ?? '';
      const before = [...reserved(world).values()].find(
        (each) => key && each.key === key && each.owner === owner,
      );
      if (before) {
        world.state.enter('B2E-03', key, before.id);
        return before.answer;
      }
      const lacking = documentsOf(role).filter(({ code }) => !documents.some((each) => each.code === code));
      refuseFields({
        role: !isRole(role) && 'Selecione quem está comprando',
        registration: !isRegistration(registration) && 'Matrícula não encontrada',
        name: name.trim() === '' && 'Digite um nome válido',
        cpf: !isDocument(cpf, headers) && 'CPF inválido',
        email: emailError(email),
        relationship: isRelated(role) && !relationship && 'Informe o grau de parentesco',
        invoiceAssignee:
          (needsAssignee(role) && !invoiceAssignee && 'Informe quem receberá a nota fiscal') ||
          (!!invoiceAssignee && !isDocument(invoiceAssignee.cpf, headers) && 'CPF inválido'),
        labourCard: askedFieldsOf(role).length > 0 && !labourCard && 'Digite a carteira de trabalho',
        documents:
          lacking.length > 0 && `Envie: ${lacking.map((each) => each[languageOf(headers)]).join(', ')}`,
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
      const price = reduced(listPrice(version, countryOf(headers)), isRole(role) ? PERCENT[role] : 0);
      const reservation = { ...made, status: 'APPROVAL_EMPLOYEE', role, price };
      world.state.enter('B2E-03', key, made.id);
      reserved(world).set(made.id, { ...made, owner, key, answer: reservation });
      return reservation;
    },
    getBillUrl({ query, world, user }) {
      const all = reserved(world);
      const own = [...all.values()].find(
        (each) => each.id === query.reserveId && (each.owner === '' || each.owner === user?.id),
      );
      const { id, expiresAt } = found(own, 'reservation');
      return { url: `https://faturamento.example/colaborador/${id}`, expiresAt };
    },
    searchEmployeeOffers({ body: { role = '', ...body }, world }) {
      const percent = PERCENT[isRole(role) ? role : 'employee'];
      const offers = searchOffers(world, { ...body, type: ['FCA'] }).map((offer) => {
        const to = reduced(offer.value, percent);
        return {
          ...offer,
          value: to,
          price: { type: 'FROM_TO', source: 'customPrice', from: offer.value, to },
        };
      });
      return paged(offers, body);
    },
    validateEmployee({ body: { registration, cpf, role }, headers }) {
      const valid = isRegistration(registration) && isDocument(cpf, headers) && isRole(role);
      const language = languageOf(headers);
      return {
        valid,
        roles: valid ? rolesOf(registration) : [],
        documents: valid ? documentsOf(role).map((each) => ({ code: each.code, name: each[language] })) : [],
        askedFields: valid ? askedFieldsOf(role) : [],
      };
    },
  },
  {
    examples: {
      getReserveAvailability: { query: { mvsCode: VERSIONS[0]?.code ?? '' } },
      reserveForEmployee: {
        body: { role: 'employee', registration: '123451', mvsCode: VERSIONS[0]?.code ?? '' },
      },
      getBillUrl: { query: { reserveId: EXAMPLE } },
      validateEmployee: { body: { registration: '123451' } },
    },
  },
);
