/** Other texts of the service are ignored: only hexadecimal colours are safe to use in a style. */
const HEX = /^#[0-9a-f]{6}$/i;

interface SwatchProps {
  /** Colours as #rrggbb: the body's, and the roof's if it differs. Others are not painted. */
  colors: readonly string[];
  /** Size in px. */
  size: number;
}

/** A sample of a colour; hidden from screen readers, as its name is beside it. */
export function Swatch({ colors, size }: SwatchProps) {
  const [body = 'none', roof = body] = colors.filter((color) => HEX.test(color));
  return (
    <svg className="swatch" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <circle cx="24" cy="24" r="22" fill={body} />
      {roof !== body && <path d="M2 24a22 22 0 0 1 44 0z" fill={roof} />}
      <circle className="swatch-edge" cx="24" cy="24" r="22.5" fill="none" stroke="currentColor" />
    </svg>
  );
}
