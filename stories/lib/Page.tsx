import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { forgetTypedContact } from '#features/contact/forget-typed';
import { arrangePage, type PageSetup, type Toolbars } from './page-setup';

function Page({ toolbars, setup, children }: { toolbars: Toolbars; setup: PageSetup; children: ReactNode }) {
  // Once per mount, and before the widget inside reads the page.
  useState(() => arrangePage(toolbars, setup));
  // The widgets of the story before end in a microtask after their removal, and keep what was typed in them then.
  useLayoutEffect(() => queueMicrotask(forgetTypedContact), []);
  // Before the widget's first update, in which an element without an island would fail.
  useLayoutEffect(() => {
    if (!setup.fails) return;
    const handle = (event: Event) => event.preventDefault();
    document.addEventListener('vt-widget-failed', handle);
    return () => document.removeEventListener('vt-widget-failed', handle);
  }, [setup.fails]);
  return children;
}

/** Every story has its own page; a change in the toolbars creates a new one. */
export const onPage: Decorator = (Story, { id, globals, parameters }) => {
  const { brand, language, network } = globals as Toolbars & typeof globals;
  return (
    <Page
      key={`${id} ${brand} ${language} ${network}`}
      toolbars={{ brand, language, network }}
      setup={parameters.vitrine ?? {}}
    >
      <Story />
    </Page>
  );
};
