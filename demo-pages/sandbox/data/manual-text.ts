/** Sections of every owner's manual: title and text; {model} is the car's name. */
export const SECTIONS: readonly (readonly [title: string, text: string])[] = [
  [
    'Antes de sair',
    'Ajuste o banco, o volante e os espelhos com o {model} parado. Todos os ocupantes usam cinto, também no banco traseiro.',
  ],
  [
    'Painel de instrumentos',
    'Luzes vermelhas pedem que você pare em local seguro. Luzes amarelas pedem uma visita à oficina. As verdes apenas informam.',
  ],
  [
    'Pneus',
    'Calibre a cada 15 dias, com os pneus frios. As pressões do {model} estão na coluna da porta do motorista.',
  ],
  [
    'Óleo do motor',
    'Troque a cada 12 meses ou 10 mil quilômetros, o que vier primeiro. Confira o nível com o motor frio e o carro no plano.',
  ],
  [
    'Central multimídia',
    'Para parear o celular do {model}, abra Ajustes, Conexões, Bluetooth e confirme o código nos dois aparelhos.',
  ],
  [
    'Emergência',
    'Ligue o pisca-alerta, coloque o triângulo a 30 metros e chame a assistência 24 horas pelo botão do teto ou pelo aplicativo.',
  ],
];
export const SECTIONS_AR: typeof SECTIONS = [
  [
    'Antes de salir',
    'Ajustá el asiento, el volante y los espejos con el {model} detenido. Todos los ocupantes usan cinturón, también atrás.',
  ],
  [
    'Neumáticos',
    'Controlá la presión cada 15 días, con los neumáticos fríos. Los valores del {model} están en el parante de la puerta.',
  ],
];
/** Sections that only electric cars have. */
export const CHARGING: readonly [title: string, text: string] = [
  'Recarga',
  'Em casa, use uma tomada exclusiva e aterrada. De 20% a 80%, a recarga rápida do {model} leva cerca de 30 minutos.',
];
