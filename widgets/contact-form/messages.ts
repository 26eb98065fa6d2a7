import * as wordsEs from '#ui/core/words.es-AR';
import * as wordsPt from '#ui/core/words.pt-BR';

const pt = {
  heading: 'Fale com a gente',
  reason: 'Motivo do contato',
  choose: wordsPt.choose,
  CAR: 'Carros e preços',
  DEALER: 'Concessionária',
  AFTER_SALES: 'Revisão, peças e garantia',
  RECALL: 'Recall',
  PRAISE: 'Elogio',
  COMPLAINT: 'Reclamação',
  OTHER: 'Outro motivo',
  name: wordsPt.fullName,
  email: wordsPt.email,
  phone: wordsPt.mobilePhone,
  optional: wordsPt.optional,
  recipient: 'Para quem é a mensagem?',
  brand: 'Para a marca',
  dealer: 'Para uma concessionária',
  message: 'Mensagem',
  privacy: 'Seus dados são usados para responder à mensagem.',
  privacyLink: 'Aviso de privacidade',
  send: 'Enviar mensagem',
  sending: wordsPt.sending,
};

const es: typeof pt = {
  heading: 'Hablá con nosotros',
  reason: 'Motivo del contacto',
  choose: wordsEs.choose,
  CAR: 'Autos y precios',
  DEALER: 'Concesionario',
  AFTER_SALES: 'Service, repuestos y garantía',
  RECALL: 'Recall',
  PRAISE: 'Felicitación',
  COMPLAINT: 'Reclamo',
  OTHER: 'Otro motivo',
  name: wordsEs.fullName,
  email: wordsEs.email,
  phone: wordsEs.mobilePhone,
  optional: wordsEs.optional,
  recipient: '¿Para quién es el mensaje?',
  brand: 'Para la marca',
  dealer: 'Para un concesionario',
  message: 'Mensaje',
  privacy: 'Tus datos se usan para responder el mensaje.',
  privacyLink: 'Aviso de privacidad',
  send: 'Enviar mensaje',
  sending: wordsEs.sending,
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
