/** How a visitor can be reached, as the fields show it; allow…: the ways they agreed to. */
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
