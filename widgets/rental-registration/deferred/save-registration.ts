import type { Country } from '#domain/core/brands';
import { reportProblem } from '#page/settings/report-problem';
import type { RentalUser } from '#services/entities/rental-user';
import { wholeRecord } from '#services/entities/whole-record';
import { isKind, problemOf } from '#services/http/problem';
import { isServiceError } from '#services/http/service-error';
import { sendOnce } from '#services/once/ensure-once';
import type { Question } from '#services/once/once-service';
import { UnknownOutcome } from '#services/once/unknown-outcome';
import { createRentalUser, updateRentalUser } from '#services/rental-user';
import type { Host } from '#ui/core/host-context';
import { FormRefusal } from '#ui/form-refusal';
import { failureKind } from '#ui/submission';
import { texts } from './messages';
import { readRegistration } from './registration-calls';
import { type Body, bodyOf, changesOf, type Registration, valuesOf } from './registration-values';

/** What is known of the service's registration in a form; changed by saveRegistration. */
export interface Progress {
  saved: Body;
  /** The licence as the service has it, which goes back whole. */
  licence?: RentalUser['driverLicence'];
  /** Whether it is registered: then it is changed, not created. */
  isRegistered: boolean;
}

export interface Outcome {
  user: RentalUser;
  /** Number of fields sent. */
  changed: number;
  isNew: boolean;
}

/** The service's names of fields in the form's. */
const FIELD_NAMES: Readonly<Record<string, keyof Registration>> = {
  driverLicence: 'licenceNumber',
  'driverLicence.number': 'licenceNumber',
  'driverLicence.category': 'licenceCategory',
  'driverLicence.expiresAt': 'licenceExpiry',
};

/**
 * Creates the registration (RUS-04), or changes what is different of it (EXT-06). After an answer that was lost, and where
 * the visitor has registered elsewhere meanwhile, the service is asked what it has (RUS-03) before anything is sent again.
 * Neither call is made with an empty body. Throws a FormRefusal or a ServiceError.
 */
export async function saveRegistration(
  values: Partial<Registration>,
  progress: Progress,
  country: Country,
  host: Host,
): Promise<Outcome> {
  const { element, signal, language, emit } = host;
  const messages = texts[language];
  const whole = bodyOf(values, country);
  /** Whether the registration was there, with other data, when it was asked for. */
  let isElsewhere = false;
  let changed = 0;
  let isNew = false;
  const look = async ({ isRefused }: Question) => {
    const now = await readRegistration(signal);
    if (!now?.registered) return undefined;
    progress.saved = bodyOf(valuesOf(now, country), country);
    progress.licence = now.driverLicence;
    const isSame = Object.keys(changesOf(whole, progress.saved)).length === 0;
    isElsewhere = !isSame && !progress.isRegistered;
    progress.isRegistered = true;
    if (!isSame) return undefined;
    if (isRefused) isNew = false;
    return now;
  };
  const make = () => {
    isElsewhere = false;
    const changes = progress.isRegistered ? changesOf(whole, progress.saved) : whole;
    const { saved, licence } = progress;
    const { driverLicence } = changes;
    // Nobody says what becomes of the fields of a licence that are not sent.
    const sent = driverLicence && licence && wholeRecord(licence, driverLicence, saved.driverLicence);
    const body = sent ? { ...changes, driverLicence: sent } : changes;
    changed = Object.keys(body).length;
    isNew = !progress.isRegistered;
    const call = isNew ? createRentalUser : updateRentalUser;
    // What is asked about is the registration; the key is that of what is sent.
    return sendOnce<RentalUser>({
      owner: element,
      kind: 'rental registration call',
      content: [isNew, body],
      send: (idempotencyKey) => call({ body }, { signal, idempotencyKey }),
    });
  };
  try {
    const user = await sendOnce<RentalUser>({
      owner: element,
      kind: 'rental registration',
      content: whole,
      look,
      send: make,
      verifies: (refusal) => isKind(refusal, 'conflict'),
    });
    progress.saved = bodyOf(valuesOf(user, country), country);
    progress.licence = user.driverLicence;
    progress.isRegistered = true;
    emit('vt-rental-registration-saved', { isNew, changed });
    return { user, changed, isNew };
  } catch (error) {
    emit('vt-rental-registration-failed', { kind: failureKind(error) });
    throw shown(error, isElsewhere, messages);
  }
}

/** Returns what the form shows of a failure. */
function shown(error: unknown, isElsewhere: boolean, messages: (typeof texts)['pt-BR']): unknown {
  if (isServiceError(error) && error.kind === 'input') {
    // The documents' text is for developers; a call that has nothing to say is not made (spec reservations#rental).
    reportProblem(error.call, error.message);
    return new FormRefusal({}, [messages.unchanged]);
  }
  if (isElsewhere) return new FormRefusal({}, [messages.elsewhere]);
  if (error instanceof UnknownOutcome)
    return new FormRefusal({}, [error.why === 'absent' ? messages.absent : messages.lost]);
  const { kind, refusal, messages: said } = problemOf(error);
  if (refusal && said.length > 0) {
    const named = Object.entries(refusal.fields).map(([name, text]) => [FIELD_NAMES[name] ?? name, text]);
    return new FormRefusal(Object.fromEntries(named), refusal.others);
  }
  return kind === 'refused' || kind === 'conflict' ? new FormRefusal({}, [messages.refused]) : error;
}
