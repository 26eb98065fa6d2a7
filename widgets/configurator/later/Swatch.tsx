/** Only what is a colour in hexadecimal is painted: the text comes from a service. */
const HEX = /^#[0-9a-f]{6}$/i;

/** A colour's sample, two of them where the roof differs. Nobody hears it: the name stands beside it. */
export function Swatch({ colors }: { colors: readonly string[] }) {
  const [body = '#ffffff', roof = body] = colors.filter((color) => HEX.test(color));
  return (
    <svg className="swatch" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <circle cx="24" cy="24" r="22" fill={body} />
      {roof !== body && <path d="M2 24a22 22 0 0 1 44 0z" fill={roof} />}
      <circle className="swatch-edge" cx="24" cy="24" r="22.5" fill="none" stroke="currentColor" />
    </svg>
  );
}
