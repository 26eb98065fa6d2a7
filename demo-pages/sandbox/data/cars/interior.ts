import type { Country } from '#domain/core/brands';
import { partId } from './colors';
import { serialRows } from './parts';
import { money, type SandboxVersion, say, type Text } from './types';

type CoatingRow = readonly [code: string, name: Text, description: Text, hex: string, reais: number];

const FABRIC: CoatingRow = [
  'T01',
  ['Tecido preto', 'Tela negra'],
  ['Bancos em tecido com costura cinza.', 'Asientos de tela con costura gris.'],
  '#2a2c30',
  0,
];
const LEATHER: CoatingRow = [
  'C01',
  ['Couro sintético preto', 'Ecocuero negro'],
  ['Bancos, volante e alavanca em couro sintético preto.', 'Asientos, volante y palanca en ecocuero negro.'],
  '#17181b',
  2490,
];
const OTHERS: readonly CoatingRow[] = [
  [
    'C02',
    ['Couro sintético marrom', 'Ecocuero marrón'],
    [
      'Bancos em couro sintético marrom com costura aparente.',
      'Asientos en ecocuero marrón con costura a la vista.',
    ],
    '#5b3a26',
    2990,
  ],
  [
    'C03',
    ['Couro sintético bege', 'Ecocuero beige'],
    ['Interior claro com bancos em couro sintético bege.', 'Interior claro con asientos en ecocuero beige.'],
    '#cbb79a',
    2990,
  ],
];
const SUEDE: CoatingRow = [
  'S01',
  ['Suede cinza', 'Gamuza gris'],
  ['Bancos com centro em suede e laterais em couro.', 'Asientos con centro de gamuza y laterales de cuero.'],
  '#4c4f55',
  4490,
];

/** The version's upholsteries; the first is the standard one. */
export function coatingsOf(version: SandboxVersion, country: Country = 'BR') {
  const rows =
    version.trim === 0 ? [FABRIC, LEATHER] : [LEATHER, ...OTHERS, ...(version.trim > 1 ? [SUEDE] : [])];
  return rows.map(([code, name, description, hex, reais], i) => ({
    id: partId(version, code),
    code,
    name: say(name, country),
    description: say(description, country),
    type: 'COATING',
    price: i === 0 ? 0 : money(reais, country),
    rgbList: [hex],
    isSelected: i === 0,
  }));
}

type ServiceRow = readonly [code: string, name: Text, category: Text, short: Text, reais: number];
const CARE: Text = ['Manutenção', 'Mantenimiento'];
const COVER: Text = ['Proteção', 'Protección'];
const SERVICES: readonly ServiceRow[] = [
  ['V01', ['Plano de 3 revisões', 'Plan de 3 services'], CARE, ['Revisões', 'Services'], 2190],
  ['V02', ['Plano de 5 revisões', 'Plan de 5 services'], CARE, ['Revisões', 'Services'], 3890],
  [
    'V03',
    ['Garantia estendida de 12 meses', 'Garantía extendida de 12 meses'],
    COVER,
    ['Garantia', 'Garantía'],
    1990,
  ],
  [
    'V04',
    ['Garantia estendida de 24 meses', 'Garantía extendida de 24 meses'],
    COVER,
    ['Garantia', 'Garantía'],
    3490,
  ],
  ['V05', ['Vitrificação da pintura', 'Vitrificado de la pintura'], CARE, ['Estética', 'Estética'], 1290],
  [
    'V06',
    ['Rastreador com central 24 horas', 'Rastreador con central 24 horas'],
    COVER,
    ['Rastreador', 'Rastreador'],
    1490,
  ],
];
const WALLBOX: ServiceRow = [
  'V07',
  ['Instalação residencial do wallbox', 'Instalación domiciliaria del wallbox'],
  ['Recarga', 'Carga'],
  ['Instalação', 'Instalación'],
  1990,
];

/** Services that can be bought with the car. */
export function servicesOf(version: SandboxVersion, country: Country = 'BR') {
  const rows = version.fuel === 'Electric' ? [...SERVICES, WALLBOX] : SERVICES;
  return rows.map(([code, serviceName, category, name, reais]) => ({
    id: partId(version, code),
    code,
    serviceName: say(serviceName, country),
    category: say(category, country),
    name: say(name, country),
    price: money(reais, country),
  }));
}

const SAFETY: Text = ['Segurança', 'Seguridad'];
const COMFORT: Text = ['Conforto', 'Confort'];
const TECH: Text = ['Tecnologia', 'Tecnología'];
const DESIGN: Text = ['Design', 'Diseño'];
type SerialRow = readonly [fromTrim: number, category: Text, name: Text];
const SERIAL: readonly SerialRow[] = [
  [0, SAFETY, ['Airbags frontais e laterais', 'Airbags frontales y laterales']],
  [0, SAFETY, ['Freios ABS com EBD', 'Frenos ABS con EBD']],
  [0, SAFETY, ['Controle de estabilidade e tração', 'Control de estabilidad y tracción']],
  [0, SAFETY, ['Assistente de partida em rampa', 'Asistente de arranque en pendiente']],
  [0, SAFETY, ['Monitoramento da pressão dos pneus', 'Monitoreo de presión de neumáticos']],
  [0, COMFORT, ['Ar-condicionado', 'Aire acondicionado']],
  [0, COMFORT, ['Direção elétrica', 'Dirección eléctrica']],
  [0, COMFORT, ['Vidros e travas elétricos', 'Levantacristales y cierre eléctricos']],
  [0, TECH, ['Conexão sem fio com o celular', 'Conexión inalámbrica con el celular']],
  [0, TECH, ['Duas entradas USB', 'Dos entradas USB']],
  [1, COMFORT, ['Piloto automático', 'Control de crucero']],
  [
    1,
    COMFORT,
    ['Volante com regulagem de altura e profundidade', 'Volante regulable en altura y profundidad'],
  ],
  [1, TECH, ['Painel digital de 7"', 'Tablero digital de 7"']],
  [1, TECH, ['Chave presencial', 'Llave presencial']],
  [2, SAFETY, ['Airbags de cortina', 'Airbags de cortina']],
  [2, DESIGN, ['Luzes diurnas em LED', 'Luces diurnas LED']],
  [2, COMFORT, ['Apoio de braço central', 'Apoyabrazos central']],
  [3, TECH, ['Serviços conectados com Wi-Fi', 'Servicios conectados con Wi-Fi']],
];

/** The standard equipment of the version. */
export const serialItemsOf = (version: SandboxVersion, country: Country = 'BR') =>
  [
    ...SERIAL.filter(([from]) => version.trim >= from),
    ...serialRows(version).map(({ name, category }) => [0, category, name] as const),
  ].map(([, category, name], i) => ({
    id: partId(version, `S${String(i + 1).padStart(2, '0')}`),
    name: say(name, country),
    category: say(category, country),
  }));
