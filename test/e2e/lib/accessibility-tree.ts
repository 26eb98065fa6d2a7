import type { Page } from './test';

interface Value {
  value?: unknown;
}
/** A node of Chromium's tree, as its protocol gives it. */
interface AXNode {
  nodeId: string;
  ignored: boolean;
  role?: Value;
  name?: Value;
  value?: Value;
  properties?: { name: string; value: Value }[];
  childIds?: string[];
}

/** Roles without a meaning of their own, and the parts of a text. */
const SILENT = /^(generic|none|InlineTextBox|LineBreak|ListMarker|MenuListPopup)$/;
/** Properties that a screen reader says. */
const SAID = ['level', 'checked', 'expanded', 'selected', 'required', 'invalid', 'disabled', 'focused'];

/**
 * Resolves to Chromium's accessibility tree of the page, shadow roots included, as lines: `role "name" property=value`,
 * indented by their depth. Texts that only repeat the name of what is around them are left out.
 */
export async function accessibilityTree(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: AXNode[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: string[] = [];
  const write = (id: string, depth: number, around: string): void => {
    const node = byId.get(id);
    if (!node) return;
    const role = String(node.role?.value ?? '');
    const name = String(node.name?.value ?? '')
      .replace(/\s+/g, ' ')
      .trim();
    const isText = role === 'StaticText';
    const isSaid = !node.ignored && !SILENT.test(role) && !(isText && (!name || around.includes(name)));
    if (isSaid) {
      const more = (node.properties ?? [])
        .filter((property) => SAID.includes(property.name) && property.value.value)
        .filter(({ value }) => value.value !== 'false')
        .map((property) => ` ${property.name}=${property.value.value}`);
      const value = node.value?.value ? ` value="${node.value.value}"` : '';
      const text = isText ? `text "${name}"` : `${role}${name ? ` "${name}"` : ''}`;
      lines.push(`${'  '.repeat(depth)}${text}${value}${more.join('')}`);
    }
    for (const child of node.childIds ?? [])
      write(child, isSaid ? depth + 1 : depth, isSaid ? name || around : around);
  };
  const [root] = nodes;
  if (root) write(root.nodeId, 0, '');
  return lines;
}
