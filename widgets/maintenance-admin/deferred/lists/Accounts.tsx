import { useMemo, useState } from 'react';
import type { Country } from '#domain/core/brands';
import { country } from '#page/core/metadata';
import { useHost, useMessages } from '#ui/core/host-context';
import { texts } from '../messages';
import { accountActs, type ListedAccount } from './account-acts';
import { ListRun } from './ListRun';

/** The import and the migration of accounts, by a list. */
export function Accounts() {
  const messages = useMessages(texts);
  const { language } = useHost();
  const acts = useMemo(() => accountActs(messages, country() as Country, language), [messages, language]);
  const [name, setName] = useState<string>('import');
  const act = acts.find((each) => each.name === name);
  if (!act) return null;
  return (
    // The acts of the migration have the same list.
    <ListRun<ListedAccount> act={act} fileName="contas" listName={name === 'import' ? name : 'migration'}>
      <fieldset className="field" part="field">
        <legend>{messages.account.what}</legend>
        <div className="choices maintenance-acts">
          {acts.map((each) => (
            <label className="choice" key={each.name}>
              <input
                type="radio"
                name="maintenance-act"
                checked={each.name === name}
                onChange={() => setName(each.name)}
              />
              {messages.acts[each.name].label}
            </label>
          ))}
        </div>
      </fieldset>
    </ListRun>
  );
}
