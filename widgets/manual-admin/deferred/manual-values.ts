import type { Language } from '#domain/core/brands';
import { brand } from '#page/core/metadata';
import type { Manual } from '#services/entities/manual';
import type { Errors } from '#ui/core/use-form';
import type { SavedRecord } from '#ui/editor/saved-record';
import { tooLong } from '#ui/validation/schema';
import type { ManualAdminMessages } from './messages';

export interface SectionValues {
  title: string;
  text: string;
}
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

/** Sections with a text, as they are sent. */
const filledSections = ({ sections }: ManualValues): SectionValues[] =>
  sections
    .map(({ title, text }) => ({ title: title.trim(), text: text.trim() }))
    .filter(({ title, text }) => title || text);

/**
 * Returns what the editor shows of a manual.
 * @param typed what was sent: sections stay as they were typed there, with their spaces and without text
 */
export function recordOf(manual: Manual, typed?: ManualValues): SavedRecord<ManualValues> {
  const sections = manual.sections.map(({ title, text }) => ({ title, text: text ?? '' }));
  const isTyped = !!typed && JSON.stringify(filledSections(typed)) === JSON.stringify(sections);
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
  };
}

/** Returns the body that is sent for what was typed. */
export function bodyOf(values: ManualValues, modelName: string, manual: Manual | undefined) {
  const { title, modelCode, year, language, status, file } = values;
  const isOwnAddress = !file || file === manual?.fileUrl;
  return {
    title: title.trim(),
    brand: manual?.brand || (brand() ?? ''),
    modelCode,
    modelName,
    ...(year.trim() && { year: Number(year) }),
    language,
    status,
    sections: filledSections(values),
    ...(isOwnAddress ? { fileUrl: file } : { fileId: file }),
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
