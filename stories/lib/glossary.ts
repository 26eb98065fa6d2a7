/**
 * The words of the product's terms in both languages of visitors, for whoever writes a message. Storybook shows the table
 * ("Glossário"), and test/unit/words refuses the words of `never` in every text of a visitor.
 */
import type { Language } from '#domain/core/brands';

export interface Term {
  /** The term as in the code. */
  term: string;
  'pt-BR': string;
  'es-AR': string;
  /**
   * Words and phrases that no text of the language contains, whatever their case; one that ends in * is the beginning
   * of a word.
   */
  never?: Partial<Record<Language, readonly string[]>>;
}

/** Terms by subject, in the order of the page. */
export const GLOSSARY: Readonly<Record<string, readonly Term[]>> = {
  Contato: [
    {
      term: 'name',
      'pt-BR': 'nome completo',
      'es-AR': 'nombre y apellido',
      never: { 'es-AR': ['nombre completo'] },
    },
    {
      term: 'e-mail',
      'pt-BR': 'o e-mail',
      'es-AR': 'el correo electrónico',
      never: { 'pt-BR': ['email', 'emails', 'correio eletrônico'], 'es-AR': ['e-mail', 'email', 'mail'] },
    },
    {
      term: 'phone',
      'pt-BR': 'celular; telefone, se pode ser fixo',
      'es-AR': 'celular; teléfono, si puede ser fijo',
      never: { 'pt-BR': ['telemóvel'], 'es-AR': ['móvil', 'telefone'] },
    },
    {
      term: 'person type',
      'pt-BR': 'pessoa física ou jurídica',
      'es-AR': 'tipo de persona: física o jurídica',
      never: { 'es-AR': ['sos persona', 'persona natural'] },
    },
    {
      term: 'personal data',
      'pt-BR': 'seus dados; cadastro, para o banco',
      'es-AR': 'tus datos',
      never: { 'pt-BR': ['registro', 'os seus dados'], 'es-AR': ['registro', 'registrate'] },
    },
    {
      term: 'request',
      'pt-BR': 'solicitação (pedido é o da compra)',
      'es-AR': 'solicitud (pedido es el de la compra)',
      never: {
        'pt-BR': ['enviar pedido', 'pedido de test drive', 'pedido de cotação'],
        'es-AR': ['enviar pedido', 'pedido de test drive', 'pedido de cotización', 'requisición'],
      },
    },
    {
      term: 'choose',
      'pt-BR': 'escolher; “Selecione”, numa lista',
      'es-AR': 'elegir; “Elegí una opción”, en una lista',
      never: { 'es-AR': ['seleccion*', 'escog*'] },
    },
    {
      term: 'type in',
      'pt-BR': 'digitar',
      'es-AR': 'ingresar',
      never: {
        'pt-BR': ['insira', 'inserir'],
        'es-AR': ['introducí', 'introduzca', 'digitá', 'ingrese', 'escribí el código', 'escribí un número'],
      },
    },
    {
      term: 'a required field',
      'pt-BR': 'o nome do campo: “Digite a placa”, “Escolha a cidade”',
      'es-AR': 'el nombre del campo: “Ingresá la patente”, “Elegí la localidad”',
      never: {
        'pt-BR': ['preencha este campo', 'campo obrigatório'],
        'es-AR': ['completá este campo', 'campo obligatorio'],
      },
    },
    {
      term: 'a code is sent',
      'pt-BR': 'Enviamos um código para {email}',
      'es-AR': 'Enviamos un código a {email}',
      never: { 'pt-BR': ['pode receber um código'], 'es-AR': ['puede recibir un código'] },
    },
    {
      term: 'lead',
      'pt-BR': 'a mensagem, a solicitação, o interesse',
      'es-AR': 'el mensaje, la solicitud, la consulta',
      never: { 'pt-BR': ['lead', 'leads'], 'es-AR': ['lead', 'leads'] },
    },
    {
      term: 'try again',
      'pt-BR': 'tentar novamente',
      'es-AR': 'intentar de nuevo',
      never: { 'pt-BR': ['tentar de novo', 'tente de novo'], 'es-AR': ['nuevamente', 'reintent*'] },
    },
    {
      term: 'test drive',
      'pt-BR': 'agendar um test drive',
      'es-AR': 'reservar un test drive',
      never: { 'pt-BR': ['test-drive'], 'es-AR': ['agendar', 'test-drive', 'prueba de manejo'] },
    },
    {
      term: 'link',
      'pt-BR': 'link',
      'es-AR': 'enlace',
      never: { 'pt-BR': ['enlace'], 'es-AR': ['link', 'links'] },
    },
    {
      term: 'new tab',
      'pt-BR': '(abre em nova aba)',
      'es-AR': '(se abre en una pestaña nueva)',
      never: { 'pt-BR': ['em outra aba', 'nova janela'], 'es-AR': ['en otra pestaña', 'ventana nueva'] },
    },
    {
      term: 'QR code',
      'pt-BR': 'QR code',
      'es-AR': 'código QR',
      never: { 'pt-BR': ['código QR'], 'es-AR': ['QR code'] },
    },
    {
      term: 'online',
      'pt-BR': 'on-line',
      'es-AR': 'online',
      never: { 'pt-BR': ['online'], 'es-AR': ['on-line', 'en línea'] },
    },
  ],
  Lugar: [
    {
      term: 'dealer',
      'pt-BR': 'a concessionária',
      'es-AR': 'el concesionario',
      never: {
        'pt-BR': ['revenda', 'concessionário', 'CRM'],
        'es-AR': ['concesionaria', 'concesionarias', 'CRM'],
      },
    },
    {
      term: 'city',
      'pt-BR': 'cidade',
      'es-AR': 'localidad',
      never: { 'pt-BR': ['município'], 'es-AR': ['ciudad', 'municipio'] },
    },
    {
      term: 'state',
      'pt-BR': 'estado',
      'es-AR': 'provincia (en Brasil, estado)',
    },
    {
      term: 'postal code',
      'pt-BR': 'CEP (na Argentina, código postal)',
      'es-AR': 'código postal (en Brasil, CEP)',
      never: { 'pt-BR': ['CPA'], 'es-AR': ['CPA'] },
    },
  ],
  Carro: [
    {
      term: 'car',
      'pt-BR': 'carro',
      'es-AR': 'auto',
      never: { 'es-AR': ['coche', 'carro', 'carros', 'automóvil'] },
    },
    {
      term: 'version code',
      'pt-BR': 'código da versão',
      'es-AR': 'código de la versión',
      never: { 'pt-BR': ['MVS'], 'es-AR': ['MVS'] },
    },
    {
      term: 'revision',
      'pt-BR': 'a revisão',
      'es-AR': 'el service',
      never: { 'es-AR': ['revisiones programadas'] },
    },
    {
      term: 'workshop appointment',
      'pt-BR': 'agendar uma visita',
      'es-AR': 'pedir turno',
      never: {
        'es-AR': ['reservar visita', 'reservar la visita', 'reservar una visita', 'reservar otra visita'],
      },
    },
    {
      term: 'collect the car',
      'pt-BR': 'Retirar o meu carro',
      'es-AR': 'Retirar mi auto',
      never: { 'pt-BR': ['buscar o meu carro'], 'es-AR': ['buscar mi auto'] },
    },
    {
      term: 'garage',
      'pt-BR': 'garagem',
      'es-AR': 'garaje',
      never: { 'es-AR': ['garage'] },
    },
    {
      term: 'number of manuals',
      'pt-BR': '{count} manuais',
      'es-AR': '{count} manuales',
      never: { 'pt-BR': ['contando cada'], 'es-AR': ['contando cada'] },
    },
    {
      term: 'oil change',
      'pt-BR': 'troca de óleo',
      'es-AR': 'cambio de aceite',
      never: { 'pt-BR': ['mudança de óleo'], 'es-AR': ['recambio de aceite'] },
    },
    {
      term: 'upholstery',
      'pt-BR': 'revestimento',
      'es-AR': 'tapizado',
      never: { 'pt-BR': ['estofamento'], 'es-AR': ['revestimiento'] },
    },
    {
      term: 'gearbox',
      'pt-BR': 'câmbio',
      'es-AR': 'caja',
      never: { 'pt-BR': ['caixa de câmbio'], 'es-AR': ['caja de cambios', 'transmisión'] },
    },
    {
      term: 'wheel',
      'pt-BR': 'roda',
      'es-AR': 'llanta',
      never: { 'es-AR': ['rines'] },
    },
    {
      term: 'petrol',
      'pt-BR': 'gasolina',
      'es-AR': 'nafta',
      never: { 'es-AR': ['gasolina'] },
    },
    {
      term: 'plate',
      'pt-BR': 'placa',
      'es-AR': 'patente',
      never: { 'pt-BR': ['matrícula'], 'es-AR': ['placa', 'matrícula'] },
    },
    {
      term: 'add',
      'pt-BR': 'incluir, no carro; adicionar, numa lista',
      'es-AR': 'agregar',
      never: {
        'pt-BR': ['acrescentar'],
        'es-AR': ['se suma:', 'antes de sumar', 'no se puede sumar', 'añadir', 'adicionar'],
      },
    },
    {
      term: 'remove',
      'pt-BR': 'remover',
      'es-AR': 'quitar',
      never: {
        'pt-BR': ['tirar', 'tira:', 'retirar', 'retirado', 'retirada', 'excluir'],
        'es-AR': ['remover', 'eliminar', 'sacar'],
      },
    },
    {
      term: 'an answer is needed first',
      'pt-BR': 'É preciso escolher algo antes',
      'es-AR': 'Hay que elegir algo antes',
      never: { 'pt-BR': ['pede uma escolha'], 'es-AR': ['requiere elegir', 'requiere una elección'] },
    },
  ],
  Financiamento: [
    {
      term: 'financing',
      'pt-BR': 'financiamento',
      'es-AR': 'financiación',
      never: { 'es-AR': ['financiamiento', 'financiamientos'] },
    },
    {
      term: 'down payment',
      'pt-BR': 'entrada',
      'es-AR': 'anticipo',
      never: { 'pt-BR': ['sinal'], 'es-AR': ['entrada'] },
    },
    {
      term: 'installment',
      'pt-BR': 'parcela',
      'es-AR': 'cuota',
      never: { 'pt-BR': ['prestação mensal', 'prestações'], 'es-AR': ['parcela', 'parcelas', 'mensualidad'] },
    },
    {
      term: 'a plan that one can pay',
      'pt-BR': 'que cabe no seu bolso',
      'es-AR': 'que podés pagar',
      never: { 'pt-BR': ['no seu mês', 'que couber'] },
    },
    {
      term: 'payment',
      'pt-BR': '{amount} pagos por Pix; {amount}, a pagar na concessionária',
      'es-AR': '{amount} pagados por Pix; {amount}, a pagar en el concesionario',
      never: { 'pt-BR': ['por na', 'por cartão'], 'es-AR': ['por en', 'por tarjeta'] },
    },
    {
      term: 'redeem a coupon',
      'pt-BR': 'usar o cupom',
      'es-AR': 'usar el cupón',
      never: { 'pt-BR': ['será gasto', 'foi gasto', 'gastar'], 'es-AR': ['se gasta', 'gastar'] },
    },
    {
      term: 'card data',
      'pt-BR': 'não ficam nesta página',
      'es-AR': 'no quedan en esta página',
      never: { 'pt-BR': ['os mantém'], 'es-AR': ['los conserva'] },
    },
    {
      term: 'a monthly payment',
      'pt-BR': 'quanto fica por mês',
      'es-AR': 'cuánto pagás por mes',
      never: { 'es-AR': ['queda por mes'] },
    },
    {
      term: 'consumer credit',
      'pt-BR': 'CDC',
      'es-AR': 'crédito prendario',
      never: { 'es-AR': ['CDC', 'crédito directo al consumidor'] },
    },
    {
      term: 'monthly rate',
      'pt-BR': '% ao mês',
      'es-AR': 'TEM; por año, TNA',
      never: {
        'pt-BR': ['a.m.', 'a.a.', 'a. m.'],
        'es-AR': ['% mensual', '% al mes', 'a.m.', 'a. m.', 'p. m.'],
      },
    },
    {
      term: 'total cost',
      'pt-BR': 'Custo Efetivo Total (CET), como a lei o nomeia',
      'es-AR': 'costo financiero total (CFT)',
      never: { 'pt-BR': ['CFT'], 'es-AR': ['CET', 'costo efectivo total'] },
    },
    {
      term: 'bank slip',
      'pt-BR': 'boleto',
      'es-AR': 'cupón de pago',
      never: { 'es-AR': ['boleto', 'boletos', 'boleta'] },
    },
    {
      term: 'credit bureaus',
      'pt-BR': 'órgãos de proteção ao crédito; Sistema de Informações de Crédito (SCR)',
      'es-AR': 'centrales de riesgo crediticio',
      never: {
        'pt-BR': ['birôs', 'bureaus', 'ao SCR', 'no SCR'],
        'es-AR': ['burós', 'centrales de información', 'SCR'],
      },
    },
    {
      term: 'usual terms',
      'pt-BR': 'condições usuais',
      'es-AR': 'condiciones habituales',
      never: { 'es-AR': ['usual', 'usuales'] },
    },
    {
      term: 'the simulation is run again',
      'pt-BR': 'Atualizamos a simulação',
      'es-AR': 'Actualizamos la simulación',
      never: { 'pt-BR': ['simulação acompanha'], 'es-AR': ['simulación lo sigue'] },
    },
    {
      term: 'quotation',
      'pt-BR': 'É preciso reabrir a cotação',
      'es-AR': 'Hay que reabrir la cotización',
      never: { 'pt-BR': ['reabra-a'], 'es-AR': ['reabrila'] },
    },
    {
      term: 'marital status',
      'pt-BR': 'estado civil: solteiro(a), união estável',
      'es-AR': 'estado civil: soltero/a, unión convivencial',
      never: { 'es-AR': ['unión estable'] },
    },
    {
      term: 'marriage regime',
      'pt-BR':
        'regime de bens: comunhão parcial, comunhão universal, separação de bens, participação final nos aquestos',
      'es-AR': 'régimen patrimonial: comunidad de ganancias, separación de bienes',
      never: {
        'pt-BR': ['separação parcial', 'separação total'],
        'es-AR': ['régimen de bienes', 'comunidad parcial', 'separación total', 'separación parcial'],
      },
    },
  ],
};

