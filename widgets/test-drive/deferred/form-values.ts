import type { HalfDay } from '#domain/scheduling/half-days';
import type { Person } from '#features/scheduling/person';

/** The form's values, named as in the service, so that rejected input is shown at its field. */
export interface TestDriveForm extends Person {
  modelCode: string;
  mvsCode: string;
  /** idSiteGeo. */
  idSiteGeo: string;
  /** YYYY-MM-DD. */
  date: string;
  period: HalfDay | '';
  allowWhatsApp: boolean;
  consultantId: string;
  boxId: string;
  message: string;
}
