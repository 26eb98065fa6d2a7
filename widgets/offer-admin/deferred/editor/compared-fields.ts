import { countText } from '#ui/count-text';
import type { ComparedField } from '#ui/editor/VersionComparison';
import { dayWords } from '#ui/fields/moment/field-messages';
import type { Messages } from '../messages';
import type { EditorMessages } from './messages';
import { AMOUNTS, type OfferValues } from './offer-values';

const named = (names: Readonly<Record<string, string>>, value: string): string => names[value] ?? value;

/** How the fields of two versions of an offer are named and shown. */
export function comparedFields(
  words: EditorMessages,
  table: Messages,
): readonly ComparedField<OfferValues>[] {
  const plain = (['title', 'description', 'legalText'] as const).map((name) => ({
    name,
    label: name === 'legalText' ? words.legal : words[name],
    text: (values: OfferValues) => values[name],
  }));
  return [
    ...plain,
    { name: 'type', label: words.type, text: ({ type }) => named(table.types, type) },
    { name: 'coverage', label: words.coverage, text: ({ coverage }) => named(table.coverages, coverage) },
    { name: 'stateCodes', label: words.states, text: ({ stateCodes }) => stateCodes.join(', ') },
    { name: 'regionalIds', label: words.regions, text: ({ regionalIds }) => regionalIds.join(', ') },
    { name: 'dealerCodes', label: words.dealers, text: ({ dealerCodes }) => dealerCodes.join(', ') },
    { name: 'dealerGroup', label: words.group, text: ({ dealerGroup }) => dealerGroup },
    {
      name: 'jurisdiction',
      label: words.jurisdiction,
      text: ({ jurisdiction }) => named(table.jurisdictions, jurisdiction),
    },
    {
      name: 'priceType',
      label: words.priceType,
      text: ({ priceType }) => named(words.priceTypes, priceType),
    },
    ...AMOUNTS.map((name) => ({
      name,
      label: words[name],
      text: (values: OfferValues) => values[name],
    })),
    {
      name: 'valid',
      label: words.valid,
      text: ({ valid: { from, to } }) => [from, to].map((day) => (day ? dayWords(day) : '…')).join(' – '),
    },
    {
      name: 'imageIds',
      label: words.images,
      text: ({ imageIds }) => countText(words.imageCount, imageIds.length),
    },
  ];
}
