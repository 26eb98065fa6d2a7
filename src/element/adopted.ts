import { pageDocument } from '#page/core/native';
import { pageSingleton } from '#page/core/page-singleton';
import { sheetsOf } from '#ui/core/styles';
import { tokens } from '#ui/core/tokens';
import { adoptSheets } from './adopt-sheets';
import type { WidgetDefinition } from './definition';

/** Of the widgets' deferred parts (ui/hooks/use-styles.ts). */
const added = pageSingleton('addedSheets', () => new WeakMap<ShadowRoot, Set<CSSStyleSheet>>());

/**
 * Gives a widget its styles again after a move into another document: a frame of the page, a window that it opened. Its
 * view, and what was typed, has moved with it; one that starts there finds a root that takes its styles.
 */
export async function adopt(element: HTMLElement, { island }: WidgetDefinition): Promise<void> {
  const { styles = '' } = await island();
  let root = element.shadowRoot;
  if (!root) {
    root = element.attachShadow({ mode: 'open' });
    // The author's children, until it is mounted.
    root.append(pageDocument.createElement('slot'));
  }
  adoptSheets(root, [...sheetsOf(tokens(), styles), ...(added.get(root) ?? [])]);
}
