/** Only what is a colour in hexadecimal is painted: the text comes from a service. */
const HEX = /^#[0-9a-f]{6}$/i;

interface SwatchProps {
  /** As #rrggbb: the body's, and the roof's where it differs. Nothing is painted where there is none. */
  colors: readonly string[];
  /** In px. */
  size: number;
}

/** How a colour looks. Nobody hears it: its name stands beside it. */
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
