import type { Page } from './page';

const bench = (path: `/${string}`, page: Omit<Page, 'path' | 'group' | 'brand'>): Page => ({
  path,
  group: 'Para medir e experimentar',
  brand: 'fiat',
  ...page,
});

/** Pages for measurements and experiments. */
export const BENCHES: readonly Page[] = [
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
    summary: 'Configurador, calculadora e financiamento na mesma página: cada um continua do anterior.',
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
    name: 'Imagens e QR codes',
    title: 'Imagens e QR codes',
    summary: 'Um carro em cada tamanho e ângulo, com e sem imagem, e QR codes, sob uma política rígida.',
    fragment: 'images',
    styles: ['images'],
    strict: true,
  }),
  bench('/resumo/', {
    name: 'Resumo',
    title: 'Seu carro | Fiat',
    summary: 'O carro de um link ou de outra visita, em uma linha e completo, sob uma política rígida.',
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
    summary: 'Cinquenta formulários em uma página, que carregam quando se aproximam da tela.',
    fragment: 'fifty',
    styles: ['fifty'],
  }),
  bench('/lone/', {
    name: 'Um formulário só',
    title: 'Um formulário',
    summary: 'Só um formulário, que carrega imediatamente, para medições.',
    fragment: 'lone',
    bare: true,
    meta: { 'sign-in': '/fiat/entrar/' },
  }),
  bench('/move/', {
    name: 'Mover e remover',
    title: 'Mover, remover e adicionar',
    summary: 'Um formulário que é movido, removido e adicionado por botões.',
    fragment: 'move',
    styles: ['twins'],
  }),
];
