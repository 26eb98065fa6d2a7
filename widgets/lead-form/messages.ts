import * as wordsEs from '#ui/core/words.es-AR';
import * as wordsPt from '#ui/core/words.pt-BR';
import { sharedMessages } from './shared-messages';

/** Messages of the first view; those of validation load with the rules. */
const pt = {
  ...sharedMessages,
  heading: 'Solicite uma proposta',
  personType: 'Você é',
  physical: 'Pessoa física',
  legalPerson: 'Pessoa jurídica',
  name: wordsPt.fullName,
  email: wordsPt.email,
  cpfCnpj: 'CPF ou CNPJ',
  corporateName: 'Razão social',
  contactName: 'Nome do contato',
  totalVehicles: 'Veículos na frota',
  hasTwoYearCnpj: 'O CNPJ tem mais de dois anos',
  postalCode: 'CEP',
  preferred: 'Contato preferido',
  choose: wordsPt.choose,
  EMAIL: wordsPt.email,
  PHONE: 'Telefone',
  MAILING: 'Correio',
  dealer: 'Concessionária',
  chooseDealer: 'Escolher concessionária',
  changeDealer: 'Trocar',
  consents: 'Aceito receber contato por',
  oneConsent: 'Escolha pelo menos uma opção',
  allowEmail: wordsPt.email,
  allowSMS: 'SMS e telefone',
  privacy: 'Seus dados serão usados para responder a esta solicitação.',
  privacyLink: 'Aviso de privacidade',
};
export type Messages = typeof pt;

const es: Messages = {
  ...sharedMessages,
  heading: 'Solicitá una propuesta',
  personType: 'Tipo de persona',
  physical: 'Persona física',
  legalPerson: 'Persona jurídica',
  name: wordsEs.fullName,
  email: wordsEs.email,
  cpfCnpj: 'CPF o CNPJ',
  corporateName: 'Razón social',
  contactName: 'Nombre del contacto',
  totalVehicles: 'Vehículos en la flota',
  hasTwoYearCnpj: 'El CUIT tiene más de dos años',
  postalCode: 'Código postal',
  preferred: 'Contacto preferido',
  choose: wordsEs.choose,
  EMAIL: wordsEs.email,
  PHONE: 'Teléfono',
  MAILING: 'Correo postal',
  dealer: 'Concesionario',
  chooseDealer: 'Elegir concesionario',
  changeDealer: 'Cambiar',
  consents: 'Acepto que me contacten por',
  oneConsent: 'Elegí al menos una opción',
  allowEmail: wordsEs.email,
  allowSMS: 'SMS y teléfono',
  privacy: 'Usaremos tus datos para responder esta solicitud.',
  privacyLink: 'Aviso de privacidad',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
