import type { ReactNode } from 'react';
import { safeUrl } from '#page/core/safe-url';
import { useMessages } from '#ui/core/host-context';
import { brandName } from './car-brand';

/** The author's address stands for those of all brands: this part of it is the brand's code. */
const BRAND = '{brand}';

const messages = {
  'pt-BR': { goTo: 'Ir para a' },
  'es-AR': { goTo: 'Ir a' },
};

interface OtherBrandProps {
  /** The brand's code. */
  brand: string;
  /** The author's address of that brand's page; no link if empty. */
  url: string;
  /** What is done there. */
  children: ReactNode;
}

/** The way on for a car of another brand than the page's: what to do, and the link to that brand. */
export function OtherBrand({ brand, url, children }: OtherBrandProps) {
  const { goTo } = useMessages(messages);
  const address = safeUrl(url.replaceAll(BRAND, encodeURIComponent(brand.toLowerCase())));
  return (
    <>
      <p>{children}</p>
      {address && (
        <a className="button" part="button" href={address}>
          {goTo} {brandName(brand)}
        </a>
      )}
    </>
  );
}
