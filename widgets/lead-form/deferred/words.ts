import type { Language } from '../../../src/domain/core/brands';
import * as dicho from '../../../src/domain/core/messages.es-AR';
import * as said from '../../../src/domain/core/messages.pt-BR';
import { addressWords } from '../../../src/features/place/address/AddressFields';

/** What the form says once it is used; the documents' own words where they give them (platform 5, 8). */
const pt = {
  corporateName: 'Digite a razão social',
  failed: said.generic,
  vehicles: said.aboveZero,
  consent: said.consent,
  dealer: said.dealer,
  dealerLine: 'Concessionária',
  chooseDealer: 'Escolher concessionária',
  changeDealer: 'Trocar',
  place: said.place,
  street: 'Digite sua rua',
  homeNumber: 'Digite o número',
  neighborhood: 'Digite seu bairro',
  summary: 'Confira os campos: {fields}.',
  sent: 'Recebemos seus dados',
  sentHint: 'A concessionária entrará em contato com você em breve.',
  again: 'Enviar outra solicitação',
  labels: addressWords['pt-BR'],
};
export type WorkWords = typeof pt;

const es: WorkWords = {
  corporateName: 'Ingresá la razón social',
  failed: dicho.generic,
  vehicles: dicho.aboveZero,
  consent: dicho.consent,
  dealer: dicho.dealer,
  dealerLine: 'Concesionario',
  chooseDealer: 'Elegir concesionario',
  changeDealer: 'Cambiar',
  place: dicho.place,
  street: 'Ingresá tu calle',
  homeNumber: 'Ingresá el número',
  neighborhood: 'Ingresá tu barrio',
  summary: 'Revisá los campos: {fields}.',
  sent: 'Recibimos tus datos',
  sentHint: 'El concesionario se va a comunicar con vos a la brevedad.',
  again: 'Enviar otra solicitud',
  labels: addressWords['es-AR'],
};

export const words: Record<Language, WorkWords> = { 'pt-BR': pt, 'es-AR': es };
