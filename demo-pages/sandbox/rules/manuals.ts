import { LANGUAGES, type Language } from '#domain/core/brands';
import type { Manual } from '#services/entities/manual';
import { MODELS, type SandboxModel } from '../data/cars';
import { FILE_TEXTS, KINDS, SECTIONS } from '../data/manual-text';
import { DAY, moment } from '../lib/moments';
import { pdfLines, pdfOf } from '../lib/pdf';
import type { World } from '../world';

/** The folder of the files, under the service's address. */
export const FILES = 'files/';
/** Model years of every manual, up to the model's own. */
const YEARS = 3;

type Kind = (typeof KINDS)[number];

function manualFor(world: World, model: SandboxModel, kind: Kind, language: Language, age: number): Manual {
  const { brand, modelCode, modelName, versions } = model;
  const year = model.year - age;
  const id = [brand, modelCode, kind.id, year, language.slice(0, 2)].join('-');
  const isElectric = versions.some(({ fuel }) => fuel === 'Electric');
  const topics = kind.topics.filter((topic) => isElectric || topic !== 'charging');
  const isOldest = age === YEARS - 1;
  return {
    id,
    title: `${kind.title[language]} ${modelName} ${year}`,
    brand,
    modelCode,
    modelName,
    year,
    language,
    // The next manual of the screen is being written; the oldest quick guides were only printed.
    status: kind.id === 'media' && age === 0 ? 'DRAFT' : 'PUBLISHED',
    fileUrl: kind.id === 'quick' && isOldest ? '' : `${FILES}${id}.pdf`,
    fileId: '',
    version: 1,
    updatedAt: moment(world, -(age * 365 + 40) * DAY),
    sections: topics.map((topic, n) => {
      const [title, text] = SECTIONS[language][topic];
      return { id: String(n + 1), title, text: text.replaceAll('{model}', modelName) };
    }),
  };
}

/** Every manual by its id: for each model, kind, language and year, the newest year first. */
export const manualsOf = (world: World): Map<string, Manual> =>
  world.table('manuals', () => {
    const all = MODELS.flatMap((model) =>
      KINDS.flatMap((kind) =>
        LANGUAGES.flatMap((language) =>
          Array.from({ length: YEARS }, (_, age) => manualFor(world, model, kind, language, age)),
        ),
      ),
    );
    return new Map(all.map((manual) => [manual.id, manual]));
  });

/** Returns a manual's file: a cover with the contents, then a page for each section. */
export function manualPdf({ title, modelName, year, language, sections }: Manual): string {
  const texts = FILE_TEXTS[language === 'es-AR' ? 'es-AR' : 'pt-BR'];
  const chapters = (sections ?? []).map((section) => ({
    heading: section.title,
    lines: (section.text ?? '').split('\n\n').flatMap((paragraph) => [...pdfLines(paragraph), '']),
  }));
  const cover = {
    heading: title,
    lines: [
      `${modelName ?? ''} - ${texts.year} ${year ?? ''}`,
      '',
      texts.contents,
      ...chapters.map(({ heading }, i) => `${heading}, ${texts.page} ${i + 2}`),
    ],
  };
  return pdfOf(title, [cover, ...chapters]);
}
