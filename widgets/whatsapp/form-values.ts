export interface WhatsappForm {
  name: string;
  phone: string;
}
