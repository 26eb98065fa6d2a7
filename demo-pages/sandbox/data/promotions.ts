import type { Brand } from '#domain/core/brands';

/** Id, brand, group, name, start and end in days from now, way to win numbers, description. */
type Row = readonly [
  id: string,
  brand: Brand,
  group: string,
  name: string,
  starts: number,
  ends: number,
  attributions: readonly string[],
  description: string,
];

/** The past promotion of every signed-in user; its report can be downloaded. */
export const PAST_PROMOTION = 'aventura-jeep';
/** The current promotion of every signed-in user. */
export const STANDING_PROMOTION = 'indique-jeep';
/** A current promotion that only seeded users have joined. */
export const OPEN_PROMOTION = 'verao-fiat';

export const PROMOTION_ROWS: readonly Row[] = [
  [
    OPEN_PROMOTION,
    'fiat',
    'varejo',
    'Verão de Portas Abertas',
    -20,
    70,
    ['QR_CODE', 'INVITATION'],
    'Faça um test drive, leia o QR Code na concessionária e concorra a um Fiat 0 km e a mil vales-combustível.',
  ],
  [
    'ferias-fiat',
    'fiat',
    'clube-fiat',
    'Férias na Estrada',
    -90,
    -10,
    ['QR_CODE'],
    'Quem passou pelas paradas da rede nas férias concorreu a diárias para a família.',
  ],
  [
    PAST_PROMOTION,
    'jeep',
    'comunidade',
    'Aventura Jeep 2026',
    -150,
    -12,
    ['QR_CODE', 'INVITATION', 'PURCHASE'],
    'Cada ponto de parada da expedição rende um número da sorte para o sorteio de uma viagem off-road.',
  ],
  [
    STANDING_PROMOTION,
    'jeep',
    'comunidade',
    'Indique um Amigo Jeep',
    -40,
    50,
    ['INVITATION', 'QR_CODE'],
    'Convide quem ainda não dirigiu um Jeep. A cada amigo que aceitar, vocês dois ganham um número da sorte.',
  ],
  [
    'trilha-jeep',
    'jeep',
    'trilhas',
    'Trilha Premiada',
    -10,
    30,
    ['QR_CODE', 'INVITATION'],
    'Leia o QR Code de cada parada da trilha e concorra a um fim de semana na serra.',
  ],
  [
    'safra-ram',
    'ram',
    'agro',
    'Safra Ram',
    -8,
    35,
    ['QR_CODE'],
    'Visite o estande da Ram nas feiras do agro, leia o código e concorra a um ano de revisões.',
  ],
  [
    'noite-abarth',
    'fiat-abarth',
    'comunidade',
    'Noite do Escorpião',
    -5,
    20,
    ['QR_CODE'],
    'Uma volta rápida no autódromo com piloto profissional para vinte donos de Abarth.',
  ],
  [
    'rota-peugeot',
    'peugeot',
    'leoes',
    'Rota dos Leões',
    -15,
    45,
    ['QR_CODE', 'INVITATION'],
    'Visite uma concessionária, leia o QR Code do painel e convide quem dirige com você.',
  ],
  [
    'geracao-eletrica',
    'peugeot',
    'varejo',
    'Geração Elétrica',
    12,
    60,
    ['QR_CODE', 'PURCHASE'],
    'Em breve: quem conhecer a linha elétrica concorre a um carregador residencial com instalação.',
  ],
  [
    'chevrons-c3',
    'citroen',
    'varejo',
    'Conforto em Dobro',
    -60,
    -3,
    ['PURCHASE'],
    'Compradores de outubro concorreram ao valor do carro de volta.',
  ],
  [
    'leap-inauguracao',
    'leapmotor',
    'varejo',
    'Primeiros mil Leapmotor',
    -2,
    88,
    ['PURCHASE', 'QR_CODE'],
    'Os mil primeiros clientes concorrem a cinco anos de energia para recarga.',
  ],
];

