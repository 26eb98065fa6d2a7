/** The form's values, named as in the service, so that rejected input is shown at its field. */
export interface SignupForm {
  name: string;
  email: string;
  /** The CPF, or the DNI in Argentina. */
  cpf: string;
  password: string;
  confirmation: string;
}
