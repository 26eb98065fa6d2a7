/** What is said of payment cards. */
const pt = {
  card: '{brand} final {digits}',
  anyCard: 'Cartão',
  number: 'Número do cartão',
  holderName: 'Nome como está no cartão',
  dueDate: 'Validade (MM/AA)',
  cvv: 'Código de segurança',
  privacy: 'O número e o código vão só ao serviço que guarda o cartão e não ficam nesta página.',
  frame: 'Dados do cartão',
  framePrivacy:
    'Estes campos são da empresa que guarda o cartão: o número e o código vão direto a ela e não passam por esta página.',
  noFrame: 'Os campos do cartão não carregaram',
  frameNotReady: 'Espere os campos do cartão carregarem e tente novamente',
  checkCard: 'Confira os dados do cartão',
  cardRefused: 'O cartão não foi aceito. Confira os dados ou use outro cartão.',
  noNewCard: 'Um cartão novo não pode ser incluído nesta página agora.',
  notTaken: '{brand} não é aceito neste pagamento',
};

const es: typeof pt = {
  card: '{brand} terminada en {digits}',
  anyCard: 'Tarjeta',
  number: 'Número de la tarjeta',
  holderName: 'Nombre como está en la tarjeta',
  dueDate: 'Vencimiento (MM/AA)',
  cvv: 'Código de seguridad',
  privacy: 'El número y el código van solo al servicio que guarda la tarjeta y no quedan en esta página.',
  frame: 'Datos de la tarjeta',
  framePrivacy:
    'Estos campos son de la empresa que guarda la tarjeta: el número y el código van directo a ella y no pasan por esta página.',
  noFrame: 'Los campos de la tarjeta no cargaron',
  frameNotReady: 'Esperá a que carguen los campos de la tarjeta e intentá de nuevo',
  checkCard: 'Revisá los datos de la tarjeta',
  cardRefused: 'La tarjeta no fue aceptada. Revisá los datos o usá otra tarjeta.',
  noNewCard: 'Ahora no se puede agregar una tarjeta nueva en esta página.',
  notTaken: '{brand} no se acepta en este pago',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
