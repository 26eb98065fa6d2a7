import * as dictionary from '#services/dictionary';
import { answer, found, Reply } from '../answers';
import type { World } from '../world';

/** The CRM's values are fictional. */
const ROWS: readonly (readonly [field: string, value: string, translation: string])[] = [
  ['civilState', 'Solteiro(a)', 'SINGLE'],
  ['civilState', 'Casado(a)', 'MARRIED'],
  ['civilState', 'Divorciado(a)', 'DIVORCED'],
  ['civilState', 'Viúvo(a)', 'WIDOWED'],
  ['civilState', 'União Estável', 'STABLE_UNION'],
  ['contact', 'Outros', 'OTHER_CONTACT'],
  ['occupation', 'Outros', 'OTHER'],
  ['occupation', 'Autônomo', 'SELF_EMPLOYED'],
];

type Entry = { id: string; field: string; value: string; translation: string };

const entries = (world: World): Map<string, Entry> =>
  world.table(
    'dictionary',
    () =>
      new Map(
        ROWS.map(([field, value, translation], i): [string, Entry] => [
          String(i + 1),
          { id: String(i + 1), field, value, translation },
        ]),
      ),
  );

export const dictionaryAnswers = answer(
  dictionary,
  {
    addDictionaryEntry({ body, world }) {
      const known = entries(world);
      const entry = { id: String(known.size + 1), ...body };
      known.set(entry.id, entry);
      return new Reply(201, entry);
    },
    updateDictionaryEntry: ({ params, body, world }) =>
      Object.assign(found(entries(world).get(params.id), 'entry'), body),
    lookUpDictionary({ body, world }) {
      const wanted = body.value.trim().toLowerCase();
      return {
        value: body.value,
        entries: [...entries(world).values()].filter(({ value }) => value.toLowerCase() === wanted),
      };
    },
  },
  { examples: { lookUpDictionary: { body: { value: 'Outros' } } } },
);
