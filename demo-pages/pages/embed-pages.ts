import type { Page } from './page';

const PREVIEW = '/montar/previa/';

const builder = (page: Pick<Page, 'path' | 'name' | 'title' | 'summary' | 'brand' | 'fragment'>): Page => ({
  ...page,
  group: 'Para autores',
  entry: 'Monte o seu widget',
  wordmark: 'Vitrine',
  values: { preview: PREVIEW },
  styles: ['embed-page', 'embed', 'embed-buttons', 'embed-fields'],
  scripts: '<script type="module" src="{{kit}}/embed-builder.js"></script>',
  // The author's own server has the manifest.json that the builder reads.
  strict: { 'connect-src': "'self' https:", 'frame-src': "'self'" },
});

/** The page on which authors build their code, in both languages, and the document of its preview. */
export const EMBED: readonly Page[] = [
  builder({
    path: '/montar/',
    name: 'Monte o seu widget',
    title: 'Monte o seu widget',
    summary: 'Escolha o widget, a marca e os atributos, veja como fica e copie o código para o seu site.',
    brand: 'fiat',
    fragment: 'embed-builder',
  }),
  builder({
    path: '/montar/es/',
    name: 'Monte o seu widget, em espanhol',
    title: 'Armá tu widget',
    summary: 'O mesmo para a Argentina.',
    brand: 'peugeot',
    fragment: 'embed-builder-es',
  }),
  {
    path: PREVIEW,
    name: 'Prévia',
    title: 'Prévia do widget',
    summary: 'O que o autor montou, em uma página própria.',
    brand: 'fiat',
    fragment: 'embed-preview',
    meta: { mode: 'author' },
    bare: true,
    styles: ['embed-preview'],
    /*
     * One after the other, as the snippet's script is not: before the page's loader the kit's files would start one of
     * their own, which takes the page's folder for its own and asks it for files of the kit.
     */
    scripts: [
      '<link rel="stylesheet" href="{{files}}/reserve.css">',
      '<script defer src="{{files}}/vitrine.js"></script>',
      '<script type="module" src="{{kit}}/embed-preview.js"></script>',
    ].join('\n'),
    // Authors' children are markup, and their images are on any server.
    strict: {
      'img-src': "'self' https: data:",
      'frame-ancestors': "'self'",
      'trusted-types': 'lit-html vitrine-preview',
    },
  },
];
