import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  hello: 'Hola, {name}',
  helloAny: 'Ingresaste a tu cuenta',
  signOut: 'Salir de la cuenta',
  sections: 'Secciones de la cuenta',
  'personal-data': 'Datos personales',
  address: 'Dirección',
  dealer: 'Mi concesionario',
  garage: 'Mi garaje',
  orders: 'Mis pedidos',
  vouchers: 'Mis vouchers',
  'card-wallet': 'Mis tarjetas',
  password: 'Cambiar la contraseña',
  benefits: 'Beneficios',
};
