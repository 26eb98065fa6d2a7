import type { Country } from '#domain/core/brands';
import type { CarShape } from '../../drawings/forms';
import { randomFrom } from '../../lib/random';
import { ENGINES, type Engine, type EngineKey, GEARS, type GearKey } from './engines';
import { type SandboxVersion, say, type Text } from './types';

/** Length, width, height and wheelbase in mm, luggage space in l, kerb weight in kg. */
const SIZES: Record<CarShape, readonly [number, number, number, number, number, number]> = {
  hatch: [4010, 1740, 1500, 2520, 300, 1130],
  city: [3600, 1640, 1510, 2320, 210, 980],
  suv: [4430, 1830, 1650, 2650, 430, 1520],
  crossover: [4280, 1780, 1560, 2560, 410, 1290],
  pickup: [5020, 1860, 1730, 3020, 980, 1790],
  sedan: [4560, 1760, 1500, 2620, 520, 1240],
  van: [4720, 1880, 1890, 2880, 3300, 1560],
};

const MOTOR: Text = ['Motor', 'Motor'];
const SPEED: Text = ['Desempenho', 'Prestaciones'];
const RANGE: Text = ['Consumo e autonomia', 'Consumo y autonomía'];
const SIZE: Text = ['Dimensões', 'Dimensiones'];
const LOAD: Text = ['Capacidades', 'Capacidades'];

const decimal = (value: number) => value.toLocaleString('pt-BR');

function engineRows(engine: Engine, gear: (typeof GEARS)[GearKey], country: Country) {
  const electric = engine.fuel === 'Electric';
  const speeds = country === 'AR' ? 'velocidades' : 'marchas';
  const unit = electric ? 'km' : 'km/l';
  return [
    [MOTOR, ['Motor', 'Motor'], engine.name],
    ...(electric
      ? []
      : [[MOTOR, ['Cilindrada', 'Cilindrada'], `${decimal(engine.displacement)} cm³`] as const]),
    [MOTOR, ['Potência máxima', 'Potencia máxima'], `${engine.power} cv`],
    [MOTOR, ['Torque máximo', 'Par máximo'], `${decimal(engine.torque)} kgfm`],
    [MOTOR, ['Câmbio', 'Caja'], gear.steps === 1 ? gear.name : `${gear.name}, ${gear.steps} ${speeds}`],
    [SPEED, ['0 a 100 km/h', '0 a 100 km/h'], `${decimal(engine.sprint)} s`],
    [SPEED, ['Velocidade máxima', 'Velocidad máxima'], `${engine.top} km/h`],
    [
      RANGE,
      electric ? ['Autonomia urbana', 'Autonomía urbana'] : ['Cidade', 'Urbano'],
      `${decimal(engine.city)} ${unit}`,
    ],
    [
      RANGE,
      electric ? ['Autonomia rodoviária', 'Autonomía en ruta'] : ['Estrada', 'Ruta'],
      `${decimal(engine.road)} ${unit}`,
    ],
  ] as const;
}

/** The version's data sheet: the sizes are the model's, the rest is the engine's. */
export function datasheetOf(version: SandboxVersion, country: Country = 'BR') {
  const random = randomFrom(`size ${version.modelCode}`);
  const near = (value: number, by: number) => value + random.whole(-by, by);
  const [length, width, height, base, luggage, weight] = SIZES[version.shape];
  const electric = version.fuel === 'Electric';
  const mm = (value: number) => `${decimal(value)} mm`;
  const rows = [
    ...engineRows(ENGINES[version.engineKey as EngineKey], GEARS[version.gearKey as GearKey], country),
    [SIZE, ['Comprimento', 'Largo'], mm(near(length, 90))],
    [SIZE, ['Largura', 'Ancho'], mm(near(width, 40))],
    [SIZE, ['Altura', 'Alto'], mm(near(height, 30))],
    [SIZE, ['Entre-eixos', 'Distancia entre ejes'], mm(near(base, 40))],
    [
      LOAD,
      version.shape === 'pickup' ? ['Caçamba', 'Caja de carga'] : ['Porta-malas', 'Baúl'],
      `${near(luggage, 30)} l`,
    ],
    ...(electric ? [] : [[LOAD, ['Tanque', 'Tanque'], `${near(52, 6)} l`] as const]),
    [
      LOAD,
      ['Peso em ordem de marcha', 'Peso en orden de marcha'],
      `${decimal(near(weight, 60) + version.trim * 15)} kg`,
    ],
  ] as const;
  return rows.map(([category, name, value]) => ({
    category: say(category as Text, country),
    name: say(name as Text, country),
    value,
  }));
}
