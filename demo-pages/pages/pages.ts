import { BRAND_PAGES, type PageBrand } from './brands';
import { METADATA_PAGE, TAG_PAGE } from './mistakes';

export interface Page {
  /** Address on the default build; the React build's has /react before it. */
  path: `/${string}`;
  /** Name on its card, and the document's title. */
  name: string;
  title: string;
  /** What it shows, for the index and as its description. */
  summary: string;
  group?: 'Marcas' | 'Monte o seu' | 'Financiamento' | 'Situações difíceis' | 'Para medir e experimentar';
  brand: PageBrand;
  /** In the header in place of the brand's. */
  wordmark?: string;
  /** Its file in fragments/, and what it fills in there. */
  fragment: string;
  values?: Record<string, string>;
  /** The header links to the brand page's own sections. */
  anchors?: true;
  /** Metadata of its own; null takes one of the brand's away. */
  meta?: Record<string, string | null>;
  /** What its author wrote in the place of {{snippet}} alone. */
  scripts?: string;
  /** Style sheets after the brand's. */
  styles?: readonly string[];
  /** Neither style sheets nor header and footer. */
  bare?: true;
  /** Served under a strict content security policy. */
  strict?: true;
}

const ofBrand = (brand: PageBrand, name: string, title: string, summary: string): Page => ({
  path: `/${brand}/`,
  name,
  title,
  summary,
  group: 'Marcas',
  brand,
  fragment: brand,
  anchors: true,
});

const hard = (path: `/${string}`, page: Omit<Page, 'path' | 'group'>): Page => ({
  path,
  group: 'Situações difíceis',
  ...page,
});
/** A page of each brand where configurator, comparator, summary and lead form share the car. */
const configure = (brand: PageBrand, model: string): Page => {
  const { label, language } = BRAND_PAGES[brand];
  const spanish = language === 'es-AR';
  return {
    path: `/${brand}/monte/`,
    name: `${label}: ${model}`,
    title: spanish ? `Armá tu ${model} | ${label}` : `Monte o seu ${model} | ${label}`,
    summary: spanish
      ? 'Configurador, comparador, resumen y formulario con el mismo auto.'
      : 'Configurador, comparador, resumo e formulário com o mesmo carro.',
    group: 'Monte o seu',
    brand,
    fragment: spanish ? 'configure-es' : 'configure-pt',
    values: { model },
    anchors: true,
  };
};
/** A page of each brand where the car, the calculator and the funding flow hand over to one another. */
const finance = (brand: PageBrand, model: string): Page => {
  const { label, language } = BRAND_PAGES[brand];
  const spanish = language === 'es-AR';
  return {
    path: `/${brand}/financiamento/`,
    name: `${label}: parcelas`,
    title: spanish ? `Financiá tu ${model} | ${label}` : `Financie o seu ${model} | ${label}`,
    summary: spanish
      ? 'El auto, la calculadora de cuotas y la financiación, uno después del otro.'
      : 'O carro, a calculadora de parcelas e o financiamento, um depois do outro.',
    group: 'Financiamento',
    brand,
    fragment: spanish ? 'financing-es' : 'financing-pt',
    values: { model, folder: brand },
  };
};
const bench = (path: `/${string}`, page: Omit<Page, 'path' | 'group' | 'brand'>): Page => ({
  path,
  group: 'Para medir e experimentar',
  brand: 'fiat',
  ...page,
});

const mistaken = (mistakes: typeof TAG_PAGE) =>
  Object.fromEntries(mistakes.map(({ name, content }) => [name, content]));

