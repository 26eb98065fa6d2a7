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
