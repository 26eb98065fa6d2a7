import type { ComponentType } from 'react';

/** The narrowest supported page, 320 px, which must not scroll horizontally. */
export const narrow = (Story: ComponentType) => (
  <div style={{ width: 320 }}>
    <Story />
  </div>
);
