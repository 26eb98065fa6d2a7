import * as dictionary from '#services/dictionary';
import { answer, found, Reply } from '../answers';
import { refuseFields } from '../rules/accounts';
import { putRecord } from '../rules/put-record';
import { IDEMPOTENCY_HEADER } from '../state';
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

type Entry = { id: string; field?: string | undefined; value: string; translation: string };

export const dictionaryOf = (world: World): Map<string, Entry> =>
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

/** A field has one translation of a value. */
function check(
  known: Map<string, Entry>,
  { field, value, translation }: Omit<Entry, 'id'>,
  self?: Entry,
): void {
  const isTaken = [...known.values()].some(
    (entry) => entry !== self && entry.field === field && entry.value.toLowerCase() === value.toLowerCase(),
  );
  refuseFields({
    translation: translation.trim() === '' && 'Informe a tradução',
    field: isTaken && 'Este campo já tem uma tradução deste valor',
  });
}

export const dictionaryAnswers = answer(
  dictionary,
  {
    addDictionaryEntry({ body, headers, world }) {
      const known = dictionaryOf(world);
      const key = headers.get(IDEMPOTENCY_HEADER) ?? '';
      const before = known.get(world.state.entryOf('DIC-01', key)?.id ?? '');
      if (before) return new Reply(201, before);
      check(known, body);
      const entry = { id: String(known.size + 1), ...body };
      known.set(entry.id, entry);
      world.state.enter('DIC-01', key, entry.id);
      return new Reply(201, entry);
    },
    updateDictionaryEntry({ params, body, world }) {
      const known = dictionaryOf(world);
      const entry = found(known.get(params.id), 'entry');
      check(known, body, entry);
      return putRecord(world, entry, body, ['id']);
    },
    lookUpDictionary({ body, world }) {
      const wanted = body.value.trim().toLowerCase();
      return {
        value: body.value,
        entries: [...dictionaryOf(world).values()].filter(({ value }) => value.toLowerCase() === wanted),
      };
    },
  },
  { examples: { lookUpDictionary: { body: { value: 'Outros' } } } },
);
