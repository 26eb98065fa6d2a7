import { pageDocument } from '#page/core/native';

/** The custom properties that a frame gets, and the property of a probe from which the browser computes each. */
const COLOURS = ['surface', 'text', 'muted', 'line', 'accent', 'focus', 'danger', 'primary'] as const;
const LONGEST = 200;

/**
 * Returns how a widget looks as plain values: colours as the browser computes them, the radius, the font's family and size.
 * Nothing in it is a rule or an address.
 */
export function frameStyle(within: Element): Record<string, string> {
  const probe = pageDocument.createElement('span');
  probe.hidden = true;
  within.append(probe);
  const style = getComputedStyle(probe);
  const found: Record<string, string> = {};
  for (const name of COLOURS) {
    probe.style.color = `var(--_${name})`;
    found[name] = style.color;
  }
  probe.style.borderRadius = 'var(--_radius)';
  found.radius = style.borderTopLeftRadius;
  found.font = style.fontFamily;
  found.size = style.fontSize;
  probe.remove();
  return Object.fromEntries(
    Object.entries(found).filter(
      ([, value]) => value && value.length <= LONGEST && !/url\(|[;{}<>]/i.test(value),
    ),
  );
}
