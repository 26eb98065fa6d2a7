import { hasTwoTone, TWO_TONE } from './colors';
import type { SandboxVersion, Text } from './types';

/** A part independent of versions: relations by code. */
export interface PartRow {
  code: string;
  name: Text;
  category: Text;
  reais: number;
  featured?: true;
  includes?: readonly string[];
  excludes?: readonly string[];
  /** One of these is required with it. */
  oneOf?: readonly string[];
  /** All of these are required. */
  needs?: readonly string[];
  /** The colours it goes with: those with another roof, or white, black and grey. */
  colors?: 'two-tone' | 'dark';
  /** The versions that offer it; all if absent. */
  when?: (version: SandboxVersion) => boolean;
  /** From this trim on it is standard equipment and not an optional. */
  serialFrom?: number;
}

const PACK: Text = ['Pacotes', 'Paquetes'];
const WHEELS: Text = ['Rodas e pneus', 'Llantas y neumáticos'];
const TECH: Text = ['Tecnologia', 'Tecnología'];
const SAFETY: Text = ['Segurança', 'Seguridad'];
const COMFORT: Text = ['Conforto', 'Confort'];
const DESIGN: Text = ['Design', 'Diseño'];

const high = ({ shape }: SandboxVersion) => ['suv', 'pickup', 'crossover'].includes(shape);
const roofed = ({ shape, trim }: SandboxVersion) => trim > 0 && ['suv', 'crossover', 'sedan'].includes(shape);
const noVan = ({ shape }: SandboxVersion) => shape !== 'van';

const row = (
  code: string,
  name: Text,
  category: Text,
  reais: number,
  more: Omit<PartRow, 'code' | 'name' | 'category' | 'reais'> = {},
): PartRow => ({ code, name, category, reais, ...more });

/**
 * Optionals, packs first. Two parts that one part includes never exclude each other, and the parts that two exclusive
 * colours require exclude each other: every single part can be selected.
 */
export const OPTIONAL_ROWS: readonly PartRow[] = [
  row('PCO', ['Pacote Conforto', 'Paquete Confort'], PACK, 3490, {
    includes: ['ARD', 'SEN', 'BAN'],
    excludes: ['PSP'],
  }),
  row('PTE', ['Pacote Tech', 'Paquete Tech'], PACK, 4990, {
    featured: true,
    includes: ['MUL', 'IND', 'CAM'],
  }),
  row('PSE', ['Pacote Safety', 'Paquete Safety'], PACK, 3990, {
    featured: true,
    includes: ['CAM', 'FRE', 'FAI'],
  }),
  row('PPR', ['Pacote Premium', 'Paquete Premium'], PACK, 10_990, {
    includes: ['PTE', 'PSE', 'SOM'],
    when: ({ trim }) => trim > 0,
  }),
  row('PSP', ['Pacote Sport', 'Paquete Sport'], PACK, 5490, {
    includes: ['R18', 'AER'],
    excludes: ['PCO', 'POF'],
    when: noVan,
  }),
  row('POF', ['Pacote Off-road', 'Paquete Off-road'], PACK, 4990, {
    includes: ['RAT', 'PRO'],
    excludes: ['PSP', 'R18', 'AER'],
    when: high,
  }),
  row('PNI', ['Pacote Night', 'Paquete Night'], PACK, 2990, {
    includes: ['R18'],
    excludes: [TWO_TONE],
    colors: 'dark',
    when: noVan,
  }),
  row(TWO_TONE, ['Teto bicolor', 'Techo bicolor'], DESIGN, 1990, {
    featured: true,
    excludes: ['PNI', 'TET'],
    colors: 'two-tone',
    when: hasTwoTone,
  }),
  row('TET', ['Teto solar panorâmico', 'Techo solar panorámico'], DESIGN, 6490, {
    featured: true,
    excludes: [TWO_TONE],
    when: roofed,
  }),
  row('R17', ['Rodas de liga leve 17"', 'Llantas de aleación 17"'], WHEELS, 1890, {
    excludes: ['R18', 'RAT'],
    serialFrom: 3,
  }),
  row('R18', ['Rodas de liga leve 18" diamantadas', 'Llantas de aleación 18" diamantadas'], WHEELS, 2990, {
    excludes: ['R17', 'RAT', 'POF'],
    when: noVan,
  }),
  row('RAT', ['Rodas 17" com pneus all-terrain', 'Llantas 17" con neumáticos all-terrain'], WHEELS, 3290, {
    excludes: ['R17', 'R18'],
    when: high,
  }),
  row('MUL', ['Central multimídia de 10,1"', 'Pantalla multimedia de 10,1"'], TECH, 2490, { serialFrom: 3 }),
  row('SOM', ['Som premium com subwoofer', 'Audio premium con subwoofer'], TECH, 2790, {
    oneOf: ['MUL', 'PTE'],
  }),
  row('IND', ['Carregador de celular por indução', 'Cargador inalámbrico'], TECH, 790, { needs: ['MUL'] }),
  row('CAM', ['Câmera de ré', 'Cámara de retroceso'], SAFETY, 1190, { serialFrom: 2 }),
  row('C36', ['Câmera 360°', 'Cámara 360°'], SAFETY, 2290, { needs: ['SEN'], when: ({ trim }) => trim > 0 }),
  row('SEN', ['Sensores de estacionamento', 'Sensores de estacionamiento'], SAFETY, 890, { serialFrom: 2 }),
  row('FRE', ['Frenagem autônoma de emergência', 'Frenado autónomo de emergencia'], SAFETY, 1690),
  row('FAI', ['Alerta de mudança de faixa', 'Alerta de cambio de carril'], SAFETY, 1290),
  row('ACC', ['Piloto automático adaptativo', 'Control de crucero adaptativo'], SAFETY, 2690, {
    needs: ['FRE'],
    when: ({ trim }) => trim > 0,
  }),
  row('ARD', ['Ar-condicionado digital', 'Climatizador digital'], COMFORT, 1690, { serialFrom: 2 }),
  row('BAN', ['Banco do motorista elétrico', 'Asiento del conductor eléctrico'], COMFORT, 2190),
  row('LED', ['Faróis full LED', 'Faros full LED'], DESIGN, 2190, { serialFrom: 1 }),
  row('AER', ['Aerofólio esportivo', 'Alerón deportivo'], DESIGN, 990, { excludes: ['POF'], when: noVan }),
  row('PRO', ['Protetor de cárter', 'Protector de cárter'], DESIGN, 690, { when: high }),
  row('REB', ['Pré-instalação para reboque', 'Preinstalación para remolque'], TECH, 1490, {
    oneOf: ['CAM', 'C36'],
  }),
];
