import { BRANDS, type Country } from '#domain/core/brands';
import type { MoparOffer } from '#services/entities/offer';
import { DAY } from '../lib/moments';
import { NULL } from '../lib/null';
import { modelsOf } from './cars';
import { money, say, type Text } from './cars/types';

type Row = readonly [
  id: string,
  type: 'SERVICE' | 'ACCESSORY',
  kind: 'COUPON' | 'FIXED_PRICE',
  /** Percent off, or a price in reais. */
  figure: number,
  title: Text,
  description: Text,
];

const ROWS: readonly Row[] = [
  [
    'troca-de-oleo',
    'SERVICE',
    'FIXED_PRICE',
    389,
    ['Troca de óleo e filtro', 'Cambio de aceite y filtro'],
    [
      'Óleo sintético e filtro originais, com mão de obra. A cada 12 meses ou 10 mil km.',
      'Aceite sintético y filtro originales, con mano de obra. Cada 12 meses o 10 mil km.',
    ],
  ],
  [
    'alinhamento',
    'SERVICE',
    'FIXED_PRICE',
    219,
    ['Alinhamento e balanceamento', 'Alineación y balanceo'],
    ['Quatro rodas, com rodízio dos pneus.', 'Cuatro ruedas, con rotación de neumáticos.'],
  ],
  [
    'freios',
    'SERVICE',
    'COUPON',
    15,
    ['15% nas pastilhas de freio', '15% en pastillas de freno'],
    ['Peças originais com garantia de 12 meses.', 'Repuestos originales con garantía de 12 meses.'],
  ],
  [
    'bateria',
    'SERVICE',
    'COUPON',
    10,
    ['10% na bateria original', '10% en la batería original'],
    [
      'Instalação e teste do sistema elétrico inclusos.',
      'Instalación y prueba del sistema eléctrico incluidas.',
    ],
  ],
  [
    'higienizacao',
    'SERVICE',
    'FIXED_PRICE',
    149,
    ['Higienização do ar-condicionado', 'Higienización del aire acondicionado'],
    ['Com troca do filtro de cabine.', 'Con cambio del filtro de habitáculo.'],
  ],
  [
    'tapetes',
    'ACCESSORY',
    'FIXED_PRICE',
    329,
    ['Jogo de tapetes de borracha', 'Juego de alfombras de goma'],
    ['Sob medida, com trava no assoalho.', 'A medida, con traba en el piso.'],
  ],
  [
    'engate',
    'ACCESSORY',
    'COUPON',
    12,
    ['12% no engate removível', '12% en el enganche removible'],
    ['Homologado, com chicote elétrico.', 'Homologado, con instalación eléctrica.'],
  ],
  [
    'rack',
    'ACCESSORY',
    'COUPON',
    20,
    ['20% nas barras de teto', '20% en barras de techo'],
    ['Alumínio, até 50 kg, com chave.', 'Aluminio, hasta 50 kg, con llave.'],
  ],
  [
    'protetor-de-carter',
    'ACCESSORY',
    'FIXED_PRICE',
    459,
    ['Protetor de cárter', 'Protector de cárter'],
    ['Aço estampado, instalado.', 'Acero estampado, instalado.'],
  ],
];

const LEGAL: Text = [
  'Válido nas concessionárias participantes, mediante agendamento e disponibilidade de peças.',
  'Válido en concesionarios participantes, con turno previo y sujeto a disponibilidad de repuestos.',
];

/** Offers of workshops, for every brand in both countries. */
export const makeMoparOffers = (now: number): MoparOffer[] =>
  BRANDS.flatMap((brand) =>
    (['BR', 'AR'] as const satisfies readonly Country[]).flatMap((countryCode) =>
      ROWS.map(([id, type, kind, figure, title, description], i) => ({
        id: `mo-${brand}-${countryCode.toLowerCase()}-${id}`,
        type,
        kind,
        brand,
        countryCode,
        title: say(title, countryCode),
        description: say(description, countryCode),
        price: kind === 'FIXED_PRICE' ? money(figure, countryCode) : NULL,
        percent: kind === 'COUPON' ? figure : NULL,
        models: modelsOf(brand).map(({ modelName }) => modelName),
        validUntil: new Date(now + (15 + i * 5) * DAY).toISOString(),
        legalText: say(LEGAL, countryCode),
      })),
    ),
  );