export const PAGES: readonly Page[] = [
  {
    path: '/',
    name: 'Índice',
    title: 'Vitrine: páginas de demonstração',
    summary: 'Páginas de demonstração dos widgets e o que cada uma mostra.',
    brand: 'fiat',
    wordmark: 'Vitrine',
    fragment: 'index',
    styles: ['index'],
  },
  ofBrand(
    'fiat',
    'Fiat',
    'Pulse | Fiat',
    'A jornada completa em português: cidade, concessionária, proposta, WhatsApp.',
  ),
  ofBrand('jeep', 'Jeep', 'Compass | Jeep', 'A cidade em uma janela; cantos retos e títulos em maiúsculas.'),
  ofBrand('ram', 'Ram', 'Rampage | Ram', 'Página escura, para pessoa física ou frota.'),
  ofBrand(
    'leapmotor',
    'Leapmotor',
    'C10 | Leapmotor',
    'Página clara de um elétrico, com a cidade em uma janela.',
  ),
  ofBrand('peugeot', 'Peugeot', '208 | Peugeot', 'Em espanhol, para a Argentina: províncias, DNI e CUIT.'),
  ofBrand('citroen', 'Citroën', 'C3 | Citroën', 'Em espanhol, para a Argentina, com a cidade em uma janela.'),
  configure('fiat', 'Argo'),
  configure('fiat-abarth', 'Pulse Abarth'),
  configure('jeep', 'Compass'),
  configure('ram', 'Rampage'),
  configure('dodge', 'Charger'),
  configure('chrysler', 'Pacifica'),
  configure('leapmotor', 'C10'),
  configure('peugeot', '208'),
  configure('citroen', 'C3'),
  finance('fiat', 'Argo'),
  finance('fiat-abarth', 'Pulse Abarth'),
  finance('jeep', 'Compass'),
  finance('ram', 'Rampage'),
  finance('dodge', 'Charger'),
  finance('chrysler', 'Pacifica'),
  finance('leapmotor', 'C10'),
  finance('peugeot', '208'),
  finance('citroen', 'C3'),
  hard('/company/', {
    name: 'Empresas',
    title: 'Vendas diretas | Ram',
    summary:
      'Pessoa jurídica primeiro, CPF ou CNPJ no mesmo campo, endereço pelo CEP, CPF opcional em duas cidades.',
    brand: 'ram',
    fragment: 'company',
    styles: ['company'],
    meta: {
      'cpf-cnpj-in-lead': 'on',
      'address-validation': 'on',
      'lead-without-cpf': 'cities=3106200,3550308; dealers=441069021',
    },
  }),
  hard('/hostile/', {
    name: 'CSS hostil',
    title: 'Uma página que briga com tudo',
    summary: 'Resets, !important em tudo, fontes enormes, nomes genéricos e camadas no maior z-index.',
    brand: 'fiat',
    fragment: 'hostile',
    styles: ['hostile'],
  }),
  hard('/csp/', {
    name: 'CSP rígida',
    title: 'Nada em linha, nada avaliado',
    summary: 'Sem unsafe-inline nem unsafe-eval, com Trusted Types: só a política lit-html é aceita.',
    brand: 'jeep',
    fragment: 'csp',
    strict: true,
  }),
  hard('/csp/monte/', {
    name: 'CSP rígida, configurador',
    title: 'Monte o seu Argo, nada em linha',
    summary: 'Configurador, comparador, resumo e formulário sob a mesma política.',
    brand: 'fiat',
    fragment: 'configure-pt',
    values: { model: 'Argo' },
    strict: true,
  }),
  hard('/csp/financiamento/', {
    name: 'CSP rígida, financiamento',
    title: 'Financie o seu Argo, nada em linha',
    summary: 'Calculadora de parcelas e financiamento sob a mesma política.',
    brand: 'fiat',
    fragment: 'financing-pt',
    values: { model: 'Argo', folder: 'fiat' },
    strict: true,
  }),
  hard('/twice/', {
    name: 'Duas versões',
    title: 'O mesmo script três vezes, e um mais velho',
    summary: 'Cópias repetidas do script e uma versão mais velha, que avisa uma vez no console.',
    brand: 'fiat',
    fragment: 'twice',
    styles: ['twins'],
    scripts: `{{snippet}}
{{snippet}}
<script type="module" async src="{{files}}/vitrine.js?copia"></script>
<script src="/assets/twice.js" defer></script>`,
  }),
  hard('/author/', {
    name: 'Modo de autor, tags',
    title: 'O que um autor pode errar nas tags',
    summary: 'Tag e atributo que não existem, opção errada, endereço recusado: cada erro com a sua legenda.',
    brand: 'fiat',
    fragment: 'author',
    styles: ['author'],
    meta: mistaken(TAG_PAGE),
  }),
  hard('/author/metadata/', {
    name: 'Modo de autor, metadados',
    title: 'O que um autor pode errar nos metadados',
    summary: 'Sem marca, país e serviços nenhum widget começa: cada um diz o que falta.',
    brand: 'fiat',
    fragment: 'author-metadata',
    styles: ['author'],
    meta: mistaken(METADATA_PAGE),
  }),
  bench('/galeria/', {
    name: 'Galeria',
    title: 'Galeria de componentes',
    summary: 'Todo campo e todo componente, em todos os estados, nas nove marcas e nos dois idiomas.',
    wordmark: 'Vitrine',
    fragment: 'gallery',
    styles: ['gallery'],
    scripts: '<script type="module" src="{{kit}}/gallery.js"></script>',
  }),
  bench('/do-carro-a-proposta/', {
    name: 'Do carro à proposta',
    title: 'Do carro à proposta | Fiat',
    summary: 'Configurador, calculadora e financiamento na mesma página: cada um continua o anterior.',
    fragment: 'financing-whole',
    values: { model: 'Argo' },
    anchors: true,
  }),
  bench('/comparador/', {
    name: 'Comparador',
    title: 'Argo, versão por versão | Fiat',
    summary: 'Versões lado a lado, do mesmo modelo e de dois modelos, abaixo de um menu fixo.',
    fragment: 'comparator',
    styles: ['comparator'],
  }),
  {
    path: '/comparador/es/',
    name: 'Comparador em espanhol',
    title: '208, versión por versión | Peugeot',
    summary: 'O mesmo para a Argentina: pesos e códigos de 16 caracteres.',
    group: 'Para medir e experimentar',
    brand: 'peugeot',
    fragment: 'comparator-es',
  },
  bench('/images/', {
    name: 'Imagens e códigos QR',
    title: 'Imagens e códigos QR',
    summary: 'Um carro em cada tamanho, lado e falta de imagem, e códigos QR, sob uma política rígida.',
    fragment: 'images',
    styles: ['images'],
    strict: true,
  }),
  bench('/resumo/', {
    name: 'Resumo',
    title: 'Seu carro | Fiat',
    summary: 'O carro de um link ou de outra visita, em linha e por inteiro, sob uma política rígida.',
    fragment: 'summary',
    styles: ['summary'],
    strict: true,
  }),
  {
    path: '/resumo/es/',
    name: 'Resumo em espanhol',
    title: 'Tu auto | Peugeot',
    summary: 'O mesmo para a Argentina.',
    group: 'Para medir e experimentar',
    brand: 'peugeot',
    fragment: 'summary-es',
  },
  bench('/fifty/', {
    name: 'Cinquenta formulários',
    title: 'Cinquenta formulários',
    summary: 'Cinquenta formulários em uma página, que começam quando se aproximam da tela.',
    fragment: 'fifty',
    styles: ['fifty'],
  }),
  bench('/lone/', {
    name: 'Um formulário só',
    title: 'Um formulário',
    summary: 'Nada além de um formulário que começa logo, para medir.',
    fragment: 'lone',
    bare: true,
  }),
  bench('/move/', {
    name: 'Mover e tirar',
    title: 'Mover, tirar e pôr',
    summary: 'Um formulário que muda de lugar, sai e volta, por botões.',
    fragment: 'move',
    styles: ['twins'],
  }),
];

/** The pages as the server lists them: every one on the default build, and the React build's index. */
export const listed = (): { path: string; title: string }[] => [
  ...PAGES.map(({ path, name, summary }) => ({ path, title: `${name}: ${summary}` })),
  { path: '/react/', title: 'As mesmas páginas na versão que usa o React da página' },
  { path: '/sandbox', title: 'Sandbox: o que foi enviado, e falhas a pedido' },
];
