/** Levels of the programs in ascending order, with their minimum points. */
export const CATEGORIES: readonly (readonly [name: string, from: number])[] = [
  ['Explorador', 0],
  ['Aventureiro', 1000],
  ['Desbravador', 3000],
  ['Lenda', 7000],
];

/** Every user has the first two. */
export const MEDALS: readonly (readonly [id: string, name: string, description: string, points: number])[] = [
  ['boas-vindas', 'Boas-vindas', 'Entrou para a comunidade.', 100],
  ['primeira-revisao', 'Em dia', 'Fez a primeira revisão na rede autorizada.', 250],
  ['trilha', 'Pé na trilha', 'Completou uma trilha oficial.', 400],
  ['noturna', 'Coruja', 'Dirigiu a trilha noturna.', 450],
  ['anfitriao', 'Anfitrião', 'Trouxe um amigo que virou dono.', 600],
  ['cartografo', 'Cartógrafo', 'Visitou concessionárias de cinco estados.', 800],
  ['guardiao', 'Guardião da serra', 'Plantou uma árvore no mutirão.', 300],
];
export const FIRST_MEDALS = 2;

type Text = readonly [pt: string, es: string];

export const FAQ: readonly (readonly [id: string, question: Text, answer: Text])[] = [
  [
    'quem',
    ['Quem pode participar?', '¿Quién puede participar?'],
    [
      'O Jeep Nation é aberto a todos os fãs da marca. O Jeep Wave é para quem comprou um Jeep 0 km na rede autorizada.',
      'Jeep Nation está abierto a todos los fanáticos de la marca. Jeep Wave es para quienes compraron un Jeep 0 km en la red oficial.',
    ],
  ],
  [
    'pontos',
    ['Como ganho pontos?', '¿Cómo sumo puntos?'],
    [
      'Com medalhas: revisões em dia, trilhas oficiais, eventos e amigos convidados.',
      'Con medallas: services al día, recorridos oficiales, eventos y amigos invitados.',
    ],
  ],
  [
    'validade',
    ['Os pontos vencem?', '¿Los puntos vencen?'],
    [
      'Cada ponto vale por 24 meses a partir do dia em que foi ganho.',
      'Cada punto vale 24 meses desde el día en que se sumó.',
    ],
  ],
  [
    'categoria',
    ['Posso descer de categoria?', '¿Puedo bajar de categoría?'],
    [
      'Não. A categoria alcançada fica com você até o fim do ano seguinte.',
      'No. La categoría alcanzada se mantiene hasta el final del año siguiente.',
    ],
  ],
  [
    'troca',
    ['Como uso um voucher?', '¿Cómo uso un voucher?'],
    [
      'Apresente o código na concessionária antes do pagamento. Cada voucher vale uma única vez.',
      'Presentá el código en el concesionario antes de pagar. Cada voucher vale una sola vez.',
    ],
  ],
];

export const PRIZES: readonly (readonly [
  id: string,
  name: Text,
  about: Text,
  points: number,
  count: number,
])[] = [
  [
    'bone',
    ['Boné da comunidade', 'Gorra de la comunidad'],
    ['Algodão lavado, aba curva.', 'Algodón lavado, visera curva.'],
    600,
    200,
  ],
  [
    'garrafa',
    ['Garrafa térmica', 'Botella térmica'],
    ['750 ml, mantém gelado por 24 horas.', '750 ml, mantiene frío por 24 horas.'],
    900,
    120,
  ],
  [
    'lavagem',
    ['Lavagem detalhada', 'Lavado detallado'],
    ['Interna e externa, na sua concessionária.', 'Interior y exterior, en tu concesionario.'],
    1500,
    80,
  ],
  [
    'revisao',
    ['Mão de obra da revisão', 'Mano de obra del service'],
    ['De uma revisão programada.', 'De un service programado.'],
    3200,
    40,
  ],
  [
    'curso',
    ['Curso de condução off-road', 'Curso de manejo off-road'],
    ['Um dia com instrutor e almoço.', 'Un día con instructor y almuerzo.'],
    5500,
    12,
  ],
];

/** Plans of a paid membership, prices in reais per month. */
export const PLANS = [
  {
    id: 'essencial',
    name: 'Essencial',
    description: 'O básico para rodar tranquilo.',
    price: 29.9,
    benefits: ['Assistência 24 horas', '5% em acessórios'],
  },
  {
    id: 'completo',
    name: 'Completo',
    description: 'Para quem usa o carro todos os dias.',
    price: 59.9,
    benefits: ['Assistência 24 horas', '10% em acessórios', 'Leva e traz na revisão'],
  },
  {
    id: 'aventura',
    name: 'Aventura',
    description: 'Para quem sai do asfalto.',
    price: 99.9,
    benefits: ['Resgate off-road', '15% em acessórios', 'Duas trilhas oficiais por ano'],
  },
];

/** The code of a gift voucher: anyone who has it can redeem it once. */
export const GIFT_CODE = 'PRESENTE2026';

/** The hash of a gift that nobody has received yet. */
export const GIFT_VOUCHER_HASH = 'presente-8f2c41d7';
