import * as wordsEs from '#ui/core/words.es-AR';
import * as wordsPt from '#ui/core/words.pt-BR';

/** What the step with the visitor's data says. */
const pt = {
  name: wordsPt.fullName,
  cpf: 'CPF',
  dni: 'DNI',
  email: wordsPt.email,
  phone: wordsPt.mobilePhone,
  account: 'Já tem conta? Seus dados vêm dela.',
  purpose: 'Usamos estes dados para a reserva e para falar com você sobre o pedido.',
  privacy: 'Aviso de privacidade',
  newTab: wordsPt.newTab,
  notAllowed: 'A reserva não está disponível para estes dados.',
  checking: 'Conferindo…',
  next: wordsPt.proceed,
  back: 'Voltar aos carros',
};

const es: typeof pt = {
  name: wordsEs.fullName,
  cpf: 'CPF',
  dni: 'DNI',
  email: wordsEs.email,
  phone: wordsEs.mobilePhone,
  account: '¿Ya tenés cuenta? Tus datos vienen de ahí.',
  purpose: 'Usamos estos datos para la reserva y para hablar con vos sobre el pedido.',
  privacy: 'Aviso de privacidad',
  newTab: wordsEs.newTab,
  notAllowed: 'La reserva no está disponible para estos datos.',
  checking: 'Verificando…',
  next: wordsEs.proceed,
  back: 'Volver a los autos',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
