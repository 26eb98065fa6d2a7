import type { Consents } from '#domain/person/consents';

/** Contact data as form values. */
export interface Contact extends Consents {
  name: string;
  email: string;
  phone: string;
  /** CPF; DNI in Argentina. */
  cpf: string;
}
