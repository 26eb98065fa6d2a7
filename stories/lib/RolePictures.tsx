/** The pictures of a set of roles, and the roles that no screen is for (stories/roles/sets.ts). */
import { Heading } from '@storybook/addon-docs/blocks';
import { ROLE_PICTURES, WITHOUT_SCREEN } from '../roles/sets';
import { Data } from './docs-parts';
import { Picture } from './Picture';
import './docs.css';

export const RolePictures = ({ of }: { of: string }) => (
  <>
    {ROLE_PICTURES[of]?.map(({ roles, place, shows, isShort = false, also }) => (
      <section key={place}>
        <Heading>{roles.join(', ')}</Heading>
        <Picture
          place={place}
          caption={`${shows.charAt(0).toUpperCase()}${shows.slice(1)}.`}
          title={`${roles.join(', ')}: ${shows}`}
          isShort={isShort}
        />
        {also && <p>The same people also use: {also.map((name) => `vt-${name}`).join(', ')}.</p>}
      </section>
    ))}
    <Data
      title="Without a screen"
      columns={['Role', 'Why']}
      rows={Object.entries(WITHOUT_SCREEN[of] ?? {})}
    />
  </>
);
