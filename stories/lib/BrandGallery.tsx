import type { CSSProperties } from 'react';
import type { Args } from '#demo-pages/embed/code/tag-text';
import { BRANDS } from '#domain/core/brands';
import { tokenProperties } from './appearance';
import { Widget } from './Widget';

/** A widget in all brands at once. A page has one brand, so each cell sets the custom properties of another. */
export function BrandGallery({ tag, args }: { tag: string; args: Args }) {
  const column: CSSProperties = {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 420px), 1fr))',
    gap: 24,
    padding: 24,
    background: '#eceef1',
  };
  return (
    <div style={column}>
      {BRANDS.map((brand) => (
        <section
          key={brand}
          data-brand={brand}
          aria-label={brand}
          style={Object.fromEntries(tokenProperties(brand).map(({ name, value }) => [name, value]))}
        >
          <p style={{ margin: '0 0 8px', font: '600 14px/1.4 system-ui, sans-serif', color: '#33363d' }}>
            {brand}
          </p>
          <Widget tag={tag} args={args} />
        </section>
      ))}
    </div>
  );
}
