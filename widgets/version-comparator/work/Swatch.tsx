const HEX = /^#[0-9a-f]{6}$/i;

/** How a colour looks, with that of its roof where it differs. Its name stands beside it. */
export function Swatch({ colors }: { colors: readonly string[] }) {
  const [body, roof] = colors.filter((color) => HEX.test(color));
  return (
    <svg className="swatch" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" fill={body ?? 'none'} />
      {roof && <path d="M1 12a11 11 0 0 1 22 0z" fill={roof} />}
      <circle cx="12" cy="12" r="11.5" fill="none" stroke="currentColor" strokeOpacity="0.5" />
    </svg>
  );
}
