import { useState } from 'react';
import { safeUrl } from '#page/core/safe-url';

/** The picture of a prize; nothing without one, or if it does not load. Decorative: the name stands below it. */
export function PrizePicture({ address }: { address: string | null | undefined }) {
  const [failed, setFailed] = useState('');
  const src = safeUrl(address);
  if (!src || failed === src) return null;
  return (
    <img
      className="prize-picture"
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(src)}
    />
  );
}
