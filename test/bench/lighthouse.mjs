/**
 * Lighthouse over the demo pages that visitors see, as its mobile preset measures them (a phone, its own simulated
 * throttling): the scores, the largest paint, the blocking time and the layout shift of each page.
 */
import { median } from '../../scripts/bench/figures.mjs';
import { startHttp2Front } from './http2-front.mjs';

/** Runs of each page; the figures are their medians. */
const RUNS = 3;
const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices']);

/**
 * The pages of visitors, one for each kind of page. Left out: pages of staff, of authors and of mistakes, the gallery, pages
 * for measuring, and the same page in another brand or language.
 */
export const VISITORS_PAGES = [
  '/fiat/',
  '/jeep/',
  '/peugeot/',
  '/fiat/monte/',
  '/primeira-vista/',
  '/fiat/financiamento/',
  '/do-carro-a-proposta/',
  '/comparador/',
  '/resumo/',
  '/fiat/ofertas/',
  '/fiat/cupom/',
  '/fiat/avaliacao/',
  '/fiat/assinatura/',
  '/fiat/reserva/',
  '/fiat/pedidos/',
  '/fiat/pedido/',
  '/fiat/documentos/',
  '/fiat/kit/',
  '/fiat/test-drive/',
  '/fiat/servico/',
  '/fiat/contato/',
  '/fiat/locacao/',
  '/fiat/check-in/',
  '/fiat/conta/',
  '/fiat/entrar/',
  '/fiat/cadastro/',
  '/fiat/senha/',
  '/fiat/cartoes/',
  '/fiat/identidade/',
  '/fiat/vouchers/',
  '/fiat/recompensas/',
  '/fiat/beneficios/',
  '/fiat/foto/',
  '/fiat/leitor/',
  '/fiat/quiz/',
  '/fiat/relato/',
  '/fiat/meu-carro/',
  '/fiat/recall/',
  '/fiat/garantia/',
  '/fiat/manuais/',
  '/fiat/revisoes/',
  '/fiat/mopar/',
  '/fiat/avaliar-concessionaria/',
  '/fiat/cotacao/',
  '/fiat/colaboradores/',
  '/jeep/programa/',
  '/jeep/enquetes/',
  '/jeep/promocoes/',
  '/jeep/plano-do-programa/',
  '/jeep/eventos/',
  '/jeep/jogo/',
  '/jeep/cadastro-locacao/',
  '/jeep/propostas-locacao/',
];

/**
 * @typedef {{ page: string, performance: number, accessibility: number, practices: number, largest: number, blocking: number,
 *   shift: number }} PageScores the scores of 0 to 100, the two times in ms
 */

/** @param {string} address @param {number} port of the browser's debugger @returns {Promise<Omit<PageScores, 'page'>>} */
async function visit(address, port) {
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    clearStorageTypes: ['all'],
  });
  const { categories, audits, runtimeError } = result?.lhr ?? {};
  if (!categories || runtimeError) throw new Error(`${address}: ${runtimeError?.message ?? 'no result'}`);
  const score = (/** @type {string} */ name) => Math.round((categories[name]?.score ?? 0) * 100);
  const figure = (/** @type {string} */ name) => audits?.[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    largest: figure('largest-contentful-paint'),
    blocking: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
  };
}

/** The medians of a page. @param {string} page @param {string} origin @param {number} port @returns {Promise<PageScores>} */
async function scoresOf(page, origin, port) {
  /** @type {Omit<PageScores, 'page'>[]} */
  const runs = [];
  // The first visit, which is not counted, has the files compressed.
  for (let run = 0; run <= RUNS; run++) {
    const scores = await visit(`${origin}${page}`, port);
    if (run > 0) runs.push(scores);
  }
  const of = (/** @type {keyof Omit<PageScores, 'page'>} */ name) => median(runs.map((one) => one[name]));
  process.stderr.write(`- ${page}: ${of('performance')}\n`);
  return {
    page,
    performance: of('performance'),
    accessibility: of('accessibility'),
    practices: of('practices'),
    largest: of('largest'),
    blocking: of('blocking'),
    shift: of('shift'),
  };
}

/**
 * Visits pages of a server through HTTP/2, as a content network sends its files: over HTTP/1.1 a browser asks for six files
 * at a time only, and a widget's content, of fifteen to twenty, comes in three rounds.
 * @param {number} port of the debugger of a browser that visits nothing else meanwhile
 * @param {string} server address of a server of the demo pages
 * @param {readonly string[]} pages
 * @returns {Promise<PageScores[]>}
 */
export async function scoresOfPages(port, server, pages = VISITORS_PAGES) {
  const front = await startHttp2Front(server);
  const results = [];
  try {
    for (const page of pages) results.push(await scoresOf(page, front.origin, port));
  } finally {
    await front.close();
  }
  return results;
}
