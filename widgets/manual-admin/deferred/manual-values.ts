import type { Language } from '#domain/core/brands';
import { brand } from '#page/core/metadata';
import type { Manual } from '#services/entities/manual';
import type { Errors } from '#ui/core/use-form';
import type { SavedRecord } from '#ui/editor/saved-record';
import { tooLong } from '#ui/validation/schema';
import type { ManualAdminMessages } from './messages';

/** A type, since an interface would not fit a loose schema. */
export type SectionValues = {
  /** Empty for a new one. */
  id: string;
  title: string;
  text: string;
};
export interface ManualValues {
  title: string;
  modelCode: string;
  year: string;
  language: string;
  status: string;
  sections: readonly SectionValues[];
  /** The id of the private file that it is made of; the address of one that has none; empty without a file. */
  file: string;
}
export const FIELDS = ['title', 'modelCode', 'year', 'language', 'status', 'sections', 'file'] as const;

export const STATUSES = ['DRAFT', 'PUBLISHED'] as const;

/** Longest title that lists have room for. */
export const TITLE_MAX = 120;
const YEAR = /^(19|20)\d\d$/;

export const newManual = (language: Language): ManualValues => ({
  title: '',
  modelCode: '',
  year: '',
  language,
  status: 'DRAFT',
  sections: [],
  file: '',
});

/** Sections with a text, as they are sent; a new one without an id. */
const filledSections = ({ sections }: Pick<ManualValues, 'sections'>) =>
  sections
    .map(({ id, title, text }) => ({ ...(id && { id }), title: title.trim(), text: text.trim() }))
    .filter(({ title, text }) => title || text);

/** What sections say, whatever their ids. */
const wordsOf = (sections: readonly SectionValues[]): string =>
  JSON.stringify(filledSections({ sections }).map(({ title, text }) => [title, text]));

/**
 * Returns what the editor shows of a manual.
 * @param typed what was sent: sections stay as they were typed there, with their spaces and without text
 */
export function recordOf(manual: Manual, typed?: ManualValues): SavedRecord<ManualValues, number, Manual> {
  const sections = manual.sections.map(({ id, title, text }) => ({ id, title, text: text ?? '' }));
  const isTyped = !!typed && wordsOf(typed.sections) === wordsOf(sections);
  return {
    values: {
      title: manual.title,
      modelCode: manual.modelCode ?? '',
      year: String(manual.year ?? ''),
      language: manual.language ?? '',
      status: manual.status ?? '',
      sections: isTyped ? typed.sections : sections,
      file: manual.fileId || manual.fileUrl || '',
    },
    version: manual.version || undefined,
    read: manual,
  };
}

/** The file's fields: its private file, or its address. A new file has the address that the service gives it. */
function fileOf(file: string, manual: Manual | undefined) {
  if (manual && file && file === manual.fileId) return { fileId: file, fileUrl: manual.fileUrl };
  const isAddress = !file || file === manual?.fileUrl;
  return isAddress ? { fileId: '', fileUrl: file } : { fileId: file, fileUrl: '' };
}

/** Returns the content that is sent for what was typed. */
export function bodyOf(values: ManualValues, modelName: string, manual: Manual | undefined) {
  const { title, modelCode, year, language, status, file } = values;
  return {
    title: title.trim(),
    brand: manual?.brand || (brand() ?? ''),
    modelCode,
    modelName,
    ...(year.trim() && { year: Number(year) }),
    language,
    status,
    sections: filledSections(values),
    ...fileOf(file, manual),
  };
}

/** Returns what is wrong with a manual, by field; of a section by its path. */
export function checkManual(
  values: ManualValues,
  language: Language,
  messages: ManualAdminMessages,
): Errors<ManualValues> {
  const { title, year, sections } = values;
  const wrong = sections.map((section, at) => {
    const isTitled = section.title.trim() !== '';
    const hasText = section.text.trim() !== '';
    // An empty one is not sent.
    if (isTitled === hasText) return {};
    return isTitled
      ? { [`sections.${at}.text`]: messages.sectionTextNeeded }
      : { [`sections.${at}.title`]: messages.sectionTitleNeeded };
  });
  return {
    ...tooLong<ManualValues>(values, { title: TITLE_MAX }, language),
    ...(!title.trim() && { title: messages.titleNeeded }),
    ...(year.trim() && !YEAR.test(year.trim()) && { year: messages.yearWrong }),
    ...Object.assign({}, ...wrong),
  };
}

/** The fields of two versions of a manual, in words. */
export const comparedFields = (messages: ManualAdminMessages, nameOfModel: (code: string) => string) => [
  { name: 'title' as const, label: messages.title, text: ({ title }: ManualValues) => title },
  {
    name: 'modelCode' as const,
    label: messages.model,
    text: ({ modelCode }: ManualValues) => nameOfModel(modelCode),
  },
  { name: 'year' as const, label: messages.year, text: ({ year }: ManualValues) => year },
  {
    name: 'language' as const,
    label: messages.language,
    text: ({ language }: ManualValues) => messages.languages[language] ?? language,
  },
  {
    name: 'status' as const,
    label: messages.status,
    text: ({ status }: ManualValues) => messages.statuses[status] ?? status,
  },
  {
    name: 'sections' as const,
    label: messages.sections,
    text: ({ sections }: ManualValues) => sections.map(({ title, text }) => `${title}: ${text}`).join('\n'),
  },
  {
    name: 'file' as const,
    label: messages.file,
    text: ({ file }: ManualValues) => (file ? messages.fileOne : messages.fileNone),
  },
];
