import { brand } from '#page/core/metadata';
import type { Manual } from '#services/entities/manual';
import { orNull } from '#services/http/problem';
import { getManual, searchManuals } from '#services/manual';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor opened a manual. */
    'vt-manual-opened': { manualId: string };
    /** A manual's PDF: read in the page, opened in a new tab, or downloaded. */
    'vt-manual-file-opened': { manualId: string; how: 'read' | 'open' | 'save' };
  }
}

/** What narrows the list. */
export interface ManualFilter {
  /** Words in the title and the text. */
  text: string;
  /** Code or name of the model; empty for all. */
  model: string;
  /** Name of a model that the brand sells no more. */
  modelName?: string;
  /** 0 for all. */
  year: number;
}
export const NO_FILTER: ManualFilter = { text: '', model: '', year: 0 };

/** Manuals of one model; more than its editions and kinds can be. */
const ALL_OF_MODEL = 100;

/** Resolves to a page, from 0, of the brand's manuals (MAN-02). */
export const findManuals = (
  { text, model, year }: ManualFilter,
  page: number,
  size: number,
  signal: AbortSignal,
) =>
  searchManuals(
    {
      query: {
        brand: brand() ?? '',
        page,
        size,
        ...(text && { text }),
        ...(model && { model }),
        ...(year && { year }),
      },
    },
    { signal },
  );

/** Resolves to the manuals of a model, of all years (MAN-02). */
export const manualsOfModel = (model: string, signal: AbortSignal): Promise<readonly Manual[]> =>
  findManuals({ ...NO_FILTER, model }, 0, ALL_OF_MODEL, signal).then(({ content }) => content);

/** Resolves to a manual (MAN-06); null if there is none any more. */
export const loadManual = (id: string, signal: AbortSignal): Promise<{ manual: Manual | null }> =>
  orNull(getManual({ id }, { signal })).then((manual) => ({ manual }));