/** Prizes by promotion; the others have FUEL. */
/** The picture is a name of drawings/prize.ts; some have none. */
type PrizeRow = readonly [name: string, description: string, quantity: number, picture?: string];

export const PRIZES: Record<string, readonly PrizeRow[]> = {
  [OPEN_PROMOTION]: [
    ['Fiat 0 km', 'Um carro 0 km na versão de entrada, com documentação.', 1, 'carro'],
    ['Vale-combustível', 'R$ 200 em combustível.', 1000],
  ],
  [PAST_PROMOTION]: [
    ['Viagem off-road', 'Quatro dias na Serra da Canastra para duas pessoas.', 1, 'montanha'],
    ['Kit de camping', 'Barraca de teto, mesa e duas cadeiras.', 10],
  ],
  [STANDING_PROMOTION]: [
    ['Barraca de teto', 'Para duas pessoas, instalada na concessionária.', 5, 'barraca'],
  ],
  'safra-ram': [['Um ano de revisões', 'Mão de obra e peças do plano de manutenção.', 3]],
  'noite-abarth': [['Volta rápida', 'Uma noite no autódromo.', 20]],
};
export const FUEL: PrizeRow = ['Vale-combustível', 'R$ 300 em combustível.', 100];

export const GROUP_ROWS: readonly (readonly [id: string, name: string, brand: string])[] = [
  ['varejo', 'Campanhas de varejo', 'fiat'],
  ['comunidade', 'Comunidades de donos', 'jeep'],
  ['agro', 'Feiras do agro', 'ram'],
  ['clube-fiat', 'Clube Fiat', 'fiat'],
  ['trilhas', 'Trilhas Jeep', 'jeep'],
  ['leoes', 'Clube dos Leões', 'peugeot'],
];

export const REGION_ROWS: readonly (readonly [id: string, name: string, states: string])[] = [
  ['norte', 'Norte', 'AC AM AP PA RO RR TO'],
  ['nordeste', 'Nordeste', 'AL BA CE MA PB PE PI RN SE'],
  ['centro-oeste', 'Centro-Oeste', 'DF GO MS MT'],
  ['sudeste', 'Sudeste', 'ES MG RJ SP'],
  ['sul', 'Sul', 'PR RS SC'],
];

/** Documents that may not take part in the open promotion: the second customer is a relative of staff. */
export const DENIED_DOCUMENTS: readonly (readonly [document: string, reason: string])[] = [
  ['98765432100', 'Parente de funcionário da organizadora'],
  ['86288366757', 'Funcionário da organizadora'],
];

/** Those of the other promotions that have any. */
export const MORE_DENIED: Readonly<Record<string, typeof DENIED_DOCUMENTS>> = {
  'trilha-jeep': [
    ['66048764707', 'Funcionário da organizadora'],
    ['29141777638', 'Funcionário da concessionária que entrega o prêmio'],
    ['01152449303', 'Parente de funcionário da organizadora'],
  ],
  'rota-peugeot': [
    ['20284561237', 'Funcionário da organizadora'],
    ['27317894568', 'Parente de funcionário da organizadora'],
    ['30712345671', 'Funcionário da concessionária que entrega o prêmio'],
  ],
};

/** A promotion that names neither its authorisation nor its draw. */
export const UNSTATED_PROMOTION = 'leap-inauguracao';

/** Days from a promotion's end to its draw. */
export const DAYS_UNTIL_DRAW = 5;

export const PROMOTER = 'Organizadora Exemplo de Promoções Ltda., CNPJ 11.222.333/0001-81';
export const DRAW_METHOD =
  'O número sorteado é formado pelos cinco primeiros prêmios da extração da loteria federal seguinte ao fim da promoção. ' +
  'Se ninguém tiver esse número, vence o número distribuído imediatamente acima dele.';

export const RULES =
  'Promoção válida em todo o território nacional para maiores de 18 anos residentes no Brasil. ' +
  'Cada QR Code é válido uma única vez por participante. O sorteio segue a extração da loteria federal.';
