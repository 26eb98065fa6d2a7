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
import { putRecord, refuseOld } from '../rules/put-record';
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

type Query = Asked<typeof manuals.searchAllManuals.definition>['query'];

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
      (!query.status || manual.status === query.status) &&
      (!query.language || manual.language === query.language) &&
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

interface Saving extends Pick<Asked<typeof manuals.createManual.definition>, 'user' | 'world' | 'url'> {
  body: {
    title: string;
    fileUrl?: string | undefined;
    fileId?: string | undefined;
    sections?: SentSection[] | undefined;
    version?: number | undefined;
  };
}
/** A type, since an interface would not fit a loose schema. */
type SentSection = { id?: string | undefined; title: string; text?: string | undefined };

/** Sections with the ids that they have; a new one gets the next number. */
function withIds(sections: readonly SentSection[]) {
  const numbers = sections.map(({ id }) => Number(id)).filter(Number.isInteger);
  let last = Math.max(0, ...numbers);
  return sections.map((section) => (section.id ? section : { ...section, id: String(++last) }));
}

/** Stores what an editor sends; a file comes from their own private files, and has arrived. */
function saved({ body, user, world, url }: Saving, id: string, before?: Manual): Manual {
  const { version, fileId, ...content } = body;
  if (before)
    refuseOld(world, version, before.version, {
      error: 'somebody else has changed the manual',
      current: before,
    });
  refuseFields({
    title:
      (content.title.trim() === '' && 'Informe o título') ||
      (content.title.trim().length > LONGEST_TITLE && `No máximo ${LONGEST_TITLE} caracteres`),
  });
  if (fileId && fileId !== before?.fileId) wholeFiles(world, user?.id ?? '', [fileId]);
  const manual = before ?? ({ id } as Manual);
  putRecord(world, manual, { ...content, fileId }, ['id', 'version', 'updatedAt']);
  Object.assign(manual, {
    title: content.title.trim(),
    fileUrl: manual.fileId ? `${FILES}${id}.pdf` : manual.fileUrl?.replace(`${url.origin}/api/manual/`, ''),
    sections: withIds(manual.sections ?? []),
    updatedAt: moment(world),
    version: (before?.version ?? 0) + 1,
  });
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
