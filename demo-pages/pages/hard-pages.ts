import { METADATA_PAGE, TAG_PAGE } from './mistakes';
import type { Page } from './page';

const hard = (path: `/${string}`, page: Omit<Page, 'path' | 'group'>): Page => ({
  path,
  group: 'Situações difíceis',
  ...page,
});
const mistaken = (mistakes: typeof TAG_PAGE) =>
  Object.fromEntries(mistakes.map(({ name, content }) => [name, content]));

/** Difficult environments for widgets. */
export const HARD: readonly Page[] = [
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
    title: 'Uma página com CSS hostil',
    summary: 'Resets, !important em tudo, fontes enormes, nomes genéricos e camadas no maior z-index.',
    brand: 'fiat',
    fragment: 'hostile',
    styles: ['hostile'],
  }),
  hard('/csp/', {
    name: 'CSP rígida',
    title: 'Sem código inline, sem eval',
    summary: 'Sem unsafe-inline nem unsafe-eval, com Trusted Types: só a política lit-html é aceita.',
    brand: 'jeep',
    fragment: 'csp',
    strict: true,
  }),
  hard('/csp/monte/', {
    name: 'CSP rígida, configurador',
    title: 'Monte o seu Argo, sem código inline',
    summary: 'Configurador, comparador, resumo e formulário sob a mesma política.',
    brand: 'fiat',
    fragment: 'configure-pt',
    values: { model: 'Argo' },
    strict: true,
  }),
  hard('/primeira-vista/', {
    name: 'Primeira vista no HTML',
    title: 'Monte o seu Argo, desde a primeira pintura',
    summary:
      'Configurador, comparador, concessionárias, resumo e formulário com a primeira vista no HTML da página.',
    brand: 'fiat',
    fragment: 'configure-pt',
    values: { model: 'Argo' },
    firstViews: true,
  }),
  hard('/csp/financiamento/', {
    name: 'CSP rígida, financiamento',
    title: 'Financie o seu Argo, sem código inline',
    summary: 'Calculadora de parcelas e financiamento sob a mesma política.',
    brand: 'fiat',
    fragment: 'financing-pt',
    values: { model: 'Argo', folder: 'fiat' },
    strict: true,
  }),
  hard('/twice/', {
    name: 'Duas versões',
    title: 'O mesmo script três vezes e uma versão anterior',
    summary: 'Cópias repetidas do script e uma versão anterior, que gera um aviso no console.',
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
    title: 'Erros de autor nas tags',
    summary: 'Tag e atributo inexistentes, opção inválida, endereço recusado: cada erro com uma legenda.',
    brand: 'fiat',
    fragment: 'author',
    styles: ['author'],
    meta: mistaken(TAG_PAGE),
  }),
  hard('/author/metadata/', {
    name: 'Modo de autor, metadados',
    title: 'Erros de autor nos metadados',
    summary: 'Sem marca, país e serviços, nenhum widget funciona: cada um mostra o que falta.',
    brand: 'fiat',
    fragment: 'author-metadata',
    styles: ['author'],
    meta: mistaken(METADATA_PAGE),
  }),
];
