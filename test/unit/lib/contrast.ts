/** Channels of a hex colour, from 0 to 255. */
export function channels(hex: string): [number, number, number] {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  return [1, 3, 5].map((at) => Number.parseInt(full.slice(at, at + 2), 16)) as [number, number, number];
}

/** Relative luminance of a hex colour (WCAG 2.2). */
function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two hex colours, from 1 to 21 (WCAG 2.2). */
export const contrast = (one: string, other: string): number => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

/** The pairs of colours of any surface, and the least contrast of each: of texts 4.5, of marks and borders 3. */
export const surfacePairs = (
  t: Record<
    'text' | 'muted' | 'accent' | 'danger' | 'success' | 'on-primary' | 'primary' | 'line' | 'surface',
    string
  >,
): [name: string, front: string, back: string, least: number][] => [
  ['text', t.text, t.surface, 4.5],
  ['muted', t.muted, t.surface, 4.5],
  ['accent', t.accent, t.surface, 4.5],
  ['danger', t.danger, t.surface, 4.5],
  ['success', t.success, t.surface, 4.5],
  ['on-primary', t['on-primary'], t.primary, 4.5],
  ['primary as a mark', t.primary, t.surface, 3],
  ['line', t.line, t.surface, 3],
];
