import { createElement } from 'react';
import { Button } from 'storybook/internal/components';
import { useGlobals, useStorybookState } from 'storybook/manager-api';
import { demoAddress, demoPath } from '../lib/demo-address';

/** The toolbar's link to the demo page of the open widget, or to the demo's index. */
export function DemoTool() {
  const { index, storyId } = useStorybookState();
  const [{ language }] = useGlobals();
  const entry = index?.[storyId];
  const title = entry && 'title' in entry ? entry.title : '';
  const href = demoAddress(demoPath(title, language));
  const label = 'Página de demonstração';
  return createElement(
    Button,
    { asChild: true, size: 'small', variant: 'ghost', ariaLabel: false },
    createElement('a', { href, target: '_blank', rel: 'noreferrer' }, label),
  );
}
