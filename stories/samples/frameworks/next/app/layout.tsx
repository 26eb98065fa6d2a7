import Link from 'next/link';
import type { ReactNode } from 'react';
import { provideFirstViews } from 'vitrine/server';
import 'vitrine/reserve.css';
import { Vitrine } from './vitrine';

// The components of vitrine/react write the first views of their widgets into the page.
provideFirstViews({ brand: 'fiat', country: 'BR', language: 'pt-BR' });

export const metadata = { title: 'Next.js', icons: { icon: 'data:,' } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="pt-BR">
      <body>
        <Vitrine />
        <nav>
          <Link href="/">Contato</Link> <Link href="/ofertas">Ofertas</Link> <Link href="/monte">Monte</Link>
        </nav>
        <main>{children}</main>
      </body>
    </html>
  );
}
