import { sharedMessages } from './shared-messages';

/** Messages of the first view; those of validation load with the rules. */
export const messages = {
  ...sharedMessages,
  heading: 'Solicite uma proposta',
  personType: 'Você é',
  physical: 'Pessoa física',
  legalPerson: 'Pessoa jurídica',
  name: 'Nome completo',
  email: 'E-mail',
  cpfCnpj: 'CPF ou CNPJ',
  corporateName: 'Razão social',
  contactName: 'Nome do contato',
  totalVehicles: 'Veículos na frota',
  hasTwoYearCnpj: 'O CNPJ tem mais de dois anos',
  postalCode: 'CEP',
  preferred: 'Contato preferido',
  choose: 'Selecione',
  EMAIL: 'E-mail',
  PHONE: 'Telefone',
  MAILING: 'Correio',
  dealer: 'Concessionária',
  chooseDealer: 'Escolher concessionária',
  changeDealer: 'Trocar',
  consents: 'Aceito receber contato por',
  oneConsent: 'Escolha pelo menos uma opção',
  allowEmail: 'E-mail',
  allowSMS: 'SMS e telefone',
  privacy: 'Seus dados serão usados para responder a esta solicitação.',
  privacyLink: 'Aviso de privacidade',
};

export type Messages = typeof messages;
