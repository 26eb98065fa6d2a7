import { Description, DocsContext, Primary, Title } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Situations } from './docs-parts';

/** The documentation page of a kit component. */
export function KitDocs() {
  const context = useContext(DocsContext);
  return (
    <div lang="pt-BR">
      <Title />
      <Description of="meta" />
      <Primary />
      <Situations stories={context.componentStories()} />
    </div>
  );
}
