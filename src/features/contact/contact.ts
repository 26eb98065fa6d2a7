/** Contact data as form values; allow…: the contact channels the visitor agreed to. */
export interface Contact {
  name: string;
  email: string;
  phone: string;
  /** CPF; DNI in Argentina. */
  cpf: string;
  allowEmail: boolean;
  allowSMS: boolean;
  allowWhatsApp: boolean;
}
