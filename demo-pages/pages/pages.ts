import { ACCOUNT } from './account-pages';
import { BENCHES } from './bench-pages';
import { OF_BRANDS } from './brand-pages';
import { CLUB } from './club-pages';
import { COMPANY } from './company-pages';
import { COMPARISON } from './comparison/comparison';
import { CONTACT } from './contact-pages';
import { EMBED } from './embed-pages';
import { FIRST_LEAD } from './first-lead-pages';
import { HARD } from './hard-pages';
import { OWNER } from './owner-pages';
import type { Page } from './page';
import { QUESTIONS } from './question-pages';
import { RENTALS } from './rental-pages';
import { SELLERS } from './seller-pages';
import { STAFF } from './staff-pages';
import { VISITS } from './visit-pages';

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
    scripts: '{{snippet}}\n<script type="module" src="/assets/index.js"></script>',
    strict: true,
  },
  ...OF_BRANDS,
  ...ACCOUNT,
  ...OWNER,
  ...CLUB,
  ...SELLERS,
  ...QUESTIONS,
  ...RENTALS,
  ...COMPANY,
  ...STAFF,
  ...VISITS,
  ...CONTACT,
  ...FIRST_LEAD,
  ...EMBED,
  ...HARD,
  ...BENCHES,
  ...COMPARISON,
];

/** The pages as the server lists them: every one on the default build, and the React build's index. */
export const listed = (): { path: string; title: string }[] => [
  ...PAGES.map(({ path, name, summary }) => ({ path, title: `${name}: ${summary}` })),
  { path: '/react/', title: 'As mesmas páginas na versão que usa o React da página' },
  { path: '/sandbox', title: 'Sandbox: o que foi enviado, e falhas a pedido' },
];
