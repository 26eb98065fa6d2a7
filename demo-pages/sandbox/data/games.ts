export const GAMES = [
  {
    id: 'roleta',
    name: 'Roleta da Estrada',
    description: 'Gire a roleta uma vez por dia e some pontos.',
    kind: 'WHEEL',
    brand: 'fiat',
    outcomes: [
      { id: 'nada', name: 'Quase!', points: 0 },
      { id: 'dez', name: '10 pontos', points: 10 },
      { id: 'cinquenta', name: '50 pontos', points: 50 },
      { id: 'lavagem', name: 'Lavagem grátis', points: 100 },
      { id: 'vinte', name: '20 pontos', points: 20 },
      { id: 'cem', name: '100 pontos', points: 100 },
    ],
  },
  {
    id: 'raspadinha',
    name: 'Raspadinha da Trilha',
    description: 'Raspe o mapa e descubra o que há no fim do caminho.',
    kind: 'SCRATCH',
    brand: 'jeep',
    outcomes: [
      { id: 'mirante', name: 'Mirante', points: 30 },
      { id: 'cachoeira', name: 'Cachoeira', points: 60 },
      { id: 'atoleiro', name: 'Atoleiro', points: 5 },
    ],
  },
  {
    id: 'ruleta',
    name: 'Ruleta de la Ruta',
    description: 'Girá la ruleta una vez por día y sumá puntos.',
    kind: 'WHEEL',
    brand: 'peugeot',
    outcomes: [
      { id: 'nada', name: '¡Casi!', points: 0 },
      { id: 'diez', name: '10 puntos', points: 10 },
      { id: 'cincuenta', name: '50 puntos', points: 50 },
      { id: 'lavado', name: 'Lavado gratis', points: 100 },
    ],
  },
];
