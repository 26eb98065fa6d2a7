import type { Manual } from '#services/entities/manual';
import * as manuals from '#services/manual';
import { type Asked, answer, found, Refusal, Reply } from '../answers';
import { plain } from '../data/cities';
import { languageOf } from '../lib/language';
import { moment } from '../lib/moments';
import { NULL } from '../lib/null';
import { paged } from '../lib/paging';
import { pdfResponse } from '../lib/pdf';
import { refuseFields } from '../rules/accounts';
import { FILES, manualPdf, manualsOf } from '../rules/manuals';
import { wholeFiles } from '../rules/uploads';
import { IDEMPOTENCY_HEADER } from '../state';
import type { World } from '../world';

const EXAMPLE = 'fiat-358-owner-2026-pt';

const LONGEST_TITLE = 120;

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

/** Stores what an editor sends; a file comes from their own private files, and has arrived. */
function saved(
  {
    body,
    user,
    world,
    url,
  }: Pick<Asked<typeof manuals.createManual.definition>, 'body' | 'user' | 'world' | 'url'>,
  id: string,
  before?: Manual,
): Manual {
  const { version = 0, fileId = '', ...content } = body;
  if (before && version && version !== before.version)
    throw new Refusal(409, { error: 'somebody else has changed the manual', current: before });
  refuseFields({
    title:
      (content.title.trim() === '' && 'Informe o título') ||
      (content.title.trim().length > LONGEST_TITLE && `No máximo ${LONGEST_TITLE} caracteres`),
  });
  if (fileId && fileId !== before?.fileId) wholeFiles(world, user?.id ?? '', [fileId]);
  const manual = {
    year: NULL,
    ...content,
    title: content.title.trim(),
    id,
    fileUrl: fileId ? `${FILES}${id}.pdf` : content.fileUrl.replace(`${url.origin}/api/manual/`, ''),
    fileId,
    sections: content.sections.map((section, i) => ({ id: String(i + 1), ...section })),
    updatedAt: moment(world),
    version: (before?.version ?? 0) + 1,
  };
  manualsOf(world).set(id, manual);
  return manual;
}

export const manualAnswers = answer(
  manuals,
  {
    createManual(asked) {
      const { headers, url, world } = asked;
      const key = headers.get(IDEMPOTENCY_HEADER) ?? '';
      const known = manualsOf(world).get(world.state.entryOf('MAN-01', key)?.id ?? '');
      const manual = known ?? saved(asked, `manual-${world.state.stamp().n}`);
      world.state.enter('MAN-01', key, manual.id);
      return new Reply(201, served(manual, url));
    },
    searchManuals: (asked) => search(asked, false),
    searchAllManuals: (asked) => search(asked, true),
    updateManual: (asked) =>
      served(saved(asked, asked.params.id, manualOf(asked.world, asked.params.id)), asked.url),
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
