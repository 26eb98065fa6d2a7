import { type CarCodes, choicesOf, codesOf, type Lost, startChoices } from '#domain/car/choices';
import { latestRequest } from '#domain/core/latest-request';
import { compileParts } from '#domain/parts/parts';
import { partRuleOf } from '#domain/parts/rules';
import { emit } from '#page/core/events';
import { pageSingleton } from '#page/core/page-singleton';
import { reportProblem } from '#page/settings/report-problem';
import { isKind } from '#services/http/problem';
import { statusOf } from '#services/http/status';
import { $carOptions, type CarOptions, noCar, setCar, setCarOptions } from '../car-store';
import type { CarAnswer, RequestedVersion } from '../current/request-car';
import { chosenNow, resetChoices } from './choices';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor chose a version of a model; year is the model year. */
    'vt-version-selected': { mvsCode: string; year: number | null };
  }
}

/** A version and its choices; without codes the version's defaults. */
export interface CarRequest extends RequestedVersion {
  codes?: CarCodes;
  loadedFromLocalStorage?: boolean;
  /** Whether the visitor chose it, not the page or an earlier visit. */
  byVisitor?: boolean;
}

const requests = pageSingleton('carRequests', latestRequest);

/** Status of a code that no version can have. */
const INVALID_CODE = 422;

function optionsOf({ mvsCode }: CarRequest, answer: Awaited<CarAnswer>): CarOptions {
  const parts = [...answer.parts, ...answer.accessories];
  const rules = parts.map((part) => partRuleOf(part, answer));
  const compiled = compileParts(rules, answer.colors, answer.coatings);
  if (compiled.unknown.length > 0)
    reportProblem(
      `the parts of ${mvsCode}`,
      `rules name ids that no part has: ${compiled.unknown.join(', ')}`,
    );
  return { ...answer, compiled };
}

/**
 * Returns the choices that the visitor lost: without the previous version's default colour and coating, and without
 * optionals that are standard in the new version.
 */
function lostChoices(lost: readonly Lost[], before: CarOptions | null, now: CarOptions): Lost[] {
  if (!before) return [...lost];
  const own = codesOf(before, startChoices(before));
  const standard = new Set((now.serialItems ?? []).map(({ name }) => name));
  const nameOf = (code: string) => before.parts.find((part) => part.code === code)?.name ?? '';
  return lost.filter(({ kind, code }) => {
    if (kind === 'color' || kind === 'coating') return own[kind] !== code;
    return kind !== 'part' || !standard.has(nameOf(code));
  });
}

/**
 * Makes a version the page's current car; widgets call it through current/load-car.ts, which sets the loading state.
 * Requested choices that the version does not offer are in $car.lost. Never throws: a failure clears the previous
 * version and is in $car.status and $car.problem.
 * @param answer what the service says of the version (current/request-car.ts)
 */
export async function openCar(request: CarRequest, from: EventTarget, answer: CarAnswer): Promise<void> {
  const isLatest = requests.start();
  try {
    const offered = optionsOf(request, await answer);
    if (!isLatest()) return;
    const { choices, lost } = request.codes
      ? choicesOf(offered, request.codes)
      : { choices: startChoices(offered), lost: [] as Lost[] };
    const gone = lostChoices(lost, $carOptions.get(), offered);
    setCarOptions(offered);
    setCar({
      ...noCar(),
      status: 'ready',
      isReady: true,
      mvs: offered.mvs,
      groupedMvs: offered.groupedMvs,
      lost: gone,
      loadedFromLocalStorage: request.loadedFromLocalStorage ?? false,
    });
    resetChoices(choices, request.byVisitor);
    emit(from, 'vt-version-selected', { mvsCode: offered.mvs.code, year: offered.mvs.year ?? null });
  } catch (error) {
    if (!isLatest()) return;
    const missing = isKind(error, 'missing') || statusOf(error) === INVALID_CODE;
    setCarOptions(null);
    setCar({ ...noCar(), status: 'failed', problem: missing ? 'missing' : 'service' });
  }
}

/** Changes to another version of the model: keeps the choices that it offers as well; the others are in $car.lost. */
export function chooseVersion(
  version: RequestedVersion,
  from: EventTarget,
  answer: CarAnswer,
): Promise<void> {
  const [offered, now] = [$carOptions.get(), chosenNow()];
  const codes = offered && now ? codesOf(offered, now) : undefined;
  return openCar({ ...version, byVisitor: true, ...(codes && { codes }) }, from, answer);
}
