import type { Manual } from '../../../src/services/entities/manual';
import * as manuals from '../../../src/services/manual';
import { type Asked, answer, found, Reply } from '../answers';
import { MODELS } from '../data/cars';
import { plain } from '../data/cities';
import { CHARGING, SECTIONS, SECTIONS_AR } from '../data/manual-text';
import { DAY, moment } from '../lib/moments';
import { paged } from '../lib/paging';
import { refuseFields } from '../rules/accounts';
import type { World } from '../world';

/** The first manual of the list. */
const EXAMPLE = `${MODELS[0]?.brand}-${MODELS[0]?.modelCode}-${MODELS[0]?.year}`;
/** Every nth manual is a draft, and every nth is in Spanish. */
const DRAFT = 9;
const SPANISH = 7;

const made = (world: World): Map<string, Manual> =>
  world.table('manuals', () => {
    const all = MODELS.map(({ brand, modelCode, modelName, year, versions }, i): [string, Manual] => {
      const spanish = i % SPANISH === SPANISH - 1;
      const electric = versions.some(({ fuel }) => fuel === 'Electric');
      const texts = spanish ? SECTIONS_AR : electric ? [...SECTIONS, CHARGING] : SECTIONS;
      const id = `${brand}-${modelCode}-${year}`;
      return [
        id,
        {
          id,
          title: `Manual ${spanish ? 'del propietario' : 'do proprietário'} ${modelName} ${year}`,
          brand,
          modelCode,
          modelName,
          year,
          language: spanish ? 'es-AR' : 'pt-BR',
          status: i % DRAFT === DRAFT - 1 ? 'DRAFT' : 'PUBLISHED',
          fileUrl: '',
          updatedAt: moment(world, -(i + 1) * 5 * DAY),
          sections: texts.map(([title, text], n) => ({
            id: String(n + 1),
            title,
            text: text.replaceAll('{model}', modelName),
          })),
        },
      ];
    });
    return new Map(all);
  });

const manualOf = (world: World, id: string) => found(made(world).get(id), 'manual');

type Query = Asked<typeof manuals.searchManuals.definition>['query'];
type Body = Asked<typeof manuals.createManual.definition>['body'];

/** All words must occur, ignoring case and accents. */
function search(world: World, query: Query, drafts: boolean) {
  const words = plain(query.text ?? '').split(/\s+/);
  const wanted = (manual: Manual) => {
    const sections = (manual.sections ?? []).map(({ title, text }) => `${title} ${text}`);
    const all = plain([manual.title, manual.modelName, ...sections].join(' '));
    return (
      (drafts || manual.status === 'PUBLISHED') &&
      (!query.brand || manual.brand === query.brand.toLowerCase()) &&
      (!query.model || [manual.modelCode, plain(manual.modelName ?? '')].includes(plain(query.model))) &&
      (!query.year || manual.year === query.year) &&
      words.every((word) => all.includes(word))
    );
  };
  return paged([...made(world).values()].filter(wanted), query);
}

function saved(world: World, id: string, body: Body): Manual {
  refuseFields({ title: body.title.trim() === '' && 'Informe o título' });
  const sections = body.sections.map((section, i) => ({ id: String(i + 1), ...section }));
  const manual = { year: null, ...body, id, sections, updatedAt: moment(world) };
  made(world).set(id, manual);
  return manual;
}

export const manualAnswers = answer(
  manuals,
  {
    createManual: ({ body, world }) => new Reply(201, saved(world, `manual-${world.state.stamp().n}`, body)),
    searchManuals: ({ query, world }) => search(world, query, false),
    searchAllManuals: ({ query, world }) => search(world, query, true),
    updateManual({ params, body, world }) {
      manualOf(world, params.id);
      return saved(world, params.id, body);
    },
    removeManual({ params, world }) {
      found(made(world).delete(params.id) || null, 'manual');
    },
    /** Drafts are visible to editors only. */
    getManual({ params, user, world }) {
      const manual = manualOf(world, params.id);
      const visible = manual.status === 'PUBLISHED' || user?.roles.includes('manual_admin');
      return found(visible ? manual : null, 'manual');
    },
  },
  {
    examples: {
      searchManuals: { query: { text: 'pneus', brand: 'fiat' } },
      updateManual: { id: EXAMPLE },
      removeManual: { id: EXAMPLE },
      getManual: { id: EXAMPLE },
    },
  },
);
