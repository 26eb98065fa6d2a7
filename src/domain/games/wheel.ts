/** Whole turns of a wheel before it stops (ours). */
const TURNS = 5;

/**
 * Returns the degrees by which a wheel of equal fields turns clockwise until an outcome's field is at the top, where the
 * first one begins; undefined for an outcome that is no field.
 */
export function wheelTurn(fields: readonly { id: string }[], outcomeId: string): number | undefined {
  const index = fields.findIndex(({ id }) => id === outcomeId);
  return index < 0 ? undefined : 360 * TURNS - ((index + 0.5) * 360) / fields.length;
}

/** Returns the outline of a field of a wheel around 0, 0 as an SVG path. */
export function fieldPath(index: number, fields: number, radius: number): string {
  const at = (share: number) => {
    const angle = (share / fields) * 2 * Math.PI - Math.PI / 2;
    return [Math.cos(angle), Math.sin(angle)].map((part) => (part * radius).toFixed(2)).join(' ');
  };
  if (fields === 1) return `M0 ${-radius}A${radius} ${radius} 0 1 1 -0.01 ${-radius}Z`;
  return `M0 0L${at(index)}A${radius} ${radius} 0 0 1 ${at(index + 1)}Z`;
}