/** A text, or a part of one, in which a word of `never` may stand. */
export interface Exception {
  language: Language;
  text: string;
  /** The document whose own text it is, or why another word would be wrong. */
  source: string;
  /** The folder whose texts it is for; by default all. */
  within?: string;
}

export const EXCEPTIONS: readonly Exception[] = [
  {
    language: 'pt-BR',
    text: 'registro',
    source: 'a record of a table of staff; personal data are no registro',
    within: 'src/ui/editor/',
  },
  {
    language: 'es-AR',
    text: 'registro',
    source: 'a record of a table of staff; personal data are no registro',
    within: 'src/ui/editor/',
  },
  {
    language: 'pt-BR',
    text: 'registro',
    source: 'a record of a table of staff; personal data are no registro',
    within: 'demo-pages/gallery/',
  },
  {
    language: 'es-AR',
    text: 'registro',
    source: 'a record of a table of staff; personal data are no registro',
    within: 'demo-pages/gallery/',
  },
  {
    language: 'pt-BR',
    text: 'CRM',
    source: 'sellers work with it, and the documents say so',
    within: 'widgets/quotation/',
  },
  {
    language: 'es-AR',
    text: 'CRM',
    source: 'sellers work with it, and the documents say so',
    within: 'widgets/quotation/',
  },
  {
    language: 'pt-BR',
    text: 'matrícula',
    source: 'the number of an employee in the company; a plate is placa',
    within: 'widgets/employee-purchase/',
  },
  {
    language: 'pt-BR',
    text: 'Matrícula',
    source: 'the same at the beginning',
    within: 'widgets/employee-purchase/',
  },
  {
    language: 'pt-BR',
    text: 'O email não pode ser o mesmo do titular',
    source: 'spec validation#messages',
  },
  { language: 'pt-BR', text: 'Retirar o meu carro', source: 'a car is collected, nothing is removed' },
  {
    language: 'pt-BR',
    text: 'O lead iria para um código que não existe',
    source: 'to authors, about their mistakes',
  },
  { language: 'pt-BR', text: 'Tirar foto', source: 'a photo is taken, nothing is removed' },
  { language: 'pt-BR', text: 'Tirar outra foto', source: 'a photo is taken, nothing is removed' },
  { language: 'es-AR', text: 'Sacar otra foto', source: 'a photo is taken, nothing is removed' },
  { language: 'es-AR', text: 'Sacar una foto', source: 'a photo is taken, nothing is removed' },
  { language: 'es-AR', text: 'La ciudad de noche tiene otro ritmo', source: 'prose of an author, no field' },
];

