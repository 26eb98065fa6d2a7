import type { Country } from '#domain/core/brands';

/** Id, name, partner, category, description, start and end in days from now. */
type Row = readonly [
  id: string,
  name: string,
  partner: string,
  category: string,
  description: string,
  from: number,
  to: number,
];

export const BENEFIT_ROWS: readonly Row[] = [
  [
    'cafe',
    'Café da manhã na estrada',
    'Rede Parada Boa',
    'viagem',
    'Um café da manhã completo em qualquer uma das 40 paradas da rede.',
    -30,
    60,
  ],
  [
    'lavagem',
    'Lavagem completa',
    'Concessionária',
    'carro',
    'Lavagem externa e aspiração na sua próxima visita à oficina.',
    -10,
    45,
  ],
  [
    'pneus',
    '15% em pneus',
    'Mopar',
    'carro',
    'Desconto na troca de dois ou quatro pneus, com alinhamento incluído.',
    -5,
    90,
  ],
  [
    'hotel',
    'Segunda diária grátis',
    'Pousadas da Serra',
    'viagem',
    'Reserve duas noites de domingo a quinta e pague uma.',
    -60,
    30,
  ],
  ['cinema', 'Ingresso em dobro', 'Cine Aurora', 'lazer', 'Compre um ingresso e leve outro.', -20, 15],
  [
    'seguro',
    'Primeira parcela do seguro',
    'Seguradora Horizonte',
    'carro',
    'A primeira parcela por nossa conta em apólices novas de 12 meses.',
    -15,
    120,
  ],
  [
    'camping',
    'Diária em camping',
    'Campings do Cerrado',
    'viagem',
    'Uma diária para quatro pessoas, com ponto de energia.',
    14,
    140,
  ],
  [
    'revisao',
    'Revisão com leva e traz',
    'Concessionária',
    'carro',
    'Buscamos e devolvemos o seu carro.',
    30,
    160,
  ],
  [
    'jantar',
    'Jantar dos fundadores',
    'Casa do Lago',
    'lazer',
    'Um jantar para dois, oferecido a quem está na comunidade desde o começo.',
    -2,
    80,
  ],
];
/** The benefits to which no account of the sandbox is entitled (valid_user). */
export const NOT_ENTITLED: readonly string[] = ['jantar'];
/** The benefits that are redeemed at a dealer only. */
export const AT_DEALER: readonly string[] = ['pneus', 'revisao'];
/** The states in which a benefit is valid, by country; the others are valid everywhere. */
export const BENEFIT_STATES: Readonly<Record<string, Record<Country, readonly string[]>>> = {
  cinema: { BR: ['SP', 'RJ', 'MG'], AR: ['C', 'B'] },
  hotel: { BR: ['RS', 'SC'], AR: ['X', 'M'] },
  camping: { BR: ['GO', 'MG', 'DF'], AR: ['M', 'Q'] },
  seguro: { BR: ['SP', 'PR'], AR: ['C', 'X'] },
};
/** A benefit that every user has redeemed already. */
export const REDEEMED_BENEFIT = 'hotel';
/** The hash of a gift: the breakfast. */
export const GIFT_HASH = 'presente-cafe';

export const CATEGORY_NAMES: Record<string, string> = {
  viagem: 'Viagem',
  carro: 'Seu carro',
  lazer: 'Lazer',
};

/** Mopar's products, prices in reais; those without a model fit all. */
export const MOPAR_PRODUCTS: readonly (readonly [
  id: string,
  type: string,
  name: string,
  description: string,
  price: number,
])[] = [
  ['tapetes', 'ACCESSORY', 'Tapetes de borracha', 'Jogo com quatro peças sob medida.', 389],
  ['engate', 'ACCESSORY', 'Engate removível', 'Homologado, com chicote e tomada.', 1490],
  ['bagageiro', 'ACCESSORY', 'Bagageiro de teto', 'Alumínio, até 75 kg.', 1190],
  ['camera', 'ACCESSORY', 'Câmera de ré', 'Imagem na central multimídia.', 990],
  ['oleo', 'SERVICE', 'Troca de óleo e filtro', 'Com óleo original e mão de obra.', 389],
  ['garantia-12', 'SERVICE', 'Garantia estendida 12 meses', 'Um ano a mais, sem limite de chamados.', 1890],
  ['revisoes-3', 'SERVICE', 'Pacote de três revisões', 'Peças e mão de obra do plano.', 2190],
];

export const DELIVERY_STEPS = [
  'Inspeção de entrega',
  'Limpeza e polimento',
  'Documentos conferidos',
  'Apresentação do veículo',
  'Primeiro contato após a entrega',
] as const;
