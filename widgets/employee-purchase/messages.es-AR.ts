import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Compra para empleados y familiares',
  purpose: 'Ingresá a tu cuenta para ver las ofertas para quienes trabajan en la empresa y su familia.',
};
