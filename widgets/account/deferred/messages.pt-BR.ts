export const messages = {
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
export type Messages = typeof messages;
