const pt = {
  hello: 'Olá, {name}',
  helloAny: 'Você entrou na sua conta',
  signOut: 'Sair da conta',
  sections: 'Seções da conta',
  'personal-data': 'Dados pessoais',
  address: 'Endereço',
  dealer: 'Minha concessionária',
  garage: 'Minha garagem',
  orders: 'Meus pedidos',
  vouchers: 'Meus vouchers',
  'card-wallet': 'Meus cartões',
  password: 'Trocar a senha',
  benefits: 'Benefícios',
};
export type Messages = typeof pt;

const es: Messages = {
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

export const texts = { 'pt-BR': pt, 'es-AR': es };
