/** Tables of the page "Security", from the files that the tests hold. */
import attackTable from '#test/unit/security/attacks.tsv?raw';
import dutyTable from '#test/unit/security/duties.tsv?raw';
import { ALL_CONSENTS, LEAVING } from '../security/what-leaves';
import { Data } from './docs-parts';
import { rowsOf } from './tsv-rows';

/** Who answers for what, one after the other. */
export const Duties = ({ of }: { of: 'page' | 'back end' | 'library' }) => (
  <Data
    columns={['ASVS 5.0', 'What', 'Held by']}
    rows={rowsOf(dutyTable)
      .filter(([, who]) => who === of)
      .map(([chapter, , what, test]) => [chapter, what, test ? <code key="test">{test}</code> : ''])}
  />
);

export const Leaving = () => (
  <Data
    columns={['Name', 'Kind', 'What', 'Ground']}
    rows={LEAVING.map(({ name, kind, what, ground, consent }) => [
      <code key="name">{name}</code>,
      kind,
      what,
      consent ?? ground,
    ])}
  />
);

/** The tag that makes all of it wait for consent. */
export const ConsentTag = () => (
  <pre>
    <code>{ALL_CONSENTS}</code>
  </pre>
);

export const Attacks = () => (
  <Data
    columns={['', 'Attack', 'Before', 'Now', 'Test']}
    rows={rowsOf(attackTable).map(([id, attack, before, now, test]) => [
      id,
      attack,
      before,
      now,
      <code key="test">{test}</code>,
    ])}
  />
);
