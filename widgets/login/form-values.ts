/** The form's values. */
export interface LoginForm {
  /** E-mail, CPF or DNI. */
  user: string;
  password: string;
}
