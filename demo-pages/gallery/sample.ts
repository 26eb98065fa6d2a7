import type { AddressValues } from '#features/place/address/AddressFields';

/** The values of all gallery fields, by kind. */
export interface Sample extends AddressValues {
  name: string;
  company: string;
  email: string;
  phone: string;
  message: string;
  cpf: string;
  cnpj: string;
  either: string;
  cuil: string;
  dni: string;
  rg: string;
  licence: string;
  date: string;
  birthday: string;
  plate: string;
  chassis: string;
  price: string;
  percent: string;
  slider: number;
  quantity: number;
  rating: number;
  contact: string;
  person: string;
  bank: string;
  terms: boolean;
  allowEmail: boolean;
  allowSMS: boolean;
  allowWhatsApp: boolean;
  current: string;
  password: string;
  cardNumber: string;
  cardName: string;
  cardExpiry: string;
  cvv: string;
}
