import { BRANDS, type Brand, type Country } from '#domain/core/brands';
import { RECALL_SERVICE } from '#services/entities/recall';
import { SANDBOX_BRANDS } from '../brands';
import { modelsOf } from '../cars';
import { type SandboxVersion, say, type Text } from './types';

interface Row {
  kind: 'airbag' | 'software' | 'hose' | 'charger';
  title: Text;
  defect: Text;
  risk: Text;
  solution: Text;
  minutes: number;
  startsAt: string;
}
const ROWS: readonly Row[] = [
  {
    kind: 'airbag',
    title: ['Módulo do airbag do passageiro', 'Módulo del airbag del acompañante'],
    defect: [
      'O conector do módulo pode não ter sido travado na montagem.',
      'El conector del módulo puede no haber quedado trabado en el montaje.',
    ],
    risk: [
      'Em uma colisão, o airbag pode não abrir, com risco de lesões aos ocupantes.',
      'En un choque, el airbag puede no desplegarse, con riesgo de lesiones para los ocupantes.',
    ],
    solution: [
      'Inspeção e, se necessário, substituição do conector. O serviço é gratuito.',
      'Inspección y, de ser necesario, reemplazo del conector. El servicio es gratuito.',
    ],
    minutes: 60,
    startsAt: '2026-03-09',
  },
  {
    kind: 'software',
    title: ['Software da central eletrônica dos freios', 'Software de la unidad electrónica de frenos'],
    defect: [
      'Em baixa temperatura, o assistente de partida em rampa pode soltar o freio antes da hora.',
      'Con baja temperatura, el asistente de arranque en pendiente puede soltar el freno antes de tiempo.',
    ],
    risk: [
      'O veículo pode se mover em uma ladeira, com risco de colisão.',
      'El vehículo puede moverse en una pendiente, con riesgo de choque.',
    ],
    solution: [
      'Atualização do software na concessionária. O serviço é gratuito.',
      'Actualización del software en el concesionario. El servicio es gratuito.',
    ],
    minutes: 30,
    startsAt: '2026-06-22',
  },
  {
    kind: 'hose',
    title: ['Mangueira de combustível', 'Manguera de combustible'],
    defect: [
      'A abraçadeira da mangueira pode perder pressão com o tempo.',
      'La abrazadera de la manguera puede perder presión con el tiempo.',
    ],
    risk: [
      'Pode haver vazamento de combustível e, perto de uma fonte de calor, risco de incêndio.',
      'Puede haber pérdida de combustible y, cerca de una fuente de calor, riesgo de incendio.',
    ],
    solution: [
      'Substituição da abraçadeira e da mangueira. O serviço é gratuito.',
      'Reemplazo de la abrazadera y de la manguera. El servicio es gratuito.',
    ],
    minutes: 90,
    startsAt: '2025-11-17',
  },
  {
    kind: 'charger',
    title: ['Conector de recarga', 'Conector de carga'],
    defect: [
      'A vedação do conector de recarga pode deixar entrar umidade.',
      'El sellado del conector de carga puede dejar entrar humedad.',
    ],
    risk: [
      'A recarga pode parar e, com água no conector, há risco de aquecimento.',
      'La carga puede interrumpirse y, con agua en el conector, hay riesgo de calentamiento.',
    ],
    solution: [
      'Substituição da vedação do conector. O serviço é gratuito.',
      'Reemplazo del sellado del conector. El servicio es gratuito.',
    ],
    minutes: 90,
    startsAt: '2025-11-17',
  },
];

/** An electric car has no fuel hose; what its plate says of one is about its charging connector. */
export const kindFor = (kind: RecallKind, { fuel }: Pick<SandboxVersion, 'fuel'>): RecallKind =>
  kind === 'hose' && fuel === 'Electric' ? 'charger' : kind;

/** Whether a campaign may be of a version. */
const isOf = ({ kind }: Row, { fuel }: SandboxVersion) =>
  kind === 'hose' ? fuel !== 'Electric' : kind !== 'charger' || fuel === 'Electric';

export type RecallKind = Row['kind'];
export const campaignId = (brand: Brand, kind: RecallKind): string =>
  `${SANDBOX_BRANDS[brand].number}${ROWS.findIndex((row) => row.kind === kind) + 1}26`;

/** A brand's campaigns; empty for an unknown brand. */
export function campaignsOf(brand: string, country: Country = 'BR') {
  const known = BRANDS.find((each) => each === brand.toLowerCase());
  if (!known) return [];
  return ROWS.map((row) => ({
    row,
    models: modelsOf(known).filter(({ versions }) => versions.some((version) => isOf(row, version))),
  }))
    .filter(({ models }) => models.length > 0)
    .map(({ row, models }) => ({
      id: campaignId(known, row.kind),
      code: `RC-${campaignId(known, row.kind)}`,
      brand: known as string,
      title: say(row.title, country),
      defect: say(row.defect, country),
      risk: say(row.risk, country),
      solution: say(row.solution, country),
      startsAt: row.startsAt,
      minutes: row.minutes,
      serviceType: RECALL_SERVICE.type as string,
      serviceCode: RECALL_SERVICE.code as string,
      models: models.map(({ modelName }) => ({ modelName, fromYear: 2018, toYear: 2027, chassis: '9BV…' })),
      software: row.kind === 'software',
    }));
}

/**
 * The meaning of a plate's last digit in the sandbox: the car's campaigns, and whether they were done. Any other
 * digit: none.
 */
export const BY_LAST_DIGIT: Record<
  string,
  readonly (readonly [kind: RecallKind, status: 'OPEN' | 'DONE'])[]
> = {
  1: [['airbag', 'OPEN']],
  2: [['software', 'OPEN']],
  3: [
    ['airbag', 'OPEN'],
    ['software', 'OPEN'],
  ],
  4: [['hose', 'DONE']],
  6: [
    ['hose', 'OPEN'],
    ['airbag', 'DONE'],
  ],
};
