import type { Language } from '#domain/core/brands';
import { formatCurrency } from '#domain/money/currency';
import { pictureUrl } from '#page/safe-addresses';
import type { AccordionItem } from '#ui/parts/Accordion';
import type { Slide } from '#ui/parts/Carousel';
import type { Column } from '#ui/parts/DataTable';
import { Price, type PriceValue } from '#ui/parts/Price';
import type { TimelineEntry } from '#ui/parts/Timeline';

/** Invented content of a car's page for the gallery and the kit's stories. */

interface Version {
  id: string;
  name: string;
  engine: string;
  year: number;
  price: number;
}

const NAMES = [
  'Drive',
  'Audace',
  'Impetus',
  'Abarth',
  'Longitude',
  'Sport',
  'Trailhawk',
  'Overland',
  'Limited',
  'Volcano',
  'Ranch',
  'Rebel',
  'Freedom',
];
export const versions: Record<Language, Version[]> = { 'pt-BR': [], 'es-AR': [] };
for (const [index, name] of NAMES.entries()) {
  const car = {
    id: `v${index}`,
    name,
    engine: index % 3 ? `1.0 Turbo ${100 + index * 5}` : '1.3',
    year: 2025 + (index % 2),
  };
  versions['pt-BR'].push({ ...car, price: 98_990 + ((index * 7) % 13) * 8_500 });
  versions['es-AR'].push({ ...car, price: 31_490_000 + ((index * 7) % 13) * 1_850_000 });
}

const columnNames = {
  'pt-BR': { name: 'Versão', engine: 'Motor', year: 'Ano-modelo', price: 'Preço' },
  'es-AR': { name: 'Versión', engine: 'Motor', year: 'Año modelo', price: 'Precio' },
};
export function columns(language: Language): Column<Version>[] {
  const messages = columnNames[language];
  return [
    {
      id: 'name',
      name: messages.name,
      cell: ({ name }) => name,
      compare: (a, b) => a.name.localeCompare(b.name),
    },
    { id: 'engine', name: messages.engine, cell: ({ engine }) => engine },
    {
      id: 'year',
      name: messages.year,
      end: true,
      cell: ({ year }) => year,
      compare: (a, b) => a.year - b.year,
    },
    {
      id: 'price',
      name: messages.price,
      end: true,
      cell: ({ price }) => formatCurrency(price, language),
      compare: (a, b) => a.price - b.price,
    },
  ];
}

export const stepNames: Record<Language, string[]> = {
  'pt-BR': ['Veículo', 'Dados pessoais', 'Pagamento', 'Confirmação'],
  'es-AR': ['Vehículo', 'Datos personales', 'Pago', 'Confirmación'],
};

export const questions: Record<Language, AccordionItem[]> = {
  'pt-BR': [
    {
      id: 'reserva',
      title: 'O valor da reserva é devolvido se eu desistir?',
      content: <p>Sim. Até sete dias depois do pagamento, o valor volta para o mesmo cartão ou conta.</p>,
    },
    {
      id: 'documentos',
      title: 'Quais documentos preciso enviar?',
      content: (
        <ul>
          <li>Documento com foto</li>
          <li>Comprovante de residência dos últimos três meses</li>
        </ul>
      ),
    },
    {
      id: 'entrega',
      title: 'Em quanto tempo o carro é entregue na concessionária escolhida?',
      content: <p>Carros em estoque chegam em até quinze dias; os encomendados, em até noventa.</p>,
    },
  ],
  'es-AR': [
    {
      id: 'reserva',
      title: '¿Me devuelven la reserva si me arrepiento?',
      content: <p>Sí. Hasta siete días después del pago, el dinero vuelve a la misma tarjeta o cuenta.</p>,
    },
    {
      id: 'documentos',
      title: '¿Qué documentos tengo que enviar?',
      content: (
        <ul>
          <li>Documento con foto</li>
          <li>Comprobante de domicilio de los últimos tres meses</li>
        </ul>
      ),
    },
    {
      id: 'entrega',
      title: '¿En cuánto tiempo llega el auto al concesionario?',
      content: <p>Los autos en stock llegan en quince días; los encargados, en noventa.</p>,
    },
  ],
};

const orderWords = {
  'pt-BR': ['Pedido criado', 'Pagamento confirmado', 'Em transporte', 'Na concessionária', 'Entregue'],
  'es-AR': ['Pedido creado', 'Pago confirmado', 'En transporte', 'En el concesionario', 'Entregado'],
};
const orderNotes = { 'pt-BR': 'Chega entre 8h e 18h.', 'es-AR': 'Llega entre las 8 y las 18.' };
export const order = (language: Language): TimelineEntry[] =>
  orderWords[language].map((name, index) => ({
    id: `e${index}`,
    name,
    state: index < 2 ? 'done' : index === 2 ? 'current' : 'toCome',
    date: ['2026-10-02', '2026-10-05', '2026-10-19'][index],
    note: index === 2 ? orderNotes[language] : undefined,
  }));
const cancelWords = {
  'pt-BR': ['Pedido criado', 'Pedido cancelado a seu pedido'],
  'es-AR': ['Pedido creado', 'Pedido cancelado a tu pedido'],
};
export const cancelled = (language: Language): TimelineEntry[] => [
  { id: 'a', name: cancelWords[language][0], state: 'done', date: '2026-10-02' },
  { id: 'b', name: cancelWords[language][1], state: 'cancelled', date: '2026-10-03' },
];

export const prices = (language: Language): Record<string, PriceValue | null> => {
  const rate = language === 'es-AR' ? 250 : 1;
  return {
    FULL_PRICE: { type: 'FULL_PRICE', value: 134_990 * rate },
    STARTS_WITH: { type: 'STARTS_WITH', value: 98_990 * rate },
    FROM_TO: { type: 'FROM_TO', from: 142_990 * rate, to: 129_990 * rate },
    PERCENT: { type: 'PERCENT', percent: 7.5, value: 124_860 },
    INSTALLMENT: {
      type: 'INSTALLMENT',
      entranceValue: 64_995 * rate,
      installments: 48,
      installmentValue: 1_899.5 * rate,
    },
    none: null,
  };
};

const CARS = [
  ['suv', 'b80f2e'],
  ['suv', '3f5a2a'],
  ['suv', '14315c'],
  ['suv', '006a63'],
  ['suv', '4a4d55'],
] as const;
const pictureWords = { 'pt-BR': 'Carro na cor {n}', 'es-AR': 'Auto en el color {n}' };

/** Pictures of a car; `address` says where the drawing of a shape and a colour is. */
export const pictures = (language: Language, address: (shape: string, color: string) => string): Slide[] =>
  CARS.map(([shape, color], index) => ({
    id: color,
    content: (
      <img
        src={pictureUrl(address(shape, color)) ?? undefined}
        width={800}
        height={300}
        alt={pictureWords[language].replace('{n}', String(index + 1))}
      />
    ),
  }));

const offerWords = { 'pt-BR': 'Oferta da semana', 'es-AR': 'Oferta de la semana' };
/** Cards beside each other, each an offer. */
export const offers = (language: Language): Slide[] =>
  versions[language].slice(0, 6).map(({ id, name, engine, price }) => ({
    id,
    content: (
      <div className="offer">
        <p className="muted">{offerWords[language]}</p>
        <h3>{name}</h3>
        <p>{engine}</p>
        <Price price={{ type: 'STARTS_WITH', value: price }} />
      </div>
    ),
  }));
