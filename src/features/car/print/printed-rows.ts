import { carPath } from '#domain/car/car-image';
import type { Language } from '#domain/core/brands';
import { type SafeUrl, safeUrl } from '#page/core/safe-url';
import { pictureUrl } from '#page/safe-addresses';
import { serviceBase } from '#page/settings/service-bases';
import { fillMessage } from '#ui/fill-message';
import type { Messages as RowMessages } from '../summary/row-messages';
import { texts as rowTexts } from '../summary/row-messages';
import type { CarSummaryData } from '../summary/summary';
import { momentOf, type SummaryRow } from '../summary/summary-rows';
import type { ShownCar } from '../summary/use-summary';

/** A row as text: name, text in one or more lines, amount. */
export interface PrintableRow {
  name: string;
  text: string;
  amount: string;
  /** Whether it belongs to the row above. */
  inner?: boolean;
  strong?: boolean;
}
/** The summary as text in reading order, for print and PDF. */
export interface PrintableCar {
  language: Language;
  brand: string;
  /** Model and version. */
  title: string;
  noStock: string;
  /** Date of the printout. */
  made: string;
  sections: readonly { title: string; rows: readonly PrintableRow[] }[];
  /** The version's standard equipment by category. */
  serial: { title: string; groups: CarSummaryData['serialItems'] };
  comments: { title: string; text: string };
  legal: string;
  link: { title: string; address: SafeUrl | '' };
  /** Whether it is printed smaller, to fit on one page. */
  compact?: boolean;
  /** Address of the car's image; empty if there is none. */
  image: SafeUrl | '';
  /** Text of the page numbers, with {page} and {pages}. */
  page: string;
}

const rowsOf = (rows: readonly SummaryRow[]): PrintableRow[] =>
  rows.flatMap(({ id, name, text, amount, items, note }) => [
    {
      name,
      text: [text, note].filter(Boolean).join('\n'),
      amount: amount?.text ?? '',
      strong: id === 'cashPayment',
    },
    ...items.map((item) => ({ name: item.name, text: '', amount: item.amount.text, inner: true })),
  ]);

const sectionsOf = ({ facts, configuration, conditions }: CarSummaryData, messages: RowMessages) => [
  { title: messages.car, rows: facts.map(({ name, text }) => ({ name, text, amount: '' })) },
  { title: messages.configuration, rows: rowsOf(configuration) },
  { title: messages.conditions, rows: rowsOf(conditions) },
];

/** Returns the address of the car's image in its colour; empty without an image service or the version's data. */
function imageOf({ car }: ShownCar): SafeUrl | '' {
  const { mvs, color, brand } = car;
  const base = serviceBase('assets');
  const path = carPath({
    brand: mvs?.brand || brand,
    model: mvs?.modelCode ?? '',
    version: mvs?.versionCode ?? '',
    series: mvs?.seriesCode ?? '',
    year: mvs?.year ?? '',
    color: color?.code,
    rendition: '1280x1280',
  });
  return (base && path && pictureUrl(`${base}/${path}`)) || '';
}

/**
 * Returns the printable summary of a car.
 * @param brand the brand's written name
 * @param link the configuration's URL
 * @param at milliseconds since 1970
 */
export function printableCar(
  shown: ShownCar,
  {
    language,
    brand,
    comments,
    link,
    at,
  }: { language: Language; brand: string; comments: string; link: string; at: number },
): PrintableCar {
  const messages = rowTexts[language];
  const { summary } = shown;
  return {
    language,
    brand,
    title: [summary.model, summary.version].filter(Boolean).join(' '),
    noStock: summary.noStock,
    made: fillMessage(messages.made, momentOf(at, language)),
    sections: sectionsOf(summary, messages),
    serial: { title: messages.serialItems, groups: summary.serialItems },
    comments: { title: messages.comments, text: comments.trim() },
    legal: [summary.legal, messages.legal].filter(Boolean).join(' '),
    link: { title: messages.link, address: safeUrl(link) ?? '' },
    image: imageOf(shown),
    page: messages.page,
  };
}