/** Rules that are not about a word, one sentence each, in the language of their texts' authors. */
export const CONVENTIONS: readonly string[] = [
  'Trata-se o visitante por “você” em português e por “vos” em espanhol: escolha, elegí; digite, ingresá.',
  'Só a primeira palavra de um rótulo, título ou botão começa com maiúscula: Data de nascimento, Estado civil.',
  'Gênero de pessoas: “(a)” em português, “/a” em espanhol: Solteiro(a), Soltero/a. Para coisas de gênero desconhecido, como o nome de um opcional, um substantivo na frente ou um verbo: “Item removido: {part}”, “Se quita: {part}”.',
  'Uma frase é escrita inteira, uma para cada caso, e nunca montada de partes: “{amount}, a pagar na concessionária”, e não “{amount} por {type}: {state}”.',
  '“Seus dados” não tem artigo: “Confira seus dados”, “Seus dados foram salvos”.',
  'O que deu certo é uma frase calma que diz o que foi feito: “Recebemos sua mensagem”, “Seus dados foram salvos”. Ao lado de um texto em maiúsculas dos documentos fica uma frase assim.',
  'Entre um número e a sua unidade, e entre a moeda e o valor, o espaço não quebra a linha: “24\u00a0meses”, “120\u00a0km”. Nas mensagens ele é \\u00a0.',
  'As horas têm 24: “09:37” e “21:37”, também em espanhol.',
  'Onde duas frases se encontram há um ponto. Um rótulo ou um botão não tem ponto; um aviso de uma frase inteira tem.',
  'Diferenças de preço têm um sinal e um espaço: “+ R$ 2.770,00” e “− R$ 9.580,00”, com o sinal de menos (U+2212), e não um hífen.',
  'Singular e plural têm cada um o seu texto: “1 item”, “2 itens”.',
  'Reticências são um caractere só: “Carregando…”.',
  'Os textos de erro dos documentos (Especificação, “Mensagens e erros”) ficam como são, também onde esta tabela diria outra palavra.',
];
