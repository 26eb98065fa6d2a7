/** What the step with the visitor's data says. */
export const messages = {
  name: 'Nome completo',
  cpf: 'CPF',
  dni: 'DNI',
  email: 'E-mail',
  phone: 'Celular',
  account: 'Já tem conta? Seus dados vêm dela.',
  purpose: 'Usamos estes dados para a reserva e para falar com você sobre o pedido.',
  privacy: 'Aviso de privacidade',
  newTab: '(abre em nova aba)',
  notAllowed: 'A reserva não está disponível para estes dados.',
  checking: 'Conferindo…',
  next: 'Continuar',
  back: 'Voltar aos carros',
};
export type Messages = typeof messages;
