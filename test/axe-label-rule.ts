import type { Check, CheckHelper, Rule } from 'axe-core';

/**
 * Whether the name of a control begins with what a person reads on it; true if nothing can be read. Sent as text, so it uses
 * nothing else of this file.
 */
function labelBeginsName(this: CheckHelper, control: Element): boolean {
  const fields = 'input, select, textarea';
  // These show a value, not their label.
  const withValue = '[role=combobox], [role=slider], [role=spinbutton], [role=textbox]';
  /** What is hidden from the eye or from a screen reader is no label. */
  const isShown = (element: Element): boolean =>
    element.getAttribute('aria-hidden') !== 'true' &&
    !element.matches(fields) &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    getComputedStyle(element).clipPath !== 'inset(50%)';
  const childrenOf = (element: Element): Iterable<Node> => {
    const assigned = element instanceof HTMLSlotElement ? element.assignedNodes() : [];
    return assigned.length > 0 ? assigned : (element.shadowRoot ?? element).childNodes;
  };
  const shownText = (element: Element): string =>
    isShown(element)
      ? [...childrenOf(element)]
          .map((node) =>
            node instanceof Element ? shownText(node) : node instanceof Text ? node.nodeValue : '',
          )
          .join(' ')
      : '';
  /** Letters and digits alone: nobody says punctuation, and a drawing has no name that one could guess. */
  const spoken = (text: string): string =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '');
  const labels = control.matches(fields)
    ? [...((control as HTMLInputElement).labels ?? [])]
    : control.matches(withValue)
      ? []
      : [control];
  const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
  const label = labels.map(shownText).join(' ').replace(/\s+/g, ' ').trim();
  const name = axe.commons.text.accessibleText(control);
  this.data({ label, name });
  return spoken(name).startsWith(spoken(label));
}

/** Fields, and what takes its name from its content. */
const CONTROLS = `button, a[href], summary, input, select, textarea, ${[
  'button',
  'checkbox',
  'link',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'radio',
  'switch',
  'tab',
  'treeitem',
]
  .map((role) => `[role=${role}]`)
  .join(', ')}`;

/**
 * A rule for axe: a control's name begins with its visible label, which is what speech control is told (WCAG 2.5.3; axe's own
 * rule is experimental, and content with a label that stands anywhere in the name).
 */
export const LABEL_RULE: { checks: Check[]; rules: Rule[] } = {
  // As text it passes Storybook's channel.
  checks: [
    {
      id: 'label-begins-name',
      evaluate: `${labelBeginsName}`,
      metadata: {
        impact: 'serious',
        messages: {
          // biome-ignore-start lint/suspicious/noTemplateCurlyInString: axe fills these in
          pass: 'The name "${data.name}" begins with the label "${data.label}"',
          fail: 'The name "${data.name}" does not begin with the label "${data.label}"',
          // biome-ignore-end lint/suspicious/noTemplateCurlyInString: as above
        },
      },
    },
  ],
  rules: [
    {
      id: 'label-begins-name',
      selector: CONTROLS,
      all: ['label-begins-name'],
      tags: ['wcag2a', 'wcag253'],
      metadata: {
        description: "A control's accessible name begins with its visible label",
        help: 'Speech control must find what a person reads',
        helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/label-in-name',
      },
    },
  ],
};
