import type { ComponentType } from 'react';

/** The narrowest page that a widget has to fit, 320 px, where nothing may roll sideways. */
export const narrow = (Story: ComponentType) => (
  <div style={{ width: 320 }}>
    <Story />
  </div>
);
