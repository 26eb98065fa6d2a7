import type { Manual } from '#services/entities/manual';
import * as manuals from '#services/manual';
import { type Asked, answer, found, Reply } from '../answers';
import { plain } from '../data/cities';
import { languageOf } from '../lib/language';
import { moment } from '../lib/moments';
import { paged } from '../lib/paging';
import { pdfResponse } from '../lib/pdf';
import { refuseFields } from '../rules/accounts';
import { FILES, manualPdf, manualsOf } from '../rules/manuals';
import type { World } from '../world';

const EXAMPLE = 'fiat-358-owner-2026-pt';

const manualOf = (world: World, id: string) => found(manualsOf(world).get(id), 'manual');

const isEditor = ({ user }: Pick<Asked<typeof manuals.getManual.definition>, 'user'>) =>
  !!user?.roles.includes('manual_admin');

/** Drafts are visible to editors only. */
const visible = (asked: Pick<Asked<typeof manuals.getManual.definition>, 'user' | 'world'>, id: string) => {
  const manual = manualOf(asked.world, id);
  return found(manual.status === 'PUBLISHED' || isEditor(asked) ? manual : null, 'manual');
};

/** A manual with the address of its file. */
const served = (manual: Manual, { origin }: URL): Manual =>
  manual.fileUrl?.startsWith(FILES)
    ? { ...manual, fileUrl: `${origin}/api/manual/${manual.fileUrl}` }
    : manual;

type Query = Asked<typeof manuals.searchManuals.definition>['query'];
type Body = Asked<typeof manuals.createManual.definition>['body'];

/** All words must occur, ignoring case and accents. Customers find what is published in their language. */
function search({ query, world, url, headers }: SearchAsked, drafts: boolean) {
  const words = plain(query.text ?? '').split(/\s+/);
  const wanted = (manual: Manual) => {
    const sections = (manual.sections ?? []).map(({ title, text }) => `${title} ${text}`);
    return (
      (drafts || (manual.status === 'PUBLISHED' && manual.language === languageOf(headers))) &&
      (!query.brand || manual.brand === query.brand.toLowerCase()) &&
      (!query.model ||
        [plain(manual.modelCode ?? ''), plain(manual.modelName ?? '')].includes(plain(query.model))) &&
      (!query.year || manual.year === query.year) &&
      (words.join('') === '' || containsAll([manual.title, manual.modelName, ...sections].join(' '), words))
    );
  };
  const { content, ...page } = paged([...manualsOf(world).values()].filter(wanted), query);
  return { ...page, content: content.map((manual) => served(manual, url)) };
}
interface SearchAsked {
  query: Query;
  world: World;
  url: URL;
  headers: Headers;
}

const containsAll = (text: string, words: readonly string[]) => {
  const all = plain(text);
  return words.every((word) => all.includes(word));
};

function saved(world: World, id: string, body: Body): Manual {
  refuseFields({ title: body.title.trim() === '' && 'Informe o título' });
  const sections = body.sections.map((section, i) => ({ id: String(i + 1), ...section }));
  const manual = { year: null, ...body, id, sections, updatedAt: moment(world) };
  manualsOf(world).set(id, manual);
  return manual;
}

export const manualAnswers = answer(
  manuals,
  {
    createManual: ({ body, world }) => new Reply(201, saved(world, `manual-${world.state.stamp().n}`, body)),
    searchManuals: (asked) => search(asked, false),
    searchAllManuals: (asked) => search(asked, true),
    updateManual({ params, body, world }) {
      manualOf(world, params.id);
      return saved(world, params.id, body);
    },
    removeManual({ params, world }) {
      found(manualsOf(world).delete(params.id) || null, 'manual');
    },
    getManual: (asked) => served(visible(asked, asked.params.id), asked.url),
    getManualFile(asked) {
      const [, id] = new RegExp(`^${FILES}(.+)\\.pdf$`).exec(asked.params.file) ?? [];
      const manual = visible(asked, found(id, 'file'));
      found(manual.fileUrl || null, 'file');
      return pdfResponse(manual.id, manualPdf(manual));
    },
  },
  {
    examples: {
      searchManuals: { query: { text: 'pneus', brand: 'fiat' } },
      updateManual: { id: EXAMPLE },
      removeManual: { id: EXAMPLE },
      getManual: { id: EXAMPLE },
      getManualFile: { file: `${FILES}${EXAMPLE}.pdf` },
    },
  },
);
