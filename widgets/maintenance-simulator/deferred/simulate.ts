import { object } from 'valibot';
import type { Language } from '#domain/core/brands';
import { maskWhole } from '#domain/text/whole-number';
import type { Usage } from '#domain/vehicle/maintenance';
import { kilometres, mileage } from '#features/owner/vehicle-schemas';
import { orNull } from '#services/http/problem';
import { isServiceError } from '#services/http/service-error';
import type { Host } from '#ui/core/host-context';
import type { Errors } from '#ui/core/use-form';
import { FormRefusal } from '#ui/form-refusal';
import { errorsOf, fits, orEmpty } from '#ui/validation/schema';
import { type OrderedPlan, planOf, suggestionOf } from './calls';
import type { SimulatedCar, SimulatorForm } from './form-values';
import { texts } from './messages';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor sees the maintenance plan of a version. state: of its prices, empty for the whole country. */
    'vt-maintenance-simulated': { mvsCode: string; state: string };
    /** There is no plan for the car (missing), or it could not be loaded; the visitor was informed and can retry. */
    'vt-maintenance-failed': { kind: string };
  }
}

/** The most months since the purchase; ours. */
const MONTHS_LIMIT = 600;

/** Whole months; NaN for another text. */
const monthsOf = (typed: string): number => Number(maskWhole(typed));

/** A required choice, by the message if none is made. */
const chosen = (message: string) => fits(() => true, message);

/** A simulated plan. */
export interface Simulation {
  car: SimulatedCar;
  usage: Usage;
  /** Code of the state of the prices; empty for the whole country. */
  state: string;
  plan: OrderedPlan;
}

/** Returns the messages of the failing rules, by field. isOwned: whether the car is one of the garage. */
export function check(
  values: Partial<SimulatorForm>,
  language: Language,
  isOwned: boolean,
): Errors<SimulatorForm> {
  const messages = texts[language];
  const usage = {
    mileage: mileage(language),
    months: orEmpty(fits((typed) => monthsOf(typed) <= MONTHS_LIMIT, messages.monthsWrong)),
  };
  return errorsOf<SimulatorForm>(
    isOwned
      ? object(usage)
      : object({ modelCode: chosen(messages.noModel), mvsCode: chosen(messages.noVersion), ...usage }),
    values,
  );
}

/** Returns how much the car of the form has been used. */
const usageOf = ({ mileage = '', months = '' }: Partial<SimulatorForm>): Usage => ({
  kilometers: kilometres(mileage),
  months: months.trim() ? monthsOf(months) : undefined,
});

/** Loads the plan of a car; which revision is next loads beside it. Throws a FormRefusal if there is no plan. */
export async function simulate(
  car: SimulatedCar,
  values: Partial<SimulatorForm>,
  host: Pick<Host, 'emit' | 'language'>,
): Promise<Simulation> {
  const { state = '' } = values;
  const { brand, mvsCode } = car;
  const request = { brand, mvsCode, state };
  const usage = usageOf(values);
  try {
    // The view asks for it again, and says if it fails.
    suggestionOf(request, usage).catch(() => {});
    const plan = await orNull(planOf(request));
    if (!plan?.revisions.length) throw new FormRefusal({ mvsCode: texts[host.language].noPlan });
    host.emit('vt-maintenance-simulated', { mvsCode, state });
    const name =
      car.name || [plan.modelName, plan.versionName, plan.year].filter(Boolean).join(' ') || mvsCode;
    return { car: { ...car, name }, usage, state, plan };
  } catch (error) {
    const isMissing = error instanceof FormRefusal;
    const kind = isMissing ? 'missing' : isServiceError(error) ? error.kind : 'unknown';
    host.emit('vt-maintenance-failed', { kind });
    throw error;
  }
}
